//! One table that people are at: a task that takes what they ask, writes down what comes of it, and only then tells anyone.
//!
//! Whatever waits when the task gets to it is handled in one go and written in one append, so that a table whose people all
//! choose at once needs one write to disk for all of them.

mod abroad;
mod ask;
mod backlog;
mod commit;
mod index;
mod log;
mod rows;
mod table_time;

pub(crate) use ask::{Ask, Join, Joined, Missed, PeopleHere};
pub(crate) use index::log_index;
pub(crate) use log::{begins_with_a_record, in_pool_if, parse};
pub(crate) use rows::row;

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use futures_util::{FutureExt, StreamExt};
use rand::rngs::StdRng;
use table::{Entry, Event, Logged, Notice, PersonId, Table};
use tokio::sync::{broadcast, mpsc};
use tokio::task::yield_now;
use tokio::time::{Instant, sleep, sleep_until};

use crate::bus::Ear;
use crate::chance::Chance;
use crate::clock::Clock;
use crate::code::TableCode;
use crate::line::{Dismissed, Line, MessageLine, WhisperLine};
use crate::node::Node;
use crate::problem::Problem;
use crate::refused::{not_written, refused, unknown};
use crate::shutdown::Shutdown;
use crate::store::{GameRow, Store, StoreError, TableRow};
use crate::study::Study;
use crate::telemetry::Counts;
use abroad::Abroad;
use backlog::Recent;
use log::load;
use table_time::TableTime;

/// How long a table stays in memory when nobody is connected to it and nobody asks anything.
const UNTIL_SLEEP: Duration = Duration::from_mins(2);

/// How many lines wait for a slow reader before it has to fetch them from the log.
const QUEUE: usize = 64;

/// When the store takes this long, many tables share it: then it is worth waiting a moment for others at this table.
const BUSY: Duration = Duration::from_millis(2);

/// The timer counts in milliseconds and rounds up: it comes to between 0.3 and 1.3 of them.
const LINGER: Duration = Duration::from_micros(300);

/// How many asks are taken at one go.
const AT_ONE_GO: usize = 256;

/// How often what waits is handled before those who still have no answer are turned away: a game may end each time, or
/// another node write first.
const MOST_TRIES: usize = AT_ONE_GO;

/// After how long a table is read again that could not be read.
const NEXT_TRY: Duration = Duration::from_secs(1);

/// What was written together, for everybody who looks.
pub(crate) type Batch = Arc<[Arc<Line>]>;

/// What a table needs of the house.
#[derive(Clone)]
pub(crate) struct House {
    pub(crate) store: Arc<dyn Store>,
    /// This node, if there are others.
    pub(crate) node: Option<Arc<Node>>,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) chance: Chance,
    pub(crate) counts: Counts,
    /// From then on a table does nothing by itself: the store is about to close.
    pub(crate) shutdown: Shutdown,
    /// Where long logs are folded.
    pub(crate) loading: Arc<Study>,
}

/// A table and those who are at it.
pub(crate) struct Live {
    code: TableCode,
    house: House,
    generator: StdRng,
    table: Table,
    lines: broadcast::Sender<Batch>,
    /// What is to be told when everything that was handled together is written.
    untold: Vec<Arc<Line>>,
    recent: Recent,
    row: Option<TableRow>,
    /// By how many bytes this node has made the table grow since its row was last written.
    grown: u64,
    /// How many connections everybody has, whatever becomes of the table.
    connections: BTreeMap<PersonId, u32>,
    /// Who is in the index of this log, as far as this node knows.
    indexed: BTreeSet<PersonId>,
    /// How many events have been told to whom they concern.
    told: u32,
    /// How long the store took for what was written last.
    last_append: Duration,
    /// Whether the table holds what could not be written, and could not be read again either.
    astray: bool,
    /// The other nodes, if there are any.
    abroad: Option<Abroad>,
    /// How the time here differs from the clock of this node.
    time: TableTime,
}

/// What came of asks that have been handled but not yet written.
#[derive(Default)]
struct Pending {
    /// The table before all of it, if another node may be quicker.
    before: Option<Box<Table>>,
    log: Vec<Entry>,
    handled: Vec<Handled>,
    game: Option<GameRow>,
    /// Whether somebody has gone.
    departures: bool,
}

/// An ask that is answered once everything is written.
struct Handled {
    ask: Ask,
    /// What came of it, if it is a wish.
    done: Result<(), Problem>,
}

impl Live {
    /// A table that was just made: its first events are in the store.
    pub(crate) fn new(code: TableCode, house: House, table: Table, row: TableRow) -> Live {
        Live { row: Some(row), ..Live::of(code, house, table) }
    }

    fn of(code: TableCode, house: House, table: Table) -> Live {
        let (lines, _) = broadcast::channel(QUEUE);
        let abroad = house.node.clone().map(Abroad::new);
        Live {
            code,
            generator: house.chance.generator(),
            house,
            told: table.events(),
            recent: Recent::at(&table),
            table,
            lines,
            untold: Vec::new(),
            row: None,
            grown: 0,
            connections: BTreeMap::new(),
            indexed: BTreeSet::new(),
            last_append: Duration::ZERO,
            astray: false,
            abroad,
            time: TableTime::default(),
        }
    }

