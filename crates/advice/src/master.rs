//! The strongest strategy for three and more players: it plays to win, not for gems.
//!
//! A [`Master`] is a table that was trained by self-play. It reduces a view to a [`Situation`], finds its cell among
//! some ten thousands, and gives the probability of continuing. The value of the end of an expedition is a curve: the
//! chance of winning by the distance to the leader.

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
pub use shipped::{Family, Taught, missing};
pub use situation::Situation;
pub use win_shares::{CURVE, WinShares, gap_parts};

use diamant::{Diamant, View};
use game::{BySeat, Game, SeatSet, Standings};

/// The strategy for this many players.
#[derive(Clone, PartialEq, Debug)]
pub struct Master {
    players: usize,
    /// From the last expedition to the first, the order of training.
    chapters: Vec<Chapter>,
}

/// The strategy for one expedition.
#[derive(Clone, PartialEq, Debug)]
pub struct Chapter {
    /// The value of scores when it begins.
    pub shares: WinShares,
    /// The probabilities of continuing.
    pub mixes: Mixes,
}

impl Master {
    /// An untrained master for this many players.
    pub fn untaught(players: usize) -> Master {
        Master { players, chapters: Vec::new() }
    }

    /// Adds the expedition before those that are known.
    pub fn learn(&mut self, chapter: Chapter) {
        self.chapters.push(chapter);
    }

    /// The number of players.
    pub fn players(&self) -> usize {
        self.players
    }

    /// The expedition with this many left after it. In games that are longer than the trained ones, all early
    /// expeditions are played alike.
    pub fn chapter(&self, left_after: u8) -> Option<&Chapter> {
        self.chapters.get(usize::from(left_after)).or(self.chapters.last())
    }

    /// The probability that the onlooker, who is asked to decide, should continue.
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

    /// Everyone's chance of winning if this many expeditions are left and the next one has not begun.
    pub fn win_shares(&self, to_play: u8, seats: SeatSet, standings: &Standings) -> BySeat<f64> {
        match to_play.checked_sub(1).and_then(|left_after| self.chapter(left_after)) {
            Some(chapter) => chapter.shares.of(seats, &standings.scores),
            None => shares_at_the_end(standings),
        }
    }
}

/// The result of the game: a shared victory is divided.
fn shares_at_the_end(standings: &Standings) -> BySeat<f64> {
    let winners = u32::try_from(standings.winners.len()).expect("at most eight");
    BySeat::from_fn(|seat| if standings.winners.contains(seat) { 1.0 / f64::from(winners) } else { 0.0 })
}
