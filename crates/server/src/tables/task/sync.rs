//! Takes in what other nodes have written, and tells them what they need to know about this table.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use table::{Logged, PersonId};

use super::log::{parse, read_since};
use super::{Request, TableTask};
use crate::cluster::{Subscription, TableUpdate, decode};
use crate::store::StoreError;

/// How many events of other nodes are applied before other tasks get their turn.
const BATCH_LIMIT: usize = 256;

impl TableTask {
    /// Subscribes to what other nodes publish, and reads what they wrote before.
    pub(super) async fn subscribe(&mut self) -> Subscription {
        let subscription = self.coordination.subscribe(self.code).await;
        if self.coordination.is_shared() {
            self.catch_up().await;
            self.read_remote_connections().await;
            self.flush();
        }
        subscription
    }

    /// Applies what another node has published.
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
                    // A message was lost, or another version of the server wrote this one.
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

    /// Applies what other nodes have written; `false` if the store cannot be read.
    pub(super) async fn catch_up(&mut self) -> bool {
        match read_since(&*self.context.store, &self.code, self.table.events()).await {
            Ok(mut new) => {
                // Other tasks get their turn in between, however much this table has missed.
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
                error.log(Some(&self.code), "cannot read the events of other nodes");
                false
            }
        }
    }

    fn take_in(&mut self, new: Vec<Logged>) {
        let clock = self.context.clock.now();
        for logged in new {
            // Each by itself: nodes whose clocks differ may have written them.
            let set_by = self.time.follow(logged.at, clock);
            if set_by != 0 {
                self.table.set_time_by(set_by);
            }
            // The node that wrote it has also written the indexes.
            self.row = None;
            let entry = self.table.take_in(logged);
            self.queue_entry(entry);
        }
        self.announced = self.table.events();
    }

    /// Handles the requests of this node's background tasks, and returns those of people.
    pub(super) async fn handle_node_requests(&mut self, requests: VecDeque<Request>) -> VecDeque<Request> {
        let mut of_people = VecDeque::with_capacity(requests.len());
        for request in requests {
            match request {
                Request::RunTimers { until } => self.coordination.claimed(until),
                Request::Sync { length, elsewhere } => {
                    if length > self.table.events() {
                        self.catch_up().await;
                    }
                    self.set_remote_connections(&elsewhere);
                    self.publish_connections().await;
                }
                Request::RepublishConnections => {
                    self.coordination.connections_changed();
                    self.publish_connections().await;
                }
                request => of_people.push_back(request),
            }
        }
        of_people
    }

    /// Who is connected, through this node and others, and how often.
    pub(super) fn all_connections(&self) -> BTreeMap<PersonId, u32> {
        let mut connections = self.connections.clone();
        for who in self.coordination.people() {
            *connections.entry(who).or_default() += 1;
        }
        connections
    }

    async fn read_remote_connections(&mut self) {
        let now = self.context.clock.now();
        match self.coordination.read_people(self.code, now).await {
            Ok(people) => self.set_remote_connections(&people),
            Err(error) => error.log(Some(&self.code), "cannot read who is connected through other nodes"),
        }
    }

    fn set_remote_connections(&mut self, people: &BTreeSet<PersonId>) {
        let now = self.now();
        let Some(before) = self.coordination.replace_people(people) else { return };
        for who in people.difference(&before) {
            self.table.see_elsewhere(*who, now);
        }
        for who in before.difference(people) {
            self.table.depart(*who, now);
        }
        self.queue_presence();
    }

    /// Tells other nodes who is connected through this one, if that has changed.
    pub(super) async fn publish_connections(&mut self) {
        self.coordination.publish_connections(self.code, &self.connections).await;
    }

    /// Whether this node runs the timers that are due now.
    pub(super) async fn may_run_timers(&mut self) -> bool {
        let (here, now) = (self.now(), self.context.clock.now());
        let table = &self.table;
        let is_due = || table.due(here).is_some_and(|due| due <= here);
        self.coordination.may_run_timers(&self.code, now, is_due).await
    }

    /// Stores when the next timer is due, so that another node can run it if this one dies.
    pub(super) async fn store_next_due(&mut self) {
        let (here, now) = (self.now(), self.context.clock.now());
        let (table, time) = (&self.table, &self.time);
        let due = || table.due(here).map(|due| time.on_the_clock(due));
        self.coordination.store_next_due(&self.code, now, due).await;
    }

    /// Whether this node knows everything that is in the log.
    pub(super) async fn is_up_to_date(&self) -> Result<bool, StoreError> {
        self.coordination.is_up_to_date(self.code, self.table.events()).await
    }
}
