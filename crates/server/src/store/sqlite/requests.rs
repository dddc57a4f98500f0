//! Requests with an idempotency key, kept for a day.

use sqlx::{SqliteConnection, SqlitePool};

use super::failure::Failure;
use crate::store::sql_row::request_row;
use crate::store::{RequestRow, StoreError, StoredAnswer};

/// Notes a request, unless it is there; says whether it was not. Those that are too old make room.
pub(super) async fn begin(connection: &mut SqliteConnection, request: &RequestRow) -> Result<bool, Failure> {
    let expired = request.at.saturating_sub(RequestRow::KEPT_FOR).cast_signed();
    let expire = sqlx::query("DELETE FROM requests WHERE at < ?").bind(expired);
    expire.execute(&mut *connection).await?;
    let note = sqlx::query(
        "INSERT INTO requests (id, sender, fingerprint, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
    );
    let note = note.bind(request.id.to_vec()).bind(request.sender.to_vec());
    let note = note.bind(request.fingerprint.to_vec()).bind(request.at.cast_signed());
    if note.execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(false);
    }
    let trim = sqlx::query(
        "DELETE FROM requests WHERE id IN \
         (SELECT id FROM requests WHERE sender = ? ORDER BY at DESC, id LIMIT -1 OFFSET ?)",
    );
    let trim = trim.bind(request.sender.to_vec()).bind(RequestRow::OF_ONE_SENDER);
    trim.execute(connection).await?;
    Ok(true)
}

/// Keeps the answer, or forgets the request.
pub(super) async fn end(
    connection: &mut SqliteConnection,
    id: &[u8; 32],
    answer: Option<&StoredAnswer>,
) -> Result<bool, Failure> {
    let end = match answer {
        Some(StoredAnswer { status, body }) => {
            let keep = sqlx::query("UPDATE requests SET status = ?, body = ? WHERE id = ?");
            keep.bind(i64::from(*status)).bind(body.clone())
        }
        None => sqlx::query("DELETE FROM requests WHERE id = ?"),
    };
    Ok(end.bind(id.to_vec()).execute(connection).await?.rows_affected() == 1)
}

/// The request with this id.
pub(super) async fn find(readers: &SqlitePool, id: [u8; 32]) -> Result<Option<RequestRow>, StoreError> {
    let find = sqlx::query("SELECT id, sender, fingerprint, at, status, body FROM requests WHERE id = ?");
    let row = find.bind(id.to_vec()).fetch_optional(readers).await?;
    Ok(row.as_ref().map(request_row).transpose()?)
}
