//! What a seat can choose.

use crate::Find;

/// A choice of the active player or, for [`Action::Throw`], of the one who holds the dragon dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Rolls the free cave dice or, in the hall, both treasure dice.
    Roll,
    /// Sets one die of the last cave roll aside for the rest of the turn.
    Keep(Find),
    /// Opens the door with the key and goes from the cave into the hall.
    Enter,
    /// Goes home with everything; the turn is over.
    Leave,
    /// Stays in the hall after a treasure roll: the dragon dice come next. Only in a race step by step.
    Stay,
    /// Throws the dragon dice that are not set aside.
    Throw,
}

impl Action {
    /// Every action, in the order in which they are listed for a player.
    pub const ALL: [Action; 7] = [
        Action::Roll,
        Action::Keep(Find::Key),
        Action::Keep(Find::Door),
        Action::Enter,
        Action::Stay,
        Action::Leave,
        Action::Throw,
    ];
}
