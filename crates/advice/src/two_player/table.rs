//! The chance of winning before every expedition.
//!
//! The table is made chapter by chapter, from the last expedition to the first, and written in that order: the beginning of
//! a table is a table that is not finished.

use std::collections::BTreeMap;
use std::sync::Arc;

use diamant::{Rules, Sprung};
use thiserror::Error;

use super::{Expedition, LeadValues};
use crate::cave::{self, HazardStates, Hazards, Treasures, Unsolved};

/// A game of two that can be solved.
#[derive(Clone, Debug)]
pub struct TwoPlayerGame {
    deck: Deck,
    treasures: Arc<Treasures>,
    expeditions: u8,
    sprung: Sprung,
    /// In the order of the table.
    chapters: Vec<Chapter>,
}

/// What makes one game another, for two: names of hazards do not.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Deck {
    treasures: Vec<u16>,
    hazards: Hazards,
}

impl Deck {
    fn of(rules: &Rules) -> Deck {
        let mut treasures = rules.settings().treasures.clone();
        treasures.sort_unstable();
        Deck { treasures, hazards: Hazards::full(rules) }
    }
}

/// A part of the table: an expedition, and the hazards that are in the game when it begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// Which expedition it is, counted from 1.
    pub expedition: u8,
    /// What is in the game.
    pub hazards: Hazards,
    /// The largest lead with which the game is open and that can have come about.
    pub longest_lead: u16,
}

/// Bytes that are no table of this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a table of this game has at most {most} bytes and whole chapters, not {bytes} bytes")]
pub struct NotATable {
    most: usize,
    bytes: usize,
}

const BYTES: usize = size_of::<f64>();

impl Chapter {
    /// The leads whose values the table holds.
    pub fn leads(&self) -> impl Iterator<Item = i32> + use<> {
        0..=i32::from(self.longest_lead)
    }

    /// How many values it has.
    fn len(&self) -> usize {
        usize::from(self.longest_lead) + 1
    }
}

impl TwoPlayerGame {
    /// The game of two by these rules.
    pub fn new(rules: &Rules) -> Result<TwoPlayerGame, Unsolved> {
        cave::check(rules)?;
        let mut game = TwoPlayerGame {
            deck: Deck::of(rules),
            treasures: Arc::new(Treasures::new(rules)?),
            expeditions: rules.expeditions(),
            sprung: rules.settings().sprung,
            chapters: Vec::new(),
        };
        let mut hazards = vec![Hazards::full(rules)];
        for expedition in 1..=game.expeditions {
            let longest_lead =
                game.treasures.total() * u16::from((expedition - 1).min(game.expeditions + 1 - expedition));
            game.chapters.splice(
                0..0,
                hazards.iter().map(|hazards| Chapter { expedition, hazards: hazards.clone(), longest_lead }),
            );
            hazards = hazards.iter().flat_map(|hazards| hazards.after_expedition(game.sprung)).collect();
            hazards.sort_unstable_by(|one, other| other.cmp(one));
            hazards.dedup();
        }
        Ok(game)
    }

    /// Whether two who play by these rules play this game.
    pub fn is_played_by(&self, rules: &Rules) -> bool {
        let settings = rules.settings();
        cave::check(rules).is_ok()
            && (self.expeditions, self.sprung) == (settings.expeditions, settings.sprung)
            && self.deck == Deck::of(rules)
    }

    /// The parts of the table, in the order in which they are solved.
    pub fn chapters(&self) -> &[Chapter] {
        &self.chapters
    }

    /// The largest lead that can have come about before this expedition, counted from 1.
    pub fn largest_lead(&self, expedition: u8) -> u16 {
        self.treasures.total() * u16::from(expedition - 1)
    }
}

/// The chance that the first of two wins when both play perfectly: for every expedition, what is in the game, and lead.
#[derive(Clone, Debug)]
pub struct WinTable {
    game: TwoPlayerGame,
    /// As many chapters of the game as are known, by their order there.
    known: Vec<LeadValues>,
    places: BTreeMap<(u8, Hazards), usize>,
}

