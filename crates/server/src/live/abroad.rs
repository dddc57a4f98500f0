//! A table that may be awake at other nodes, too: what they write is taken in, and only one of them does what is due.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use futures_util::{StreamExt, stream};
use table::{Logged, PersonId, Time};
use tokio::time::Instant;

use super::log::{parse, read_since};
use super::{Ask, Live};
use crate::bus::{Ear, TableWord, Topic, understood};
use crate::node::{CLAIM, Node};
use crate::store::StoreError;

/// When another node sees to what is due, how long it is waited before asking again.
const NEXT_CLAIM: Duration = Duration::from_millis(250);

/// How many events of others are taken in before other tasks get their turn.
const AT_ONE_GO: usize = 256;

/// What a table knows of the other nodes.
pub(super) struct Abroad {
    pub(super) node: Arc<Node>,
    /// Who is connected to it through others.
    people: BTreeSet<PersonId>,
    /// Whether the others can know who is connected through this one.
    counted: bool,
    /// What the store was told last of when something is due.
    expected: Option<Time>,
    /// Until when this node has claimed what is due.
    claimed: Option<Time>,
    /// When it may claim again.
    next_claim: Instant,
    /// Since when others are said to see to what is due here.
    in_vain_since: Option<Instant>,
}

impl Abroad {
    pub(super) fn new(node: Arc<Node>) -> Abroad {
        Abroad {
            node,
            people: BTreeSet::new(),
            counted: true,
            expected: None,
            claimed: None,
            next_claim: Instant::now(),
            in_vain_since: None,
        }
    }

    /// When this node may do what is due at this moment.
    pub(super) fn earliest(&self, due: Instant) -> Instant {
        due.max(self.next_claim)
    }

    /// The store knows that something is due then.
    pub(super) fn has_told(&mut self, due: Option<Time>) {
        self.expected = due.or(self.expected);
    }

    /// Whether the store knows of something that is due then or before. What is past may have been seen to.
    fn knows(&self, due: Time, now: Time) -> bool {
        self.expected.is_some_and(|expected| expected == due || (now < expected && expected < due))
    }

    /// Another node sees to what is due. If nothing comes of it for longer than a claim lasts, the store is told again.
    fn leave_it_to_others(&mut self) {
        let now = Instant::now();
        self.next_claim = now + NEXT_CLAIM;
        if now - *self.in_vain_since.get_or_insert(now) > CLAIM {
            (self.in_vain_since, self.expected) = (None, None);
        }
    }

    /// Whoever is connected here has changed.
    pub(super) fn is_uncounted(&mut self) {
        self.counted = false;
    }
}

impl Live {
    /// Listens to the other nodes from now on, and reads what they have written before.
    pub(super) async fn listen(&mut self) -> Ear {
        let Some(abroad) = &self.abroad else { return stream::pending().boxed() };
        let ear = abroad.node.bus.listen(Topic::Table(self.code)).await;
        self.catch_up().await;
        self.look_elsewhere().await;
        self.flush();
        ear
    }

