//! The chance of winning before every expedition.
//!
//! The table is computed chapter by chapter, from the last expedition to the first, and written in that order: a prefix
//! of a table is an unfinished table.

use std::collections::BTreeMap;
use std::sync::Arc;

use diamant::{Rules, Sprung};
use thiserror::Error;

use super::{Expedition, LeadValues};
use crate::cave::{self, HazardStates, Hazards, Treasures, Unsolved};

/// A solvable two-player game.
#[derive(Clone, Debug)]
pub struct TwoPlayerGame {
    deck: Deck,
    treasures: Arc<Treasures>,
    expeditions: u8,
    sprung: Sprung,
    /// In the order of the table.
    chapters: Vec<Chapter>,
}

/// What distinguishes two games: names of hazards do not.
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

/// A part of the table: an expedition, and the hazards in the game when it begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// The expedition, counted from 1.
    pub expedition: u8,
    /// The hazards in the game.
    pub hazards: Hazards,
    /// The largest possible lead with which the game is still open.
    pub longest_lead: u16,
}

/// Bytes that are not a table of this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a table of this game has at most {most} bytes and whole chapters, not {bytes} bytes")]
pub struct NotATable {
    most: usize,
    bytes: usize,
}

const BYTES: usize = size_of::<f64>();

impl Chapter {
    /// The leads in the table.
    pub fn leads(&self) -> impl Iterator<Item = i32> + use<> {
        0..=i32::from(self.longest_lead)
    }

    /// The number of values.
    fn len(&self) -> usize {
        usize::from(self.longest_lead) + 1
    }
}

impl TwoPlayerGame {
    /// The two-player game under these rules.
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

    /// Whether two players with these rules play this game.
    pub fn is_played_by(&self, rules: &Rules) -> bool {
        let settings = rules.settings();
        cave::check(rules).is_ok()
            && (self.expeditions, self.sprung) == (settings.expeditions, settings.sprung)
            && self.deck == Deck::of(rules)
    }

    /// The parts of the table, in the order of solving.
    pub fn chapters(&self) -> &[Chapter] {
        &self.chapters
    }

    /// The largest possible lead before this expedition, counted from 1.
    pub fn largest_lead(&self, expedition: u8) -> u16 {
        self.treasures.total() * u16::from(expedition - 1)
    }
}

/// The chance that the first of two wins with perfect play, for every expedition, set of hazards and lead.
#[derive(Clone, Debug)]
pub struct WinTable {
    game: TwoPlayerGame,
    /// The chapters that are known, in the order of the game's chapters.
    known: Vec<LeadValues>,
    places: BTreeMap<(u8, Hazards), usize>,
}

impl WinTable {
    /// An empty table.
    pub fn new(game: TwoPlayerGame) -> WinTable {
        let key = |chapter: &Chapter| (chapter.expedition, chapter.hazards.clone());
        let places = game.chapters.iter().map(key).zip(0..).collect();
        WinTable { game, known: Vec::new(), places }
    }

    /// Reads a table of this game, finished or not.
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

    /// The table as bytes: its numbers, eight bytes each, little-endian.
    pub fn bytes(&self) -> Vec<u8> {
        self.known.iter().flat_map(LeadValues::ahead).flat_map(|value| value.to_le_bytes()).collect()
    }

    /// The game of this table.
    pub fn game(&self) -> &TwoPlayerGame {
        &self.game
    }

    /// The number of known chapters.
    pub fn known(&self) -> usize {
        self.known.len()
    }

    /// The chapter to solve next; `None` if the table is finished.
    pub fn next(&self) -> Option<&Chapter> {
        self.game.chapters.get(self.known.len())
    }

    /// Adds the values of the next chapter, one for each lead.
    pub fn add(&mut self, values: &[f64]) {
        self.learn(LeadValues::mirrored(values));
    }

    /// Adds the values of the next chapter.
    pub(super) fn learn(&mut self, values: LeadValues) {
        self.known.push(values);
    }

    /// The chance of winning by lead at the beginning of this expedition, counted from 1; `None` if it is impossible.
    pub fn values(&self, expedition: u8, hazards: &Hazards) -> Option<&LeadValues> {
        self.known.get(*self.places.get(&(expedition, hazards.clone()))?)
    }

    /// The expedition, ready to be solved, because everything after it is known; `None` if it is impossible.
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
            // A single card is never a trap.
            0 | 1 => after(hazards),
            cards => after(&hazards.after_trap(cards, self.game.sprung)),
        });
        let trapped = trapped.collect::<Option<Vec<_>>>()?;
        let home = after(hazards)?;
        Some(Expedition { treasures: self.game.treasures.clone(), hazards: states, home, trapped })
    }

    /// Solves the remaining chapters.
    pub fn finish(&mut self) {
        while let Some(chapter) = self.next().cloned() {
            let expedition = self.expedition(chapter.expedition, &chapter.hazards);
            let expedition = expedition.expect("what follows has been solved before");
            let leads: Vec<i32> = chapter.leads().collect();
            self.add(&expedition.values(&leads));
        }
    }
}
