//! A table that exists only on this device.

use protocol::{GameField, PhaseWord, Scene};
use rand::Rng;
use serde::Serialize;
use table::{Entry, Event, Key, LogReader, Logged, Notice, PersonId, Refusal, Table, Time, Wish, Wisher};

use crate::answer::{Finished, News, Problem};
use crate::message::{message_json, whisper_json};

/// Whoever plays here is one device, perhaps with several seats.
pub(crate) const DEVICE: PersonId = PersonId(1);

/// A table that exists only on this device.
#[derive(Clone)]
pub(crate) struct LocalTable {
    pub(crate) table: Table,
    /// By how many milliseconds the time of the table is ahead of the clock of this device.
    ahead: u64,
    /// The scene of the last message.
    scene: Scene,
}

/// What a list of tables shows.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Sign<'a> {
    phase: PhaseWord,
    game: &'a GameField,
    players: [usize; 2],
    seats: Vec<&'a str>,
}

/// Who is connected.
#[derive(Serialize)]
struct Presence {
    here: Vec<bool>,
    watching: usize,
}

impl LocalTable {
    /// A table that was just made.
    pub(crate) fn new(table: Table) -> LocalTable {
        let scene = table.look().scene;
        LocalTable { table, ahead: 0, scene }
    }

    /// The table after these events. The clock of this device may have been set back since.
    pub(crate) fn load(log: &[String], now: u64) -> Result<LocalTable, Problem> {
        let broken = |why: String| Problem::new(409, "table/broken", why);
        let (mut reader, mut last) = (LogReader::default(), Time::default());
        for text in log {
            let logged: Logged = serde_json::from_str(text).map_err(|error| broken(error.to_string()))?;
            reader.skip(&logged).map_err(|error| broken(error.to_string()))?;
            last = logged.at;
        }
        let ahead = last.0.saturating_sub(now);
        let table = reader.into_table(Time(now + ahead)).ok_or_else(Problem::unknown_table)?;
        Ok(LocalTable { ahead, ..LocalTable::new(table) })
    }

    fn now(&self, clock: u64) -> Time {
        Time(clock.saturating_add(self.ahead))
    }

    /// Carries out a wish of this device, for this seat if one is named.
    pub(crate) fn handle(
        &mut self,
        from: Wisher,
        key: Option<Key>,
        wish: Wish,
        clock: u64,
        generator: &mut dyn Rng,
    ) -> Result<Vec<Entry>, Refusal> {
        let (now, mut log) = (self.now(clock), Vec::new());
        self.table.handle(from, key, wish, now, generator, &mut log)?;
        Ok(log)
    }

    /// Somebody looks at the table, or nobody does any more.
    pub(crate) fn listen(&mut self, clock: u64, generator: &mut dyn Rng) -> Vec<Entry> {
        let (now, mut log) = (self.now(clock), Vec::new());
        self.table.arrive(DEVICE, now, generator, &mut log);
        log
    }

    pub(crate) fn leave(&mut self, clock: u64) {
        let now = self.now(clock);
        self.table.depart(DEVICE, now);
    }

    /// Lets happen what is due.
    pub(crate) fn tick(&mut self, clock: u64, generator: &mut dyn Rng) -> Vec<Entry> {
        let (now, mut log) = (self.now(clock), Vec::new());
        self.table.tick(now, generator, &mut log);
        log
    }

    /// The table as it is, for somebody who begins to look.
    pub(crate) fn look(&self) -> String {
        let whispers = self.table.whisper(DEVICE).map_or(0, |whisper| whisper.number);
        message_json(&self.table.look(), DEVICE, None, whispers)
    }

    /// What these entries tell.
    pub(crate) fn news(&mut self, code: &str, log: Vec<Entry>, clock: u64) -> News {
        let first = (self.table.events() as usize).saturating_sub(log.len());
        let (mut events, mut messages, mut ended) = (Vec::new(), Vec::new(), false);
        for Entry { logged, notice } in log {
            ended |= matches!(logged.event, Event::GameEnded);
            events.push(serde_json::to_string(&logged).expect("an event can be written as JSON"));
            match notice {
                Notice::Nobody => {}
                Notice::Everybody(message) => {
                    messages.push(message_json(&message, DEVICE, Some(&self.scene), 0));
                    self.scene = message.scene;
                }
                Notice::One(whisper) => messages.push(whisper_json(&whisper)),
            }
        }
        let finished =
            || Some(Finished { id: self.table.game_id()?, record: self.table.record()?.to_json() });
        News {
            table: code.to_owned(),
            first,
            log: events,
            messages,
            presence: self.presence(),
            due: self.table.due(self.now(clock)).map(|due| due.0.saturating_sub(self.ahead)),
            sign: self.sign(),
            finished: ended.then(finished).flatten(),
        }
    }

    fn presence(&self) -> String {
        let connected: Vec<PersonId> = self.table.connected().collect();
        let seated = self.table.seated_people();
        let here = seated.iter().map(|who| who.is_none_or(|who| connected.contains(&who))).collect();
        let watching = connected.iter().filter(|who| !seated.contains(&Some(**who))).count();
        serde_json::to_string(&Presence { here, watching }).expect("numbers can be written as JSON")
    }

    fn sign(&self) -> String {
        let (min, max) = self.table.options().players();
        let sign = Sign {
            phase: self.table.phase(),
            game: &self.table.options().field().game,
            players: [min, max],
            seats: self.scene.seats.iter().map(|seat| seat.name.as_str()).collect(),
        };
        serde_json::to_string(&sign).expect("a sign can be written as JSON")
    }
}
