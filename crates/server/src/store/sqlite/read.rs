//! Reads logs, tables and games.

use sqlx::SqlitePool;
use table::PersonId;

use crate::store::sql_row::{game_row, table_row};
use crate::store::{GamePlace, GameRow, StorageOwner, StoreError, TableRow};
use crate::table_code::TableCode;

/// The events of a table after this number.
pub(super) async fn events(
    readers: &SqlitePool,
    table: &TableCode,
    after: u32,
    limit: u32,
) -> Result<Vec<String>, StoreError> {
    sqlx::query_scalar("SELECT body FROM events WHERE table_code = ? AND seq > ? ORDER BY seq LIMIT ?")
        .bind(table.to_string())
        .bind(after)
        .bind(limit)
        .fetch_all(readers)
        .await
        .map_err(StoreError::from)
}

/// The tables in the lobby, the latest first.
pub(super) async fn lobby(readers: &SqlitePool, limit: u32) -> Result<Vec<TableRow>, StoreError> {
    let find = sqlx::query(
        "SELECT t.*, (SELECT group_concat(person, ' ' ORDER BY place) FROM table_people WHERE table_code = t.code) AS people \
         FROM tables t WHERE listed = 1 AND closed = 0 ORDER BY at DESC, code LIMIT ?",
    );
    let rows = find.bind(limit).fetch_all(readers).await?;
    rows.iter().map(|row| Ok(table_row(row)?)).collect()
}

/// The tables at which this person sits or is host, the latest first.
pub(super) async fn tables_of(
    readers: &SqlitePool,
    person: PersonId,
    limit: u32,
) -> Result<Vec<TableRow>, StoreError> {
    let find = sqlx::query(
        "SELECT t.*, (SELECT group_concat(person, ' ' ORDER BY place) FROM table_people WHERE table_code = t.code) AS people \
         FROM tables t WHERE code IN (SELECT table_code FROM table_people WHERE person = ?1 \
         UNION SELECT code FROM tables WHERE host = ?1) ORDER BY at DESC, code LIMIT ?2",
    );
    let find = find.bind(person.0.cast_signed()).bind(limit);
    let rows = find.fetch_all(readers).await?;
    rows.iter().map(|row| Ok(table_row(row)?)).collect()
}

/// How many unfinished tables this person has made.
pub(super) async fn open_tables_of(readers: &SqlitePool, host: PersonId) -> Result<u32, StoreError> {
    sqlx::query_scalar("SELECT count(*) FROM tables WHERE host = ? AND closed = 0")
        .bind(host.0.cast_signed())
        .fetch_one(readers)
        .await
        .map_err(StoreError::from)
}

/// How many bytes the tables of this host take.
pub(super) async fn stored_bytes(readers: &SqlitePool, host: StorageOwner) -> Result<u64, StoreError> {
    let sum = match host {
        StorageOwner::Person(host) => {
            sqlx::query_scalar("SELECT coalesce(sum(bytes), 0) FROM tables WHERE host = ?")
                .bind(host.0.cast_signed())
        }
        StorageOwner::HostOf(table) => sqlx::query_scalar(
            "SELECT coalesce(sum(bytes), 0) FROM tables WHERE host = (SELECT host FROM tables WHERE code = ?)",
        )
        .bind(table.to_string()),
    };
    let bytes: i64 = sum.fetch_one(readers).await?;
    Ok(bytes.cast_unsigned())
}

/// A finished game.
pub(super) async fn game(readers: &SqlitePool, id: &str) -> Result<Option<GameRow>, StoreError> {
    let find = sqlx::query(
        "SELECT g.*, (SELECT group_concat(person, ' ' ORDER BY place) FROM game_people WHERE game = g.id) AS people \
         FROM games g WHERE id = ?",
    );
    let row = find.bind(id.to_owned()).fetch_optional(readers).await?;
    row.as_ref().map(game_row).transpose().map_err(StoreError::from)
}

/// The finished games in which this person sat, the latest first.
pub(super) async fn games_of(
    readers: &SqlitePool,
    person: PersonId,
    after: Option<GamePlace>,
    limit: u32,
) -> Result<Vec<GameRow>, StoreError> {
    let find = sqlx::query(
        "SELECT g.*, (SELECT group_concat(person, ' ' ORDER BY place) FROM game_people WHERE game = g.id) AS people \
         FROM games g WHERE id IN (SELECT DISTINCT game FROM game_people WHERE person = ?1 AND ended <= ?2 AND (ended < ?2 OR game > ?4) \
         ORDER BY ended DESC, game LIMIT ?3) ORDER BY ended DESC, id",
    );
    let (ended, id) = GamePlace::values(after);
    let find = find.bind(person.0.cast_signed()).bind(ended).bind(limit).bind(id);
    let rows = find.fetch_all(readers).await?;
    rows.iter().map(|row| Ok(game_row(row)?)).collect()
}

/// Whether anything can be read.
pub(super) async fn pulse(readers: &SqlitePool) -> Result<(), StoreError> {
    let beats = sqlx::query_scalar::<_, i64>("SELECT beats FROM pulse").fetch_one(readers).await;
    beats.map(drop).map_err(StoreError::from)
}
