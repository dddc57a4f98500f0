//! The store of many machines: one PostgreSQL database that every node uses at the same time.
//!
//! Each operation is one statement, so it is atomic and costs one round trip; appends at the same time share one. A
//! conflict shows in the rows that a statement did not change; no lock is held between statements. The database itself
//! shares syncs among connections that commit at the same time.

mod address;
mod append;
mod claims;
mod connections;
mod failure;
mod group_commit;
mod identity_changes;
mod people;
mod presence;
pub(crate) mod raw_sql;
mod read;
mod requests;
mod schema;
mod skew;

use std::time::Instant;

use async_trait::async_trait;
use table::{PersonId, Time};

pub use address::{NotAnAddress, PostgresAddress};

use crate::store::{
    Append, ChangePoint, Database, Dialect, GamePlace, GameRow, IdentityChanges, KeyHash, KeyRow, NodeId,
    OpenError, PersonRow, RequestRow, Row, SharedStore, Sql, StorageOwner, Store, StoreError, StoredAnswer,
    TableRow,
};
use crate::table_code::TableCode;
use connections::Connections;
use group_commit::GroupCommit;
pub(crate) use schema::{connect, options, prepare, schema};
use skew::Skew;

/// Tables, games and people in one PostgreSQL database.
#[derive(Debug)]
pub struct PostgresStore {
    connections: Connections,
    group_commit: GroupCommit,
    name: String,
    skew: Skew,
}

impl PostgresStore {
    /// As many connections as one node needs: more make a database slower, not faster.
    pub const CONNECTIONS: u32 = 16;

    /// Opens the database at this address, and brings it up to date, with at most so many connections.
    pub async fn open(address: &PostgresAddress, connections: u32) -> Result<PostgresStore, OpenError> {
        let (connections, name) = Connections::open(address, connections).await?;
        Ok(PostgresStore {
            group_commit: GroupCommit::new(connections.clone()),
            connections,
            name,
            skew: Skew::default(),
        })
    }
}

#[async_trait]
impl Database for PostgresStore {
    fn dialect(&self) -> Dialect {
        Dialect::Postgres
    }

    async fn rows(&self, sql: Sql) -> Result<Vec<Row>, StoreError> {
        let rows = self.connections.rows(raw_sql::query(&sql)).await?;
        rows.iter().map(|row| Ok(Row::read(row)?)).collect()
    }

    async fn change(&self, statements: Vec<Sql>) -> Result<bool, StoreError> {
        self.connections.change(statements).await
    }
}

#[async_trait]
impl Store for PostgresStore {
    async fn append(&self, append: Append) -> Result<(), StoreError> {
        let append = Append { due: append.due.map(|due| self.skew.moment(due)), ..append };
        if append.row.is_none() && append.game.is_none() && append.index.is_empty() {
            return self.group_commit.append(append).await;
        }
        append::append(&self.connections, append).await
    }

    async fn events(&self, table: &TableCode, after: u32, limit: u32) -> Result<Vec<String>, StoreError> {
        read::events(&self.connections, table, after, limit).await
    }

    async fn lobby(&self, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        read::lobby(&self.connections, limit).await
    }

