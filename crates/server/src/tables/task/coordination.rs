//! How a table stays in step with the same table on other nodes: a strategy with one case for a single server and one for
//! a node of a cluster.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use futures_util::{StreamExt, stream};
use table::{PersonId, Time};
use tokio::time::Instant;

use super::peers::Peers;
use crate::cluster::{Node, Subscription};
use crate::store::StoreError;
use crate::table_code::TableCode;

/// How a table stays in step with other nodes.
pub(super) enum Coordination {
    /// A single server: nobody else writes, runs timers or has connections.
    Solo,
    /// A node of a cluster.
    Peers(Peers),
}

impl Coordination {
    /// The strategy of a server that is this node, or no node.
    pub(super) fn new(node: Option<&Arc<Node>>) -> Coordination {
        node.map_or(Coordination::Solo, |node| Coordination::Peers(Peers::new(Arc::clone(node))))
    }

    /// Whether other nodes may write to the same log.
    pub(super) fn is_shared(&self) -> bool {
        matches!(self, Coordination::Peers(_))
    }

    /// What other nodes publish about this table from now on.
    pub(super) async fn subscribe(&self, code: TableCode) -> Subscription {
        match self {
            Coordination::Solo => stream::pending().boxed(),
            Coordination::Peers(peers) => peers.subscribe(code).await,
        }
    }

    /// When this node may run a timer that is due at this moment.
    pub(super) fn earliest(&self, due: Instant) -> Instant {
        match self {
            Coordination::Solo => due,
            Coordination::Peers(peers) => peers.earliest(due),
        }
    }

    /// Whether this node runs the timers that are due now. A node of a cluster has to claim them first.
    pub(super) async fn may_run_timers(
        &mut self,
        code: &TableCode,
        now: Time,
        is_due: impl FnOnce() -> bool,
    ) -> bool {
        match self {
            Coordination::Solo => true,
            Coordination::Peers(peers) => peers.may_run_timers(code, now, is_due()).await,
        }
    }

    /// This node has claimed the timers of the table until this moment.
    pub(super) fn claimed(&mut self, until: Time) {
        if let Coordination::Peers(peers) = self {
            peers.claimed(until);
        }
    }

    /// Stores when the next timer is due, so that another node can run it if this one dies.
    pub(super) async fn store_next_due(
        &mut self,
        code: &TableCode,
        now: Time,
        due: impl FnOnce() -> Option<Time>,
    ) {
        if let Coordination::Peers(peers) = self {
            peers.store_next_due(code, now, due()).await;
        }
    }

    /// Publishes events that were appended together with the time of the next timer.
    pub(super) fn publish_events(
        &mut self,
        code: TableCode,
        after: u32,
        events: Vec<String>,
        due: Option<Time>,
    ) {
        if let Coordination::Peers(peers) = self {
            peers.publish_events(code, after, events, due);
        }
    }

    /// Whether the log in the store has exactly this many events.
    pub(super) async fn is_up_to_date(&self, code: TableCode, events: u32) -> Result<bool, StoreError> {
        match self {
            Coordination::Solo => Ok(true),
            Coordination::Peers(peers) => peers.is_up_to_date(code, events).await,
        }
    }

    /// The people who are connected through other nodes, as far as is known.
    pub(super) fn people(&self) -> impl Iterator<Item = PersonId> + '_ {
        let peers = match self {
            Coordination::Solo => None,
            Coordination::Peers(peers) => Some(peers),
        };
        peers.into_iter().flat_map(Peers::people)
    }

    /// Reads from the store who is connected through other nodes.
    pub(super) async fn read_people(
        &self,
        code: TableCode,
        now: Time,
    ) -> Result<BTreeSet<PersonId>, StoreError> {
        match self {
            Coordination::Solo => Ok(BTreeSet::new()),
            Coordination::Peers(peers) => peers.read_people(code, now).await,
        }
    }

    /// These people are connected through other nodes. Returns who was before, if that has changed.
    pub(super) fn replace_people(&mut self, people: &BTreeSet<PersonId>) -> Option<BTreeSet<PersonId>> {
        match self {
            Coordination::Solo => None,
            Coordination::Peers(peers) => peers.replace_people(people),
        }
    }

    /// The connections of this node have changed and have to be published.
    pub(super) fn connections_changed(&mut self) {
        if let Coordination::Peers(peers) = self {
            peers.connections_changed();
        }
    }

    /// Publishes who is connected through this node, if that has changed.
    pub(super) async fn publish_connections(
        &mut self,
        code: TableCode,
        connections: &BTreeMap<PersonId, u32>,
    ) {
        if let Coordination::Peers(peers) = self {
            peers.publish_connections(code, connections).await;
        }
    }
}
