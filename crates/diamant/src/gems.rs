//! An amount of gems, counted in rubies.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Sub, SubAssign};

/// An amount worth this many rubies. Five rubies can be exchanged for a diamond at any time, so an amount has one value
/// and one representation: as many diamonds as possible, the rest in rubies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Hash)]
pub struct Gems(u16);

impl Gems {
    /// Nothing.
    pub const ZERO: Gems = Gems(0);

    /// An amount of this value.
    pub const fn new(worth: u16) -> Gems {
        Gems(worth)
    }

    /// The value in rubies, which is also the value in points.
    pub const fn worth(self) -> u16 {
        self.0
    }

    /// The number of diamonds after exchanging every five rubies.
    pub const fn diamonds(self) -> u16 {
        self.0 / 5
    }

    /// The rubies in addition to those diamonds.
    pub const fn rubies(self) -> u16 {
        self.0 % 5
    }

    /// Equal shares for this many people, and the remainder. Without people there is no share.
    #[must_use]
    pub fn shared_among(self, count: usize) -> (Gems, Gems) {
        let count = u16::try_from(count).unwrap_or(u16::MAX);
        match (self.0.checked_div(count), self.0.checked_rem(count)) {
            (Some(each), Some(rest)) => (Gems(each), Gems(rest)),
            _ => (Gems::ZERO, self),
        }
    }
}

impl Add for Gems {
    type Output = Gems;
    fn add(self, other: Gems) -> Gems {
        Gems(self.0 + other.0)
    }
}

impl AddAssign for Gems {
    fn add_assign(&mut self, other: Gems) {
        *self = *self + other;
    }
}

impl Sub for Gems {
    type Output = Gems;
    fn sub(self, other: Gems) -> Gems {
        Gems(self.0 - other.0)
    }
}

impl SubAssign for Gems {
    fn sub_assign(&mut self, other: Gems) {
        *self = *self - other;
    }
}

impl Sum for Gems {
    fn sum<I: Iterator<Item = Gems>>(amounts: I) -> Gems {
        amounts.fold(Gems::ZERO, Add::add)
    }
}

impl fmt::Display for Gems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Gems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seventeen_is_three_diamonds_and_two_rubies() {
        assert_eq!((Gems(17).diamonds(), Gems(17).rubies()), (3, 2));
    }

    #[test]
    fn shares_and_rest_make_the_whole() {
        for worth in 0..=200 {
            for count in 1..=8 {
                let (each, rest) = Gems(worth).shared_among(count);
                let count = u16::try_from(count).unwrap();
                assert_eq!(each.worth() * count + rest.worth(), worth);
                assert!(rest.worth() < count);
            }
        }
        assert_eq!(Gems(7).shared_among(0), (Gems::ZERO, Gems(7)));
    }
}
