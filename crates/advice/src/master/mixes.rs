//! With which chance one goes on, for every cell of an expedition.

use super::cells::{Cells, untaught};

/// The finest step of a mix: a cell holds a number from 0, always leave, to this, always go on.
pub(super) const ALWAYS: u8 = 15;

/// The mix of every cell of one expedition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mixes(pub(super) Vec<u8>);

impl Mixes {
    /// What is played before anything has been learnt.
    pub fn untaught(cells: Cells) -> Mixes {
        Mixes((0..cells.count()).map(untaught).collect())
    }

    /// The nearest mixes to these chances to go on, one for each cell.
    pub fn nearest(chances: impl IntoIterator<Item = f64>) -> Mixes {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 15")]
        let level = |chance: f64| (chance.clamp(0.0, 1.0) * f64::from(ALWAYS)).round() as u8;
        Mixes(chances.into_iter().map(level).collect())
    }

    /// The chance to go on in this cell.
    pub fn stay(&self, cell: usize) -> f64 {
        f64::from(self.0[cell]) / f64::from(ALWAYS)
    }
}
