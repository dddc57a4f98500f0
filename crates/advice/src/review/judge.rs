//! The trait of those who evaluate choices.

use diamant::{Decision, Diamant};
use game::Ballot;

use super::Appraisal;

/// Evaluates choices, exactly or by simulation.
pub trait Judge {
    /// Everybody's expectation before these choices are opened, and after. The game waits for the choices.
    fn appraise(&mut self, game: &Diamant, chosen: Ballot<Decision>) -> Appraisal;
}
