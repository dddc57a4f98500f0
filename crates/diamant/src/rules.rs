//! The settings of a game. A [`Draft`] may be nonsense, [`Rules`] are valid, and [`Draft::check`] is the only way from
//! one to the other.
//!
//! One axis, one enum. Settings that only make sense together are nested, so that "no relics, but worth by exit" cannot
//! be written.

mod check;
mod deck;

pub use check::{Fault, Field, Place};

use std::ops::RangeInclusive;

use crate::{Bag, Card, Gems, Hazard, Relic};
use deck::Slots;

/// Unchecked settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// The possible numbers of players.
    pub players: RangeInclusive<u8>,
    /// The number of expeditions in a game.
    pub expeditions: u8,
    /// The value of each treasure card.
    pub treasures: Vec<u16>,
    /// Each kind of hazard and its number of cards.
    pub hazards: Vec<(Hazard, u8)>,
    /// The relics, if the game is played with them.
    pub relics: Option<RelicRules>,
    /// What happens to the hazard that sprang a trap.
    pub sprung: Sprung,
    /// When an expedition's first decision is made.
    pub first_decision: FirstDecision,
    /// How leavers divide the rubies on the path.
    pub remainder: Remainder,
    /// Who wins a tie.
    pub tie_break: TieBreak,
    /// Whether the others see the content of a chest.
    pub chests: Chests,
}

/// How relics enter the game and what they are worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RelicRules {
    /// When they enter the deck.
    pub entry: RelicEntry,
    /// What the values mean.
    pub worth: RelicWorth,
    /// One value for every relic.
    pub values: Vec<u8>,
    /// What happens to relics that are on the path when an expedition ends.
    pub left_behind: LeftBehind,
}

/// When relics enter the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RelicEntry {
    /// All of them before the first expedition.
    AllAtSetUp,
    /// The lowest remaining one before every expedition, including the first.
    OnePerExpedition,
}

/// What determines the value of a relic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RelicWorth {
    /// The number printed on the card.
    Printed,
    /// The order in which relics leave the cave, over the whole game.
    ByExit,
}

/// What happens to relics on the path when an expedition ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LeftBehind {
    /// They leave the game.
    OutOfTheGame,
    /// They are shuffled back.
    BackIntoTheDeck,
}

/// What happens to the hazard that sprang a trap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sprung {
    /// One of the two cards leaves the game.
    OneCopyOut,
    /// Both are shuffled back.
    Stays,
}

/// When an expedition's first decision is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstDecision {
    /// After the first card.
    AfterFirstCard,
    /// Before any card: explorers may stay in the camp.
    BeforeFirstCard,
}

/// How leavers divide the rubies on the path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Remainder {
    /// The sum of all rubies on the path.
    OfTheWholePath,
    /// The rubies of each card separately.
    CardByCard,
}

/// Who wins if several have the highest score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TieBreak {
    /// They share the victory.
    Shared,
    /// The player with the most relics; if still tied, they share the victory.
    MostRelics,
}

/// Whether the others see the content of a chest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chests {
    /// Everybody sees it.
    Open,
    /// Only its owner does, until the game is over.
    Hidden,
}

/// Valid settings, with the deck that follows from them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    draft: Draft,
    faces: Vec<Card>,
    slots: Slots,
    first_deck: Bag,
    all_rubies: Gems,
    relic_supply: Vec<Relic>,
}

impl Rules {
    /// The settings.
    pub fn settings(&self) -> &Draft {
        &self.draft
    }

    /// Every different card of the box, in the order in which a bag counts them: treasures in ascending order, hazards
    /// as the edition lists them, relics in ascending order.
    pub fn faces(&self) -> &[Card] {
        &self.faces
    }

    /// The number of expeditions in a game.
    pub fn expeditions(&self) -> u8 {
        self.draft.expeditions
    }

    /// The kinds of hazard.
    pub fn hazards(&self) -> impl Iterator<Item = Hazard> + '_ {
        self.draft.hazards.iter().map(|(hazard, _)| *hazard)
    }

    /// The number of cards of this hazard while none has left the game.
    pub fn copies(&self, hazard: Hazard) -> u8 {
        self.draft.hazards.iter().find(|(kind, _)| *kind == hazard).map_or(0, |(_, copies)| *copies)
    }

    /// The deck before relics are added one by one.
    pub fn first_deck(&self) -> &Bag {
        &self.first_deck
    }

    /// The sum of all treasures in the box.
    pub(crate) fn all_rubies(&self) -> Gems {
        self.all_rubies
    }

    /// The deck of this expedition, counted from 1, if no card has left the game.
    pub fn deck_before(&self, expedition: u8) -> Bag {
        let mut deck = self.first_deck;
        for relic in self.relic_supply.iter().take(usize::from(expedition)) {
            deck.add(self.slot(Card::Relic(*relic)).expect("every card of the box is a face"));
        }
        deck
    }

    /// The index of this card among the [faces](Rules::faces); `None` if it is not in the box.
    #[inline]
    pub fn slot(&self, card: Card) -> Option<usize> {
        self.slots.of(card)
    }

    /// The relic to shuffle in before this expedition, counted from 1.
    pub(crate) fn relic_before(&self, expedition: u8) -> Option<Relic> {
        self.relic_supply.get(usize::from(expedition) - 1).copied()
    }

    /// The value of a relic to whoever takes it, after this many have left the cave.
    pub(crate) fn relic_worth(&self, relic: Relic, left_before: usize) -> u8 {
        match (relic, &self.draft.relics) {
            (Relic::Numbered(worth), _) => worth,
            (Relic::Plain, Some(relics)) => relics.values.get(left_before).copied().unwrap_or(0),
            (Relic::Plain, None) => 0,
        }
    }
}
