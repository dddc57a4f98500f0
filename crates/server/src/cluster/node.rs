//! One of several nodes that serve the same tables from one store.
//!
//! A node holds nothing that others need: whatever it knows of a table can be read from the store, and what it does not
//! know yet is told by the bus or found by looking. A table may be awake at several nodes at the same time; the store
//! lets only one of them write next, and the others read what it was.

use std::sync::Arc;
use std::time::Duration;

use rand::RngExt;
use table::{PersonId, Time};

use super::bus::{Bus, IdentityUpdate, TableUpdate, Topic, encode};
use crate::store::{KeyHash, NodeId, SharedStore};
use crate::table_code::TableCode;

/// How long a node that has claimed what is due at a table has for it before another may.
pub(crate) const CLAIM: Duration = Duration::from_secs(2);

/// What the nodes of a cluster share.
#[derive(Clone)]
pub struct Cluster {
    /// Where everything is kept.
    pub store: Arc<dyn SharedStore>,
    /// How nodes tell each other what is new.
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

    /// Tells the others what was written.
    pub(crate) fn publish_events(&self, table: TableCode, after: u32, events: Vec<String>) {
        self.bus.publish(Topic::Table(table), encode(&TableUpdate::Written { after, events }));
    }

    /// Tells the others that somebody has come or gone.
    pub(crate) fn publish_presence(&self, table: TableCode) {
        self.bus.publish(Topic::Table(table), encode(&TableUpdate::Presence));
    }

    /// Tells the others that something about somebody has changed.
    pub(crate) fn publish_identity_change(&self, person: PersonId, revoked: Option<KeyHash>) {
        let revoked = revoked.map(|hash| hash.0);
        self.bus.publish(Topic::People, encode(&IdentityUpdate { person, revoked }));
    }

    /// Until when a claim lasts that is made now.
    pub(crate) fn claim_until(now: Time) -> Time {
        now + CLAIM
    }
}
