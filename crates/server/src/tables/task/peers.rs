//! A table that may also be in memory on other nodes: they share its timers, its connections and its log.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use table::{PersonId, Time};
use tokio::time::Instant;

use crate::cluster::{CLAIM, Node, Subscription, Topic};
use crate::store::StoreError;
use crate::table_code::TableCode;

/// How long to wait before the next attempt to claim timers that another node has claimed.
const CLAIM_RETRY: Duration = Duration::from_millis(250);

/// What a table knows of the other nodes.
pub(super) struct Peers {
    node: Arc<Node>,
    /// Who is connected through other nodes.
    people: BTreeSet<PersonId>,
    /// Whether the store knows who is connected through this node.
    published: bool,
    /// When the next timer is due according to the store, as far as this node knows.
    stored_due: Option<Time>,
    /// Until when this node has claimed the timers.
    claimed: Option<Time>,
    /// When this node may claim again.
    next_claim: Instant,
    /// Since when another node has held the timers.
    waiting_since: Option<Instant>,
}

impl Peers {
    pub(super) fn new(node: Arc<Node>) -> Peers {
        Peers {
            node,
            people: BTreeSet::new(),
            published: true,
            stored_due: None,
            claimed: None,
            next_claim: Instant::now(),
            waiting_since: None,
        }
    }

    pub(super) async fn subscribe(&self, code: TableCode) -> Subscription {
        self.node.bus.subscribe(Topic::Table(code)).await
    }

    pub(super) fn earliest(&self, due: Instant) -> Instant {
        due.max(self.next_claim)
    }

    pub(super) fn claimed(&mut self, until: Time) {
        self.claimed = Some(until);
    }

    pub(super) async fn may_run_timers(&mut self, code: &TableCode, now: Time, is_due: bool) -> bool {
        if self.claimed.is_none() && is_due {
            let until = Node::claim_until(now);
            match self.node.store.claim(code, now, until).await {
                Ok(true) => (self.claimed, self.waiting_since) = (Some(until), None),
                Ok(false) => self.back_off(),
                Err(error) => {
                    self.next_claim = Instant::now() + CLAIM_RETRY;
                    error.log(Some(code), "cannot claim the timers that are due");
                }
            }
        }
        self.claimed.is_some()
    }

    /// Another node has claimed the timers. If they have not run after a claim has expired, the store is told again that
    /// they are due.
    fn back_off(&mut self) {
        let now = Instant::now();
        self.next_claim = now + CLAIM_RETRY;
        if now - *self.waiting_since.get_or_insert(now) > CLAIM {
            (self.waiting_since, self.stored_due) = (None, None);
        }
    }

    pub(super) async fn store_next_due(&mut self, code: &TableCode, now: Time, due: Option<Time>) {
        let store = &self.node.store;
        let stored = match (self.claimed.take(), due) {
            (Some(until), due) => store.release_claim(code, until, due).await.map(|()| due),
            (None, Some(due)) if !self.has_stored_due(due, now) => {
                store.schedule(code, due).await.map(|()| Some(due))
            }
            (None, _) => return,
        };
        match stored {
            Ok(due) => self.stored_due = due,
            Err(error) => error.log(Some(code), "cannot store when the next timer is due"),
        }
    }

    /// Whether the store has this moment or an earlier one. A moment in the past may have been handled already.
    fn has_stored_due(&self, due: Time, now: Time) -> bool {
        self.stored_due.is_some_and(|stored| stored == due || (now < stored && stored < due))
    }

    pub(super) fn publish_events(
        &mut self,
        code: TableCode,
        after: u32,
        events: Vec<String>,
        due: Option<Time>,
    ) {
        self.stored_due = due.or(self.stored_due);
        self.node.publish_events(code, after, events);
    }

    pub(super) async fn is_up_to_date(&self, code: TableCode, events: u32) -> Result<bool, StoreError> {
        let lengths = self.node.store.lengths(&[code]).await?;
        Ok(lengths.iter().all(|(_, length)| *length == events))
    }

    pub(super) fn people(&self) -> impl Iterator<Item = PersonId> + '_ {
        self.people.iter().copied()
    }

    pub(super) async fn read_people(
        &self,
        code: TableCode,
        now: Time,
    ) -> Result<BTreeSet<PersonId>, StoreError> {
        let people = self.node.store.connected_elsewhere(self.node.id, &[code], now).await?;
        Ok(people.into_iter().map(|(_, who)| who).collect())
    }

    pub(super) fn replace_people(&mut self, people: &BTreeSet<PersonId>) -> Option<BTreeSet<PersonId>> {
        (self.people != *people).then(|| std::mem::replace(&mut self.people, people.clone()))
    }

    pub(super) fn connections_changed(&mut self) {
        self.published = false;
    }

    pub(super) async fn publish_connections(
        &mut self,
        code: TableCode,
        connections: &BTreeMap<PersonId, u32>,
    ) {
        if self.published {
            return;
        }
        let people: Vec<PersonId> = connections.keys().copied().collect();
        let stored = self.node.store.connect(self.node.id, &code, &people).await;
        self.published = stored.is_ok();
        match stored {
            Ok(()) => self.node.publish_presence(code),
            Err(error) => error.log(Some(&code), "cannot tell other nodes who is connected here"),
        }
    }
}
