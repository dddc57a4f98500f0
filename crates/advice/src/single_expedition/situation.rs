//! What matters in a cave in addition to the cards on the path.

use diamant::Gems;

/// The number of explorers inside, and what they have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Situation {
    /// The number of explorers inside.
    pub(super) inside: usize,
    /// What each of them carries.
    pub(super) carried: u16,
    /// The rubies on the path.
    pub(super) path: u16,
}

impl Situation {
    /// What each of this many leavers brings home.
    pub(super) fn home(self, leavers: usize) -> f64 {
        f64::from(self.carried + Gems::new(self.path).shared_among(leavers).0.worth())
    }

    /// What each carries and what is on the path. For a single explorer the path counts as carried.
    pub(super) fn amounts(self) -> (u16, u16) {
        if self.inside == 1 { (self.carried + self.path, 0) } else { (self.carried, self.path) }
    }

    /// The situation of those inside after this many have left.
    pub(super) fn without(self, leavers: usize) -> Situation {
        let path = Gems::new(self.path).shared_among(leavers).1.worth();
        Situation { inside: self.inside - leavers, path, ..self }
    }
}
