//! Pages with charts, to share: one file, no script, no external resources.
//!
//! A page contains no date, so the same tournament gives the same page except for its speed. Every chart comes with a
//! table of its numbers.

mod bars;
mod bins;
mod cave;
mod columns;
mod command;
mod entrants;
mod escape;
mod exits;
mod figures;
mod headline;
mod heat_map;
mod histogram;
mod markup;
mod numbers;
mod page;
mod scale;
mod sweep_page;
mod table;
mod tournament_page;

use crate::{HeatMap, Summary};

/// What was played, as shown on the page.
#[derive(Clone, Copy, Debug)]
pub struct Played<'a> {
    /// The name of the rules.
    pub edition: &'a str,
    /// The command line options to play it again.
    pub options: &'a [String],
}

/// The page of a tournament.
pub fn tournament(played: &Played<'_>, summary: &Summary) -> String {
    tournament_page::write(played, summary)
}

/// The page of a sweep.
pub fn sweep(played: &Played<'_>, map: &HeatMap) -> String {
    sweep_page::write(played, map)
}
