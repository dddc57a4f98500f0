//! Pages with charts, to show to friends: one file, no script, nothing from elsewhere.
//!
//! A page holds no date, so the same tournament gives the same page but for its speed. Every chart has its numbers as a
//! table beside it.

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

/// What was played, as the page tells it.
#[derive(Clone, Copy, Debug)]
pub struct Played<'a> {
    /// What to call the rules.
    pub edition: &'a str,
    /// The options that play it again.
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
