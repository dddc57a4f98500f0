//! The probability of continuing, for every cell of an expedition.

use super::cells::{Cells, untaught};

/// The number of steps of a mix: a cell holds a number from 0 (always leave) to this (always continue).
pub(super) const ALWAYS: u8 = 15;

/// The mix of every cell of one expedition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mixes(pub(super) Vec<u8>);

impl Mixes {
    /// The mixes before training.
    pub fn untaught(cells: Cells) -> Mixes {
        Mixes((0..cells.count()).map(untaught).collect())
    }

    /// The nearest mixes to these probabilities, one for each cell.
    pub fn nearest(chances: impl IntoIterator<Item = f64>) -> Mixes {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 15")]
        let level = |chance: f64| (chance.clamp(0.0, 1.0) * f64::from(ALWAYS)).round() as u8;
        Mixes(chances.into_iter().map(level).collect())
    }

    /// The probability of continuing in this cell.
    pub fn stay(&self, cell: usize) -> f64 {
        f64::from(self.0[cell]) / f64::from(ALWAYS)
    }
}
