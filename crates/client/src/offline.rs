//! A table in this program: people at this device, bots, and a sealed deal, without any network.

use std::collections::VecDeque;
use std::time::Duration;

use game::Seat;
use protocol::{Listing, OptionsField};
use rand::Rng;
use record::Record;
use table::{Entry, HostWish, Name, Notice, PersonId, Refusal, Table, Time, Wish, Wisher};

use crate::fault::Fault;
use crate::line::{Answer, Heard, Line, Sight, Want};
use crate::nonces::{Nonces, Step};
use crate::offer::seats_here;

/// Whoever plays here is one device with several seats.
const DEVICE: PersonId = PersonId(1);

/// The longest time that nobody looks whether something is due.
const LONGEST_PAUSE: Duration = Duration::from_millis(250);

/// Who plays what, without a network.
#[derive(Clone, Debug)]
pub struct Party {
    /// What is agreed.
    pub options: OptionsField,
    /// The people at this device, in the order of seats.
    pub people: Vec<String>,
    /// The bots after them, by name.
    pub bots: Vec<String>,
}

/// How time passes.
#[derive(Clone, Copy, Debug)]
pub enum Pace {
    /// As it does in the room, by this clock.
    Natural(fn() -> Time),
    /// From one thing that happens to the next: nobody waits for a bot.
    Immediate,
}

/// A table in this program.
pub struct Offline {
    table: Table,
    generator: Box<dyn Rng>,
    nonces: Nonces,
    pace: Pace,
    now: Time,
    seen: Sight,
    unheard: VecDeque<Heard>,
}

impl Offline {
    /// Everybody sits down and the game begins. The generator decides cards, dice and bots.
    pub fn begin(party: Party, pace: Pace, mut generator: Box<dyn Rng>) -> Result<Offline, Fault> {
        let now = match pace {
            Pace::Natural(clock) => clock(),
            Pace::Immediate => Time(0),
        };
        let (mut table, _) = Table::make(DEVICE, Listing::Private, party.options, None, now, &mut generator)?;
        table.arrive(DEVICE, now, &mut generator, &mut Vec::new());
        let seen = sight_of(&table);
        let mut offline = Offline {
            table,
            generator,
            nonces: Nonces::default(),
            pace,
            now,
            seen,
            unheard: VecDeque::new(),
        };
        for (place, name) in party.people.iter().enumerate() {
            let name = Name::new(name).map_err(Refusal::from)?;
            let wish = if place == 0 { Wish::Sit(name) } else { Wish::SitBeside(name) };
            offline.carry_out(None, wish)?;
        }
        for bot in party.bots {
            offline.carry_out(None, Wish::Host(HostWish::AddBot(bot)))?;
        }
        offline.start()?;
        Ok(offline)
    }

    /// Begins a game with the whole procedure of a fair deal: the device commits, starts, and reveals.
    fn start(&mut self) -> Result<(), Refusal> {
        self.add_nonces()?;
        self.carry_out(None, Wish::Host(HostWish::Start))?;
        self.add_nonces()
    }

    fn add_nonces(&mut self) -> Result<(), Refusal> {
        let Sight { scene, you, .. } = sight_of(&self.table);
        for step in self.nonces.steps(&scene, &seats_here(&you), &mut self.generator) {
            let (seat, wish) = match step {
                Step::Commit { seat, game, nonce } => {
                    (seat, Wish::Commit { commitment: nonce.commitment(&game), game })
                }
                Step::Reveal { seat, game, nonce } => (seat, Wish::Reveal { game, nonce }),
            };
            self.carry_out(Seat::new(usize::from(seat)), wish)?;
        }
        Ok(())
    }

    /// The game as a file: the one that is on, or the last.
    pub fn record(&self) -> Option<Record> {
        self.table.record()
    }

    fn carry_out(&mut self, seat: Option<Seat>, wish: Wish) -> Result<(), Refusal> {
        self.look_at_the_clock();
        let mut log = Vec::new();
        let from = Wisher { who: DEVICE, seat };
        let done = self.table.handle(from, None, wish, self.now, &mut self.generator, &mut log);
        self.take_in(log);
        done
    }

    fn look_at_the_clock(&mut self) {
        if let Pace::Natural(clock) = self.pace {
            self.now = clock().max(self.now);
        }
    }

    /// Lets pass what is due; whether anything was.
    fn tick(&mut self) -> bool {
        self.look_at_the_clock();
        let Some(due) = self.table.due(self.now) else { return false };
        if matches!(self.pace, Pace::Immediate) {
            self.now = self.now.max(due);
        }
        if due > self.now {
            return false;
        }
        let mut log = Vec::new();
        self.table.tick(self.now, &mut self.generator, &mut log);
        self.take_in(log);
        true
    }

    /// Remembers what the people at this device are told.
    fn take_in(&mut self, log: Vec<Entry>) {
        for entry in log {
            match entry.notice {
                Notice::Everybody(message) => {
                    let you = message.you(Some(DEVICE));
                    self.seen = Sight { news: message.news, scene: message.scene, you };
                }
                Notice::One(whisper) => {
                    self.seen = Sight { news: None, you: whisper.you, ..self.seen.clone() };
                }
                Notice::Nobody => continue,
            }
            self.unheard.push_back(Heard::Sight(Box::new(self.seen.clone())));
        }
    }
}

impl Line for Offline {
    fn hear(&mut self) -> Result<Option<Heard>, Fault> {
        while self.unheard.is_empty() && self.tick() {}
        Ok(self.unheard.pop_front())
    }

    fn pause(&self) -> Duration {
        let due = self.table.due(self.now).map_or(LONGEST_PAUSE, |due| due.since(self.now));
        due.min(LONGEST_PAUSE)
    }

    fn want(&mut self, want: Want) -> Result<Answer, Fault> {
        let done = match want {
            Want::Act { seat, question, choice } => {
                self.carry_out(Seat::new(usize::from(seat)), Wish::Act { question, choice })
            }
            Want::Ready => self.start(),
            Want::Vote { seat, vote } => match Seat::new(usize::from(seat)) {
                Some(seat) => self.carry_out(None, Wish::Vote { seat, vote }),
                None => Err(Refusal::NoSuchSeat),
            },
        };
        Ok(match done {
            Ok(()) => Answer::Done,
            Err(Refusal::TooSoon { milliseconds }) => {
                Answer::TooSoon(Duration::from_millis(milliseconds.into()))
            }
            Err(refusal) => Answer::Refused { slug: refusal.slug().to_owned(), reason: refusal.to_string() },
        })
    }
}

fn sight_of(table: &Table) -> Sight {
    let message = table.look();
    let you = message.you(Some(DEVICE));
    Sight { news: message.news, scene: message.scene, you }
}
