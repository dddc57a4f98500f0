//! Holds what has arrived against what was sent.

use futures_util::TryStreamExt;
use sqlx::{PgConnection, SqliteConnection};

use super::MigrationError;
use super::transfer::TRANSFERS;

/// A log: its code, its length by its last number, by its events, and in bytes.
type Log = (String, i64, i64, i64);

/// Every table has as many rows as before, and every log its length, without a gap and to the byte.
pub(super) async fn verify(old: &mut SqliteConnection, new: &mut PgConnection) -> Result<(), MigrationError> {
    for transfer in &TRANSFERS {
        let there: i64 = sqlx::query_scalar(transfer.count).fetch_one(&mut *new).await?;
        if there.cast_unsigned() != transfer.count(old).await? {
            return Err(MigrationError::Damaged(transfer.name));
        }
    }
    let mut before = sqlx::query_as(
        "SELECT table_code, max(seq), count(*), sum(length(CAST(body AS BLOB))) FROM events \
         GROUP BY table_code ORDER BY table_code",
    )
    .fetch(old);
    let mut after = sqlx::query_as(
        "SELECT code, length, count(*), sum(octet_length(body)) FROM logs JOIN events ON table_code = code \
         GROUP BY code ORDER BY code",
    )
    .fetch(new);
    loop {
        let (sent, arrived): (Option<Log>, Option<Log>) = (before.try_next().await?, after.try_next().await?);
        if sent != arrived || sent.as_ref().is_some_and(|(_, last, events, _)| last != events) {
            return Err(MigrationError::Damaged("events"));
        }
        if sent.is_none() {
            return Ok(());
        }
    }
}
