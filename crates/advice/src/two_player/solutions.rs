//! Solved expeditions that are kept.

use std::sync::Arc;

use diamant::View;

use super::{Expedition, Solution, WinTable};
use crate::{Hazards, Kept};

/// The expeditions of one game of two, solved when they are first asked about. What is kept follows from what was asked alone:
/// nothing is remembered of any play.
#[derive(Debug)]
pub struct Solutions<'a> {
    table: &'a WinTable,
    kept: Kept<(u8, Hazards, i32), Solution>,
}

impl<'a> Solutions<'a> {
    /// Keeps this many solved expeditions before it forgets all of them: two megabytes each with the base deck.
    pub fn keeping(table: &'a WinTable, most: usize) -> Solutions<'a> {
        Solutions { table, kept: Kept::at_most(most) }
    }

    /// The expedition that this view shows.
    pub(crate) fn expedition(&self, view: &View<'_>) -> Expedition {
        let expedition = self.table.expedition(view.expedition(), &Hazards::of(view));
        expedition.expect("the table has every expedition that can be played")
    }

    /// The same, solved for this lead of the first of the two.
    pub(crate) fn solution(&self, view: &View<'_>, lead: i32) -> Arc<Solution> {
        let question = (view.expedition(), Hazards::of(view), lead);
        let solved = self.kept.get_or(question, |_| Some(self.expedition(view).solution(lead)));
        solved.expect("every expedition can be solved")
    }
}