    /// A table from the store, if there is one.
    pub(crate) async fn load(code: TableCode, house: House) -> Result<Option<Live>, StoreError> {
        let loaded = load(&code, &house).await?;
        Ok(loaded.map(|(table, time)| Live { time, ..Live::of(code, house, table) }))
    }

    /// Serves those who ask until everybody is gone for a while, or the house closes.
    pub(crate) async fn run(mut self, mut inbox: mpsc::Receiver<Ask>) {
        let mut ear = self.listen().await;
        let mut asks = Vec::with_capacity(8);
        let mut asleep_at = Instant::now() + UNTIL_SLEEP;
        loop {
            let due = self.next_due();
            tokio::select! {
                // In this order, so that a simulation can be repeated; what waits for longer loses nothing by it.
                biased;
                // First, for whoever does not know what others have written writes in vain.
                Some(word) = ear.next() => {
                    self.hear(&word).await;
                    continue;
                }
                count = inbox.recv_many(&mut asks, AT_ONE_GO) => {
                    if count == 0 {
                        return;
                    }
                    if asks.iter().any(|ask| matches!(ask, Ask::Close)) {
                        return close(asks, &mut inbox);
                    }
                    if asks.iter().any(Ask::is_of_people) {
                        asleep_at = Instant::now() + UNTIL_SLEEP;
                    }
                    self.gather(&mut asks, &mut inbox, &mut ear).await;
                }
                () = sleep_until(due.unwrap_or(asleep_at)) => {
                    // What is due at a table that is awake elsewhere is seen to there.
                    let can_sleep = due.is_none() || self.abroad.is_some();
                    if can_sleep && self.lines.receiver_count() == 0 && Instant::now() >= asleep_at {
                        // Whoever asks from now on is sent to a new task; those who have asked are still served.
                        inbox.close();
                    } else if due.is_none() {
                        asleep_at = Instant::now() + UNTIL_SLEEP;
                    }
                }
            }
            self.serve(asks.drain(..).collect()).await;
        }
    }

    /// Whoever is about to ask as well gets the chance: the busier the house, the more share one write.
    async fn gather(&mut self, asks: &mut Vec<Ask>, inbox: &mut mpsc::Receiver<Ask>, ear: &mut Ear) {
        if self.last_append >= BUSY {
            sleep(LINGER).await;
        } else {
            yield_now().await;
        }
        while asks.len() < AT_ONE_GO
            && let Ok(ask) = inbox.try_recv()
        {
            asks.push(ask);
        }
        while let Some(Some(word)) = ear.next().now_or_never() {
            self.hear(&word).await;
        }
    }

    /// When the table has something to do by itself.
    fn next_due(&self) -> Option<Instant> {
        if self.house.shutdown.has_begun() {
            return None;
        }
        if self.astray {
            return Some(Instant::now() + NEXT_TRY);
        }
        let now = self.now();
        let due = self.table.due(now).map(|due| Instant::now() + due.since(now))?;
        Some(self.abroad.as_ref().map_or(due, |abroad| abroad.earliest(due)))
    }

    /// Handles everything that waits: as many times as games end in between, for each is written with its own end, and
    /// once more whenever another node has written first.
    async fn serve(&mut self, asks: VecDeque<Ask>) {
        let mut asks = asks;
        if self.astray && !self.reload().await {
            for ask in asks {
                self.turn_away(ask);
            }
            return;
        }
        if self.abroad.is_some() {
            asks = self.tend(asks).await;
        }
        let may_act = self.may_act().await && !self.house.shutdown.has_begun();
        for _ in 0..MOST_TRIES {
            let pending = self.handle_up_to_an_end(&mut asks, may_act);
            for ask in self.commit(pending).await.into_iter().rev() {
                asks.push_front(ask);
            }
            if asks.is_empty() {
                break;
            }
        }
        for ask in asks {
            self.turn_away(ask);
        }
        self.agree().await;
    }

    /// Handles what waits, up to the end of a game.
    fn handle_up_to_an_end(&mut self, asks: &mut VecDeque<Ask>, may_act: bool) -> Pending {
        let before = self.abroad.as_ref().map(|_| Box::new(self.table.clone()));
        let mut pending = Pending { before, ..Pending::default() };
        while pending.game.is_none()
            && let Some(ask) = asks.pop_front()
        {
            self.handle(ask, &mut pending);
        }
        if pending.game.is_none() && may_act {
            self.table.tick(self.now(), &mut self.generator, &mut pending.log);
            self.notice_end(&mut pending);
        }
        pending
    }

