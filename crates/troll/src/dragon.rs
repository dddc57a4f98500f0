//! The two dragon dice: they differ, so they keep their order.

use std::fmt;

/// One of the two dragon dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DragonDie {
    /// The first die, in the published set the one with fewer dragons.
    First,
    /// The second die.
    Second,
}

impl DragonDie {
    /// Both dice, in their order.
    pub const ALL: [DragonDie; 2] = [DragonDie::First, DragonDie::Second];

    /// The place of this die where both are listed, counted from 0.
    pub const fn index(self) -> usize {
        match self {
            DragonDie::First => 0,
            DragonDie::Second => 1,
        }
    }
}

impl fmt::Display for DragonDie {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            DragonDie::First => "first",
            DragonDie::Second => "second",
        })
    }
}

/// What one dragon die shows in a throw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DragonFace {
    /// Nothing.
    Blank,
    /// A dragon: the die is set aside.
    Dragon,
    /// The die was set aside before and is not thrown.
    Aside,
}

/// What both dragon dice show after a throw, in their order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DragonThrow(pub [DragonFace; 2]);

impl DragonThrow {
    /// What this die shows.
    pub const fn face(self, die: DragonDie) -> DragonFace {
        self.0[die.index()]
    }

    /// Whether no die is blank: the dragon is awake.
    pub fn wakes(self) -> bool {
        !self.0.contains(&DragonFace::Blank)
    }

    /// The first die on which this throw shows a dragon.
    pub fn dragon(self) -> Option<DragonDie> {
        DragonDie::ALL.into_iter().find(|die| self.face(*die) == DragonFace::Dragon)
    }
}
