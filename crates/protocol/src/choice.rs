//! What a seat can choose, in the words of the wire and the log: one list for both games.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A choice in Diamant (`continue`, `leave`) or Troll & Dragon (all others, and `leave`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// Go deeper into the cave.
    Continue,
    /// Leave the cave with what you carry.
    Leave,
    /// Roll the free dice.
    Roll,
    /// Set a key aside.
    KeepKey,
    /// Set a door aside.
    KeepDoor,
    /// Open the door to the hall.
    Enter,
    /// Stay in the hall for the next throw of the dragon dice.
    Stay,
    /// Throw the dragon dice.
    Throw,
}

impl Choice {
    /// Its word.
    pub fn word(self) -> &'static str {
        match self {
            Choice::Continue => "continue",
            Choice::Leave => "leave",
            Choice::Roll => "roll",
            Choice::KeepKey => "keep-key",
            Choice::KeepDoor => "keep-door",
            Choice::Enter => "enter",
            Choice::Stay => "stay",
            Choice::Throw => "throw",
        }
    }
}
