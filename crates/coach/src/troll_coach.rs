//! The coach of Troll & Dragon: every turn is compared with best play, which is known exactly, and every choice is
//! simulated for the win.

use advice::troll_review;
use advice::troll_turn::Tempo;
use game::Game;
use record::{Judged, TrollRecord};
use troll::Troll;

use crate::review::NoReview;
use crate::troll_review::TrollReview;

/// How many games are simulated for one review: a little more than a second of work.
const GAMES: u32 = 50_000;

/// Reviews a game that the referee has accepted.
pub(crate) fn review(told: &Judged<TrollRecord>) -> Result<TrollReview, NoReview> {
    let (record, ended, moves) = (&told.record, &told.game, &told.moves);
    if !ended.view(None).is_over() {
        return Err(NoReview::Running);
    }
    let start = Troll::new(record.rules()?, record.players.len()).expect("it has been played");
    // Speed is not recorded: both sides are assumed to be equally fast.
    let tempo = Tempo::EVEN;
    let turns = troll_review::review(start.clone(), moves, tempo).expect("the referee has played it");
    let won =
        troll_review::win_review(start, moves, &turns, tempo, GAMES).expect("the referee has played it");
    Ok(TrollReview::new(ended, &turns, &won, &record.players))
}