    fn handle(&mut self, ask: Ask, pending: &mut Pending) {
        let now = self.now();
        let mut done = Ok(());
        match &ask {
            Ask::Wish { from, key, wish, .. } => {
                let (key, wish) = (key.clone(), wish.clone());
                let handled = self.table.handle(*from, key, wish, now, &mut self.generator, &mut pending.log);
                done = handled.map_err(|refusal| refused(&refusal));
            }
            Ask::Join(join) => {
                let newcomer = join.who.filter(|who| !join.again && self.table.may_enter(Some(*who)).is_ok());
                if let Some(who) = newcomer {
                    self.table.arrive(who, now, &mut self.generator, &mut pending.log);
                }
            }
            Ask::Depart { who } => {
                self.depart(*who);
                pending.departures = true;
            }
            Ask::RemovePerson { who, .. } => {
                self.table.remove_person(*who, now, &mut self.generator, &mut pending.log);
            }
            _ => {}
        }
        self.notice_end(pending);
        pending.handled.push(Handled { ask, done });
    }

    /// A connection of this person is closed.
    fn depart(&mut self, who: PersonId) {
        self.table.depart(who, self.now());
        if let Some(count) = self.connections.get_mut(&who) {
            *count -= 1;
            if *count == 0 {
                self.connections.remove(&who);
            }
        }
        self.abroad.iter_mut().for_each(Abroad::is_uncounted);
    }

    /// Answers while the table is not what is written.
    fn turn_away(&mut self, ask: Ask) {
        match ask {
            Ask::Depart { who } => self.depart(who),
            ask => ask.fail(not_written()),
        }
    }

    /// Takes down the record of a game the moment it ends.
    fn notice_end(&self, pending: &mut Pending) {
        let ended = |entry: &Entry| matches!(entry.logged.event, Event::GameEnded);
        if pending.game.is_none() && pending.log.iter().any(ended) {
            pending.game = rows::game_row(self.code, &self.table, self.house.clock.now());
        }
    }

    fn announce(&mut self, entry: Entry) {
        let dismissed: Vec<PersonId> = match entry.logged.event {
            Event::Banned { who } => vec![who],
            // Whoever was banned during a game has finished it now.
            Event::GameEnded => self.table.connected().collect(),
            _ => Vec::new(),
        };
        if let Event::NamesReplaced { who, .. } = entry.logged.event {
            self.recent.forget_lines(&self.table);
            self.indexed.remove(&who);
        }
        let stay = Dismissed::by_the_door(&entry.logged.event);
        self.tell(entry.notice);
        let banned = dismissed.into_iter().filter(|who| self.table.is_banned(*who)).map(Dismissed::Person);
        let lines = banned.chain(stay).map(|dismissed| Arc::new(Line::Dismissal(dismissed)));
        self.untold.extend(lines);
    }

    fn tell(&mut self, notice: Notice) {
        let line = match notice {
            Notice::Nobody => return,
            Notice::Everybody(message) => {
                Line::Message(MessageLine::new(*message, Some(self.recent.scene())))
            }
            Notice::One(whisper) => Line::Whisper(WhisperLine::from(&whisper)),
        };
        let line = Arc::new(line);
        self.recent.remember(&line);
        self.untold.push(line);
    }

    /// Tells everybody at once what was written together: each connection then sends it in one piece.
    fn flush(&mut self) {
        if !self.untold.is_empty() {
            // Nobody may be looking.
            let _ = self.lines.send(std::mem::take(&mut self.untold).into());
        }
    }

    fn tell_presence(&mut self) {
        self.untold.push(Arc::new(Line::Presence(rows::presence(&self.table))));
    }

    /// Whoever was sent away, or comes while the door is closed, sees nothing of the table.
    fn refuse_removed(&self, who: Option<PersonId>) -> Result<(), Problem> {
        self.table.may_enter(who).map_err(|refusal| refused(&refusal))
    }

    fn answer(&self, ask: Ask) {
        match ask {
            Ask::Look { who, reply } => {
                let seen = self.refuse_removed(who).map(|()| self.look(who).json_for(who));
                let _ = reply.send(seen);
            }
            Ask::Record { who, reply } => {
                let _ = reply.send(self.refuse_removed(who).map(|()| self.table.record()));
            }
            Ask::Position { from, reply } => {
                let position = self
                    .refuse_removed(Some(from.who))
                    .and_then(|()| self.table.position(from).map_err(|refusal| refused(&refusal)));
                let _ = reply.send(position);
            }
            Ask::People { who, reply } => {
                let people = self.refuse_removed(Some(who)).and_then(|()| rows::people(&self.table, who));
                let _ = reply.send(people);
            }
            Ask::RemovePerson { who, reply } => {
                let _ = reply.send(Ok(self.table.is_abandoned_by(who)));
            }
            Ask::Wish { .. }
            | Ask::Join(_)
            | Ask::Depart { .. }
            | Ask::Due { .. }
            | Ask::Pulse { .. }
            | Ask::Recount
            | Ask::Close => {}
        }
    }
}

/// The table is gone: so it is for all who wait. Streams end with the task.
fn close(asks: Vec<Ask>, inbox: &mut mpsc::Receiver<Ask>) {
    inbox.close();
    let waiting = std::iter::from_fn(|| inbox.try_recv().ok());
    asks.into_iter().chain(waiting).for_each(|ask| ask.fail(unknown()));
}

pub(crate) fn write(logged: &Logged) -> String {
    serde_json::to_string(logged).expect("events can be written as JSON")
}
