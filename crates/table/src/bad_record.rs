//! Why no game can go on from a record.

use thiserror::Error;

use crate::limits::MAX_STARTING_MOVES;
use crate::log::broken::Broken;

/// Why no game can go on from a record, or be shown step by step.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[expect(missing_docs, reason = "each says what it is in its sentence")]
pub enum BadRecord {
    #[error(transparent)]
    Impossible(#[from] record::Refusal),
    #[error("this record has only {0} moves")]
    TooFewMoves(usize),
    #[error("a game goes on from a record of at most {MAX_STARTING_MOVES} moves")]
    TooManyMoves,
    #[error("the game is over at this moment")]
    Over,
    #[error("this is a record of another game")]
    OtherGame,
    #[error(transparent)]
    Broken(#[from] Broken),
}
