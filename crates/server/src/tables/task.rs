//! One table in memory: a task that handles requests, appends the resulting events to the store, and only then answers
//! and publishes them.
//!
//! All requests that are waiting are handled together and written in one append, so that a table whose players all
//! choose at once needs one write to disk.

mod backlog;
mod commit;
mod coordination;
mod index;
mod log;
mod peers;
mod publish;
mod request;
mod rows;
mod sync;
mod table_time;

pub(crate) use index::log_index;
pub(crate) use log::{parse, run_in_pool_if, starts_from_record};
pub(crate) use request::{ConnectedPeople, Join, Joined, Missed, Request};
pub(crate) use rows::{LobbyEntry, row};
#[cfg(test)]
pub(crate) use table_time::CLOCK_TOLERANCE;

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use futures_util::{FutureExt, StreamExt};
use rand::rngs::StdRng;
use table::{Entry, Event, Logged, PersonId, Table};
use tokio::sync::{broadcast, mpsc};
use tokio::task::yield_now;
use tokio::time::{Instant, sleep, sleep_until};

use super::error::TableError;
use super::stream_item::StreamItem;
use crate::cluster::Subscription;
use crate::context::Context;
use crate::store::{GameRow, StoreError, TableRow};
use crate::table_code::TableCode;
use backlog::Recent;
use coordination::Coordination;
use log::load;
use table_time::TableTime;

/// How long a table without connections and requests stays in memory.
const IDLE_TIMEOUT: Duration = Duration::from_mins(2);

/// How many batches wait for a slow reader before it has to read them from the log.
const QUEUE: usize = 64;

/// When an append takes this long, the store is busy, and it pays to wait a moment for more requests.
const BUSY: Duration = Duration::from_millis(2);

/// The timer has a resolution of a millisecond and rounds up, so the wait is between 0.3 and 1.3 ms.
const LINGER: Duration = Duration::from_micros(300);

/// How many requests are handled together.
const BATCH_LIMIT: usize = 256;

/// How often waiting requests are handled before the rest are rejected: each time a game may end, or another node may
/// write first.
const MAX_ATTEMPTS: usize = BATCH_LIMIT;

/// When a table that could not be read from the store is read again.
const RETRY_DELAY: Duration = Duration::from_secs(1);

/// What was written together, for every onlooker.
pub(crate) type Batch = Arc<[Arc<StreamItem>]>;

/// A table and its connections.
pub(crate) struct TableTask {
    code: TableCode,
    context: Context,
    generator: StdRng,
    table: Table,
    items: broadcast::Sender<Batch>,
    /// What is sent once everything that was handled together is written.
    unsent: Vec<Arc<StreamItem>>,
    recent: Recent,
    row: Option<TableRow>,
    /// How many bytes this node has appended since the row was last written.
    grown: u64,
    /// How many connections each person has; kept when the table is reloaded.
    connections: BTreeMap<PersonId, u32>,
    /// The people in the index of this log, as far as this node knows.
    indexed: BTreeSet<PersonId>,
    /// How many events have been sent.
    announced: u32,
    /// How long the last append took.
    last_append: Duration,
    /// Whether the table contains changes that could not be written, and could not be reloaded either.
    needs_reload: bool,
    /// How it stays in step with other nodes.
    coordination: Coordination,
    /// How the time of the table differs from the clock of this node.
    time: TableTime,
}

/// The result of requests that have been handled but not yet written.
#[derive(Default)]
struct Pending {
    /// The table before them, if another node may write first.
    before: Option<Box<Table>>,
    log: Vec<Entry>,
    handled: Vec<Handled>,
    game: Option<GameRow>,
    /// Whether a connection was closed.
    departures: bool,
}

/// A request that is answered once everything is written.
struct Handled {
    request: Request,
    /// The result, if it is a wish.
    done: Result<(), TableError>,
}

impl TableTask {
    /// A new table, whose first events are in the store.
    pub(crate) fn new(code: TableCode, context: Context, table: Table, row: TableRow) -> TableTask {
        TableTask { row: Some(row), ..TableTask::of(code, context, table) }
    }

