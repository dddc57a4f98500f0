//! Requests with an idempotency key, kept for a day.

use super::connections::Connections;
use super::read::every;
use crate::store::sql_row::request_row;
use crate::store::{RequestRow, StoreError, StoredAnswer};

/// Notes a request, unless it is there: then that one. Those that are too old make room.
pub(super) async fn begin(
    connections: &Connections,
    request: RequestRow,
) -> Result<Option<RequestRow>, StoreError> {
    let expired = request.at.saturating_sub(RequestRow::KEPT_FOR).cast_signed();
    connections.execute(sqlx::query("DELETE FROM requests WHERE at < $1").bind(expired)).await?;
    let note = sqlx::query(
        "INSERT INTO requests (id, sender, fingerprint, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
    );
    let note = note.bind(request.id.to_vec()).bind(request.sender.to_vec());
    let note = note.bind(request.fingerprint.to_vec()).bind(request.at.cast_signed());
    if connections.execute(note).await? == 0 {
        // A request that was removed just now counts as under way, so that the sender retries.
        return Ok(Some(find(connections, request.id).await?.unwrap_or(request)));
    }
    let trim = sqlx::query(
        "DELETE FROM requests WHERE id IN \
         (SELECT id FROM requests WHERE sender = $1 ORDER BY at DESC, id OFFSET $2)",
    );
    let trim = trim.bind(request.sender.to_vec()).bind(i64::from(RequestRow::OF_ONE_SENDER));
    connections.execute(trim).await?;
    Ok(None)
}

/// Keeps the answer, or forgets the request.
pub(super) async fn end(
    connections: &Connections,
    id: [u8; 32],
    answer: Option<StoredAnswer>,
) -> Result<(), StoreError> {
    let end = match answer {
        Some(StoredAnswer { status, body }) => {
            let keep = sqlx::query("UPDATE requests SET status = $2, body = $3 WHERE id = $1");
            keep.bind(id.to_vec()).bind(i64::from(status)).bind(body)
        }
        None => sqlx::query("DELETE FROM requests WHERE id = $1").bind(id.to_vec()),
    };
    connections.execute(end).await.map(drop)
}

/// The request with this id.
async fn find(connections: &Connections, id: [u8; 32]) -> Result<Option<RequestRow>, StoreError> {
    let find = sqlx::query("SELECT id, sender, fingerprint, at, status, body FROM requests WHERE id = $1");
    Ok(every(&connections.rows(find.bind(id.to_vec())).await?, request_row)?.pop())
}
