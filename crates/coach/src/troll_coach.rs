//! The coach of Troll & Dragon: every turn is held against the best way to play it, which is known exactly, and every choice is
//! tried for the win.

use advice::troll_review;
use advice::troll_turn::Tempo;
use game::Game;
use record::TrollRecord;
use troll::Troll;

use crate::review::NoReview;
use crate::troll_review::TrollReview;

/// How many games are played to their end for one review: a second's work or a little more.
const GAMES: u32 = 50_000;

pub(crate) fn review(told: &TrollRecord) -> Result<TrollReview, NoReview> {
    let ended = told.clone().judge()?.game;
    if !ended.view(None).is_over() {
        return Err(NoReview::Running);
    }
    let start = Troll::new(told.rules()?, told.players.len()).expect("it has been played");
    // Nobody wrote down how fast they rolled: both sides are taken to be equally fast.
    let (moves, tempo) = (told.moves()?, Tempo::EVEN);
    let turns = troll_review::review(start.clone(), &moves, tempo).expect("the referee has played it");
    let won =
        troll_review::win_review(start, &moves, &turns, tempo, GAMES).expect("the referee has played it");
    Ok(TrollReview::new(&ended, &turns, &won, &told.players))
}
