//! A record that was played through the rules. Whoever has one need not check it again.

use game::{Game, Turn};
use words::Words;

use crate::recorded::Recorded;

/// A record that could have happened, and what it comes to. Only the referee makes one.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct Judged<R: Recorded> {
    /// What was judged.
    pub record: R,
    /// The game where the record stops.
    pub game: R::Game,
    /// What happened in each part of the record.
    pub parts: Vec<R::Part>,
    /// Every move, for going through the game again or on from any moment of it.
    pub moves: Vec<R::Played>,
}

/// By which rules a record is judged: those of a game may have become stricter since it was stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Legality {
    /// Everything must be legal.
    Today,
    /// What was legal when it was stored is accepted.
    WhenStored,
}

impl<R: Recorded> Judged<R> {
    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.game.turn() == Turn::Over
    }

    /// The verdict in the shape that programs read.
    pub fn verdict(&self) -> R::Verdict {
        R::verdict(self)
    }

    /// The whole story.
    pub fn account(&self, words: &Words) -> String {
        R::account(self, words)
    }
}
