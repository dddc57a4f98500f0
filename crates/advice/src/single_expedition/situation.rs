//! What matters in a cave beside the cards that lie.

use diamant::Gems;

/// How many are inside, and what they have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Situation {
    /// How many are inside.
    pub(super) inside: usize,
    /// What each of them carries.
    pub(super) carried: u16,
    /// What lies on the path.
    pub(super) path: u16,
}

impl Situation {
    /// What each of so many leavers brings home.
    pub(super) fn home(self, leavers: usize) -> f64 {
        f64::from(self.carried + Gems::new(self.path).shared_among(leavers).0.worth())
    }

    /// What each carries and what lies on the path. Alone, the path is as good as carried.
    pub(super) fn amounts(self) -> (u16, u16) {
        if self.inside == 1 { (self.carried + self.path, 0) } else { (self.carried, self.path) }
    }

    /// What those see who are inside after so many have left.
    pub(super) fn without(self, leavers: usize) -> Situation {
        let path = Gems::new(self.path).shared_among(leavers).1.worth();
        Situation { inside: self.inside - leavers, path, ..self }
    }
}
