//! Writes what the indexes say of tables and games.

use std::fmt::Write;
use std::sync::Arc;

use sqlx::{AssertSqlSafe, SqliteConnection};
use table::PersonId;

use super::failure::Failure;
use crate::store::{GameRow, LogIndex, TableRow};

/// From now on this is what the indexes say of a table, which has grown by so many bytes.
pub(super) async fn put_table(
    connection: &mut SqliteConnection,
    row: &TableRow,
    grown: u64,
) -> Result<(), Failure> {
    let code = row.table.to_string();
    let put = sqlx::query(
        "INSERT INTO tables (code, host, listed, closed, at, sign, bytes) VALUES (?, ?, ?, ?, ?, ?, ?) \
         ON CONFLICT (code) DO UPDATE SET host = excluded.host, listed = excluded.listed, \
         closed = excluded.closed, at = excluded.at, sign = excluded.sign, \
         bytes = bytes + excluded.bytes",
    );
    let put = put.bind(code.clone()).bind(row.host.0.cast_signed()).bind(row.listed).bind(row.closed);
    let put = put.bind(row.at.cast_signed()).bind(row.lobby_entry.clone()).bind(grown.cast_signed());
    put.execute(&mut *connection).await?;
    let clear = sqlx::query("DELETE FROM table_people WHERE table_code = ?");
    clear.bind(code.clone()).execute(&mut *connection).await?;
    if let Some(rows) = places(&row.people) {
        let sit = AssertSqlSafe(format!(
            "INSERT INTO table_people (table_code, place, person) SELECT ?1, column1, column2 FROM ({rows})"
        ));
        sqlx::query(sit).bind(code).persistent(false).execute(connection).await?;
    }
    Ok(())
}

/// A game has ended.
pub(super) async fn add_game(connection: &mut SqliteConnection, game: &GameRow) -> Result<(), Failure> {
    let ended = game.ended.cast_signed();
    let add = sqlx::query("INSERT INTO games (id, table_code, ended, record) VALUES (?, ?, ?, ?)");
    let add = add.bind(game.id.clone()).bind(game.table.to_string()).bind(ended).bind(game.record.clone());
    add.execute(&mut *connection).await?;
    if let Some(rows) = places(&game.people) {
        let sit = AssertSqlSafe(format!(
            "INSERT INTO game_people (game, place, person, ended) SELECT ?1, column1, column2, ?2 FROM ({rows})"
        ));
        sqlx::query(sit).bind(game.id.clone()).bind(ended).persistent(false).execute(connection).await?;
    }
    Ok(())
}

/// Notes what has to be found in this log later.
pub(super) async fn note(
    connection: &mut SqliteConnection,
    code: &Arc<str>,
    index: &LogIndex,
) -> Result<(), Failure> {
    for person in &index.people {
        let note = sqlx::query("INSERT OR IGNORE INTO log_people (person, table_code) VALUES (?, ?)");
        note.bind(person.to_string()).bind(Arc::clone(code)).execute(&mut *connection).await?;
    }
    if let Some(at) = index.chat {
        let note = sqlx::query("INSERT OR IGNORE INTO log_chat (table_code, oldest) VALUES (?, ?)");
        note.bind(Arc::clone(code)).bind(at.0.cast_signed()).execute(connection).await?;
    }
    Ok(())
}

/// Places and people as rows of numbers, if there are any.
fn places(people: &[PersonId]) -> Option<String> {
    let mut rows = String::new();
    for (place, person) in people.iter().enumerate() {
        let lead = if place == 0 { "VALUES " } else { "," };
        write!(rows, "{lead}({place},{})", person.0.cast_signed()).expect("a string takes all text");
    }
    (!rows.is_empty()).then_some(rows)
}