    /// Takes in what another node tells.
    pub(super) async fn hear(&mut self, word: &[u8]) {
        if self.house.shutdown.has_begun() {
            return;
        }
        match understood(word) {
            Some(TableWord::Written { after, events }) if !self.astray => {
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
            Some(TableWord::Presence) => self.look_elsewhere().await,
            _ => return,
        }
        self.flush();
        self.agree().await;
    }

    /// Takes in what others have written, and says whether it could be read.
    pub(super) async fn catch_up(&mut self) -> bool {
        match read_since(&*self.house.store, &self.code, self.table.events()).await {
            Ok(mut new) => {
                // Others get their turn in between, however much this table has missed.
                while new.len() > AT_ONE_GO {
                    let later = new.split_off(AT_ONE_GO);
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
            self.time.follow(last.at, self.house.clock.now());
        }
        for logged in new {
            // Others have written what the indexes say of it.
            self.row = None;
            let entry = self.table.take_in(logged);
            self.announce(entry);
        }
        self.told = self.table.events();
    }

    /// Does what the node wants of the table, and leaves what people want.
    pub(super) async fn tend(&mut self, asks: VecDeque<Ask>) -> VecDeque<Ask> {
        let mut wanted = VecDeque::with_capacity(asks.len());
        for ask in asks {
            match ask {
                Ask::Due { until } => {
                    if let Some(abroad) = &mut self.abroad {
                        abroad.claimed = Some(until);
                    }
                }
                Ask::Pulse { length, elsewhere } => {
                    if length > self.table.events() {
                        self.catch_up().await;
                    }
                    self.see_elsewhere(elsewhere);
                    self.recount().await;
                }
                Ask::Recount => {
                    self.abroad.iter_mut().for_each(Abroad::is_uncounted);
                    self.recount().await;
                }
                ask => wanted.push_back(ask),
            }
        }
        wanted
    }

    /// Who is connected, here and elsewhere, and how often.
    pub(super) fn all_connections(&self) -> BTreeMap<PersonId, u32> {
        let mut connections = self.connections.clone();
        for who in self.abroad.iter().flat_map(|abroad| &abroad.people) {
            *connections.entry(*who).or_default() += 1;
        }
        connections
    }

    /// Looks who is connected through other nodes.
    async fn look_elsewhere(&mut self) {
        let Some(Abroad { node, .. }) = &self.abroad else { return };
        let now = self.house.clock.now();
        match node.store.connected_elsewhere(node.id, &[self.code], now).await {
            Ok(people) => self.see_elsewhere(people.into_iter().map(|(_, who)| who).collect()),
            Err(error) => error.log(Some(&self.code), "cannot read who is connected through other nodes"),
        }
    }

    fn see_elsewhere(&mut self, people: BTreeSet<PersonId>) {
        let now = self.now();
        let Some(abroad) = self.abroad.as_mut().filter(|abroad| abroad.people != people) else { return };
        for who in people.difference(&abroad.people) {
            self.table.see_elsewhere(*who, now);
        }
        for who in abroad.people.difference(&people) {
            self.table.depart(*who, now);
        }
        abroad.people = people;
        self.tell_presence();
    }

    /// Lets the other nodes know who is connected through this one, if they do not.
    pub(super) async fn recount(&mut self) {
        let Some(abroad) = self.abroad.as_mut().filter(|abroad| !abroad.counted) else { return };
        let people: Vec<PersonId> = self.connections.keys().copied().collect();
        let counted = abroad.node.store.connect(abroad.node.id, &self.code, &people).await;
        abroad.counted = counted.is_ok();
        match counted {
            Ok(()) => abroad.node.tell_presence(self.code),
            Err(error) => error.log(Some(&self.code), "cannot tell other nodes who is connected here"),
        }
    }

    /// Whether this table is to do now what is due: always if it is alone, otherwise if no other node does it.
    pub(super) async fn may_act(&mut self) -> bool {
        let (here, now) = (self.now(), self.house.clock.now());
        let Some(abroad) = &mut self.abroad else { return true };
        let is_due = self.table.due(here).is_some_and(|due| due <= here);
        if abroad.claimed.is_none() && is_due {
            let until = Node::claim_until(now);
            match abroad.node.store.claim(&self.code, now, until).await {
                Ok(true) => (abroad.claimed, abroad.in_vain_since) = (Some(until), None),
                Ok(false) => abroad.leave_it_to_others(),
                Err(error) => {
                    abroad.next_claim = Instant::now() + NEXT_CLAIM;
                    error.log(Some(&self.code), "cannot claim the timers that are due");
                }
            }
        }
        abroad.claimed.is_some()
    }

    /// Lets the store know when something is due next, so that another node can see to it if this one dies.
    pub(super) async fn agree(&mut self) {
        let (here, now) = (self.now(), self.house.clock.now());
        let Some(abroad) = &mut self.abroad else { return };
        let due = self.table.due(here).map(|due| self.time.on_the_clock(due));
        let store = &abroad.node.store;
        let told = match (abroad.claimed.take(), due) {
            (Some(until), due) => store.settle(&self.code, until, due).await.map(|()| due),
            (None, Some(due)) if !abroad.knows(due, now) => {
                store.expect(&self.code, due).await.map(|()| Some(due))
            }
            (None, _) => return,
        };
        match told {
            Ok(told) => abroad.expected = told,
            Err(error) => error.log(Some(&self.code), "cannot store when the next timer is due"),
        }
    }

    /// Whether what this node knows of the table is all that is written.
    pub(super) async fn is_up_to_date(&self) -> Result<bool, StoreError> {
        let Some(abroad) = &self.abroad else { return Ok(true) };
        let lengths = abroad.node.store.lengths(&[self.code]).await?;
        Ok(lengths.iter().all(|(_, length)| *length == self.table.events()))
    }
}
