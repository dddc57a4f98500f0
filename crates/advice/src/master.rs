//! The strongest way to play for three and more: it plays for the win, not for gems.
//!
//! A [`Master`] is a table that was trained by playing against itself. It reduces a view to a [`Situation`], finds its cell
//! among some ten thousands, and says with which chance to go on. What an expedition is played for is a curve: the chance of
//! winning by how far one is behind the best.

mod bits;
mod cells;
mod file;
mod mixes;
mod packed;
mod shipped;
mod situation;
mod win_shares;

pub use cells::Cells;
pub use file::NotAMaster;
pub use mixes::Mixes;
pub use shipped::{Family, Taught};
pub use situation::Situation;
pub use win_shares::{CURVE, WinShares, gap_parts};

use diamant::{Diamant, View};
use game::{BySeat, Game, SeatSet, Standings};

/// How a table of this many is played.
#[derive(Clone, PartialEq, Debug)]
pub struct Master {
    players: usize,
    /// From the last expedition to the first: in the order in which they are learnt.
    chapters: Vec<Chapter>,
}

/// How one expedition is played.
#[derive(Clone, PartialEq, Debug)]
pub struct Chapter {
    /// What scores are worth when it begins.
    pub shares: WinShares,
    /// With which chance to go on.
    pub mixes: Mixes,
}

impl Master {
    /// A master for this many who has learnt nothing yet.
    pub fn untaught(players: usize) -> Master {
        Master { players, chapters: Vec::new() }
    }

    /// Takes in the expedition before those that are known.
    pub fn learn(&mut self, chapter: Chapter) {
        self.chapters.push(chapter);
    }

    /// For how many players.
    pub fn players(&self) -> usize {
        self.players
    }

    /// The expedition with this many left after it. Of games that are longer than what was learnt, the early ones are
    /// played alike.
    pub fn chapter(&self, left_after: u8) -> Option<&Chapter> {
        self.chapters.get(usize::from(left_after)).or(self.chapters.last())
    }

    /// The chance with which the onlooker, who is asked to decide, goes on.
    pub fn stay(&self, view: &View<'_>) -> f64 {
        let left_after = view.rules().expeditions() - view.expedition();
        let (Some(chapter), Some(situation)) = (self.chapter(left_after), Situation::of(view)) else {
            return 1.0;
        };
        chapter.mixes.stay(Cells::of(self.players).number(&situation))
    }

    /// Everyone's chance of winning when an expedition is about to begin, or the game is over.
    pub fn shares(&self, game: &Diamant) -> BySeat<f64> {
        let view = game.view(None);
        let to_play = if view.is_over() { 0 } else { view.rules().expeditions() + 1 - view.expedition() };
        self.win_shares(to_play, game.seats(), &game.standings())
    }

    /// Everyone's chance of winning when this many expeditions are still to be played, the next of which has not begun.
    pub fn win_shares(&self, to_play: u8, seats: SeatSet, standings: &Standings) -> BySeat<f64> {
        match to_play.checked_sub(1).and_then(|left_after| self.chapter(left_after)) {
            Some(chapter) => chapter.shares.of(seats, &standings.scores),
            None => shares_at_the_end(standings),
        }
    }
}

/// Who has won: a shared victory is shared.
fn shares_at_the_end(standings: &Standings) -> BySeat<f64> {
    let winners = u32::try_from(standings.winners.len()).expect("at most eight");
    BySeat::from_fn(|seat| if standings.winners.contains(seat) { 1.0 / f64::from(winners) } else { 0.0 })
}
