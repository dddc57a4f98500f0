//! The settings of a game: a [`Draft`] may be nonsense, [`Rules`] make sense, and [`Draft::check`] is the door between.
//!
//! One axis, one enum. What only makes sense together is nested, so that "no relics, but worth by exit" cannot be written.

mod check;
mod deck;

pub use check::{Fault, Field, Place};

use std::ops::RangeInclusive;

use crate::{Bag, Card, Hazard, Relic};
use deck::Slots;

/// Settings as somebody wrote them down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// How many may play.
    pub players: RangeInclusive<u8>,
    /// How many expeditions a game has.
    pub expeditions: u8,
    /// The worth of each treasure card.
    pub treasures: Vec<u16>,
    /// Each kind of hazard and how many cards show it.
    pub hazards: Vec<(Hazard, u8)>,
    /// The relics, if the game is played with them.
    pub relics: Option<RelicRules>,
    /// What happens to the hazard that sprang a trap.
    pub sprung: Sprung,
    /// When an expedition's first decision is made.
    pub first_decision: FirstDecision,
    /// How leavers divide what lies on the path.
    pub remainder: Remainder,
    /// Who wins among equals.
    pub tie_break: TieBreak,
    /// Whether the others see what is in a chest.
    pub chests: Chests,
}

/// How relics come into the game and what they are worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RelicRules {
    /// When they come into the deck.
    pub entry: RelicEntry,
    /// What the values mean.
    pub worth: RelicWorth,
    /// One value for every relic there is.
    pub values: Vec<u8>,
    /// What happens to those that lie on the path when an expedition ends.
    pub left_behind: LeftBehind,
}

/// When relics come into the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RelicEntry {
    /// All of them before the first expedition.
    AllAtSetUp,
    /// The lowest one left before every expedition, the first included.
    OnePerExpedition,
}

/// What makes a relic's worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RelicWorth {
    /// It is printed on the card.
    Printed,
    /// The order in which relics leave the cave, over the whole game.
    ByExit,
}

/// What happens to relics on the path when an expedition ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LeftBehind {
    /// They are out of the game.
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
    /// Before any card: one may stay in the camp.
    BeforeFirstCard,
}

/// How leavers divide what lies on the path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Remainder {
    /// All rubies of the path together.
    OfTheWholePath,
    /// The rubies of each card by themselves.
    CardByCard,
}

/// Who wins among those with the highest score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TieBreak {
    /// They share the victory.
    Shared,
    /// Whoever has most relics; who still ties shares the victory.
    MostRelics,
}

/// Whether the others see what is in a chest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chests {
    /// Everybody sees it.
    Open,
    /// Only its owner does, until the game is over.
    Hidden,
}

/// Settings that make sense, with the deck they come to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    draft: Draft,
    faces: Vec<Card>,
    slots: Slots,
    first_deck: Bag,
    relic_supply: Vec<Relic>,
}

impl Rules {
    /// The settings.
    pub fn settings(&self) -> &Draft {
        &self.draft
    }

    /// Every different card of the box, in the order in which a bag counts them: treasures from the smallest, hazards as
    /// the edition lists them, relics from the smallest.
    pub fn faces(&self) -> &[Card] {
        &self.faces
    }

    /// How many expeditions a game has.
    pub fn expeditions(&self) -> u8 {
        self.draft.expeditions
    }

    /// The kinds of hazard.
    pub fn hazards(&self) -> impl Iterator<Item = Hazard> + '_ {
        self.draft.hazards.iter().map(|(hazard, _)| *hazard)
    }

    /// How many cards show this hazard while none has left the game.
    pub fn copies(&self, hazard: Hazard) -> u8 {
        self.draft.hazards.iter().find(|(kind, _)| *kind == hazard).map_or(0, |(_, copies)| *copies)
    }

    /// The deck before any relic has been shuffled in one by one.
    pub fn first_deck(&self) -> &Bag {
        &self.first_deck
    }

    /// The deck of this expedition, counted from 1, while no card has left the game.
    pub fn deck_before(&self, expedition: u8) -> Bag {
        let mut deck = self.first_deck;
        for relic in self.relic_supply.iter().take(usize::from(expedition)) {
            deck.add(self.slot(Card::Relic(*relic)).expect("every card of the box is a face"));
        }
        deck
    }

    /// The place of this card among the [faces](Rules::faces); nothing when it is not in the box.
    #[inline]
    pub fn slot(&self, card: Card) -> Option<usize> {
        self.slots.of(card)
    }

    /// The relic to shuffle in before this expedition, counted from 1.
    pub(crate) fn relic_before(&self, expedition: u8) -> Option<Relic> {
        self.relic_supply.get(usize::from(expedition) - 1).copied()
    }

    /// What a relic is worth to the one who takes it, when this many have left the cave before.
    pub(crate) fn relic_worth(&self, relic: Relic, left_before: usize) -> u8 {
        match (relic, &self.draft.relics) {
            (Relic::Numbered(worth), _) => worth,
            (Relic::Plain, Some(relics)) => relics.values.get(left_before).copied().unwrap_or(0),
            (Relic::Plain, None) => 0,
        }
    }
}
