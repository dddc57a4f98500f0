//! What a seat can choose, in the words of the wire and the log: one list for both games.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A choice in either game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// Goes deeper into the cave.
    Continue,
    /// Goes home.
    Leave,
    /// Rolls the free dice.
    Roll,
    /// Sets a key aside.
    KeepKey,
    /// Sets a door aside.
    KeepDoor,
    /// Opens the door to the hall.
    Enter,
    /// Stays for the next dragon throw.
    Stay,
    /// Throws the dragon dice.
    Throw,
}
