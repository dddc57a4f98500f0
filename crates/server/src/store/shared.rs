//! What nodes need of a store that they share: claims of timers, leases of nodes and connections.

use std::fmt;

use async_trait::async_trait;
use table::{PersonId, Time};

use crate::store::{KeyHash, Store, StoreError};
use crate::table_code::TableCode;

/// A store that several nodes use at the same time.
#[async_trait]
pub trait SharedStore: Store {
    /// A name that is unique to this store.
    fn name(&self) -> &str;

    /// Claims tables whose timers are due, the longest overdue first: at most `limit`. Until `until` no other node gets
    /// them, unless [`SharedStore::schedule`] or an append names an earlier moment.
    async fn claim_due(&self, now: Time, until: Time, limit: u32) -> Result<Vec<TableCode>, StoreError>;

    /// The same for one table; `false` if nothing is due there now, or another node has claimed it.
    async fn claim(&self, table: &TableCode, now: Time, until: Time) -> Result<bool, StoreError>;

    /// Releases the claim that expires at `until`; the next timer is due at `due`. What was scheduled since the claim
    /// stays scheduled.
    async fn release_claim(
        &self,
        table: &TableCode,
        until: Time,
        due: Option<Time>,
    ) -> Result<(), StoreError>;

    /// A timer of this table is due at this moment, if not earlier.
    async fn schedule(&self, table: &TableCode, due: Time) -> Result<(), StoreError>;

    /// How many events each of these tables has, in any order; nothing for those that do not exist.
    async fn lengths(&self, tables: &[TableCode]) -> Result<Vec<(TableCode, u32)>, StoreError>;

    /// Extends the lease of a node. Returns `false` if it had expired, which removed all connections of the node.
    async fn renew_lease(&self, node: NodeId, now: Time, until: Time) -> Result<bool, StoreError>;

    /// These people, and nobody else, are connected to this table through this node.
    async fn connect(&self, node: NodeId, table: &TableCode, people: &[PersonId]) -> Result<(), StoreError>;

    /// Who is connected to these tables through other nodes with a lease, each person once for each table, in any order.
    async fn connected_elsewhere(
        &self,
        node: NodeId,
        tables: &[TableCode],
        now: Time,
    ) -> Result<Vec<(TableCode, PersonId)>, StoreError>;

    /// The changes of names and keys since this point, and perhaps some from shortly before it. Every change that was
    /// acknowledged before the call is in this result or was in an earlier one. Changes are kept for ten minutes.
    async fn identity_changes(&self, since: ChangePoint) -> Result<IdentityChanges, StoreError>;

    /// Removes changes that are older than that.
    async fn remove_old_changes(&self) -> Result<(), StoreError>;
}

/// A point in the order of changes; only the store knows its meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChangePoint(pub u64);

impl ChangePoint {
    /// Before every change that is kept.
    pub const FIRST: ChangePoint = ChangePoint(0);
}

/// What has changed about people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IdentityChanges {
    /// The changes, in any order.
    pub changes: Vec<IdentityChange>,
    /// The point for the next call.
    pub next: ChangePoint,
}

/// A changed name or a revoked key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IdentityChange {
    /// Its number, to recognise duplicates.
    pub id: u64,
    /// The person.
    pub person: PersonId,
    /// The revoked key, if any.
    pub revoked: Option<KeyHash>,
}

/// The id of a running node.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NodeId(pub u64);

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}
