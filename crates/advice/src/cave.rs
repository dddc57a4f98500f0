//! A cave without its order: what may lie in it and what may still come, numbered so that it can be solved backwards.
//!
//! Treasures matter by which of them lie, hazards by how many kinds with how many cards have been met. Both are counted
//! upwards: whatever comes next has a larger number, so that going through the numbers downwards solves a cave.

mod hazards;
mod treasures;

pub use hazards::Hazards;
pub(crate) use hazards::{HazardState, HazardStates};
pub(crate) use treasures::{Find, Treasures};

use diamant::{FirstDecision, Rules};
use thiserror::Error;

/// Why a game is not solved exactly.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Unsolved {
    /// Relics depend on who leaves alone, over the whole game.
    #[error("only games without relics are solved")]
    Relics,
    /// Nobody has seen a card when they decide.
    #[error("only games in which the first card comes before the first decision are solved")]
    EarlyDecision,
    /// There are too many different caves.
    #[error("a deck with {sets} sets of treasures is too large to be solved")]
    TooLarge {
        /// How many different sets of treasures can lie.
        sets: usize,
    },
}

/// Whether a cave of these rules can be solved at all.
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
