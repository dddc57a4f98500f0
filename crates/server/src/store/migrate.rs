//! Copies everything in a SQLite file into an empty PostgreSQL database.
//!
//! It is one transaction: either everything is copied or nothing. The file stays as it is.

mod transfer;
mod verify;

use std::path::{Path, PathBuf};

use sqlx::{ConnectOptions, Connection, PgConnection, SqliteConnection};
use thiserror::Error;

use crate::store::postgres::{PostgresAddress, connect, prepare};
use crate::store::sqlite::{SqliteStore, connection};
use crate::store::{OpenError, Store};
use transfer::TRANSFERS;

/// What was copied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MigrationReport {
    /// How many tables.
    pub tables: u64,
    /// How many finished games.
    pub games: u64,
    /// How many people.
    pub people: u64,
}

/// Why nothing was copied.
#[derive(Debug, Error)]
pub enum MigrationError {
    /// The file does not exist.
    #[error("there is no database at {0}")]
    Missing(PathBuf),
    /// One of the two cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The PostgreSQL database is not empty.
    #[error("{0} is not empty, and only an empty database can be moved into")]
    NotEmpty(String),
    /// The copy differs from the source.
    #[error("{0} did not arrive as they were, so nothing was moved")]
    Damaged(&'static str),
    /// A database failed.
    #[error("nothing was moved: {0}")]
    Failed(#[from] sqlx::Error),
}

/// Copies everything from this file to this database, and reports the number of copied rows and their total.
pub async fn migrate_to_postgres(
    from: &Path,
    to: &PostgresAddress,
    mut progress: impl FnMut(u64, u64),
) -> Result<MigrationReport, MigrationError> {
    if !from.is_file() {
        return Err(MigrationError::Missing(from.to_owned()));
    }
    // Checks that it is a database of Tacora, and migrates an older schema.
    SqliteStore::open(from).await?.close().await;
    prepare(to).await?;
    let (mut old, mut new) = (connection(from).connect().await?, connect(to).await?);

    // A consistent snapshot is read, and nobody else writes to the target.
    sqlx::raw_sql("BEGIN").execute(&mut old).await?;
    sqlx::raw_sql(
        "BEGIN; LOCK TABLE logs, events, tables, games, game_people, people, keys, log_people, log_chat IN EXCLUSIVE MODE",
    )
    .execute(&mut new)
    .await?;
    if !is_empty(&mut new).await? {
        return Err(MigrationError::NotEmpty(to.to_string()));
    }
    let mut total = 0;
    for transfer in &TRANSFERS {
        total += transfer.count(&mut old).await?;
    }
    let mut done = 0;
    for transfer in &TRANSFERS {
        transfer
            .run(&mut old, &mut new, |rows| {
                done += rows;
                progress(done, total);
            })
            .await?;
    }
    fill_in(&mut new).await?;
    verify::verify(&mut old, &mut new).await?;
    let moved = count(&mut new).await?;
    sqlx::raw_sql("COMMIT").execute(&mut new).await?;
    leave(old, new).await;
    Ok(moved)
}

async fn is_empty(new: &mut PgConnection) -> Result<bool, sqlx::Error> {
    let look = "SELECT NOT EXISTS (SELECT FROM logs) AND NOT EXISTS (SELECT FROM people) AND NOT EXISTS (SELECT FROM games)";
    sqlx::query_scalar(look).fetch_one(new).await
}

/// Fills in what only PostgreSQL stores: the lengths of the logs, and the players of each game.
///
/// No timer is due: tables without connections have none.
async fn fill_in(new: &mut PgConnection) -> Result<(), sqlx::Error> {
    let logs = "INSERT INTO logs (code, length) SELECT table_code, max(seq) FROM events GROUP BY table_code";
    sqlx::query(logs).execute(&mut *new).await?;
    let people =
        "INSERT INTO game_people (person, ended, game) SELECT DISTINCT unnest(people), ended, id FROM games";
    sqlx::query(people).execute(new).await.map(drop)
}

async fn count(new: &mut PgConnection) -> Result<MigrationReport, sqlx::Error> {
    let count =
        "SELECT (SELECT count(*) FROM logs), (SELECT count(*) FROM games), (SELECT count(*) FROM people)";
    let (tables, games, people): (i64, i64, i64) = sqlx::query_as(count).fetch_one(new).await?;
    Ok(MigrationReport {
        tables: tables.cast_unsigned(),
        games: games.cast_unsigned(),
        people: people.cast_unsigned(),
    })
}

/// Closes the connections. Everything is written, so errors do not matter.
async fn leave(old: SqliteConnection, new: PgConnection) {
    let _ = old.close().await;
    let _ = new.close().await;
}
