//! One table that people are at: a task that takes what they ask, writes down what comes of it, and only then tells anyone.
//!
//! Whatever waits when the task gets to it is handled in one go and written in one append, so that a table whose people all
//! choose at once needs one write to disk for all of them.

mod ask;
mod backlog;
mod log;
mod rows;

pub(crate) use ask::{Ask, Join, Joined};
pub(crate) use rows::row;

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use table::{Entry, Event, Logged, Notice, PersonId, Table};
use tokio::sync::{broadcast, mpsc};
use tokio::task::yield_now;
use tokio::time::{Instant, sleep, sleep_until};

use crate::clock::Clock;
use crate::code::TableCode;
use crate::line::{Line, MessageLine, WhisperLine};
use crate::problem::Problem;
use crate::refused::{not_written, refused};
use crate::shutdown::Shutdown;
use crate::store::{Append, GameRow, Store, StoreError, TableRow};
use crate::telemetry::Counts;
use backlog::Recent;
use log::{fold, read_log};

/// How long a table stays in memory when nobody is connected to it and nobody asks anything.
const UNTIL_SLEEP: Duration = Duration::from_mins(2);

/// How many lines wait for a slow reader before it has to fetch them from the log.
const QUEUE: usize = 64;

/// When the store takes this long, many tables share it: then it is worth waiting a moment for others at this table.
const BUSY: Duration = Duration::from_millis(2);
const LINGER: Duration = Duration::from_millis(1);

/// How many asks are taken at one go.
const AT_ONE_GO: usize = 256;

/// After how long a table is read again that could not be read.
const NEXT_TRY: Duration = Duration::from_secs(1);

/// What was written together, for everybody who looks.
pub(crate) type Batch = Arc<[Arc<Line>]>;

/// What a table needs of the house.
#[derive(Clone)]
pub(crate) struct House {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) counts: Counts,
    /// From then on a table does nothing by itself: the store is about to close.
    pub(crate) shutdown: Shutdown,
}

/// A table and those who are at it.
pub(crate) struct Live {
    code: TableCode,
    house: House,
    table: Table,
    lines: broadcast::Sender<Batch>,
    /// What is to be told when everything that was handled together is written.
    untold: Vec<Arc<Line>>,
    recent: Recent,
    row: Option<TableRow>,
    /// How many connections everybody has, whatever becomes of the table.
    connections: BTreeMap<PersonId, u32>,
    /// The number of the last message that was told.
    told: u32,
    /// How long the store took for what was written last.
    last_append: Duration,
    /// Whether the table holds what could not be written, and could not be read again either.
    astray: bool,
}

/// What came of asks that have been handled but not yet written.
#[derive(Default)]
struct Pending {
    log: Vec<Entry>,
    answers: Vec<Answer>,
    game: Option<GameRow>,
    /// Whether somebody has gone.
    departures: bool,
}

/// What is to be answered once everything is written.
enum Answer {
    Done(ask::Reply<u32>, Result<(), Problem>),
    Join(ask::Join),
    Ask(Ask),
}

impl Live {
    /// A table that was just made: its first events are in the store.
    pub(crate) fn new(code: TableCode, house: House, table: Table, row: TableRow) -> Live {
        Live { row: Some(row), ..Live::of(code, house, table) }
    }

    fn of(code: TableCode, house: House, table: Table) -> Live {
        let (lines, _) = broadcast::channel(QUEUE);
        let told = table.messages();
        Live {
            code,
            house,
            table,
            lines,
            untold: Vec::new(),
            recent: Recent::after(told),
            row: None,
            connections: BTreeMap::new(),
            told,
            last_append: Duration::ZERO,
            astray: false,
        }
    }

    /// A table from the store, if there is one.
    pub(crate) async fn load(code: TableCode, house: House) -> Result<Option<Live>, StoreError> {
        let log = read_log(&*house.store, &code).await?;
        if log.is_empty() {
            return Ok(None);
        }
        let table = fold(&log, &house)?;
        Ok(Some(Live::of(code, house, table)))
    }

