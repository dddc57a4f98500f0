//! What nodes that share a store need of it besides: who sees to what is due, and who is connected where.

use std::fmt;

use async_trait::async_trait;
use table::{PersonId, Time};

use crate::store::{KeyHash, Store, StoreError};
use crate::table_code::TableCode;

/// A store that several nodes use at the same time.
#[async_trait]
pub trait SharedStore: Store {
    /// A name for everything that uses this store, and for nothing else.
    fn name(&self) -> &str;

    /// The tables at which something is due at this moment, the longest due first: at most `limit` of them. Until
    /// `until` nobody else gets them, unless [`SharedStore::schedule`] or an append names an earlier moment.
    async fn claim_due(&self, now: Time, until: Time, limit: u32) -> Result<Vec<TableCode>, StoreError>;

    /// The same for one table: `false` if nothing is due there at this moment, or another node sees to it.
    async fn claim(&self, table: &TableCode, now: Time, until: Time) -> Result<bool, StoreError>;

    /// Ends a claim that lasts until this moment: the next thing is due then, or nothing. What has been expected since
    /// the claim stays expected.
    async fn release_claim(
        &self,
        table: &TableCode,
        until: Time,
        due: Option<Time>,
    ) -> Result<(), StoreError>;

    /// Something is due at this table at this moment, if not earlier.
    async fn schedule(&self, table: &TableCode, due: Time) -> Result<(), StoreError>;

    /// How many events each of these tables has, in any order; nothing for those that do not exist.
    async fn lengths(&self, tables: &[TableCode]) -> Result<Vec<(TableCode, u32)>, StoreError>;

    /// The node lives until this moment at least. Returns `false` if it had been given up meanwhile, with everybody who
    /// was connected to it.
    async fn renew_lease(&self, node: NodeId, now: Time, until: Time) -> Result<bool, StoreError>;

    /// These people, and nobody else, are connected to this table through this node.
    async fn connect(&self, node: NodeId, table: &TableCode, people: &[PersonId]) -> Result<(), StoreError>;

    /// Who is connected to these tables through other nodes that live, each person once for each table, in any order.
    async fn connected_elsewhere(
        &self,
        node: NodeId,
        tables: &[TableCode],
        now: Time,
    ) -> Result<Vec<(TableCode, PersonId)>, StoreError>;

    /// What has changed about people since this point, and perhaps some of what had changed shortly before it. Whatever was
    /// acknowledged before the question is in this answer, or was in an earlier one. Changes are kept for ten minutes.
    async fn identity_changes(&self, since: ChangePoint) -> Result<IdentityChanges, StoreError>;

    /// Removes the changes that need not be kept any more.
    async fn remove_old_changes(&self) -> Result<(), StoreError>;
}

/// A point in the order of changes; what it means is the store's own business.
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
    /// From where to ask the next time.
    pub next: ChangePoint,
}

/// Somebody has another name, or one key less.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IdentityChange {
    /// Its number, for whoever is told of it twice.
    pub id: u64,
    /// Whom it is about.
    pub person: PersonId,
    /// The key that was revoked, if one was.
    pub revoked: Option<KeyHash>,
}

/// A process that serves, for as long as it runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NodeId(pub u64);

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}
