//! A store that fails, or stops answering, when it is told to.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::SeqCst};

use async_trait::async_trait;
use server::TableCode;
use server::store::{
    Append, ChangePoint, Database, Dialect, GamePlace, GameRow, IdentityChanges, KeyHash, KeyRow, NodeId,
    PersonRow, RequestRow, Row, SharedStore, Sql, StorageOwner, Store, StoreError, StoredAnswer, TableRow,
};
use table::{PersonId, Time};
use tokio::sync::watch;

use crate::support::back_end::fresh_store;
use crate::support::test_store::TestStore;

/// A store with moods.
pub(crate) struct FaultyStore {
    inner: TestStore,
    /// Whether logs are not appended to.
    pub(crate) appends_fail: AtomicBool,
    /// Whether logs are appended to and this is denied.
    pub(crate) appends_are_denied: AtomicBool,
    /// Whether logs and lists cannot be read.
    pub(crate) reads_fail: AtomicBool,
    /// How often they could not.
    pub(crate) failed_reads: AtomicU64,
    /// How many events have been read from logs.
    pub(crate) events_read: AtomicU64,
    /// What happens to rare statements.
    pub(crate) statements: watch::Sender<Option<StatementFault>>,
    /// How many statements have met this.
    pub(crate) faulty_statements: AtomicU64,
}

