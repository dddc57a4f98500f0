//! The possible amounts in the cave, as numbered cells.

use std::ops::Range;

use diamant::Gems;

/// The possible amounts in the cave with this many inside: what each carries, and what is on the path.
///
/// This is a bounding box of everything that can occur, with some margin: whatever follows from a cell in one box is in
/// another. For a single explorer the path counts as carried, so there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Purse {
    pub(super) carried: (u16, u16),
    pub(super) path: (u16, u16),
    /// The index of its first cell.
    pub(super) first: usize,
}

impl Purse {
    pub(super) fn round(carried: (u16, u16), path: (u16, u16)) -> Purse {
        Purse { carried, path, first: 0 }
    }

    pub(super) fn join(&mut self, other: Purse) {
        self.carried = (self.carried.0.min(other.carried.0), self.carried.1.max(other.carried.1));
        self.path = (self.path.0.min(other.path.0), self.path.1.max(other.path.1));
    }

    /// The number of possible amounts on the path, that is, the cells of a row.
    fn width(&self) -> usize {
        usize::from(self.path.1 - self.path.0) + 1
    }

    pub(super) fn len(&self) -> usize {
        self.width() * (usize::from(self.carried.1 - self.carried.0) + 1)
    }

    /// The amounts of all its cells in order: what each carries and what is on the path.
    pub(super) fn amounts(&self) -> impl Iterator<Item = (u16, u16)> + use<> {
        let path = self.path;
        (self.carried.0..=self.carried.1)
            .flat_map(move |carried| (path.0..=path.1).map(move |path| (carried, path)))
    }

    pub(super) fn holds(&self, carried: u16, path: u16) -> bool {
        (self.carried.0..=self.carried.1).contains(&carried) && (self.path.0..=self.path.1).contains(&path)
    }

    /// The index of the cell with these amounts.
    pub(super) fn cell(&self, carried: u16, path: u16) -> usize {
        debug_assert!(self.holds(carried, path), "what follows from a purse is in one");
        self.first + usize::from(carried - self.carried.0) * self.width() + usize::from(path - self.path.0)
    }

    /// Its cells in runs, each with the run of cells in the next purse that this treasure leads to.
    pub(super) fn runs(
        &self,
        treasure: Gems,
        inside: usize,
        next: &Purse,
    ) -> impl Iterator<Item = (Range<usize>, Range<usize>)> + use<> {
        let (each, stays) = treasure.shared_among(inside);
        let leads_to = next.cell(self.carried.0 + each.worth(), self.path.0 + stays.worth());
        // Rows of the same width are contiguous.
        let run = if next.width() == self.width() { self.len() } else { self.width() };
        let starts = (self.first..self.first + self.len()).step_by(run);
        let leads_to = (leads_to..).step_by(next.width());
        starts.zip(leads_to).map(move |(start, leads_to)| (start..start + run, leads_to..leads_to + run))
    }
}
