//! The connections to the database, and their timeouts.

use std::pin::Pin;
use std::time::Duration;

use sqlx::postgres::{PgArguments, PgPoolOptions, PgRow};
use sqlx::query::Query;
use sqlx::{Connection, PgConnection, PgPool, Postgres};
use tokio::time::timeout;

use super::address::PostgresAddress;
use super::failure::failure;
use super::raw_sql;
use super::schema::{options, prepare};
use crate::store::{OpenError, Sql, StoreError};

/// How long to wait for a connection, and then for the statement: together the longest wait for a refusal.
const CONNECTING: Duration = Duration::from_secs(2);
const WORKING: Duration = Duration::from_secs(3);

/// The database cancels a statement a little earlier, in milliseconds, so that we know that it had no effect.
const STATEMENT_TIMEOUT: &str = "2500";

/// A connection that was idle for longer is tested before it is used.
const TRUSTED: Duration = Duration::from_secs(1);

/// A statement with its values.
pub(super) type Statement = Query<'static, Postgres, PgArguments>;

type Work<'a, T> = Pin<Box<dyn Future<Output = Result<T, sqlx::Error>> + Send + 'a>>;

/// The connections.
#[derive(Clone, Debug)]
pub(super) struct Connections {
    pool: PgPool,
}

impl Connections {
    /// The database at this address, brought up to date, and its name.
    pub(super) async fn open(
        address: &PostgresAddress,
        connections: u32,
    ) -> Result<(Connections, String), OpenError> {
        let name = prepare(address).await?;
        let connect = options(address)
            .options([("synchronous_commit", "on"), ("statement_timeout", STATEMENT_TIMEOUT)]);
        let pool = PgPoolOptions::new()
            .max_connections(connections)
            .acquire_timeout(CONNECTING)
            .test_before_acquire(false)
            .before_acquire(|connection, about| {
                Box::pin(async move {
                    // One that is broken is replaced, which is nothing to log.
                    Ok(about.idle_for <= TRUSTED || connection.ping().await.is_ok())
                })
            });
        Ok((Connections { pool: pool.connect_lazy_with(connect) }, name))
    }

    /// What the statement finds.
    pub(super) async fn rows(&self, statement: Statement) -> Result<Vec<PgRow>, StoreError> {
        self.run(|connection| Box::pin(statement.fetch_all(connection))).await
    }

    /// How many rows the statement has changed.
    pub(super) async fn execute(&self, statement: Statement) -> Result<u64, StoreError> {
        let done = self.run(|connection| Box::pin(statement.execute(connection))).await?;
        Ok(done.rows_affected())
    }

    /// Carries out all of these or none; whether the last one changed anything.
    pub(super) async fn change(&self, statements: Vec<Sql>) -> Result<bool, StoreError> {
        self.run(|connection| Box::pin(async move { raw_sql::change(connection, &statements).await })).await
    }

    /// Completes this work even if the caller is cancelled.
    async fn run<T: Send + 'static>(
        &self,
        work: impl for<'c> FnOnce(&'c mut PgConnection) -> Work<'c, T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let pool = self.pool.clone();
        let task = tokio::spawn(async move {
            let mut connection = pool.acquire().await.map_err(failure)?;
            if let Ok(done) = timeout(WORKING, work(&mut connection)).await {
                return done.map_err(failure);
            }
            // Its state is unknown, so it must not return to the pool.
            drop(connection.detach());
            Err(StoreError::Unreachable("PostgreSQL took too long".to_owned()))
        });
        task.await.unwrap_or_else(|broken| Err(StoreError::Failed(broken.to_string())))
    }

    /// Finishes pending statements and closes all connections.
    pub(super) async fn close(&self) {
        if timeout(CONNECTING + WORKING, self.pool.close()).await.is_err() {
            tracing::warn!("timeout while closing the connections to PostgreSQL");
        }
    }
}
