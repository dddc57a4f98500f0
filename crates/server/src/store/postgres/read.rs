//! Reads logs, tables and games.

use sqlx::Row;
use sqlx::postgres::PgRow;
use table::PersonId;

use super::codes;
use super::connections::Connections;
use crate::store::sql_row::{SqlRow, code, game_row, table_row};
use crate::store::{GamePlace, GameRow, StorageOwner, StoreError, TableRow};
use crate::table_code::TableCode;

/// The events of a table after this number.
pub(super) async fn events(
    connections: &Connections,
    table: &TableCode,
    after: u32,
    limit: u32,
) -> Result<Vec<String>, StoreError> {
    let find =
        sqlx::query("SELECT body FROM events WHERE table_code = $1 AND seq > $2 ORDER BY seq LIMIT $3");
    let find = find.bind(table.to_string()).bind(i64::from(after)).bind(i64::from(limit));
    every(&connections.rows(find).await?, |row| row.try_get("body"))
}

/// How many events each of these tables has.
pub(super) async fn lengths(
    connections: &Connections,
    tables: &[TableCode],
) -> Result<Vec<(TableCode, u32)>, StoreError> {
    let find = sqlx::query("SELECT code, length FROM logs WHERE code = ANY ($1) AND length > 0");
    let rows = connections.rows(find.bind(codes(tables))).await?;
    every(&rows, |row| Ok((code(row, "code")?, count(row, "length")?)))
}

/// The tables in the lobby, the latest first.
pub(super) async fn lobby(connections: &Connections, limit: u32) -> Result<Vec<TableRow>, StoreError> {
    let find = sqlx::query(
        "SELECT code, host, listed, closed, at, people, sign FROM tables \
         WHERE listed AND NOT closed ORDER BY at DESC, code LIMIT $1",
    );
    every(&connections.rows(find.bind(i64::from(limit))).await?, table_row)
}

/// The tables at which this person sits or is host, the latest first.
pub(super) async fn tables_of(
    connections: &Connections,
    person: PersonId,
    limit: u32,
) -> Result<Vec<TableRow>, StoreError> {
    let find = sqlx::query(
        "SELECT code, host, listed, closed, at, people, sign FROM tables \
         WHERE people @> ARRAY[$1] OR host = $1 ORDER BY at DESC, code LIMIT $2",
    );
    let find = find.bind(person.0.cast_signed()).bind(i64::from(limit));
    every(&connections.rows(find).await?, table_row)
}

/// How many unfinished tables this person has made.
pub(super) async fn open_tables_of(connections: &Connections, host: PersonId) -> Result<u32, StoreError> {
    let find = sqlx::query("SELECT count(*) AS open FROM tables WHERE host = $1 AND NOT closed");
    let rows = connections.rows(find.bind(host.0.cast_signed())).await?;
    Ok(every(&rows, |row| count(row, "open"))?.into_iter().sum())
}

/// How many bytes the tables of this host take.
pub(super) async fn stored_bytes(connections: &Connections, host: StorageOwner) -> Result<u64, StoreError> {
    let find = match host {
        StorageOwner::Person(host) => {
            sqlx::query("SELECT coalesce(sum(bytes), 0)::bigint AS bytes FROM tables WHERE host = $1")
                .bind(host.0.cast_signed())
        }
        StorageOwner::HostOf(table) => sqlx::query(
            "SELECT coalesce(sum(bytes), 0)::bigint AS bytes FROM tables \
             WHERE host = (SELECT host FROM tables WHERE code = $1)",
        )
        .bind(table.to_string()),
    };
    let rows = connections.rows(find).await?;
    Ok(every(&rows, |row| row.number("bytes"))?.into_iter().sum())
}

/// A finished game.
pub(super) async fn game(connections: &Connections, id: &str) -> Result<Option<GameRow>, StoreError> {
    let find = sqlx::query("SELECT id, table_code, ended, people, record FROM games WHERE id = $1");
    let rows = connections.rows(find.bind(id.to_owned())).await?;
    Ok(every(&rows, game_row)?.pop())
}

/// The finished games in which this person sat, the latest first.
pub(super) async fn games_of(
    connections: &Connections,
    person: PersonId,
    after: Option<GamePlace>,
    limit: u32,
) -> Result<Vec<GameRow>, StoreError> {
    let find = sqlx::query(
        "SELECT g.id, g.table_code, g.ended, g.people, g.record FROM game_people p JOIN games g ON g.id = p.game \
         WHERE p.person = $1 AND p.ended <= $2 AND (p.ended < $2 OR p.game > $4) ORDER BY p.ended DESC, p.game LIMIT $3",
    );
    let (ended, id) = GamePlace::values(after);
    let find = find.bind(person.0.cast_signed()).bind(ended).bind(i64::from(limit)).bind(id);
    every(&connections.rows(find).await?, game_row)
}

/// What each of these rows says.
pub(super) fn every<T>(
    rows: &[PgRow],
    read: impl Fn(&PgRow) -> Result<T, sqlx::Error>,
) -> Result<Vec<T>, StoreError> {
    rows.iter().map(|row| Ok(read(row)?)).collect()
}

fn count(row: &PgRow, column: &str) -> Result<u32, sqlx::Error> {
    row.number(column)?.try_into().map_err(|error| sqlx::Error::Decode(Box::new(error)))
}
