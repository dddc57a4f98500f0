//! A table with named people, chance from a fixed seed, and a time that is moved by hand.

mod heard;

pub(crate) use heard::{
    facts, facts_called, latest_secret, messages, news, received, stood_in, told, whispers,
};

use std::time::Duration;

use game::Seat;
use protocol::{Choice, Listing, OptionsField, PhaseWord, Scene, You};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use seal::{GameId, Nonce};
use serde_json::{Value, json};
use table::{
    Entry, HostWish, Key, Logged, Name, PersonId, Refusal, StartingPoint, Table, Time, Wish, Wisher,
};

/// The host.
pub(crate) const ADA: PersonId = PersonId(0xada);
pub(crate) const BO: PersonId = PersonId(0xb0);
pub(crate) const CY: PersonId = PersonId(0xc1);
pub(crate) const DI: PersonId = PersonId(0xd1);
/// Somebody who watches.
pub(crate) const ZOE: PersonId = PersonId(0x20e);

/// Everybody there is, with what they are called.
pub(crate) const PEOPLE: [(PersonId, &str); 5] =
    [(ADA, "Ada"), (BO, "Bo"), (CY, "Cy"), (DI, "Di"), (ZOE, "Zoe")];

/// When every table here is made.
pub(crate) const BEGINNING: Time = Time(1_700_000_000_000);

/// Diamant with relics, bots that do not think long, and what else is said.
pub(crate) fn diamant(more: &Value) -> OptionsField {
    let game = json!({"name": "diamant", "edition": "portal-2025", "relics": true});
    options(json!({"game": game, "bots": "instant"}), more)
}

/// Troll & Dragon with this race, a bot that is quick to ask, and what else is said.
pub(crate) fn troll(race: &str, more: &Value) -> OptionsField {
    let game =
        json!({"name": "troll-dragon", "options": {"race": race, "stock": {"diamonds": 9, "nuggets": 6}}});
    options(json!({"game": game, "bots": "instant", "stand-in": "bold"}), more)
}

fn options(mut usual: Value, more: &Value) -> OptionsField {
    for (key, value) in more.as_object().expect("more options are an object") {
        usual[key] = value.clone();
    }
    serde_json::from_value(usual).unwrap()
}

pub(crate) fn name(text: &str) -> Name {
    Name::new(text).unwrap()
}

