//! The store of a single machine: one SQLite file.
//!
//! One task writes ([`writer`]). All waiting requests are written and synced together, so they share the cost of a sync.
//! Reads have connections of their own and see only committed data.

mod backup;
mod checkpointer;
mod connections;
mod failure;
mod index;
mod integrity;
mod log_lengths;
mod people;
pub(crate) mod raw_sql;
mod read;
mod requests;
mod statement;
mod write_op;
mod write_request;
mod writer;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use async_trait::async_trait;
use sqlx::SqlitePool;
use table::PersonId;
use tokio::sync::{mpsc, oneshot};

pub use backup::{BackupError, backup};
pub use integrity::DamagePolicy;

use crate::store::{
    Append, Database, Dialect, GamePlace, GameRow, KeyHash, KeyRow, OpenError, PersonRow, RequestRow, Row,
    Sql, StorageOwner, Store, StoreError, StoredAnswer, TableRow,
};
use crate::table_code::TableCode;
use connections::Connections;
pub(crate) use connections::{examine, file_options as connection, schema};
use write_request::{WriteOp, WriteRequest};
use writer::Writer;

/// How many requests may wait for the writer before senders have to wait.
const QUEUE: usize = 4_096;

/// Tables, games and people in one SQLite file.
#[derive(Debug)]
pub struct SqliteStore {
    requests: mpsc::Sender<WriteRequest>,
    readers: SqlitePool,
    commits: Arc<AtomicU64>,
}

impl SqliteStore {
    /// Opens the database at this path, or makes one if there is no file.
    pub async fn open(path: &Path) -> Result<SqliteStore, OpenError> {
        SqliteStore::open_with(path, DamagePolicy::Refuse).await
    }

    /// The same, with a choice about what happens if it is damaged.
    pub async fn open_with(path: &Path, damage: DamagePolicy) -> Result<SqliteStore, OpenError> {
        Ok(SqliteStore::of(Connections::file(path, damage).await?))
    }

    /// A store that lives as long as this value and is never on a disk.
    pub async fn in_memory() -> Result<SqliteStore, OpenError> {
        Ok(SqliteStore::of(Connections::memory().await?))
    }

    fn of(connections: Connections) -> SqliteStore {
        let (requests, waiting) = mpsc::channel(QUEUE);
        let commits = Arc::new(AtomicU64::new(0));
        let readers = connections.readers.clone();
        tokio::spawn(Writer::new(connections, Arc::clone(&commits)).run(waiting));
        SqliteStore { requests, readers, commits }
    }

    /// How often something has been committed since this store was opened.
    pub fn commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }

    async fn request(&self, op: WriteOp) -> Result<bool, StoreError> {
        let (answer, answered) = oneshot::channel();
        if self.requests.send(WriteRequest { op, answer }).await.is_err() {
            return Err(StoreError::Failed("the writer has stopped".to_owned()));
        }
        answered.await.unwrap_or_else(|_| Err(StoreError::Failed("the writer gave up".to_owned())))
    }
}

#[async_trait]
impl Database for SqliteStore {
    fn dialect(&self) -> Dialect {
        Dialect::Sqlite
    }

    async fn rows(&self, sql: Sql) -> Result<Vec<Row>, StoreError> {
        raw_sql::rows(&self.readers, &sql).await
    }

    async fn change(&self, statements: Vec<Sql>) -> Result<bool, StoreError> {
        self.request(WriteOp::Change(statements)).await
    }
}

#[async_trait]
impl Store for SqliteStore {
    async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.request(WriteOp::Append(append.into())).await.map(drop)
    }

    async fn events(&self, table: &TableCode, after: u32, limit: u32) -> Result<Vec<String>, StoreError> {
        read::events(&self.readers, table, after, limit).await
    }

    async fn lobby(&self, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        read::lobby(&self.readers, limit).await
    }

    async fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        read::tables_of(&self.readers, person, limit).await
    }

    async fn open_tables_of(&self, host: PersonId) -> Result<u32, StoreError> {
        read::open_tables_of(&self.readers, host).await
    }

    async fn stored_bytes(&self, host: StorageOwner) -> Result<u64, StoreError> {
        read::stored_bytes(&self.readers, host).await
    }

    async fn game(&self, id: &str) -> Result<Option<GameRow>, StoreError> {
        read::game(&self.readers, id).await
    }

    async fn games_of(
        &self,
        person: PersonId,
        after: Option<GamePlace>,
        limit: u32,
    ) -> Result<Vec<GameRow>, StoreError> {
        read::games_of(&self.readers, person, after, limit).await
    }

    async fn add_person(&self, person: PersonRow, key: KeyRow) -> Result<(), StoreError> {
        self.request(WriteOp::AddPerson(person, key)).await.map(drop)
    }

    async fn person_by_key(&self, hash: KeyHash) -> Result<Option<(PersonRow, KeyRow)>, StoreError> {
        people::by_key(&self.readers, hash).await
    }

    async fn rename(&self, person: PersonId, name: String) -> Result<(), StoreError> {
        self.request(WriteOp::Rename(person, name)).await.map(drop)
    }

    async fn add_key(&self, key: KeyRow) -> Result<(), StoreError> {
        self.request(WriteOp::AddKey(key)).await.map(drop)
    }

    async fn keys_of(&self, person: PersonId) -> Result<Vec<KeyRow>, StoreError> {
        people::keys_of(&self.readers, person).await
    }

    async fn revoke_key(&self, person: PersonId, key: u64) -> Result<bool, StoreError> {
        self.request(WriteOp::RevokeKey(person, key)).await
    }

    async fn exchange_key(&self, spent: KeyHash, fresh: KeyRow) -> Result<bool, StoreError> {
        self.request(WriteOp::ExchangeKey(spent, fresh)).await
    }

    async fn touch_key(&self, hash: KeyHash, seen: u64) -> Result<(), StoreError> {
        self.request(WriteOp::TouchKey(hash, seen)).await.map(drop)
    }

    async fn begin_request(&self, request: RequestRow) -> Result<Option<RequestRow>, StoreError> {
        if self.request(WriteOp::BeginRequest(request.clone())).await? {
            return Ok(None);
        }
        // A request that was removed just now counts as under way, so that the sender retries.
        Ok(Some(requests::find(&self.readers, request.id).await?.unwrap_or(request)))
    }

    async fn end_request(&self, id: [u8; 32], answer: Option<StoredAnswer>) -> Result<(), StoreError> {
        self.request(WriteOp::EndRequest(id, answer)).await.map(drop)
    }
    fn database(&self) -> Option<&dyn Database> {
        Some(self)
    }

    async fn ready(&self) -> Result<(), StoreError> {
        read::pulse(&self.readers).await?;
        self.request(WriteOp::Check).await.map(drop)
    }

    async fn close(&self) {
        // A second close finds no writer, which is what it wanted.
        let _ = self.request(WriteOp::Close).await;
    }
}
