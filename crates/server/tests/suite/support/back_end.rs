//! What the suite runs on: SQLite, or PostgreSQL and NATS if `TACORA_TEST_BACKEND` says so.
//!
//! This is the one place where that is decided. A test that is about one of the two names it; every other asks here.

use std::env;
use std::path::PathBuf;
use std::sync::Arc;

use server::store::SqliteStore;
use sqlx::Connection;
use tempfile::TempDir;

use crate::sqlite::by_hand;
use crate::support::postgres_server::{Database, PostgresServer};
use crate::support::test_store::TestStore;

/// A store with nothing in it.
pub(crate) async fn fresh_store() -> TestStore {
    match chosen() {
        BackEnd::Sqlite => Arc::new(SqliteStore::in_memory().await.unwrap()).into(),
        BackEnd::Postgres => Place::new().await.open().await,
    }
}

enum BackEnd {
    Sqlite,
    Postgres,
}

fn chosen() -> BackEnd {
    match env::var("TACORA_TEST_BACKEND").as_deref() {
        Err(_) | Ok("sqlite") => BackEnd::Sqlite,
        Ok("postgres") => {
            // A store outlives whatever it was made by, so the server has to outlive the test.
            assert!(env::var_os("TACORA_TEST_POSTGRES").is_some(), "TACORA_TEST_POSTGRES names the server");
            BackEnd::Postgres
        }
        Ok(other) => panic!("TACORA_TEST_BACKEND is sqlite or postgres, not {other}"),
    }
}

/// Where a store keeps things, for one test. It can be opened again and again: that is what a restart is.
pub(crate) enum Place {
    Sqlite(TempDir),
    Postgres(Database),
}

impl Place {
    /// A new place.
    pub(crate) async fn new() -> Place {
        match chosen() {
            BackEnd::Sqlite => Place::Sqlite(tempfile::tempdir().unwrap()),
            BackEnd::Postgres => Place::Postgres(PostgresServer::get().database().await),
        }
    }

    /// A place that an earlier version has written, and how `testdata/stores/unfinished.json` calls it.
    pub(crate) async fn of_earlier_version() -> (Place, &'static str) {
        let stores = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../testdata/stores");
        let place = Place::new().await;
        match &place {
            Place::Sqlite(folder) => {
                std::fs::copy(stores.join("unfinished.db"), file(folder)).unwrap();
                (place, "sqlite")
            }
            Place::Postgres(database) => {
                database.restore(&std::fs::read_to_string(stores.join("unfinished.sql")).unwrap()).await;
                (place, "postgres")
            }
        }
    }

    /// Opens the store that is there, or makes one.
    pub(crate) async fn open(&self) -> TestStore {
        match self {
            Place::Sqlite(folder) => Arc::new(SqliteStore::open(&file(folder)).await.unwrap()).into(),
            Place::Postgres(database) => Arc::new(database.open().await).into(),
        }
    }

    /// Another place with the same in it. Nobody may have this one open.
    pub(crate) async fn copy(&self) -> Place {
        match self {
            Place::Sqlite(folder) => {
                let copy = tempfile::tempdir().unwrap();
                std::fs::copy(file(folder), file(&copy)).unwrap();
                Place::Sqlite(copy)
            }
            Place::Postgres(database) => Place::Postgres(database.copy().await),
        }
    }

    /// Changes the one event in which this word stands, behind everybody's back; returns what it was.
    pub(crate) async fn tamper(&self, word: &str, change: impl Fn(&str) -> String) -> String {
        const FIND: &str = "SELECT body FROM events WHERE body LIKE $1";
        const CHANGE: &str = "UPDATE events SET body = $1 WHERE body = $2";
        let pattern = format!("%{word}%");
        match self {
            Place::Sqlite(folder) => {
                let mut hand = by_hand(&file(folder)).await;
                let body: String = sqlx::query_scalar(FIND).bind(pattern).fetch_one(&mut hand).await.unwrap();
                let done =
                    sqlx::query(CHANGE).bind(change(&body)).bind(body.clone()).execute(&mut hand).await;
                assert_eq!(done.unwrap().rows_affected(), 1);
                hand.close().await.unwrap();
                body
            }
            Place::Postgres(database) => {
                let mut hand = database.by_hand().await;
                let body: String = sqlx::query_scalar(FIND).bind(pattern).fetch_one(&mut hand).await.unwrap();
                let done =
                    sqlx::query(CHANGE).bind(change(&body)).bind(body.clone()).execute(&mut hand).await;
                assert_eq!(done.unwrap().rows_affected(), 1);
                body
            }
        }
    }
}

fn file(folder: &TempDir) -> PathBuf {
    folder.path().join("tacora.db")
}
