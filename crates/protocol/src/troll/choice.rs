//! The choices of Troll & Dragon in the words of the wire.

use troll::{Action, Find};

use crate::choice::Choice;

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
            assert_eq!(Choice::from(*action).word(), action.word());
        }
    }
}
