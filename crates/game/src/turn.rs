//! What a game asks, and what answers it.

use crate::{Ballot, Seat, SeatSet};

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// Chance decides: one of this many equally likely outcomes, listed by [`Game::outcome`](crate::Game::outcome).
    Chance(u32),
    /// All these seats choose in secret, and their choices are revealed together. Taking turns is a ballot of one seat.
    Ballot(SeatSet),
    /// Whichever of these seats acts first moves; nobody has to.
    Race(SeatSet),
    /// The game is over.
    Over,
}

/// The answer to a [`Turn`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move<A, C> {
    /// The outcome of chance.
    Chance(C),
    /// The sealed choices of all seats that were asked.
    Ballot(Ballot<A>),
    /// The first to act in a race, and the action.
    Race(Seat, A),
}