    fn of(code: TableCode, context: Context, table: Table) -> TableTask {
        let (items, _) = broadcast::channel(QUEUE);
        let coordination = Coordination::new(context.node.as_ref());
        TableTask {
            code,
            generator: context.random.generator(),
            context,
            announced: table.events(),
            recent: Recent::at(&table),
            table,
            items,
            unsent: Vec::new(),
            row: None,
            grown: 0,
            connections: BTreeMap::new(),
            indexed: BTreeSet::new(),
            last_append: Duration::ZERO,
            needs_reload: false,
            coordination,
            time: TableTime::default(),
        }
    }

    /// Loads a table from the store, if it exists.
    pub(crate) async fn load(code: TableCode, context: Context) -> Result<Option<TableTask>, StoreError> {
        let loaded = load(&code, &context).await?;
        Ok(loaded.map(|(table, time)| TableTask { time, ..TableTask::of(code, context, table) }))
    }

    /// Handles requests until the table has been idle for a while or is removed.
    pub(crate) async fn run(mut self, mut inbox: mpsc::Receiver<Request>) {
        let mut subscription = self.subscribe().await;
        let mut requests = Vec::with_capacity(8);
        let mut asleep_at = Instant::now() + IDLE_TIMEOUT;
        loop {
            let due = self.next_due();
            tokio::select! {
                // A fixed order, so that a simulation can be repeated.
                biased;
                // Updates first: a node that has not seen them loses the race for the next append.
                Some(payload) = subscription.next() => {
                    self.apply_update(&payload).await;
                    continue;
                }
                count = inbox.recv_many(&mut requests, BATCH_LIMIT) => {
                    if count == 0 {
                        return self.count_rest().await;
                    }
                    if requests.iter().any(|request| matches!(request, Request::Close)) {
                        return close(requests, &mut inbox);
                    }
                    if requests.iter().any(Request::is_from_people) {
                        asleep_at = Instant::now() + IDLE_TIMEOUT;
                    }
                    self.collect_waiting(&mut requests, &mut inbox, &mut subscription).await;
                }
                () = sleep_until(due.unwrap_or(asleep_at)) => {
                    // Another node that has the table in memory, or claims overdue timers, runs them.
                    let can_sleep = due.is_none() || self.coordination.is_shared();
                    if can_sleep && self.items.receiver_count() == 0 && Instant::now() >= asleep_at {
                        // New requests go to a new task; those in the inbox are still handled.
                        inbox.close();
                    } else if due.is_none() {
                        asleep_at = Instant::now() + IDLE_TIMEOUT;
                    }
                }
            }
            self.serve(requests.drain(..).collect()).await;
        }
    }

    /// Collects requests that arrive now: the busier the server, the more of them share one write.
    async fn collect_waiting(
        &mut self,
        requests: &mut Vec<Request>,
        inbox: &mut mpsc::Receiver<Request>,
        subscription: &mut Subscription,
    ) {
        if self.last_append >= BUSY {
            sleep(LINGER).await;
        } else {
            yield_now().await;
        }
        while requests.len() < BATCH_LIMIT
            && let Ok(request) = inbox.try_recv()
        {
            requests.push(request);
        }
        while let Some(Some(payload)) = subscription.next().now_or_never() {
            self.apply_update(&payload).await;
        }
    }

    /// When the next timer of the table is due.
    fn next_due(&self) -> Option<Instant> {
        if self.context.shutdown.has_begun() {
            return None;
        }
        if self.needs_reload {
            return Some(Instant::now() + RETRY_DELAY);
        }
        let now = self.now();
        let due = self.table.due(now).map(|due| Instant::now() + due.since(now))?;
        Some(self.coordination.earliest(due))
    }

    /// Handles all waiting requests. An append contains at most one end of a game, so several rounds may be needed, and
    /// one more whenever another node has written first.
    async fn serve(&mut self, requests: VecDeque<Request>) {
        let mut requests = requests;
        if self.needs_reload && !self.reload().await {
            for request in requests {
                self.reject(request);
            }
            return;
        }
        if self.coordination.is_shared() {
            requests = self.handle_node_requests(requests).await;
        }
        let may_run_timers = self.may_run_timers().await && !self.context.shutdown.has_begun();
        for _ in 0..MAX_ATTEMPTS {
            let pending = self.handle_until_game_end(&mut requests, may_run_timers);
            for request in self.commit(pending).await.into_iter().rev() {
                requests.push_front(request);
            }
            if requests.is_empty() {
                break;
            }
        }
        for request in requests {
            self.reject(request);
        }
        self.store_next_due().await;
    }

