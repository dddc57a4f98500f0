//! An expedition of two with every choice solved.

use super::{Matrix, Spot};

/// Every choice of an expedition that began with a given lead, while both are inside.
#[derive(Clone, PartialEq, Debug)]
pub struct Solution {
    pub(super) states: usize,
    pub(super) win: f64,
    pub(super) both_leave: f64,
    /// For every set of treasures and state of hazards: both continue, the first leaves, the second leaves.
    pub(super) cells: Vec<[f64; 3]>,
}

impl Solution {
    /// The chance that the first of two wins, when the expedition begins.
    pub fn win(&self) -> f64 {
        self.win
    }

    /// The choice of both players at this place.
    pub fn matrix(&self, spot: Spot) -> Matrix {
        self.matrix_at(spot.set * self.states + spot.state)
    }

    pub(super) fn matrix_at(&self, place: usize) -> Matrix {
        let [both_continue, first_leaves, second_leaves] = self.cells[place];
        Matrix { both_continue, first_leaves, second_leaves, both_leave: self.both_leave }
    }
}
