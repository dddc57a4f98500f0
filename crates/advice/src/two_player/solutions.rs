//! A cache of solved expeditions.

use std::sync::Arc;

use diamant::View;

use super::{Expedition, Solution, WinTable};
use crate::{Hazards, Kept};

/// The expeditions of a two-player game, solved on first use. The cache depends on the questions alone and holds
/// nothing about any played game.
#[derive(Debug)]
pub struct Solutions<'a> {
    table: &'a WinTable,
    kept: Kept<(u8, Hazards, i32), Solution>,
}

impl<'a> Solutions<'a> {
    /// A cache for this many solved expeditions; when it is full, it drops all of them. Each takes two megabytes with
    /// the base deck.
    pub fn keeping(table: &'a WinTable, most: usize) -> Solutions<'a> {
        Solutions { table, kept: Kept::at_most(most) }
    }

    /// The expedition in this view.
    pub(crate) fn expedition(&self, view: &View<'_>) -> Expedition {
        let expedition = self.table.expedition(view.expedition(), &Hazards::of(view));
        expedition.expect("the table has every expedition that can be played")
    }

    /// The same, solved for this lead of the first player.
    pub(crate) fn solution(&self, view: &View<'_>, lead: i32) -> Arc<Solution> {
        let question = (view.expedition(), Hazards::of(view), lead);
        let solved = self.kept.get_or(question, |_| Some(self.expedition(view).solution(lead)));
        solved.expect("every expedition can be solved")
    }
}
