//! Which games are reviewed.

use record::Judgement;
use thiserror::Error;

use crate::any::Review;

/// Why there is no review.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum NoReview {
    /// The game is not over.
    #[error("only a finished game is reviewed, and this one is not over")]
    Running,
    /// The game is too long.
    #[error("a game of at most {MAX_MOVES} moves is reviewed")]
    TooLong,
}

/// The maximum number of moves of a game under review. Real games have a few hundred.
const MAX_MOVES: usize = 5_000;

/// Reviews a game that the referee has judged.
pub fn review(told: &Judgement) -> Result<Review, NoReview> {
    if told.moves() > MAX_MOVES {
        return Err(NoReview::TooLong);
    }
    if !told.is_over() {
        return Err(NoReview::Running);
    }
    Ok(Review::of(told))
}