impl WinTable {
    /// A table of which nothing is known yet.
    pub fn new(game: TwoPlayerGame) -> WinTable {
        let key = |chapter: &Chapter| (chapter.expedition, chapter.hazards.clone());
        let places = game.chapters.iter().map(key).zip(0..).collect();
        WinTable { game, known: Vec::new(), places }
    }

    /// The table of this game that these bytes hold, finished or not.
    pub fn read(game: TwoPlayerGame, bytes: &[u8]) -> Result<WinTable, NotATable> {
        let mut table = WinTable::new(game);
        let most = BYTES * table.game.chapters.iter().map(Chapter::len).sum::<usize>();
        let refusal = NotATable { most, bytes: bytes.len() };
        let (numbers, rest) = bytes.as_chunks::<BYTES>();
        let mut numbers = numbers.iter().map(|bytes| f64::from_le_bytes(*bytes)).peekable();
        while let (Some(chapter), Some(_)) = (table.next(), numbers.peek()) {
            let values: Vec<f64> = numbers.by_ref().take(chapter.len()).collect();
            if values.len() < chapter.len() || !values.iter().all(|value| (0.0..=1.0).contains(value)) {
                return Err(refusal);
            }
            table.add(&values);
        }
        if numbers.peek().is_some() || !rest.is_empty() { Err(refusal) } else { Ok(table) }
    }

    /// The table as bytes: its numbers, one after the other, eight bytes each, the least significant first.
    pub fn bytes(&self) -> Vec<u8> {
        self.known.iter().flat_map(LeadValues::ahead).flat_map(|value| value.to_le_bytes()).collect()
    }

    /// The game it is about.
    pub fn game(&self) -> &TwoPlayerGame {
        &self.game
    }

    /// How many chapters are known.
    pub fn known(&self) -> usize {
        self.known.len()
    }

    /// The chapter to be solved next; nothing when the table is finished.
    pub fn next(&self) -> Option<&Chapter> {
        self.game.chapters.get(self.known.len())
    }

    /// Takes in the values of the next chapter, one for each of its leads.
    pub fn add(&mut self, values: &[f64]) {
        self.learn(LeadValues::mirrored(values));
    }

    /// Takes in the values of the next chapter.
    pub(super) fn learn(&mut self, values: LeadValues) {
        self.known.push(values);
    }

    /// The chance of winning when this expedition, counted from 1, begins with each lead; nothing when this cannot be.
    pub fn values(&self, expedition: u8, hazards: &Hazards) -> Option<&LeadValues> {
        self.known.get(*self.places.get(&(expedition, hazards.clone()))?)
    }

    /// The expedition, ready to be solved: all that may follow it is known. Nothing when this cannot be.
    pub fn expedition(&self, expedition: u8, hazards: &Hazards) -> Option<Expedition> {
        self.places.get(&(expedition, hazards.clone()))?;
        let states = HazardStates::new(hazards);
        let after = |hazards: &Hazards| {
            if expedition == self.game.expeditions {
                Some(LeadValues::over())
            } else {
                self.values(expedition + 1, hazards).cloned()
            }
        };
        let trapped = states.cards_of_groups().map(|cards| match cards {
            // A single card never traps.
            0 | 1 => after(hazards),
            cards => after(&hazards.after_trap(cards, self.game.sprung)),
        });
        let trapped = trapped.collect::<Option<Vec<_>>>()?;
        let home = after(hazards)?;
        Some(Expedition { treasures: self.game.treasures.clone(), hazards: states, home, trapped })
    }

    /// Solves what is not known yet.
    pub fn finish(&mut self) {
        while let Some(chapter) = self.next().cloned() {
            let expedition = self.expedition(chapter.expedition, &chapter.hazards);
            let expedition = expedition.expect("what follows has been solved before");
            let leads: Vec<i32> = chapter.leads().collect();
            self.add(&expedition.values(&leads));
        }
    }
}
