//! What a game must offer to go over the wire.

use std::fmt::Debug;

use game::Game;
use record::Recorded;

use crate::choice::Choice;

/// A game that has words for the wire.
pub trait OnWire: Game<Action: Into<Choice>> + Debug {
    /// Its record.
    type Record: Recorded<Game = Self>;
    /// What can be agreed about it, as somebody wrote it.
    type Field: Clone + PartialEq + Debug;
    /// What happens in it.
    type Fact: for<'a> From<&'a Self::Event>;
    /// What everybody sees of it.
    type Scene;

    /// What a record says was played.
    fn recorded_field(record: &Self::Record) -> Self::Field;

    /// What everybody sees.
    fn scene(&self) -> Self::Scene;

    /// Whether the game is over that this shows.
    fn shows_the_end(scene: &Self::Scene) -> bool;
}
