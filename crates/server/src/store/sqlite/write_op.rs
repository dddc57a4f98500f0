//! Carries out single operations inside the writer's transaction.

use std::sync::Arc;

use sqlx::SqliteConnection;

use super::failure::Failure;
use super::write_request::WriteOp;
use super::{index, people, raw_sql, requests};

/// Everything of an operation except the events that it appends.
pub(super) async fn all_but_events(connection: &mut SqliteConnection, op: &WriteOp) -> Result<bool, Failure> {
    match op {
        WriteOp::Append(entry) => {
            if let Some(row) = &entry.row {
                index::put_table(connection, row, entry.grown).await?;
            }
            if let Some(game) = &entry.game {
                index::add_game(connection, game).await?;
            }
            index::note(connection, &entry.code, &entry.index).await?;
            Ok(true)
        }
        WriteOp::AddPerson(person, key) => people::add(connection, person, key).await,
        WriteOp::Rename(person, name) => people::rename(connection, *person, name).await,
        WriteOp::AddKey(key) => people::add_key(connection, key).await,
        WriteOp::RevokeKey(person, key) => people::revoke_key(connection, *person, *key).await,
        WriteOp::ExchangeKey(spent, fresh) => people::exchange_key(connection, *spent, fresh).await,
        WriteOp::TouchKey(hash, seen) => people::touch_key(connection, *hash, *seen).await,
        WriteOp::BeginRequest(request) => requests::begin(connection, request).await,
        WriteOp::EndRequest(id, answer) => requests::end(connection, id, answer.as_ref()).await,
        WriteOp::Change(statements) => raw_sql::change(connection, statements).await,
        WriteOp::Check => {
            sqlx::query("SELECT beats FROM pulse").fetch_one(connection).await?;
            Ok(true)
        }
        WriteOp::Close => Ok(true),
    }
}

/// A whole operation, including its events, without the cached lengths.
pub(super) async fn whole(connection: &mut SqliteConnection, op: &WriteOp) -> Result<bool, Failure> {
    if let WriteOp::Append(entry) = op {
        let length = sqlx::query_scalar("SELECT coalesce(max(seq), 0) FROM events WHERE table_code = ?");
        let length: u32 = length.bind(Arc::clone(&entry.code)).fetch_one(&mut *connection).await?;
        if length != entry.after || entry.length_with().is_none() {
            return Err(Failure::Conflict);
        }
        for (code, seq, body) in entry.rows() {
            let insert = sqlx::query("INSERT INTO events VALUES (?, ?, ?)");
            let insert = insert.bind(Arc::clone(code)).bind(seq).bind(Arc::clone(body));
            insert.execute(&mut *connection).await?;
        }
    }
    all_but_events(connection, op).await
}
