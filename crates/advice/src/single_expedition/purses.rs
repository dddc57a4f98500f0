//! The number inside, what each carries and what is on the path, for every set of treasures.

use std::ops::Range;

use super::purse::Purse;
use super::situation::Situation;
use crate::cave::{Find, Treasures};

/// The purses of all sets of treasures, for all players and for every smaller number inside.
#[derive(Clone, Debug)]
pub(super) struct Purses {
    players: usize,
    by_set: Vec<Option<Purse>>,
    /// The index of the first cell of every set, and at the end the number of cells.
    first_cells: Vec<usize>,
}

impl Purses {
    pub(super) fn new(treasures: &Treasures, players: usize) -> Purses {
        let mut all =
            Purses { players, by_set: vec![None; treasures.len() * players], first_cells: Vec::new() };
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
        let mut cells = 0;
        for set in self.by_set.chunks_mut(self.players) {
            self.first_cells.push(cells);
            for purse in set.iter_mut().flatten() {
                purse.first = cells;
                cells += purse.len();
            }
        }
        self.first_cells.push(cells);
    }

    /// The number of cells.
    pub(super) fn cells(&self) -> usize {
        *self.first_cells.last().expect("there is an end behind the last set")
    }

    /// The indices of this set's cells.
    pub(super) fn cells_of(&self, set: usize) -> Range<usize> {
        self.first_cells[set]..self.first_cells[set + 1]
    }

    /// The situations of all cells of this set, in order.
    pub(super) fn situations(&self, set: usize) -> impl Iterator<Item = Situation> + '_ {
        self.of_set(set).flat_map(|(inside, purse)| {
            purse.amounts().map(move |(carried, path)| Situation { inside, carried, path })
        })
    }

    /// The cells of this set in runs, counted from its first, each with the run of cells that this treasure leads to.
    pub(super) fn after<'a>(
        &'a self,
        set: usize,
        find: &'a Find,
    ) -> impl Iterator<Item = (Range<usize>, Range<usize>)> + 'a {
        let first = self.first_cells[set];
        self.of_set(set).flat_map(move |(inside, purse)| {
            let next = self.of(find.next, inside).expect("what follows from a purse is in one");
            let runs = purse.runs(find.worth, inside, &next);
            runs.map(move |(run, next)| (run.start - first..run.end - first, next))
        })
    }

    fn of(&self, set: usize, inside: usize) -> Option<Purse> {
        self.by_set[set * self.players + inside - 1]
    }

    /// Every purse of this set, with the number inside.
    fn of_set(&self, set: usize) -> impl Iterator<Item = (usize, Purse)> + '_ {
        (1..=self.players).filter_map(move |inside| Some((inside, self.of(set, inside)?)))
    }

    /// The cell of this situation.
    pub(super) fn cell(&self, set: usize, situation: Situation) -> usize {
        let purse = self.of(set, situation.inside).expect("what follows from a purse is in one");
        let (carried, path) = situation.amounts();
        purse.cell(carried, path)
    }

    /// The cell of this situation, if it is possible.
    pub(super) fn find(&self, set: usize, situation: Situation) -> Option<usize> {
        let purse = self.of(set, situation.inside)?;
        let (carried, path) = situation.amounts();
        purse.holds(carried, path).then(|| purse.cell(carried, path))
    }
}