pub(crate) fn key(text: &str) -> Key {
    Key::new(text).unwrap()
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

/// This person, for this number among the seats of their device.
pub(crate) fn at(who: PersonId, number: usize) -> Wisher {
    Wisher { who, seat: Some(seat(number)) }
}

/// This person, for the seat that sees this.
pub(crate) fn on_seat(who: PersonId, you: &You) -> Wisher {
    Wisher { who, seat: you.seat.and_then(|number| Seat::new(number.into())) }
}

pub(crate) fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

pub(crate) fn milliseconds(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}

/// A table, what has happened at it, and what time it is.
pub(crate) struct Given {
    pub(crate) table: Table,
    pub(crate) now: Time,
    pub(crate) generator: SmallRng,
    pub(crate) entries: Vec<Entry>,
}

impl Given {
    /// A table that Ada has just made. Nobody sits there or is connected.
    pub(crate) fn new(seed: u64, options: OptionsField, starting_point: Option<StartingPoint>) -> Given {
        let mut generator = SmallRng::seed_from_u64(seed);
        let (table, entries) =
            Table::make(ADA, Listing::Private, options, starting_point, BEGINNING, &mut generator).unwrap();
        Given { table, now: BEGINNING, generator, entries }
    }

    /// A table at which the first of the people sit, connected.
    pub(crate) fn seated(seed: u64, options: OptionsField, people: usize) -> Given {
        Given::new(seed, options, None).with_people(people)
    }

    pub(crate) fn with_people(mut self, people: usize) -> Given {
        for (who, called) in &PEOPLE[..people] {
            self.arrive(*who);
            self.wish(*who, Wish::Sit(name(called)));
        }
        self
    }

    /// A table at which the first of the people, connected, have begun to play.
    pub(crate) fn playing(seed: u64, options: OptionsField, people: usize) -> Given {
        let mut given = Given::seated(seed, options, people);
        given.start();
        given
    }

    pub(crate) fn start(&mut self) -> Vec<Entry> {
        self.host(HostWish::Start)
    }

    /// The id of the deal that is on the table.
    pub(crate) fn game(&self) -> GameId {
        GameId::new(self.scene().deal.game.clone()).unwrap()
    }

    /// The wish to commit to a nonce of these bytes for the deal on the table.
    pub(crate) fn commit(&self, byte: u8) -> Wish {
        let game = self.game();
        Wish::Commit { commitment: Nonce::new([byte; 32]).commitment(&game), game }
    }

    /// The wish to reveal that nonce.
    pub(crate) fn reveal(&self, byte: u8) -> Wish {
        Wish::Reveal { game: self.game(), nonce: Nonce::new([byte; 32]) }
    }

    pub(crate) fn host(&mut self, wish: HostWish) -> Vec<Entry> {
        self.wish(self.table.host(), Wish::Host(wish))
    }

    pub(crate) fn add_bots(&mut self, bots: &[&str]) {
        for bot in bots {
            self.host(HostWish::AddBot((*bot).to_owned()));
        }
    }

    /// What a wish leads to that is carried out.
    pub(crate) fn wish(&mut self, who: impl Into<Wisher>, wish: Wish) -> Vec<Entry> {
        let wanted = format!("{wish:?}");
        self.try_wish(who, None, wish).unwrap_or_else(|refusal| panic!("{wanted}: {refusal}"))
    }

    /// Why a wish is refused. It has left no trace.
    pub(crate) fn refused(&mut self, who: impl Into<Wisher>, wish: Wish) -> Refusal {
        let wanted = format!("{wish:?}");
        self.try_wish(who, None, wish).expect_err(&wanted)
    }

    /// What a wish leads to; when it is refused, not the smallest thing has changed.
    pub(crate) fn try_wish(
        &mut self,
        who: impl Into<Wisher>,
        key: Option<Key>,
        wish: Wish,
    ) -> Result<Vec<Entry>, Refusal> {
        let before = (format!("{:?}", self.table), self.generator.clone());
        let mut told = Vec::new();
        let answer = self.table.handle(who, key, wish, self.now, &mut self.generator, &mut told);
        if let Err(refusal) = answer {
            assert!(told.is_empty(), "a refused wish tells nothing");
            assert!(
                before == (format!("{:?}", self.table), self.generator.clone()),
                "a refused wish changes nothing: {refusal}"
            );
            return Err(refusal);
        }
        self.entries.extend(told.iter().cloned());
        Ok(told)
    }

    /// What somebody chooses, whatever the number of the question.
    pub(crate) fn act(&mut self, who: impl Into<Wisher>, choice: Choice) -> Vec<Entry> {
        let question = self.question();
        self.wish(who, Wish::Act { question, choice })
    }

    pub(crate) fn refused_act(&mut self, who: impl Into<Wisher>, choice: Choice) -> Refusal {
        let question = self.question();
        self.refused(who, Wish::Act { question, choice })
    }

    /// The number of the question that is open; 0 if none is.
    pub(crate) fn question(&self) -> u32 {
        self.scene().question.map_or(0, |question| question.number)
    }

    pub(crate) fn arrive(&mut self, who: PersonId) -> Vec<Entry> {
        let mut told = Vec::new();
        self.table.arrive(who, self.now, &mut self.generator, &mut told);
        self.entries.extend(told.iter().cloned());
        told
    }

    pub(crate) fn depart(&mut self, who: PersonId) {
        self.table.depart(who, self.now);
    }

    /// Lets time pass; the table does what it has to when it is due.
    pub(crate) fn pass(&mut self, duration: Duration) -> Vec<Entry> {
        let (before, until) = (self.entries.len(), self.now + duration);
        while let Some(due) = self.table.due(self.now).filter(|due| *due <= until) {
            self.now = self.now.max(due);
            // Whatever was due has been done, or everybody was gone when its time came.
            let done = !self.tick().is_empty() || self.table.due(self.now).is_none_or(|due| due > self.now);
            assert!(done, "something is due and never done");
        }
        self.now = until;
        self.entries[before..].to_vec()
    }

    pub(crate) fn tick(&mut self) -> Vec<Entry> {
        let mut told = Vec::new();
        self.table.tick(self.now, &mut self.generator, &mut told);
        self.entries.extend(told.iter().cloned());
        told
    }

    /// Lets everybody who is not stood in for do the first thing they may, or the last, until the game is over.
    pub(crate) fn finish(&mut self, mut last: impl FnMut() -> bool) {
        for _ in 0..5_000 {
            if self.table.phase() != PhaseWord::Playing {
                return;
            }
            let look = self.table.look();
            let mut seats = look.seats.iter().zip(look.scene.seats.iter());
            let asked = seats.find(|((who, you), seat)| {
                who.is_some() && seat.stand_in.is_none() && !you.actions.is_empty() && you.choice.is_none()
            });
            match asked {
                Some(((Some(who), you), _)) => {
                    let choice = if last() { you.actions.last() } else { you.actions.first() };
                    let question = self.question();
                    let wish = Wish::Act { question, choice: *choice.unwrap() };
                    if let Err(Refusal::TooSoon { milliseconds }) =
                        self.try_wish(on_seat(*who, you), None, wish)
                    {
                        self.pass(Duration::from_millis(milliseconds.into()));
                    }
                }
                _ => drop(self.pass(milliseconds(500))),
            }
        }
        panic!("the game does not end");
    }

    pub(crate) fn scene(&self) -> Scene {
        self.table.look().scene
    }

    /// The log so far.
    pub(crate) fn log(&self) -> Vec<Logged> {
        self.entries.iter().map(|entry| entry.logged.clone()).collect()
    }

    /// The table made anew from its log, with the same people connected all along.
    pub(crate) fn folded(&self) -> Table {
        let mut table = Table::fold(&self.log(), BEGINNING).unwrap();
        for who in self.table.connected() {
            table.see_connected(who, BEGINNING);
        }
        table
    }
}