/// What happens to rare statements that contain a text.
#[derive(Clone, Copy)]
pub(crate) enum StatementFault {
    /// They wait until this is over.
    Wait(&'static str),
    /// They fail.
    Fail(&'static str),
}

impl FaultyStore {
    pub(crate) async fn new() -> Arc<FaultyStore> {
        Arc::new(FaultyStore {
            inner: fresh_store().await,
            appends_fail: AtomicBool::new(false),
            appends_are_denied: AtomicBool::new(false),
            reads_fail: AtomicBool::new(false),
            failed_reads: AtomicU64::new(0),
            events_read: AtomicU64::new(0),
            statements: watch::Sender::new(None),
            faulty_statements: AtomicU64::new(0),
        })
    }

    fn shared(&self) -> &dyn SharedStore {
        &**self.inner.as_shared().expect("only a node asks for this, and nodes share a store")
    }

    fn can_read(&self) -> Result<(), StoreError> {
        if !self.reads_fail.load(SeqCst) {
            return Ok(());
        }
        self.failed_reads.fetch_add(1, SeqCst);
        Err(no())
    }
}

impl FaultyStore {
    fn real_database(&self) -> &dyn Database {
        self.inner.database().expect("the real store has a database")
    }

    /// Waits or fails if these statements are to.
    async fn meet_fault(&self, statements: &[Sql]) -> Result<(), StoreError> {
        let mut faults = self.statements.subscribe();
        let contain = |text| statements.iter().any(|sql| format!("{sql:?}").contains(text));
        loop {
            let fault = *faults.borrow_and_update();
            match fault {
                Some(StatementFault::Wait(text)) if contain(text) => {
                    self.faulty_statements.fetch_add(1, SeqCst);
                    faults.changed().await.expect("the store has the sender");
                }
                Some(StatementFault::Fail(text)) if contain(text) => {
                    self.faulty_statements.fetch_add(1, SeqCst);
                    return Err(no());
                }
                _ => return Ok(()),
            }
        }
    }
}

#[async_trait]
impl Database for FaultyStore {
    fn dialect(&self) -> Dialect {
        self.real_database().dialect()
    }
    async fn rows(&self, sql: Sql) -> Result<Vec<Row>, StoreError> {
        self.meet_fault(std::slice::from_ref(&sql)).await?;
        self.real_database().rows(sql).await
    }
    async fn change(&self, statements: Vec<Sql>) -> Result<bool, StoreError> {
        self.meet_fault(&statements).await?;
        self.real_database().change(statements).await
    }
}

fn no() -> StoreError {
    StoreError::Failed("not in the mood".to_owned())
}

#[async_trait]
impl Store for FaultyStore {
    async fn append(&self, append: Append) -> Result<(), StoreError> {
        if self.appends_fail.load(SeqCst) {
            return Err(no());
        }
        self.inner.append(append).await?;
        if self.appends_are_denied.load(SeqCst) { Err(no()) } else { Ok(()) }
    }
    async fn events(&self, table: &TableCode, after: u32, limit: u32) -> Result<Vec<String>, StoreError> {
        self.can_read()?;
        let events = self.inner.events(table, after, limit).await?;
        self.events_read.fetch_add(events.len() as u64, SeqCst);
        Ok(events)
    }
    async fn lobby(&self, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.can_read()?;
        self.inner.lobby(limit).await
    }
    async fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.can_read()?;
        self.inner.tables_of(person, limit).await
    }
    async fn open_tables_of(&self, host: PersonId) -> Result<u32, StoreError> {
        self.can_read()?;
        self.inner.open_tables_of(host).await
    }
    async fn stored_bytes(&self, host: StorageOwner) -> Result<u64, StoreError> {
        self.can_read()?;
        self.inner.stored_bytes(host).await
    }
    async fn game(&self, id: &str) -> Result<Option<GameRow>, StoreError> {
        self.can_read()?;
        self.inner.game(id).await
    }
    async fn games_of(
        &self,
        person: PersonId,
        after: Option<GamePlace>,
        limit: u32,
    ) -> Result<Vec<GameRow>, StoreError> {
        self.can_read()?;
        self.inner.games_of(person, after, limit).await
    }
    async fn add_person(&self, person: PersonRow, key: KeyRow) -> Result<(), StoreError> {
        self.inner.add_person(person, key).await
    }
    async fn person_by_key(&self, hash: KeyHash) -> Result<Option<(PersonRow, KeyRow)>, StoreError> {
        self.can_read()?;
        self.inner.person_by_key(hash).await
    }
    async fn rename(&self, person: PersonId, name: String) -> Result<(), StoreError> {
        self.inner.rename(person, name).await
    }
    async fn add_key(&self, key: KeyRow) -> Result<(), StoreError> {
        self.inner.add_key(key).await
    }
    async fn keys_of(&self, person: PersonId) -> Result<Vec<KeyRow>, StoreError> {
        self.can_read()?;
        self.inner.keys_of(person).await
    }
    async fn revoke_key(&self, person: PersonId, key: u64) -> Result<bool, StoreError> {
        self.inner.revoke_key(person, key).await
    }
    async fn exchange_key(&self, spent: KeyHash, fresh: KeyRow) -> Result<bool, StoreError> {
        self.inner.exchange_key(spent, fresh).await
    }
    async fn touch_key(&self, hash: KeyHash, seen: u64) -> Result<(), StoreError> {
        self.inner.touch_key(hash, seen).await
    }
    async fn begin_request(&self, request: RequestRow) -> Result<Option<RequestRow>, StoreError> {
        self.inner.begin_request(request).await
    }
    async fn end_request(&self, id: [u8; 32], answer: Option<StoredAnswer>) -> Result<(), StoreError> {
        self.inner.end_request(id, answer).await
    }
    fn database(&self) -> Option<&dyn Database> {
        Some(self)
    }
    async fn ready(&self) -> Result<(), StoreError> {
        self.inner.ready().await
    }
    async fn close(&self) {
        self.inner.close().await;
    }
}

#[async_trait]
impl SharedStore for FaultyStore {
    fn name(&self) -> &str {
        self.shared().name()
    }
    async fn claim_due(&self, now: Time, until: Time, limit: u32) -> Result<Vec<TableCode>, StoreError> {
        self.can_read()?;
        self.shared().claim_due(now, until, limit).await
    }
    async fn claim(&self, table: &TableCode, now: Time, until: Time) -> Result<bool, StoreError> {
        self.can_read()?;
        self.shared().claim(table, now, until).await
    }
    async fn release_claim(
        &self,
        table: &TableCode,
        until: Time,
        due: Option<Time>,
    ) -> Result<(), StoreError> {
        self.shared().release_claim(table, until, due).await
    }
    async fn schedule(&self, table: &TableCode, due: Time) -> Result<(), StoreError> {
        self.shared().schedule(table, due).await
    }
    async fn lengths(&self, tables: &[TableCode]) -> Result<Vec<(TableCode, u32)>, StoreError> {
        self.can_read()?;
        self.shared().lengths(tables).await
    }
    async fn renew_lease(&self, node: NodeId, now: Time, until: Time) -> Result<bool, StoreError> {
        self.shared().renew_lease(node, now, until).await
    }
    async fn connect(&self, node: NodeId, table: &TableCode, people: &[PersonId]) -> Result<(), StoreError> {
        self.shared().connect(node, table, people).await
    }
    async fn connected_elsewhere(
        &self,
        node: NodeId,
        tables: &[TableCode],
        now: Time,
    ) -> Result<Vec<(TableCode, PersonId)>, StoreError> {
        self.can_read()?;
        self.shared().connected_elsewhere(node, tables, now).await
    }
    async fn identity_changes(&self, since: ChangePoint) -> Result<IdentityChanges, StoreError> {
        self.can_read()?;
        self.shared().identity_changes(since).await
    }
    async fn remove_old_changes(&self) -> Result<(), StoreError> {
        self.shared().remove_old_changes().await
    }
}

impl From<Arc<FaultyStore>> for TestStore {
    fn from(store: Arc<FaultyStore>) -> TestStore {
        if store.inner.as_shared().is_some() { TestStore::shared(store) } else { TestStore::alone(store) }
    }
}
