//! What a seat can choose, in the words of the wire and the log: one list for both games.

use diamant::Decision;
use serde::{Deserialize, Serialize};
use troll::{Action, Find};
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

impl From<Decision> for Choice {
    fn from(decision: Decision) -> Choice {
        match decision {
            Decision::Continue => Choice::Continue,
            Decision::Leave => Choice::Leave,
        }
    }
}

impl From<Action> for Choice {
    fn from(action: Action) -> Choice {
        match action {
            Action::Roll => Choice::Roll,
            Action::Keep(Find::Key) => Choice::KeepKey,
            Action::Keep(Find::Door) => Choice::KeepDoor,
            Action::Enter => Choice::Enter,
            Action::Leave => Choice::Leave,
            Action::Stay => Choice::Stay,
            Action::Throw => Choice::Throw,
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Choice as _;

    use super::*;

    #[test]
    fn an_action_has_the_same_word_everywhere() {
        for action in Action::ALL {
            let told = serde_json::to_value(Choice::from(*action)).unwrap();
            assert_eq!(told, action.word());
        }
    }
}
