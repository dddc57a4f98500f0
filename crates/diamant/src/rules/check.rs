//! Validation of settings.

use thiserror::Error;

use super::deck::MAX_WORTH;
use super::{Draft, Rules, Sprung};
use crate::Hazard;
use crate::bag::MAX_FACES;
use crate::path::MAX_CARDS;

/// Why settings are invalid, in one sentence.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[expect(missing_docs, reason = "each says what it is about")]
pub enum Fault {
    #[error("a game is for 2 to 8 players, not {min} to {max}")]
    Players { min: u8, max: u8 },
    #[error("a game has 1 to 10 expeditions, not {0}")]
    Expeditions(u8),
    #[error("there is no treasure")]
    NoTreasure,
    #[error("a treasure is worth 1 to {MAX_WORTH}, not {worth}")]
    TreasureWorth { index: usize, worth: u16 },
    #[error("there is no hazard")]
    NoHazard,
    #[error("{hazard} stands there twice")]
    HazardTwice { index: usize, hazard: Hazard },
    #[error("a hazard has 1 to 20 cards, but {hazard} has {copies}")]
    HazardCopies { index: usize, hazard: Hazard, copies: u8 },
    #[error("{hazard} has one card and can never trap, and with these hazards the deck can run out")]
    HazardNeverTraps { index: usize, hazard: Hazard },
    #[error("there are 1 to 10 relics, not {0}")]
    RelicCount(usize),
    #[error("a relic is worth 1 to {MAX_WORTH}, not {worth}")]
    RelicValue { index: usize, worth: u8 },
    #[error("the box holds {0} cards, but {MAX_CARDS} is the most")]
    TooManyCards(usize),
    #[error("the box holds {0} different cards, but {MAX_FACES} is the most")]
    TooManyFaces(usize),
}

/// A setting of a [`Draft`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields of Draft")]
pub enum Field {
    Players,
    Expeditions,
    Treasures,
    Hazards,
    Relics,
}

/// Where a fault is: the setting, and the item in its list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The setting.
    pub field: Field,
    /// The index of the item, counted from 0; `None` if the whole setting is wrong.
    pub index: Option<usize>,
}

impl Fault {
    /// The place of the fault, so that a file reader can name the line.
    pub fn place(&self) -> Place {
        let (field, index) = match *self {
            Fault::Players { .. } => (Field::Players, None),
            Fault::Expeditions(_) => (Field::Expeditions, None),
            Fault::NoTreasure | Fault::TooManyCards(_) | Fault::TooManyFaces(_) => (Field::Treasures, None),
            Fault::TreasureWorth { index, .. } => (Field::Treasures, Some(index)),
            Fault::NoHazard => (Field::Hazards, None),
            Fault::HazardTwice { index, .. }
            | Fault::HazardCopies { index, .. }
            | Fault::HazardNeverTraps { index, .. } => (Field::Hazards, Some(index)),
            Fault::RelicCount(_) => (Field::Relics, None),
            Fault::RelicValue { index, .. } => (Field::Relics, Some(index)),
        };
        Place { field, index }
    }
}

impl Draft {
    /// The rules with these settings, or the first reason why they are invalid.
    pub fn check(self) -> Result<Rules, Fault> {
        self.check_table()?;
        self.check_treasures()?;
        self.check_hazards()?;
        self.check_relics()?;
        self.check_size()?;
        Ok(self.into_rules())
    }

    /// Whether people can still be inside when there is no card left.
    ///
    /// That is impossible while some hazard has two cards in the deck. Every trap removes at most one card from the
    /// game, and before the last expedition there can be one trap less than there are expeditions.
    pub fn can_run_out(&self) -> bool {
        let spare: usize = self.hazards.iter().map(|(_, copies)| usize::from(copies.saturating_sub(1))).sum();
        match self.sprung {
            Sprung::OneCopyOut => spare < usize::from(self.expeditions),
            Sprung::Stays => spare == 0,
        }
    }

    fn check_table(&self) -> Result<(), Fault> {
        let (min, max) = (*self.players.start(), *self.players.end());
        if min < 2 || max > 8 || min > max {
            return Err(Fault::Players { min, max });
        }
        match self.expeditions {
            1..=10 => Ok(()),
            number => Err(Fault::Expeditions(number)),
        }
    }

    fn check_treasures(&self) -> Result<(), Fault> {
        let wrong = |worth: &u16| !(1..=MAX_WORTH).contains(worth);
        match self.treasures.iter().position(wrong) {
            Some(index) => Err(Fault::TreasureWorth { index, worth: self.treasures[index] }),
            None if self.treasures.is_empty() => Err(Fault::NoTreasure),
            None => Ok(()),
        }
    }

    fn check_hazards(&self) -> Result<(), Fault> {
        if self.hazards.is_empty() {
            return Err(Fault::NoHazard);
        }
        for (index, (hazard, copies)) in self.hazards.iter().copied().enumerate() {
            if self.hazards[..index].iter().any(|(earlier, _)| *earlier == hazard) {
                return Err(Fault::HazardTwice { index, hazard });
            }
            if !(1..=20).contains(&copies) {
                return Err(Fault::HazardCopies { index, hazard, copies });
            }
        }
        match self.hazards.iter().position(|(_, copies)| *copies == 1) {
            Some(index) if self.can_run_out() => {
                Err(Fault::HazardNeverTraps { index, hazard: self.hazards[index].0 })
            }
            _ => Ok(()),
        }
    }

    fn check_relics(&self) -> Result<(), Fault> {
        let Some(relics) = &self.relics else { return Ok(()) };
        if !(1..=10).contains(&relics.values.len()) {
            return Err(Fault::RelicCount(relics.values.len()));
        }
        let wrong = |worth: &u8| !(1..=MAX_WORTH).contains(&u16::from(*worth));
        match relics.values.iter().position(wrong) {
            Some(index) => Err(Fault::RelicValue { index, worth: relics.values[index] }),
            None => Ok(()),
        }
    }

    fn check_size(&self) -> Result<(), Fault> {
        let hazards: usize = self.hazards.iter().map(|(_, copies)| usize::from(*copies)).sum();
        let relics = self.relics.as_ref().map_or(0, |relics| relics.values.len());
        let cards = self.treasures.len() + hazards + relics;
        let faces = self.faces().len();
        if cards > MAX_CARDS {
            Err(Fault::TooManyCards(cards))
        } else if faces > MAX_FACES {
            Err(Fault::TooManyFaces(faces))
        } else {
            Ok(())
        }
    }
}
