//! How many are inside, what each carries and what lies on the path, for every set of treasures.

use std::ops::Range;

use crate::cave::Treasures;

/// The amounts that can be in the cave with so many inside: what each carries, and what lies on the path.
///
/// A box round all that can come about, and a little more: whatever follows from something in one box is in another. One
/// who is alone may as well carry the path, so there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Purse {
    carried: (u16, u16),
    path: (u16, u16),
    /// The number of its first cell.
    first: usize,
}

impl Purse {
    fn round(carried: (u16, u16), path: (u16, u16)) -> Purse {
        Purse { carried, path, first: 0 }
    }

    fn join(&mut self, other: Purse) {
        self.carried = (self.carried.0.min(other.carried.0), self.carried.1.max(other.carried.1));
        self.path = (self.path.0.min(other.path.0), self.path.1.max(other.path.1));
    }

    /// How many amounts can lie on the path: the cells of a row.
    pub(super) fn width(&self) -> usize {
        usize::from(self.path.1 - self.path.0) + 1
    }

    fn len(&self) -> usize {
        self.width() * (usize::from(self.carried.1 - self.carried.0) + 1)
    }

    /// What each can carry: the rows.
    pub(super) fn carried(&self) -> impl Iterator<Item = u16> + use<> {
        self.carried.0..=self.carried.1
    }

    /// What can lie on the path, in the order of a row.
    pub(super) fn path(&self) -> impl Iterator<Item = u16> + use<> {
        self.path.0..=self.path.1
    }

    fn holds(&self, carried: u16, path: u16) -> bool {
        (self.carried.0..=self.carried.1).contains(&carried) && (self.path.0..=self.path.1).contains(&path)
    }

    /// The number of the cell with these amounts.
    pub(super) fn cell(&self, carried: u16, path: u16) -> usize {
        debug_assert!(self.holds(carried, path), "what follows from a purse is in one");
        self.first + usize::from(carried - self.carried.0) * self.width() + usize::from(path - self.path.0)
    }

    /// The cells of the row of those who carry this much, from that path on, as many as in the other purse's row.
    pub(super) fn row(&self, carried: u16, from_path: u16, like: &Purse) -> Range<usize> {
        let start = self.cell(carried, from_path);
        start..start + like.width()
    }

    /// The least that can lie on the path.
    pub(super) fn least_path(&self) -> u16 {
        self.path.0
    }
}

/// The purses of all sets of treasures, for everybody and for every smaller number inside.
#[derive(Clone, Debug)]
pub(super) struct Purses {
    players: usize,
    by_set: Vec<Option<Purse>>,
    cells: usize,
}

impl Purses {
    pub(super) fn new(treasures: &Treasures, players: usize) -> Purses {
        let mut all = Purses { players, by_set: vec![None; treasures.len() * players], cells: 0 };
        all.add(0, players, Purse::round((0, 0), (0, 0)));
        for set in 0..treasures.len() {
            for inside in (1..=players).rev() {
                let Some(purse) = all.of(set, inside) else { continue };
                for leavers in 1..inside {
                    let most = (leavers - 1).min(usize::from(purse.path.1));
                    let most = u16::try_from(most).expect("fewer than eight leave");
                    all.add(set, inside - leavers, Purse::round(purse.carried, (0, most)));
                }
                for find in treasures.finds(set) {
                    let (each, stays) = find.worth.shared_among(inside);
                    let more = |(least, most): (u16, u16), more: u16| (least + more, most + more);
                    let carried = more(purse.carried, each.worth());
                    all.add(find.next, inside, Purse::round(carried, more(purse.path, stays.worth())));
                }
            }
        }
        all.number();
        all
    }

    fn add(&mut self, set: usize, inside: usize, purse: Purse) {
        let alone = |(least, most): (u16, u16)| (purse.carried.0 + least, purse.carried.1 + most);
        let purse = if inside == 1 { Purse::round(alone(purse.path), (0, 0)) } else { purse };
        match &mut self.by_set[set * self.players + inside - 1] {
            Some(known) => known.join(purse),
            none => *none = Some(purse),
        }
    }

    fn number(&mut self) {
        for purse in self.by_set.iter_mut().flatten() {
            purse.first = self.cells;
            self.cells += purse.len();
        }
    }

    /// How many cells there are.
    pub(super) fn cells(&self) -> usize {
        self.cells
    }

    /// The number of the first cell of this set.
    pub(super) fn first_cell(&self, set: usize) -> usize {
        self.of_set(set).next().map_or(0, |(_, purse)| purse.first)
    }

    /// The purse of this many inside, if that many can be.
    pub(super) fn of(&self, set: usize, inside: usize) -> Option<Purse> {
        self.by_set[set * self.players + inside - 1]
    }

    /// Every purse of this set, with the number inside.
    pub(super) fn of_set(&self, set: usize) -> impl Iterator<Item = (usize, Purse)> + '_ {
        (1..=self.players).filter_map(move |inside| Some((inside, self.of(set, inside)?)))
    }

    /// The cell of these amounts. Alone, the path is as good as carried.
    pub(super) fn cell(&self, set: usize, inside: usize, carried: u16, path: u16) -> usize {
        let purse = self.of(set, inside).expect("what follows from a purse is in one");
        if inside == 1 { purse.cell(carried + path, 0) } else { purse.cell(carried, path) }
    }

    /// The cell of these amounts, if they can come about.
    pub(super) fn find(&self, set: usize, inside: usize, carried: u16, path: u16) -> Option<usize> {
        let purse = self.of(set, inside)?;
        let (carried, path) = if inside == 1 { (carried + path, 0) } else { (carried, path) };
        purse.holds(carried, path).then(|| purse.cell(carried, path))
    }
}
