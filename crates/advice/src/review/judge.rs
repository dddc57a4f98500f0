//! Who says what a choice is worth.

use diamant::{Decision, Diamant};
use game::Ballot;

use super::Appraisal;

/// Somebody who knows what a choice is worth, exactly or by trying.
pub trait Judge {
    /// What everybody could expect before these choices were opened, and what came of them. The game waits for the choices.
    fn appraise(&mut self, game: &Diamant, chosen: Ballot<Decision>) -> Appraisal;
}
