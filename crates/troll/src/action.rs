//! What a seat can choose.

use game::Choice;

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
    /// The action in one word, as programs read it.
    pub const fn word(self) -> &'static str {
        match self {
            Action::Roll => "roll",
            Action::Keep(Find::Key) => "keep-key",
            Action::Keep(Find::Door) => "keep-door",
            Action::Enter => "enter",
            Action::Leave => "leave",
            Action::Stay => "stay",
            Action::Throw => "throw",
        }
    }
}

impl Choice for Action {
    /// In the order in which they are listed for a player.
    const ALL: &'static [Action] = &[
        Action::Roll,
        Action::Keep(Find::Key),
        Action::Keep(Find::Door),
        Action::Enter,
        Action::Stay,
        Action::Leave,
        Action::Throw,
    ];

    fn index(self) -> usize {
        match self {
            Action::Roll => 0,
            Action::Keep(Find::Key) => 1,
            Action::Keep(Find::Door) => 2,
            Action::Enter => 3,
            Action::Stay => 4,
            Action::Leave => 5,
            Action::Throw => 6,
        }
    }
}
