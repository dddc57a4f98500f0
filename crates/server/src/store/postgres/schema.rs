//! Checks and migrates the schema of the database.

use std::sync::LazyLock;
use std::time::Duration;

use sqlx::migrate::{MigrateError, Migrator};
use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, Connection, PgConnection};
use tokio::time::timeout;

use super::address::PostgresAddress;
use crate::store::{OpenError, migrations};

static MIGRATIONS: LazyLock<Migrator> =
    LazyLock::new(|| migrations::migrator(include!(concat!(env!("OUT_DIR"), "/postgres.rs"))));

/// How long connecting may take.
const TIMEOUT: Duration = Duration::from_secs(5);

/// The options of every connection.
pub(crate) fn options(address: &PostgresAddress) -> PgConnectOptions {
    address.options().application_name("tacora").disable_statement_logging()
}

/// A single connection without a statement timeout.
pub(crate) async fn connect(address: &PostgresAddress) -> Result<PgConnection, OpenError> {
    match timeout(TIMEOUT, options(address).connect()).await {
        Ok(connected) => connected.map_err(|error| refusal(address, error.to_string())),
        Err(_) => Err(refusal(address, "it does not answer".to_owned())),
    }
}

/// Migrates the schema and reads the name of the database. Of several nodes that start at once, one migrates and the
/// others wait.
pub(crate) async fn prepare(address: &PostgresAddress) -> Result<String, OpenError> {
    let mut connection = connect(address).await?;
    examine(&mut connection, address).await?;
    MIGRATIONS.run(&mut connection).await.map_err(|error| stuck(address, &error))?;
    let name = sqlx::query_scalar("SELECT name FROM tacora").fetch_one(&mut connection).await;
    let name = name.map_err(|error| refusal(address, error.to_string()))?;
    // The result is complete, so an error on closing does not matter.
    let _ = connection.close().await;
    Ok(name)
}

/// Checks that the database belongs to Tacora or is empty before anything is changed in it.
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
