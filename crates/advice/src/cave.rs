//! A cave as an unordered state: what is on the path and what may still come, numbered so that it can be solved
//! backwards.
//!
//! For treasures it matters which ones are on the path, for hazards how many kinds with how many cards have been met.
//! Both are numbered upwards: whatever comes next has a larger number, so iterating downwards solves a cave.

mod hazards;
mod treasures;

pub use hazards::Hazards;
pub(crate) use hazards::{HazardState, HazardStates};
pub(crate) use treasures::{Find, Treasures};

use diamant::{FirstDecision, Rules};
use thiserror::Error;

/// Why a game cannot be solved exactly.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Unsolved {
    /// The value of relics depends on who leaves alone, over the whole game.
    #[error("only games without relics are solved")]
    Relics,
    /// The first decision comes before any card.
    #[error("only games in which the first card comes before the first decision are solved")]
    EarlyDecision,
    /// There are too many different positions.
    #[error("a deck with {sets} sets of treasures is too large to be solved")]
    TooLarge {
        /// The number of different sets of treasures.
        sets: usize,
    },
}

/// Whether caves under these rules can be solved at all.
pub(crate) fn check(rules: &Rules) -> Result<(), Unsolved> {
    let settings = rules.settings();
    if settings.relics.is_some() {
        return Err(Unsolved::Relics);
    }
    match settings.first_decision {
        FirstDecision::AfterFirstCard => Ok(()),
        FirstDecision::BeforeFirstCard => Err(Unsolved::EarlyDecision),
    }
}