    async fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        read::tables_of(&self.connections, person, limit).await
    }

    async fn open_tables_of(&self, host: PersonId) -> Result<u32, StoreError> {
        read::open_tables_of(&self.connections, host).await
    }

    async fn stored_bytes(&self, host: StorageOwner) -> Result<u64, StoreError> {
        read::stored_bytes(&self.connections, host).await
    }

    async fn game(&self, id: &str) -> Result<Option<GameRow>, StoreError> {
        read::game(&self.connections, id).await
    }

    async fn games_of(
        &self,
        person: PersonId,
        after: Option<GamePlace>,
        limit: u32,
    ) -> Result<Vec<GameRow>, StoreError> {
        read::games_of(&self.connections, person, after, limit).await
    }

    async fn add_person(&self, person: PersonRow, key: KeyRow) -> Result<(), StoreError> {
        people::add(&self.connections, person, key).await
    }

    async fn person_by_key(&self, hash: KeyHash) -> Result<Option<(PersonRow, KeyRow)>, StoreError> {
        people::by_key(&self.connections, hash).await
    }

    async fn rename(&self, person: PersonId, name: String) -> Result<(), StoreError> {
        people::rename(&self.connections, person, name).await
    }

    async fn add_key(&self, key: KeyRow) -> Result<(), StoreError> {
        people::add_key(&self.connections, key).await
    }

    async fn keys_of(&self, person: PersonId) -> Result<Vec<KeyRow>, StoreError> {
        people::keys_of(&self.connections, person).await
    }

    async fn revoke_key(&self, person: PersonId, key: u64) -> Result<bool, StoreError> {
        people::revoke_key(&self.connections, person, key).await
    }

    async fn exchange_key(&self, spent: KeyHash, fresh: KeyRow) -> Result<bool, StoreError> {
        people::exchange_key(&self.connections, spent, fresh).await
    }

    async fn touch_key(&self, hash: KeyHash, seen: u64) -> Result<(), StoreError> {
        people::touch_key(&self.connections, hash, seen).await
    }

    async fn begin_request(&self, request: RequestRow) -> Result<Option<RequestRow>, StoreError> {
        requests::begin(&self.connections, request).await
    }

    async fn end_request(&self, id: [u8; 32], answer: Option<StoredAnswer>) -> Result<(), StoreError> {
        requests::end(&self.connections, id, answer).await
    }
    fn database(&self) -> Option<&dyn Database> {
        Some(self)
    }

    async fn ready(&self) -> Result<(), StoreError> {
        // One that only follows another, or is closed to writers, reads well enough.
        let find = sqlx::query("SELECT name FROM tacora WHERE NOT pg_is_in_recovery()");
        let rows = self.connections.rows(find).await?;
        if rows.is_empty() {
            Err(StoreError::Failed("the database takes no writes".to_owned()))
        } else {
            Ok(())
        }
    }

    async fn close(&self) {
        self.connections.close().await;
    }
}

#[async_trait]
impl SharedStore for PostgresStore {
    fn name(&self) -> &str {
        &self.name
    }

    async fn claim_due(&self, now: Time, until: Time, limit: u32) -> Result<Vec<TableCode>, StoreError> {
        claims::claim_due(&self.connections, self.skew.moment(now), self.skew.moment(until), limit).await
    }

    async fn claim(&self, table: &TableCode, now: Time, until: Time) -> Result<bool, StoreError> {
        claims::claim(&self.connections, table, self.skew.moment(now), self.skew.moment(until)).await
    }

    async fn release_claim(
        &self,
        table: &TableCode,
        until: Time,
        due: Option<Time>,
    ) -> Result<(), StoreError> {
        claims::release_claim(
            &self.connections,
            table,
            self.skew.moment(until),
            due.map(|due| self.skew.moment(due)),
        )
        .await
    }

    async fn schedule(&self, table: &TableCode, due: Time) -> Result<(), StoreError> {
        claims::schedule(&self.connections, table, self.skew.moment(due)).await
    }

    async fn lengths(&self, tables: &[TableCode]) -> Result<Vec<(TableCode, u32)>, StoreError> {
        read::lengths(&self.connections, tables).await
    }

    async fn renew_lease(&self, node: NodeId, now: Time, until: Time) -> Result<bool, StoreError> {
        self.skew.measure(&self.connections).await?;
        presence::renew_lease(&self.connections, node, self.skew.moment(now), self.skew.moment(until)).await
    }

    async fn connect(&self, node: NodeId, table: &TableCode, people: &[PersonId]) -> Result<(), StoreError> {
        presence::connect(&self.connections, node, table, people).await
    }

    async fn connected_elsewhere(
        &self,
        node: NodeId,
        tables: &[TableCode],
        now: Time,
    ) -> Result<Vec<(TableCode, PersonId)>, StoreError> {
        presence::connected_elsewhere(&self.connections, node, tables, self.skew.moment(now)).await
    }

    async fn identity_changes(&self, since: ChangePoint) -> Result<IdentityChanges, StoreError> {
        identity_changes::since(&self.connections, since).await
    }

    async fn remove_old_changes(&self) -> Result<(), StoreError> {
        identity_changes::remove_old(&self.connections).await
    }
}

/// Counts and times a statement that has appended so many events.
fn count(events: usize, started: Instant) {
    metrics::counter!("tacora_store_commits_total").increment(1);
    metrics::counter!("tacora_store_events_total").increment(events as u64);
    metrics::histogram!("tacora_store_commit_seconds").record(started.elapsed());
}

/// The codes of tables, as the database compares them.
fn codes(tables: &[TableCode]) -> Vec<String> {
    tables.iter().map(ToString::to_string).collect()
}

/// The numbers of people, as the database keeps them.
fn numbers(people: &[PersonId]) -> Vec<i64> {
    people.iter().map(|person| person.0.cast_signed()).collect()
}

/// A moment, as the database compares it. What lies beyond the end of its numbers is never.
fn moment(time: Time) -> i64 {
    i64::try_from(time.0).unwrap_or(i64::MAX)
}
