//! A table that may be awake at other nodes, too: what they write is taken in, and only one of them does what is due.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use futures_util::{StreamExt, stream};
use table::{Logged, PersonId, Time};
use tokio::time::Instant;

use super::log::{parse, read_since};
use super::{Request, TableTask};
use crate::cluster::{CLAIM, Node, Subscription, TableUpdate, Topic, decode};
use crate::store::StoreError;

/// When another node sees to what is due, how long it is waited before asking again.
const CLAIM_RETRY: Duration = Duration::from_millis(250);

/// How many events of others are taken in before other tasks get their turn.
const BATCH_LIMIT: usize = 256;

/// What a table knows of the other nodes.
pub(super) struct Peers {
    pub(super) node: Arc<Node>,
    /// Who is connected to it through others.
    people: BTreeSet<PersonId>,
    /// Whether the others can know who is connected through this one.
    published: bool,
    /// What the store was told last of when something is due.
    expected: Option<Time>,
    /// Until when this node has claimed what is due.
    claimed: Option<Time>,
    /// When it may claim again.
    next_claim: Instant,
    /// Since when others are said to see to what is due here.
    waiting_since: Option<Instant>,
}

impl Peers {
    pub(super) fn new(node: Arc<Node>) -> Peers {
        Peers {
            node,
            people: BTreeSet::new(),
            published: true,
            expected: None,
            claimed: None,
            next_claim: Instant::now(),
            waiting_since: None,
        }
    }

    /// When this node may do what is due at this moment.
    pub(super) fn earliest(&self, due: Instant) -> Instant {
        due.max(self.next_claim)
    }

    /// The store knows that something is due then.
    pub(super) fn note_stored_due(&mut self, due: Option<Time>) {
        self.expected = due.or(self.expected);
    }

    /// Whether the store knows of something that is due then or before. What is past may have been seen to.
    fn has_stored_due(&self, due: Time, now: Time) -> bool {
        self.expected.is_some_and(|expected| expected == due || (now < expected && expected < due))
    }

    /// Another node sees to what is due. If nothing comes of it for longer than a claim lasts, the store is told again.
    fn back_off(&mut self) {
        let now = Instant::now();
        self.next_claim = now + CLAIM_RETRY;
        if now - *self.waiting_since.get_or_insert(now) > CLAIM {
            (self.waiting_since, self.expected) = (None, None);
        }
    }

    /// Whoever is connected here has changed.
    pub(super) fn connections_changed(&mut self) {
        self.published = false;
    }
}

impl TableTask {
    /// Listens to the other nodes from now on, and reads what they have written before.
    pub(super) async fn subscribe(&mut self) -> Subscription {
        let Some(peers) = &self.peers else { return stream::pending().boxed() };
        let subscription = peers.node.bus.subscribe(Topic::Table(self.code)).await;
        self.catch_up().await;
        self.read_remote_connections().await;
        self.flush();
        subscription
    }

    /// Takes in what another node tells.
    pub(super) async fn apply_update(&mut self, payload: &[u8]) {
        if self.context.shutdown.has_begun() {
            return;
        }
        match decode(payload) {
            Some(TableUpdate::Written { after, events }) if !self.needs_reload => {
                let known = self.table.events();
                let length = after.saturating_add(u32::try_from(events.len()).unwrap_or(u32::MAX));
                if length <= known {
                    return;
                }
                let new = events.iter().skip(known.saturating_sub(after) as usize);
                match new.map(|text| parse(text)).collect::<Result<Vec<_>, _>>() {
                    Ok(new) if after <= known => self.take_in(new),
                    // Something in between was lost on the way, or this is another version's.
                    _ => {
                        self.catch_up().await;
                    }
                }
            }
            Some(TableUpdate::Presence) => self.read_remote_connections().await,
            _ => return,
        }
        self.flush();
        self.store_next_due().await;
    }

    /// Takes in what others have written, and says whether it could be read.
    pub(super) async fn catch_up(&mut self) -> bool {
        match read_since(&*self.context.store, &self.code, self.table.events()).await {
            Ok(mut new) => {
                // Others get their turn in between, however much this table has missed.
                while new.len() > BATCH_LIMIT {
                    let later = new.split_off(BATCH_LIMIT);
                    self.take_in(new);
                    tokio::task::yield_now().await;
                    new = later;
                }
                self.take_in(new);
                true
            }
            Err(error) => {
                error.log(Some(&self.code), "cannot read what other nodes wrote");
                false
            }
        }
    }

    fn take_in(&mut self, new: Vec<Logged>) {
        if let Some(last) = new.last() {
            self.time.follow(last.at, self.context.clock.now());
        }
        for logged in new {
            // Others have written what the indexes say of it.
            self.row = None;
            let entry = self.table.take_in(logged);
            self.queue_entry(entry);
        }
        self.announced = self.table.events();
    }

