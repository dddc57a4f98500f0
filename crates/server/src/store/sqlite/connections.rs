//! The connections to a database in a file or in memory.

use std::io;
use std::path::Path;
use std::sync::LazyLock;
use std::time::Duration;

use sqlx::error::DatabaseError;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::pool::PoolConnection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, Sqlite, SqliteConnection, SqlitePool};

use super::integrity::{self, DamagePolicy};
use crate::private_file;
use crate::store::{OpenError, migrations};

static MIGRATIONS: LazyLock<Migrator> =
    LazyLock::new(|| migrations::migrator(include!(concat!(env!("OUT_DIR"), "/sqlite.rs"))));

/// What the first migration writes into the head of the file.
const APPLICATION: i64 = 0x5461_636f;
const READERS: u32 = 4;

/// A pool for the writer and one for readers; a database in memory has a single connection for both.
#[derive(Debug)]
pub(super) struct Connections {
    writers: SqlitePool,
    pub(super) readers: SqlitePool,
    /// For checkpoints of the write-ahead log of a file.
    pub(super) checkpoint_pool: Option<SqlitePool>,
    held: Option<PoolConnection<Sqlite>>,
    place: Place,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    File,
    Memory,
}

impl Connections {
    /// The database in this file, brought up to date.
    pub(super) async fn file(path: &Path, damage: DamagePolicy) -> Result<Connections, OpenError> {
        let failed = |error: sqlx::Error| refusal(path, &error);
        make_private(path).map_err(|error| OpenError::Failed {
            place: path.display().to_string(),
            reason: error.to_string(),
        })?;
        if std::fs::metadata(path).is_ok_and(|file| file.len() > 0) {
            examine(path).await?;
            integrity::check(path, damage).await?;
        }
        let options = file_options(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .pragma("wal_autocheckpoint", "32000")
            .pragma("journal_size_limit", "67108864")
            .pragma("cache_size", "-16384");
        let writers = pool(1).connect_with(options).await.map_err(failed)?;
        MIGRATIONS.run(&writers).await.map_err(|error| stuck(path, &error))?;
        let readers = pool(READERS)
            .connect_with(file_options(path).pragma("query_only", "ON"))
            .await
            .map_err(failed)?;
        let checkpoint_pool = pool(1).connect_with(file_options(path).synchronous(SqliteSynchronous::Full));
        let checkpoint_pool = Some(checkpoint_pool.await.map_err(failed)?);
        Ok(Connections { writers, readers, checkpoint_pool, held: None, place: Place::File })
    }

    /// A database that has no file.
    pub(super) async fn memory() -> Result<Connections, OpenError> {
        let path = Path::new(":memory:");
        let options = file_options(path).in_memory(true);
        let writers = pool(1).connect_with(options).await.map_err(|error| refusal(path, &error))?;
        MIGRATIONS.run(&writers).await.map_err(|error| stuck(path, &error))?;
        Ok(Connections {
            readers: writers.clone(),
            writers,
            checkpoint_pool: None,
            held: None,
            place: Place::Memory,
        })
    }

    /// The connection of the writer.
    pub(super) async fn writer(&mut self) -> Result<&mut SqliteConnection, sqlx::Error> {
        if self.held.is_none() {
            self.held = Some(self.writers.acquire().await?);
        }
        Ok(self.held.as_mut().expect("it has just been put there"))
    }

    /// Releases the connection, if there is only one.
    pub(super) fn release(&mut self) {
        if self.place == Place::Memory {
            self.held = None;
        }
    }

    /// Drops the connection after a failure, because its state is unknown.
    pub(super) async fn renew(&mut self) {
        if self.place == Place::File
            && let Some(held) = self.held.take()
            && let Err(error) = held.close().await
        {
            tracing::warn!(%error, "cannot close a failed database connection");
        }
    }

    /// Checkpoints the whole log and closes the database.
    pub(super) async fn close(mut self) {
        if self.place == Place::File {
            self.readers.close().await;
            if let Ok(connection) = self.writer().await {
                let checkpoint = sqlx::raw_sql("PRAGMA wal_checkpoint(TRUNCATE)").execute(connection).await;
                if let Err(error) = checkpoint {
                    tracing::warn!(%error, "final WAL checkpoint failed; keep the -wal file together with the database");
                }
            }
        }
        self.held = None;
        self.writers.close().await;
    }
}

/// Creates the file if necessary, readable only by its owner. SQLite gives the files beside it the same permissions.
fn make_private(path: &Path) -> io::Result<()> {
    match private_file::create_new(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
        made => drop(made?),
    }
    for ending in ["", "-wal", "-shm"] {
        let mut name = path.as_os_str().to_owned();
        name.push(ending);
        private_file::restrict(Path::new(&name))?;
    }
    Ok(())
}

/// The options of every connection to a file.
pub(crate) fn file_options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(10))
        .disable_statement_logging()
}

/// Checks that a file is a database of Tacora before anything is changed in it.
pub(crate) async fn examine(path: &Path) -> Result<(), OpenError> {
    let look = async {
        let mut connection = file_options(path).connect().await?;
        let marks = sqlx::query_as(
            "SELECT application_id, (SELECT count(*) FROM sqlite_schema) FROM pragma_application_id",
        );
        let marks = marks.fetch_one(&mut connection).await;
        connection.close().await?;
        let (application, things): (i64, i64) = marks?;
        Ok(application == APPLICATION || (application == 0 && things == 0))
    };
    match look.await {
        Ok(true) => Ok(()),
        Ok(false) => Err(OpenError::NotOurs(path.display().to_string())),
        Err(error) => Err(refusal(path, &error)),
    }
}

fn pool(connections: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .max_connections(connections)
        .test_before_acquire(false)
        .idle_timeout(None)
        .max_lifetime(None)
}

fn refusal(path: &Path, error: &sqlx::Error) -> OpenError {
    const SQLITE_NOTADB: &str = "26";
    if error.as_database_error().and_then(DatabaseError::code).is_some_and(|code| code == SQLITE_NOTADB) {
        return OpenError::NotOurs(path.display().to_string());
    }
    OpenError::Failed { place: path.display().to_string(), reason: error.to_string() }
}

fn stuck(path: &Path, error: &MigrateError) -> OpenError {
    let known = schema();
    match error {
        MigrateError::VersionMissing(found) if *found > known => {
            OpenError::Newer { place: path.display().to_string(), found: *found, known }
        }
        other => OpenError::Failed { place: path.display().to_string(), reason: other.to_string() },
    }
}

/// The number of the schema that this version knows.
pub(crate) fn schema() -> i64 {
    MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or(0)
}
