//! A PostgreSQL server for tests, and a place of its own on it for each.
//!
//! `TACORA_TEST_POSTGRES` names one that runs already, as `cargo xtask test` does; otherwise one is started for all tests
//! that need it at the same time.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, Weak};

use server::store::{PostgresAddress, PostgresStore};
use sqlx::{AssertSqlSafe, Connection, PgConnection};
use throwaway::{Postgres, Syncing};

/// A running server.
pub(crate) enum PostgresServer {
    Elsewhere(String),
    Ours(Postgres),
}

impl PostgresServer {
    /// The one that all tests share.
    pub(crate) fn get() -> Arc<PostgresServer> {
        static SHARED: Mutex<Weak<PostgresServer>> = Mutex::new(Weak::new());
        let mut shared = SHARED.lock().unwrap();
        if let Some(server) = shared.upgrade() {
            return server;
        }
        let server = Arc::new(match std::env::var("TACORA_TEST_POSTGRES") {
            Ok(url) => PostgresServer::Elsewhere(url),
            Err(_) => PostgresServer::Ours(Postgres::start(Syncing::Off).expect("PostgreSQL starts")),
        });
        *shared = Arc::downgrade(&server);
        server
    }

    fn url(&self) -> String {
        match self {
            PostgresServer::Elsewhere(url) => url.clone(),
            PostgresServer::Ours(postgres) => postgres.url("postgres"),
        }
    }

    /// An empty place that no other test uses.
    pub(crate) async fn database(self: Arc<Self>) -> Database {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let schema = format!("test_{}_{number}", std::process::id());
        let mut hand = PgConnection::connect(&self.url()).await.unwrap();
        sqlx::raw_sql(AssertSqlSafe(format!("CREATE SCHEMA {schema}"))).execute(&mut hand).await.unwrap();
        hand.close().await.unwrap();
        Database { url: format!("{}?options=-csearch_path%3D{schema}", self.url()), schema, server: self }
    }
}

/// A schema on a server: to a store it is as good as a database of its own, and made in no time.
pub(crate) struct Database {
    pub(crate) url: String,
    pub(crate) schema: String,
    server: Arc<PostgresServer>,
}

impl Database {
    pub(crate) fn address(&self) -> PostgresAddress {
        self.url.parse().unwrap()
    }

    /// Opens the store that is there, or makes one.
    pub(crate) async fn open(&self) -> PostgresStore {
        PostgresStore::open(&self.address(), PostgresStore::CONNECTIONS).await.unwrap()
    }

    pub(crate) async fn by_hand(&self) -> PgConnection {
        PgConnection::connect(&self.url).await.unwrap()
    }

    /// Fills an empty place with what `pg_dump --inserts` has written.
    pub(crate) async fn restore(&self, dump: &str) {
        let dump = dump.replace("public.", &format!("{}.", self.schema));
        let mut hand = self.by_hand().await;
        sqlx::raw_sql(AssertSqlSafe(dump)).execute(&mut hand).await.unwrap();
        hand.close().await.unwrap();
    }

    /// Another one with the same in it.
    pub(crate) async fn copy(&self) -> Database {
        let copy = Arc::clone(&self.server).database().await;
        copy.open().await;
        let mut hand = copy.by_hand().await;
        for table in ["logs", "events", "tables", "games", "game_people", "people", "keys"] {
            let fill = format!("INSERT INTO {table} SELECT * FROM {}.{table}", self.schema);
            sqlx::raw_sql(AssertSqlSafe(fill)).execute(&mut hand).await.unwrap();
        }
        copy
    }
}