    /// Does what the node wants of the table, and leaves what people want.
    pub(super) async fn handle_node_requests(&mut self, requests: VecDeque<Request>) -> VecDeque<Request> {
        let mut wanted = VecDeque::with_capacity(requests.len());
        for request in requests {
            match request {
                Request::RunTimers { until } => {
                    if let Some(peers) = &mut self.peers {
                        peers.claimed = Some(until);
                    }
                }
                Request::Sync { length, elsewhere } => {
                    if length > self.table.events() {
                        self.catch_up().await;
                    }
                    self.set_remote_connections(elsewhere);
                    self.publish_connections().await;
                }
                Request::RepublishConnections => {
                    self.peers.iter_mut().for_each(Peers::connections_changed);
                    self.publish_connections().await;
                }
                request => wanted.push_back(request),
            }
        }
        wanted
    }

    /// Who is connected, here and elsewhere, and how often.
    pub(super) fn all_connections(&self) -> BTreeMap<PersonId, u32> {
        let mut connections = self.connections.clone();
        for who in self.peers.iter().flat_map(|peers| &peers.people) {
            *connections.entry(*who).or_default() += 1;
        }
        connections
    }

    /// Looks who is connected through other nodes.
    async fn read_remote_connections(&mut self) {
        let Some(Peers { node, .. }) = &self.peers else { return };
        let now = self.context.clock.now();
        match node.store.connected_elsewhere(node.id, &[self.code], now).await {
            Ok(people) => self.set_remote_connections(people.into_iter().map(|(_, who)| who).collect()),
            Err(error) => error.log(Some(&self.code), "cannot read who is connected through other nodes"),
        }
    }

    fn set_remote_connections(&mut self, people: BTreeSet<PersonId>) {
        let now = self.now();
        let Some(peers) = self.peers.as_mut().filter(|peers| peers.people != people) else { return };
        for who in people.difference(&peers.people) {
            self.table.see_elsewhere(*who, now);
        }
        for who in peers.people.difference(&people) {
            self.table.depart(*who, now);
        }
        peers.people = people;
        self.queue_presence();
    }

    /// Lets the other nodes know who is connected through this one, if they do not.
    pub(super) async fn publish_connections(&mut self) {
        let Some(peers) = self.peers.as_mut().filter(|peers| !peers.published) else { return };
        let people: Vec<PersonId> = self.connections.keys().copied().collect();
        let published = peers.node.store.connect(peers.node.id, &self.code, &people).await;
        peers.published = published.is_ok();
        match published {
            Ok(()) => peers.node.publish_presence(self.code),
            Err(error) => error.log(Some(&self.code), "cannot tell other nodes who is connected here"),
        }
    }

    /// Whether this table is to do now what is due: always if it is alone, otherwise if no other node does it.
    pub(super) async fn may_run_timers(&mut self) -> bool {
        let (here, now) = (self.now(), self.context.clock.now());
        let Some(peers) = &mut self.peers else { return true };
        let is_due = self.table.due(here).is_some_and(|due| due <= here);
        if peers.claimed.is_none() && is_due {
            let until = Node::claim_until(now);
            match peers.node.store.claim(&self.code, now, until).await {
                Ok(true) => (peers.claimed, peers.waiting_since) = (Some(until), None),
                Ok(false) => peers.back_off(),
                Err(error) => {
                    peers.next_claim = Instant::now() + CLAIM_RETRY;
                    error.log(Some(&self.code), "cannot claim the timers that are due");
                }
            }
        }
        peers.claimed.is_some()
    }

    /// Lets the store know when something is due next, so that another node can see to it if this one dies.
    pub(super) async fn store_next_due(&mut self) {
        let (here, now) = (self.now(), self.context.clock.now());
        let Some(peers) = &mut self.peers else { return };
        let due = self.table.due(here).map(|due| self.time.on_the_clock(due));
        let store = &peers.node.store;
        let announced = match (peers.claimed.take(), due) {
            (Some(until), due) => store.release_claim(&self.code, until, due).await.map(|()| due),
            (None, Some(due)) if !peers.has_stored_due(due, now) => {
                store.schedule(&self.code, due).await.map(|()| Some(due))
            }
            (None, _) => return,
        };
        match announced {
            Ok(announced) => peers.expected = announced,
            Err(error) => error.log(Some(&self.code), "cannot store when the next timer is due"),
        }
    }

    /// Whether what this node knows of the table is all that is written.
    pub(super) async fn is_up_to_date(&self) -> Result<bool, StoreError> {
        let Some(peers) = &self.peers else { return Ok(true) };
        let lengths = peers.node.store.lengths(&[self.code]).await?;
        Ok(lengths.iter().all(|(_, length)| *length == self.table.events()))
    }
}
