//! Appends to the log of a table.

use std::time::Instant;

use sqlx::Row;

use super::connections::{Connections, Statement};
use super::{count, moment, numbers};
use crate::store::{Append, StoreError};

/// The row of the log comes first: if its length differs, it is not changed, and nothing else is written. Concurrent
/// appends to the same log wait for each other at this row.
const APPEND: &str = "\
    WITH log AS ( \
        INSERT INTO logs (code, length, due) \
        SELECT $1, cardinality($3::text[]), $4::bigint \
        WHERE $2::bigint = 0 OR EXISTS (SELECT FROM logs WHERE code = $1) \
        ON CONFLICT (code) DO UPDATE \
        SET length = logs.length + excluded.length, due = LEAST(logs.due, excluded.due) \
        WHERE logs.length = $2 \
        RETURNING code \
    ), written AS ( \
        INSERT INTO events (table_code, seq, body) \
        SELECT log.code, $2 + event.number, event.body \
        FROM log, unnest($3) WITH ORDINALITY AS event (body, number) \
    ), shown AS ( \
        INSERT INTO tables (code, host, listed, closed, at, people, sign, bytes) \
        SELECT log.code, $5::bigint, $6::boolean, $7::boolean, $8::bigint, $9::bigint[], $10::text, $15::bigint \
        FROM log WHERE $5 IS NOT NULL \
        ON CONFLICT (code) DO UPDATE SET host = excluded.host, listed = excluded.listed, \
        closed = excluded.closed, at = excluded.at, people = excluded.people, sign = excluded.sign, \
        bytes = tables.bytes + excluded.bytes \
    ), ended AS ( \
        INSERT INTO games (id, table_code, ended, people, record) \
        SELECT $11::text, log.code, $12::bigint, $13::bigint[], $14::text \
        FROM log WHERE $11 IS NOT NULL \
    ), named AS ( \
        INSERT INTO log_people (person, table_code) \
        SELECT person, log.code FROM log, unnest($16::text[]) AS person \
        ON CONFLICT DO NOTHING \
    ), chat AS ( \
        INSERT INTO log_chat (table_code, oldest) \
        SELECT log.code, $17::bigint FROM log WHERE $17 IS NOT NULL \
        ON CONFLICT DO NOTHING \
    ), sat AS ( \
        INSERT INTO game_people (person, ended, game) \
        SELECT DISTINCT person, $12, $11 FROM log, unnest($13) AS person \
    ) \
    SELECT count(*) FROM log";

/// Adds these events and what the indexes say from now on, all or nothing.
pub(super) async fn append(connections: &Connections, append: Append) -> Result<(), StoreError> {
    let (started, events) = (Instant::now(), append.events.len());
    let rows = connections.rows(statement(append)).await?;
    let written: i64 = rows.first().map_or(Ok(0), |row| row.try_get(0))?;
    if written == 0 {
        return Err(StoreError::Conflict);
    }
    count(events, started);
    Ok(())
}

fn statement(append: Append) -> Statement {
    let Append { table, after, events, row, grown, game, index, due } = append;
    let statement = sqlx::query(APPEND).bind(table.to_string()).bind(i64::from(after)).bind(events);
    let statement = statement.bind(due.map(moment));
    let statement = statement
        .bind(row.as_ref().map(|row| row.host.0.cast_signed()))
        .bind(row.as_ref().map(|row| row.listed))
        .bind(row.as_ref().map(|row| row.closed))
        .bind(row.as_ref().map(|row| row.at.cast_signed()))
        .bind(row.as_ref().map(|row| numbers(&row.people)))
        .bind(row.map(|row| row.lobby_entry));
    statement
        .bind(game.as_ref().map(|game| game.id.clone()))
        .bind(game.as_ref().map(|game| game.ended.cast_signed()))
        .bind(game.as_ref().map(|game| numbers(&game.people)))
        .bind(game.map(|game| game.record))
        .bind(grown.cast_signed())
        .bind(index.people.iter().map(ToString::to_string).collect::<Vec<String>>())
        .bind(index.chat.map(|at| at.0.cast_signed()))
}
