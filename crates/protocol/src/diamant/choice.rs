//! The choices of Diamant in the words of the wire.

use diamant::Decision;

use crate::choice::Choice;

impl From<Decision> for Choice {
    fn from(decision: Decision) -> Choice {
        match decision {
            Decision::Continue => Choice::Continue,
            Decision::Leave => Choice::Leave,
        }
    }
}
