//! Why a move was refused, as sentences for people. Seats count from 0, as in records.

use game::Seat;
use thiserror::Error;

use crate::Card;

/// Why a move was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// A choice came while the game waits for a card.
    #[error("a card must be turned first")]
    CardFirst,
    /// A card came while the game waits for choices.
    #[error("everyone inside must decide first")]
    DecisionFirst,
    /// The box has no such card.
    #[error("this game has no {0}")]
    NotInTheBox(Card),
    /// The card is not, or no longer, in the deck.
    #[error("no {0} is left in the deck")]
    NotInTheDeck(Card),
    /// A seat chose that is not in the cave.
    #[error("seat {} is not in the cave", .0.index())]
    NotInside(Seat),
    /// A seat in the cave has not chosen.
    #[error("seat {} has not decided", .0.index())]
    Undecided(Seat),
}
