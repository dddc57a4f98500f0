//! A move of a game that was played, for playing it again.

use game::{Move, SeatSet};

use crate::card::Card;
use crate::decision::Decision;

/// One move of a game that was played. Whoever names these to rest and then makes the move, and so on from a new game,
/// gets the same game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayedMove {
    /// Who was named to rest from the next expedition on when the move was made.
    pub resting: SeatSet,
    /// The move.
    pub answer: Move<Decision, Card>,
}
