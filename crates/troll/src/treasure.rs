//! An amount of treasure.

use std::iter::Sum;
use std::ops::{Add, AddAssign};

/// Some diamonds and some gold nuggets.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug)]
pub struct Treasure {
    /// Diamonds, found in the cave.
    pub diamonds: u16,
    /// Gold nuggets, found in the hall.
    pub nuggets: u16,
}

impl Treasure {
    /// Nothing.
    pub const NONE: Treasure = Treasure { diamonds: 0, nuggets: 0 };

    /// Diamonds only.
    pub const fn of_diamonds(diamonds: u16) -> Treasure {
        Treasure { diamonds, nuggets: 0 }
    }

    /// Nuggets only.
    pub const fn of_nuggets(nuggets: u16) -> Treasure {
        Treasure { diamonds: 0, nuggets }
    }
}

impl Add for Treasure {
    type Output = Treasure;
    fn add(self, other: Treasure) -> Treasure {
        Treasure { diamonds: self.diamonds + other.diamonds, nuggets: self.nuggets + other.nuggets }
    }
}

impl AddAssign for Treasure {
    fn add_assign(&mut self, other: Treasure) {
        *self = *self + other;
    }
}

impl Sum for Treasure {
    fn sum<I: Iterator<Item = Treasure>>(amounts: I) -> Treasure {
        amounts.fold(Treasure::NONE, Add::add)
    }
}
