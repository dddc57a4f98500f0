//! The coach of Troll & Dragon: every turn is compared with best play, which is known exactly, and every choice is
//! simulated for the win.

use advice::troll_review;
use advice::troll_turn::Tempo;
use game::Game;
use record::{Judged, TrollRecord};
use troll::Troll;

use super::review::TrollReview;

/// How many games are simulated for one review: a little more than a second of work.
const GAMES: u32 = 50_000;

pub(super) fn review(told: &Judged<TrollRecord>) -> TrollReview {
    let (ended, moves, players) = (&told.game, &told.moves, &told.record.players);
    let start = Troll::new(*ended.view(None).rules(), players.len()).expect("it has been played");
    // Speed is not recorded: both sides are assumed to be equally fast.
    let tempo = Tempo::EVEN;
    let turns = troll_review::review(start.clone(), moves, tempo).expect("the referee has played it");
    let won =
        troll_review::win_review(start, moves, &turns, tempo, GAMES).expect("the referee has played it");
    TrollReview::new(ended, &turns, &won, players)
}
