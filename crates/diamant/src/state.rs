//! A game in progress, as a value.

use std::sync::Arc;

use game::{BySeat, Seat, SeatSet};
use thiserror::Error;

use crate::path::Path;
use crate::scoring::TakenRelics;
use crate::{Bag, Card, FirstDecision, Gems, HazardSet, Rules};

/// A game of Diamant in progress.
///
/// All explorers inside went in together and have shared every treasure equally, so one number is what each of them
/// carries. The deck has no order: it is the bag of cards that may still come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diamant {
    pub(crate) rules: Arc<Rules>,
    pub(crate) seats: SeatSet,
    /// Counted from 1.
    pub(crate) expedition: u8,
    pub(crate) stage: Stage,
    /// All cards in the game: those on the path and those that may still come.
    pub(crate) deck: Bag,
    /// The cards that may still come in this expedition.
    pub(crate) bag: Bag,
    /// The sum of all treasures in the bag.
    pub(crate) rubies_left: Gems,
    /// The number of cards in the bag that would be a trap now.
    pub(crate) traps_left: u8,
    pub(crate) path: Path,
    pub(crate) met: HazardSet,
    pub(crate) inside: SeatSet,
    /// Who does not go into the next expedition.
    pub(crate) resting: SeatSet,
    /// What each explorer inside carries.
    pub(crate) carried: Gems,
    pub(crate) chests: BySeat<Gems>,
    /// What each seat has in its chest and in relics.
    pub(crate) points: BySeat<u32>,
    pub(crate) taken: TakenRelics,
}

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    Reveal,
    Decide,
    Over,
}

/// The rules do not allow this number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("these rules are for {min} to {max} players, not {players}")]
pub struct WrongPlayers {
    /// The minimum number of players.
    pub min: u8,
    /// The maximum number of players.
    pub max: u8,
    /// The number that was requested.
    pub players: usize,
}

impl Diamant {
    /// A new game in which everyone has gone in.
    pub fn new(rules: Arc<Rules>, players: usize) -> Result<Diamant, WrongPlayers> {
        let allowed = &rules.settings().players;
        if !u8::try_from(players).is_ok_and(|players| allowed.contains(&players)) {
            return Err(WrongPlayers { min: *allowed.start(), max: *allowed.end(), players });
        }
        let mut game = Diamant {
            seats: SeatSet::first_n(players),
            expedition: 0,
            stage: Stage::Over,
            deck: *rules.first_deck(),
            bag: Bag::EMPTY,
            rubies_left: Gems::ZERO,
            traps_left: 0,
            path: Path::EMPTY,
            met: HazardSet::EMPTY,
            inside: SeatSet::EMPTY,
            resting: SeatSet::EMPTY,
            carried: Gems::ZERO,
            chests: BySeat::default(),
            points: BySeat::default(),
            taken: TakenRelics::default(),
            rules,
        };
        game.apply_event(game.next_expedition());
        Ok(game)
    }

    /// The same state with another amount in this seat's chest, for "what if" questions.
    #[must_use]
    pub fn with_chest(mut self, seat: Seat, gems: Gems) -> Diamant {
        let before = std::mem::replace(&mut self.chests[seat], gems);
        self.points[seat] = self.points[seat] - u32::from(before.worth()) + u32::from(gems.worth());
        self
    }

    /// The rules of this game.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// All cards in the game: those on the path and those that may still come, without the relics that were taken.
    pub fn deck(&self) -> &Bag {
        &self.deck
    }

    /// The number of cards of this kind that may still come in this expedition.
    pub fn may_come(&self, card: Card) -> u8 {
        self.rules.slot(card).map_or(0, |slot| self.bag.count(slot))
    }

    /// The number of cards of this kind in the game, on the path or still to come.
    pub fn in_the_game(&self, card: Card) -> u8 {
        self.rules.slot(card).map_or(0, |slot| self.deck.count(slot))
    }

    /// How an expedition begins under these rules.
    pub(crate) fn stage_of_entry(&self) -> Stage {
        match self.rules.settings().first_decision {
            FirstDecision::AfterFirstCard => Stage::Reveal,
            FirstDecision::BeforeFirstCard => Stage::Decide,
        }
    }
}
