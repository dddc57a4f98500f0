//! The store as seen by one node: slow, sometimes unreachable, and sometimes failing after it has written.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use async_trait::async_trait;
use table::{PersonId, Time};
use tokio::time::Instant;

use super::disk::Disk;
use super::keys::Keys;
use super::machine::Machine;
use crate::store::{
    Append, ChangePoint, Database, GamePlace, GameRow, IdentityChanges, KeyHash, KeyRow, NodeId, PersonRow,
    RequestRow, SharedStore, StorageOwner, Store, StoreError, StoredAnswer, TableRow,
};
use crate::table_code::TableCode;

/// How a node reaches the disk.
pub(super) struct SimulatedStore {
    pub(super) disk: Arc<Disk>,
    pub(super) keys: Arc<Keys>,
    pub(super) machine: Arc<Machine>,
    /// Whether the store is unreachable for all nodes.
    pub(super) down: Arc<AtomicBool>,
    /// How far the clock of the node is ahead of that of the store, in milliseconds.
    pub(super) skew: i64,
}

/// One in this many calls fails before it has done anything, and one in this many afterwards.
const FAILS: u32 = 150;

impl SimulatedStore {
    async fn call<T>(&self, work: impl FnOnce(&Disk) -> Result<T, StoreError>) -> Result<T, StoreError> {
        self.machine.way().await;
        if self.down.load(Relaxed) || self.machine.happens(FAILS) {
            return failed();
        }
        let done = work(&self.disk);
        self.machine.way().await;
        if self.down.load(Relaxed) || self.machine.happens(FAILS) { failed() } else { done }
    }

    /// A time by the clock of the store.
    fn moment(&self, time: Time) -> Time {
        Time(time.0.saturating_add_signed(-self.skew))
    }

    async fn get<T>(&self, read: impl FnOnce(&Disk) -> T) -> Result<T, StoreError> {
        self.call(|disk| Ok(read(disk))).await
    }
}

fn failed<T>() -> Result<T, StoreError> {
    Err(StoreError::Failed("the connection is lost".to_owned()))
}

/// The simulation has tables, but no lists of tables.
fn unasked<T>() -> Result<T, StoreError> {
    Err(StoreError::Failed("nobody asks this in a simulation".to_owned()))
}

#[async_trait]
impl Store for SimulatedStore {
    async fn append(&self, append: Append) -> Result<(), StoreError> {
        let append = Append { due: append.due.map(|due| self.moment(due)), ..append };
        let begun = Instant::now();
        self.call(|disk| disk.append(append, begun)).await
    }
    async fn events(&self, table: &TableCode, after: u32, limit: u32) -> Result<Vec<String>, StoreError> {
        self.get(|disk| disk.events(table, after, limit)).await
    }
    async fn lobby(&self, _: u32) -> Result<Vec<TableRow>, StoreError> {
        unasked()
    }
    async fn tables_of(&self, _: PersonId, _: u32) -> Result<Vec<TableRow>, StoreError> {
        unasked()
    }
    async fn open_tables_of(&self, _: PersonId) -> Result<u32, StoreError> {
        unasked()
    }
    async fn stored_bytes(&self, _: StorageOwner) -> Result<u64, StoreError> {
        unasked()
    }
    async fn game(&self, _: &str) -> Result<Option<GameRow>, StoreError> {
        unasked()
    }
    async fn games_of(&self, _: PersonId, _: Option<GamePlace>, _: u32) -> Result<Vec<GameRow>, StoreError> {
        unasked()
    }
    async fn add_person(&self, _: PersonRow, _: KeyRow) -> Result<(), StoreError> {
        unasked()
    }
    async fn person_by_key(&self, hash: KeyHash) -> Result<Option<(PersonRow, KeyRow)>, StoreError> {
        self.get(|_| self.keys.find(hash)).await
    }
    async fn rename(&self, _: PersonId, _: String) -> Result<(), StoreError> {
        unasked()
    }
    async fn add_key(&self, _: KeyRow) -> Result<(), StoreError> {
        unasked()
    }
    async fn keys_of(&self, _: PersonId) -> Result<Vec<KeyRow>, StoreError> {
        unasked()
    }
    async fn revoke_key(&self, _: PersonId, _: u64) -> Result<bool, StoreError> {
        unasked()
    }
    async fn exchange_key(&self, _: KeyHash, _: KeyRow) -> Result<bool, StoreError> {
        unasked()
    }
    async fn touch_key(&self, _: KeyHash, _: u64) -> Result<(), StoreError> {
        unasked()
    }
    async fn begin_request(&self, _: RequestRow) -> Result<Option<RequestRow>, StoreError> {
        unasked()
    }
    async fn end_request(&self, _: [u8; 32], _: Option<StoredAnswer>) -> Result<(), StoreError> {
        unasked()
    }
    fn database(&self) -> Option<&dyn Database> {
        None
    }
    async fn ready(&self) -> Result<(), StoreError> {
        self.get(|_| ()).await
    }
    async fn close(&self) {}
}

#[async_trait]
impl SharedStore for SimulatedStore {
    fn name(&self) -> &'static str {
        "simulated"
    }
    async fn claim_due(&self, now: Time, until: Time, limit: u32) -> Result<Vec<TableCode>, StoreError> {
        self.get(|disk| disk.claim_due(self.moment(now), self.moment(until), limit)).await
    }
    async fn claim(&self, table: &TableCode, now: Time, until: Time) -> Result<bool, StoreError> {
        self.get(|disk| disk.claim(table, self.moment(now), self.moment(until))).await
    }
    async fn release_claim(
        &self,
        table: &TableCode,
        until: Time,
        due: Option<Time>,
    ) -> Result<(), StoreError> {
        self.get(|disk| disk.release_claim(table, self.moment(until), due.map(|due| self.moment(due)))).await
    }
    async fn schedule(&self, table: &TableCode, due: Time) -> Result<(), StoreError> {
        self.get(|disk| disk.schedule(table, self.moment(due))).await
    }
    async fn lengths(&self, tables: &[TableCode]) -> Result<Vec<(TableCode, u32)>, StoreError> {
        self.get(|disk| disk.lengths(tables)).await
    }
    async fn renew_lease(&self, node: NodeId, now: Time, until: Time) -> Result<bool, StoreError> {
        self.get(|disk| disk.renew_lease(node, self.moment(now), self.moment(until))).await
    }
    async fn connect(&self, node: NodeId, table: &TableCode, people: &[PersonId]) -> Result<(), StoreError> {
        self.get(|disk| disk.connect(node, table, people)).await
    }
    async fn connected_elsewhere(
        &self,
        node: NodeId,
        tables: &[TableCode],
        now: Time,
    ) -> Result<Vec<(TableCode, PersonId)>, StoreError> {
        self.get(|disk| disk.connected_elsewhere(node, tables, self.moment(now))).await
    }
    async fn identity_changes(&self, since: ChangePoint) -> Result<IdentityChanges, StoreError> {
        self.get(|_| self.keys.changes_since(since)).await
    }
    async fn remove_old_changes(&self) -> Result<(), StoreError> {
        self.get(|_| ()).await
    }
}
