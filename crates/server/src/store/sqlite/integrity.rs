//! Whether a database file is damaged, looked at before anything is written to it.
//!
//! The check reads the whole file, so it has a time limit: what it has not read by then counts as whole.

use std::path::Path;
use std::time::{Duration, Instant};

use sqlx::error::DatabaseError;
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use super::connections::file_options;
use crate::store::OpenError;

/// What happens to a server whose database is damaged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum DamagePolicy {
    /// It does not start.
    #[default]
    Refuse,
    /// It says so in the log and starts: parts of the database may be unreadable.
    Warn,
}

/// How long the check may take: enough for some gigabytes on a usual disk.
const TIME_LIMIT: Duration = Duration::from_secs(5);

/// After so many instructions of its virtual machine SQLite looks at the clock.
const INSTRUCTIONS: i32 = 1_000;

/// More findings do not help anybody.
const FINDINGS: usize = 3;

/// Runs SQLite's quick check on this file.
pub(super) async fn check(path: &Path, policy: DamagePolicy) -> Result<(), OpenError> {
    let found = match findings(path, TIME_LIMIT).await {
        Ok(found) => found,
        Err(error) if has_code(&error, SQLITE_CORRUPT) => vec![error.to_string()],
        Err(error) if has_code(&error, SQLITE_INTERRUPT) => {
            tracing::info!(
                database = %path.display(),
                seconds = TIME_LIMIT.as_secs(),
                "the integrity check of the database reached its time limit and found no damage until then"
            );
            return Ok(());
        }
        Err(error) => {
            return Err(OpenError::Failed { place: path.display().to_string(), reason: error.to_string() });
        }
    };
    if found.is_empty() {
        return Ok(());
    }
    let damaged = OpenError::Damaged { place: path.display().to_string(), findings: found.join("; ") };
    if policy == DamagePolicy::Refuse {
        return Err(damaged);
    }
    tracing::error!("{damaged}. The server starts because of --ignore-damage; restore a backup soon");
    Ok(())
}

async fn findings(path: &Path, limit: Duration) -> Result<Vec<String>, sqlx::Error> {
    let mut connection = file_options(path).connect().await?;
    let found = quick_check(&mut connection, limit).await;
    connection.close().await?;
    Ok(found?.into_iter().filter(|line| line != "ok").map(|line| line.replace('\n', " ")).collect())
}

async fn quick_check(connection: &mut SqliteConnection, limit: Duration) -> Result<Vec<String>, sqlx::Error> {
    let end = Instant::now() + limit;
    connection.lock_handle().await?.set_progress_handler(INSTRUCTIONS, move || Instant::now() < end);
    let check = format!("PRAGMA quick_check({FINDINGS})");
    let found = sqlx::query_scalar(sqlx::AssertSqlSafe(check)).fetch_all(&mut *connection).await;
    connection.lock_handle().await?.remove_progress_handler();
    found
}

const SQLITE_INTERRUPT: &str = "9";
const SQLITE_CORRUPT: &str = "11";

fn has_code(error: &sqlx::Error, wanted: &str) -> bool {
    // An extended code has the plain one in its lowest byte.
    let code = error.as_database_error().and_then(DatabaseError::code);
    let code = code.and_then(|code| code.parse::<u32>().ok());
    code.is_some_and(|code| (code & 0xff).to_string() == wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_check_that_reaches_its_limit_is_interrupted() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("big.db");
        let mut connection = file_options(&path).create_if_missing(true).connect().await.unwrap();
        let fill = "CREATE TABLE t (x); WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
            INSERT INTO t SELECT randomblob(100) FROM n";
        sqlx::raw_sql(fill).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        assert_eq!(findings(&path, Duration::from_mins(1)).await.unwrap(), Vec::<String>::new());
        let interrupted = findings(&path, Duration::ZERO).await.unwrap_err();
        assert!(has_code(&interrupted, SQLITE_INTERRUPT), "{interrupted}");
        check(&path, DamagePolicy::Refuse).await.unwrap();
    }
}