    /// Serves those who ask until everybody is gone for a while, or the house closes.
    pub(crate) async fn run(mut self, mut inbox: mpsc::Receiver<Ask>) {
        let mut asks = Vec::with_capacity(8);
        let mut asleep_at = Instant::now() + UNTIL_SLEEP;
        loop {
            let due = self.next_due();
            tokio::select! {
                count = inbox.recv_many(&mut asks, AT_ONE_GO) => {
                    if count == 0 {
                        return;
                    }
                    asleep_at = Instant::now() + UNTIL_SLEEP;
                    // Whoever is about to ask as well gets the chance: the busier the house, the more share one write.
                    if self.last_append >= BUSY { sleep(LINGER).await } else { yield_now().await }
                    while asks.len() < AT_ONE_GO
                        && let Ok(ask) = inbox.try_recv()
                    {
                        asks.push(ask);
                    }
                }
                () = sleep_until(due.unwrap_or(asleep_at)) => {
                    if due.is_none() && self.lines.receiver_count() == 0 && Instant::now() >= asleep_at {
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

    /// When the table has something to do by itself.
    fn next_due(&self) -> Option<Instant> {
        if self.house.shutdown.has_begun() {
            return None;
        }
        if self.astray {
            return Some(Instant::now() + NEXT_TRY);
        }
        let now = self.house.clock.now();
        self.table.due(now).map(|due| Instant::now() + due.since(now))
    }

    /// Handles everything that waits: as many times as games end in between, for each is written with its own end.
    async fn serve(&mut self, asks: VecDeque<Ask>) {
        let mut asks = asks;
        if self.astray && !self.reload().await {
            for ask in asks {
                self.turn_away(ask);
            }
            return;
        }
        loop {
            let mut pending = Pending::default();
            while pending.game.is_none()
                && let Some(ask) = asks.pop_front()
            {
                self.handle(ask, &mut pending);
            }
            if pending.game.is_none() && !self.house.shutdown.has_begun() {
                let now = self.house.clock.now();
                self.table.tick(now, &mut rand::rng(), &mut pending.log);
                self.notice_end(&mut pending);
            }
            self.commit(pending).await;
            if asks.is_empty() {
                return;
            }
        }
    }

    fn handle(&mut self, ask: Ask, pending: &mut Pending) {
        let now = self.house.clock.now();
        match ask {
            Ask::Wish { from, key, wish, reply } => {
                let done = self.table.handle(from, key, wish, now, &mut rand::rng(), &mut pending.log);
                pending.answers.push(Answer::Done(reply, done.map_err(|refusal| refused(&refusal))));
            }
            Ask::Join(join) => {
                let newcomer = join.who.filter(|who| !join.again && !self.table.is_banned(*who));
                if let Some(who) = newcomer {
                    self.table.arrive(who, now, &mut rand::rng(), &mut pending.log);
                }
                pending.answers.push(Answer::Join(join));
            }
            Ask::Depart { who } => {
                self.depart(who);
                pending.departures = true;
            }
            Ask::Look { .. } | Ask::Record { .. } | Ask::Position { .. } | Ask::People { .. } => {
                pending.answers.push(Answer::Ask(ask));
            }
        }
        self.notice_end(pending);
    }

    /// A connection of this person is closed.
    fn depart(&mut self, who: PersonId) {
        self.table.depart(who, self.house.clock.now());
        if let Some(count) = self.connections.get_mut(&who) {
            *count -= 1;
            if *count == 0 {
                self.connections.remove(&who);
            }
        }
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

    /// Writes, then tells, then answers. If writing fails nobody is told, and the table is as it was.
    async fn commit(&mut self, pending: Pending) {
        let Pending { log, answers, game, departures } = pending;
        if !log.is_empty()
            && let Err(error) = self.append(&log, game).await
        {
            tracing::error!(table = %self.code, %error, "events could not be written");
            self.reload().await;
            for answer in answers {
                answer.fail();
            }
            if departures {
                self.tell_presence();
            }
            self.flush();
            return;
        }
        for entry in log {
            self.announce(entry);
        }
        self.flush();
        let mut arrivals = false;
        for answer in answers {
            match answer {
                Answer::Done(reply, done) => {
                    let _ = reply.send(done.map(|()| self.table.messages()));
                }
                Answer::Join(join) => {
                    arrivals |= join.who.is_some() && !join.again;
                    self.join(join).await;
                }
                Answer::Ask(ask) => self.answer(ask),
            }
        }
        if arrivals || departures {
            self.tell_presence();
        }
        self.flush();
    }

    async fn append(&mut self, log: &[Entry], game: Option<GameRow>) -> Result<(), StoreError> {
        let count = u32::try_from(log.len()).expect("a batch is small");
        let row = rows::table_row(self.code, &self.table, self.house.clock.now(), log, self.row.as_ref());
        let append = Append {
            table: self.code,
            after: self.table.events() - count,
            events: log.iter().map(|entry| write(&entry.logged)).collect(),
            row: row.clone(),
            game,
        };
        let started = Instant::now();
        self.house.store.append(append).await?;
        self.last_append = started.elapsed();
        self.row = row.or(self.row.take());
        Ok(())
    }

    fn announce(&mut self, entry: Entry) {
        if let Event::Banned { who } = entry.logged.event {
            self.untold.push(Arc::new(Line::Dismissal(who)));
        }
        self.tell(entry.notice);
    }

    fn tell(&mut self, notice: Notice) {
        let line = match notice {
            Notice::Nobody => return,
            Notice::Everybody(message) => {
                self.told = message.number;
                Line::Message(MessageLine::from(&*message))
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

    /// Whoever was sent away sees nothing of the table.
    fn refuse_removed(&self, who: Option<PersonId>) -> Result<(), Problem> {
        if who.is_some_and(|who| self.table.is_banned(who)) {
            return Err(refused(&table::Refusal::Banned));
        }
        Ok(())
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
            Ask::Wish { .. } | Ask::Join(_) | Ask::Depart { .. } => {}
        }
    }
}

impl Answer {
    /// Says that nothing could be written.
    fn fail(self) {
        match self {
            Answer::Done(reply, done) => {
                let _ = reply.send(done.and_then(|()| Err(not_written())));
            }
            Answer::Join(join) => {
                let _ = join.reply.send(Err(not_written()));
            }
            Answer::Ask(ask) => ask.fail(not_written()),
        }
    }
}

pub(crate) fn write(logged: &Logged) -> String {
    serde_json::to_string(logged).expect("events can be written as JSON")
}
