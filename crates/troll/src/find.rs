//! What opens the way into the hall: the key and the door that a cave roll may show.

use std::fmt;

use crate::Face;

/// One of the two things that can be kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Find {
    /// The key.
    Key,
    /// The door.
    Door,
}

impl Find {
    /// Both of them.
    pub const ALL: [Find; 2] = [Find::Key, Find::Door];
}

impl fmt::Display for Find {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Face::from(*self).fmt(f)
    }
}

/// What is kept in a turn: at most one key and one door.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug)]
pub struct Finds {
    key: bool,
    door: bool,
}

impl Finds {
    /// Nothing.
    pub const NONE: Finds = Finds { key: false, door: false };

    /// The key and the door.
    pub const BOTH: Finds = Finds { key: true, door: true };

    /// Whether this one is among them.
    pub const fn contains(self, find: Find) -> bool {
        match find {
            Find::Key => self.key,
            Find::Door => self.door,
        }
    }

    /// These, and this one too.
    #[must_use]
    pub const fn with(self, find: Find) -> Finds {
        match find {
            Find::Key => Finds { key: true, ..self },
            Find::Door => Finds { door: true, ..self },
        }
    }
}