    /// Handles waiting requests up to the end of a game.
    fn handle_until_game_end(&mut self, requests: &mut VecDeque<Request>, may_run_timers: bool) -> Pending {
        let before = self.coordination.is_shared().then(|| Box::new(self.table.clone()));
        let mut pending = Pending { before, ..Pending::default() };
        while pending.game.is_none()
            && let Some(request) = requests.pop_front()
        {
            self.handle(request, &mut pending);
        }
        if pending.game.is_none() && may_run_timers {
            self.table.tick(self.now(), &mut self.generator, &mut pending.log);
            self.capture_finished_game(&mut pending);
        }
        pending
    }

    fn handle(&mut self, request: Request, pending: &mut Pending) {
        let now = self.now();
        let mut done = Ok(());
        match &request {
            Request::Wish { from, key, wish, .. } => {
                let (key, wish) = (key.clone(), wish.clone());
                let handled = self.table.handle(*from, key, wish, now, &mut self.generator, &mut pending.log);
                done = handled.map_err(TableError::from);
            }
            Request::Join(join) => {
                let newcomer = join.who.filter(|who| !join.again && self.table.may_enter(Some(*who)).is_ok());
                if let Some(who) = newcomer {
                    self.table.arrive(who, now, &mut self.generator, &mut pending.log);
                }
            }
            Request::Depart { who } => {
                self.depart(*who);
                pending.departures = true;
            }
            Request::RemovePerson { who, .. } => {
                self.table.remove_person(*who, now, &mut self.generator, &mut pending.log);
            }
            _ => {}
        }
        self.capture_finished_game(pending);
        pending.handled.push(Handled { request, done });
    }

    /// A connection of this person was closed.
    fn depart(&mut self, who: PersonId) {
        self.table.depart(who, self.now());
        if let Some(count) = self.connections.get_mut(&who) {
            *count -= 1;
            if *count == 0 {
                self.connections.remove(&who);
            }
        }
        self.coordination.connections_changed();
    }

    /// Answers a request that cannot be handled now.
    fn reject(&mut self, request: Request) {
        match request {
            Request::Depart { who } => self.depart(who),
            request => request.fail(TableError::NotWritten),
        }
    }

    /// Keeps the record of a game the moment it ends.
    fn capture_finished_game(&self, pending: &mut Pending) {
        let ended = |entry: &Entry| matches!(entry.logged.event, Event::GameEnded);
        if pending.game.is_none() && pending.log.iter().any(ended) {
            pending.game = rows::game_row(self.code, &self.table, self.context.clock.now());
        }
    }

    /// Refuses people who were removed, or who are new while the door is closed.
    fn check_entry(&self, who: Option<PersonId>) -> Result<(), TableError> {
        self.table.may_enter(who).map_err(TableError::from)
    }

    fn answer(&self, request: Request) {
        match request {
            Request::Look { who, reply } => {
                let seen = self.check_entry(who).map(|()| self.look(who).json_for(who));
                let _ = reply.send(seen);
            }
            Request::Record { who, reply } => {
                let _ = reply.send(self.check_entry(who).map(|()| self.table.record()));
            }
            Request::Position { from, reply } => {
                let position = self
                    .check_entry(Some(from.who))
                    .and_then(|()| self.table.position(from).map_err(TableError::from));
                let _ = reply.send(position);
            }
            Request::People { who, reply } => {
                let people = self.check_entry(Some(who)).and_then(|()| rows::people(&self.table, who));
                let _ = reply.send(people);
            }
            Request::RemovePerson { who, reply } => {
                let _ = reply.send(Ok(self.table.is_abandoned_by(who)));
            }
            Request::Wish { .. }
            | Request::Join(_)
            | Request::Depart { .. }
            | Request::RunTimers { .. }
            | Request::Sync { .. }
            | Request::RepublishConnections
            | Request::Close => {}
        }
    }
}

/// The table was removed: fails all waiting requests. Streams end with the task.
fn close(requests: Vec<Request>, inbox: &mut mpsc::Receiver<Request>) {
    inbox.close();
    let waiting = std::iter::from_fn(|| inbox.try_recv().ok());
    requests.into_iter().chain(waiting).for_each(|request| request.fail(TableError::Unknown));
}

pub(crate) fn write(logged: &Logged) -> String {
    serde_json::to_string(logged).expect("events can be written as JSON")
}
