//! The database of a server as `tacora admin` reaches it, also while the server runs.
//!
//! It reads and changes accounts and marks tables for removal. It never touches the logs: the server removes what is
//! marked.

use std::cmp::Ordering;
use std::path::{Path, PathBuf};

use async_trait::async_trait;
use sqlx::{PgPool, SqlitePool};
use thiserror::Error;

use crate::store::postgres::{self, PostgresAddress};
use crate::store::{Database, Dialect, OpenError, Row, Sql, StoreError, sqlite};

/// The database of a server.
pub struct AdminDatabase(Pool);

enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// Why it cannot be opened.
#[derive(Debug, Error)]
pub enum AdminError {
    /// There is none.
    #[error("there is no database at {0}")]
    Missing(PathBuf),
    /// It is not one of ours, or does not answer.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// No server of this version has used it.
    #[error("{0} was last used by an older version: start the server of this version once, then try again")]
    Older(String),
}

impl AdminDatabase {
    /// The database in this file.
    pub async fn sqlite(path: &Path) -> Result<AdminDatabase, AdminError> {
        if !path.is_file() {
            return Err(AdminError::Missing(path.to_owned()));
        }
        sqlite::examine(path).await?;
        let failed = |error: sqlx::Error| failure(path.display().to_string(), &error);
        let options = sqlx::sqlite::SqlitePoolOptions::new().max_connections(1);
        let pool = options.connect_with(sqlite::connection(path)).await.map_err(failed)?;
        AdminDatabase(Pool::Sqlite(pool)).checked(path.display().to_string()).await
    }

    /// The database at this address.
    pub async fn postgres(address: &PostgresAddress) -> Result<AdminDatabase, AdminError> {
        // This has a timeout and a clear error message.
        drop(postgres::connect(address).await?);
        let failed = |error: sqlx::Error| failure(address.to_string(), &error);
        let options = sqlx::postgres::PgPoolOptions::new().max_connections(1);
        let pool = options.connect_with(postgres::options(address)).await.map_err(failed)?;
        AdminDatabase(Pool::Postgres(pool)).checked(address.to_string()).await
    }

    async fn checked(self, place: String) -> Result<AdminDatabase, AdminError> {
        let find = Sql::new("SELECT max(version) FROM _sqlx_migrations");
        let rows = self.rows(find).await.map_err(|_| OpenError::NotOurs(place.clone()))?;
        let found = rows.first().and_then(|row| row.number(0).ok()).unwrap_or(0);
        let known = match self.dialect() {
            Dialect::Sqlite => sqlite::schema(),
            Dialect::Postgres => postgres::schema(),
        };
        match found.cmp(&known) {
            Ordering::Equal => Ok(self),
            Ordering::Greater => Err(OpenError::Newer { place, found, known }.into()),
            Ordering::Less => Err(AdminError::Older(place)),
        }
    }
}

fn failure(place: String, error: &sqlx::Error) -> AdminError {
    OpenError::Failed { place, reason: error.to_string() }.into()
}

#[async_trait]
impl Database for AdminDatabase {
    fn dialect(&self) -> Dialect {
        match &self.0 {
            Pool::Sqlite(_) => Dialect::Sqlite,
            Pool::Postgres(_) => Dialect::Postgres,
        }
    }

    async fn rows(&self, sql: Sql) -> Result<Vec<Row>, StoreError> {
        match &self.0 {
            Pool::Sqlite(pool) => sqlite::raw_sql::rows(pool, &sql).await,
            Pool::Postgres(pool) => {
                let rows = postgres::raw_sql::query(&sql).fetch_all(pool).await?;
                rows.iter().map(|row| Ok(Row::read(row)?)).collect()
            }
        }
    }

    async fn change(&self, statements: Vec<Sql>) -> Result<bool, StoreError> {
        match &self.0 {
            Pool::Sqlite(pool) => {
                let mut transaction = pool.begin_with("BEGIN IMMEDIATE").await?;
                let changed = sqlite::raw_sql::change(&mut transaction, &statements).await;
                let changed = changed.map_err(|error| StoreError::Failed(error.to_string()))?;
                transaction.commit().await?;
                Ok(changed)
            }
            Pool::Postgres(pool) => {
                let mut connection = pool.acquire().await?;
                Ok(postgres::raw_sql::change(&mut connection, &statements).await?)
            }
        }
    }
}
