//! What a seat can choose.

use game::Choice;

/// What everyone in the cave chooses in secret.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decision {
    /// Go deeper.
    Continue,
    /// Go home with the carried rubies and a share of the path.
    Leave,
}

impl Choice for Decision {
    const ALL: &'static [Decision] = &[Decision::Continue, Decision::Leave];

    #[inline]
    fn index(self) -> usize {
        self as usize
    }
}
