//! Which keys were revoked lately, and who has another name. Triggers write it down.

use sqlx::Row;
use sqlx::postgres::PgRow;
use table::PersonId;

use super::connections::Connections;
use crate::store::sql_row::SqlRow;
use crate::store::{ChangePoint, IdentityChange, IdentityChanges, KeyHash, StoreError};

/// What has changed since a point, which is the oldest transaction that was under way at the last question. The same
/// snapshot says which one that is now.
pub(super) async fn since(
    connections: &Connections,
    point: ChangePoint,
) -> Result<IdentityChanges, StoreError> {
    let find = sqlx::query(
        "SELECT now.next, changes.id, changes.person, changes.revoked \
         FROM (SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS next) AS now \
         LEFT JOIN identity_changes AS changes ON changes.tx >= $1::text::xid8",
    );
    let rows = connections.rows(find.bind(point.0.to_string())).await?;
    let next = rows.first().map_or(Ok(point.0), |row| row.number("next"))?;
    let changes =
        rows.iter().filter_map(|row| change(row).transpose()).collect::<Result<_, sqlx::Error>>()?;
    Ok(IdentityChanges { changes, next: ChangePoint(next) })
}

/// A row without a number says only that nothing has changed.
fn change(row: &PgRow) -> Result<Option<IdentityChange>, sqlx::Error> {
    let Some(id) = row.try_get::<Option<i64>, _>("id")? else { return Ok(None) };
    let hash: Option<Vec<u8>> = row.try_get("revoked")?;
    let revoked = hash.and_then(|hash| hash.try_into().ok()).map(KeyHash);
    Ok(Some(IdentityChange { id: id.cast_unsigned(), person: PersonId(row.number("person")?), revoked }))
}

/// Removes what every node has read by now, or has to do without.
pub(super) async fn remove_old(connections: &Connections) -> Result<(), StoreError> {
    let remove =
        sqlx::query("DELETE FROM identity_changes WHERE at < clock_timestamp() - interval '10 minutes'");
    connections.execute(remove).await.map(drop)
}
