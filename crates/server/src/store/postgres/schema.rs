//! Whose database it is, and what its tables look like.

use std::time::Duration;

use sqlx::migrate::{MigrateError, Migrator};
use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, Connection, PgConnection};
use tokio::time::timeout;

use super::address::PostgresAddress;
use crate::store::OpenError;

static MIGRATIONS: Migrator = sqlx::migrate!("migrations/postgres");

/// How long a database may take to open its door.
const TIMEOUT: Duration = Duration::from_secs(5);

/// What every connection has in common.
pub(crate) fn options(address: &PostgresAddress) -> PgConnectOptions {
    address.options().application_name("tacora").disable_statement_logging()
}

/// A connection for one purpose, which may take its time.
pub(crate) async fn connect(address: &PostgresAddress) -> Result<PgConnection, OpenError> {
    match timeout(TIMEOUT, options(address).connect()).await {
        Ok(connected) => connected.map_err(|error| refusal(address, error.to_string())),
        Err(_) => Err(refusal(address, "it does not answer".to_owned())),
    }
}

/// Brings the database up to date and reads its name. Of several nodes that start at once the first does the work, and the
/// others wait for it.
pub(crate) async fn prepare(address: &PostgresAddress) -> Result<String, OpenError> {
    let mut connection = connect(address).await?;
    examine(&mut connection, address).await?;
    MIGRATIONS.run(&mut connection).await.map_err(|error| stuck(address, &error))?;
    let name = sqlx::query_scalar("SELECT name FROM tacora").fetch_one(&mut connection).await;
    let name = name.map_err(|error| refusal(address, error.to_string()))?;
    // It has said all that we need, whether or not it hears us go.
    let _ = connection.close().await;
    Ok(name)
}

/// Looks whether the database is ours, or empty, before anything is changed in it.
async fn examine(connection: &mut PgConnection, address: &PostgresAddress) -> Result<(), OpenError> {
    let look = sqlx::query_as(
        "SELECT to_regclass('tacora') IS NOT NULL, EXISTS (SELECT FROM pg_class \
         WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') \
         AND relname <> '_sqlx_migrations')",
    );
    match look.fetch_one(connection).await {
        Ok((false, true)) => Err(OpenError::NotOurs(address.to_string())),
        Ok((_, _)) => Ok(()),
        Err(error) => Err(refusal(address, error.to_string())),
    }
}

/// Why it cannot be opened.
pub(super) fn refusal(address: &PostgresAddress, reason: String) -> OpenError {
    OpenError::Failed { place: address.to_string(), reason }
}

fn stuck(address: &PostgresAddress, error: &MigrateError) -> OpenError {
    let known = schema();
    match error {
        MigrateError::VersionMissing(found) if *found > known => {
            OpenError::Newer { place: address.to_string(), found: *found, known }
        }
        other => refusal(address, other.to_string()),
    }
}

/// The number of the schema that this version knows.
pub(crate) fn schema() -> i64 {
    MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or(0)
}
