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
    /// A choice came while a card is to be turned.
    #[error("a card must be turned first")]
    CardFirst,
    /// A card came while choices are to be made.
    #[error("everyone inside must decide first")]
    DecisionFirst,
    /// The box has no such card.
    #[error("this game has no {0}")]
    NotInTheBox(Card),
    /// The card is not in the deck, or not any more.
    #[error("no {0} is left in the deck")]
    NotInTheDeck(Card),
    /// Somebody chose who is not in the cave.
    #[error("seat {} is not in the cave", .0.index())]
    NotInside(Seat),
    /// Somebody in the cave has not chosen.
    #[error("seat {} has not decided", .0.index())]
    Undecided(Seat),
}
