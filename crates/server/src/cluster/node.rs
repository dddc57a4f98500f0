//! One of several nodes that serve the same tables from one store.
//!
//! A node holds nothing that others need: everything it knows of a table can be read from the store, and what is new
//! arrives by the bus or by polling. A table may be in memory on several nodes at the same time; the store lets only one
//! of them append next, and the others read what it wrote.

use std::sync::Arc;
use std::time::Duration;

use rand::RngExt;
use table::{PersonId, Time};

use super::bus::{Bus, IdentityUpdate, TableUpdate, Topic, encode};
use crate::store::{KeyHash, NodeId, SharedStore};
use crate::table_code::TableCode;

/// How long a claim of timers lasts before another node may claim them.
pub(crate) const CLAIM: Duration = Duration::from_secs(2);

/// What the nodes of a cluster share.
#[derive(Clone)]
pub struct Cluster {
    /// The shared database.
    pub store: Arc<dyn SharedStore>,
    /// The bus between the nodes.
    pub bus: Arc<dyn Bus>,
}

/// This node.
pub(crate) struct Node {
    pub(crate) id: NodeId,
    pub(crate) store: Arc<dyn SharedStore>,
    pub(crate) bus: Arc<dyn Bus>,
}

impl Node {
    pub(crate) fn new(cluster: Cluster) -> Node {
        Node::with_id(NodeId(rand::rng().random()), cluster)
    }

    pub(crate) fn with_id(id: NodeId, Cluster { store, bus }: Cluster) -> Node {
        Node { id, store, bus }
    }

    /// Publishes events that were written.
    pub(crate) fn publish_events(&self, table: TableCode, after: u32, events: Vec<String>) {
        self.bus.publish(Topic::Table(table), encode(&TableUpdate::Written { after, events }));
    }

    /// Publishes that the connections of a table have changed.
    pub(crate) fn publish_presence(&self, table: TableCode) {
        self.bus.publish(Topic::Table(table), encode(&TableUpdate::Presence));
    }

    /// Publishes that a name has changed or a key was revoked.
    pub(crate) fn publish_identity_change(&self, person: PersonId, revoked: Option<KeyHash>) {
        let revoked = revoked.map(|hash| hash.0);
        self.bus.publish(Topic::People, encode(&IdentityUpdate { person, revoked }));
    }

    /// When a claim that is made now expires.
    pub(crate) fn claim_until(now: Time) -> Time {
        now + CLAIM
    }
}
