//! The faces of a cave die.

use std::fmt;

use crate::Find;

/// What one cave die shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Face {
    /// A diamond to take.
    Diamond,
    /// A key.
    Key,
    /// A locked door.
    Door,
    /// The Troll comes nearer: the die is blocked for the rest of the turn.
    Troll,
}

impl Face {
    /// Every face.
    pub const ALL: [Face; 4] = [Face::Diamond, Face::Key, Face::Door, Face::Troll];

    /// The word for this face in records and messages.
    pub const fn name(self) -> &'static str {
        match self {
            Face::Diamond => "diamond",
            Face::Key => "key",
            Face::Door => "door",
            Face::Troll => "troll",
        }
    }
}

impl From<Find> for Face {
    fn from(find: Find) -> Face {
        match find {
            Find::Key => Face::Key,
            Find::Door => Face::Door,
        }
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
