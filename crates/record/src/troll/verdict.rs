//! What a record of Troll & Dragon comes to, in the shape that programs read.

use game::{Game, Seat};
use serde::Serialize;

use super::file::TrollRecord;
use crate::judged::Judged;
use crate::recorded::Recorded;
use crate::verdict::winners;

/// The verdict on a game of Troll & Dragon.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TrollVerdict {
    game: &'static str,
    complete: bool,
    cave: u16,
    hall: u16,
    hand: u16,
    players: Vec<TrollPlayer>,
    winners: Vec<usize>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct TrollPlayer {
    name: String,
    diamonds: u16,
    nuggets: u16,
    score: u32,
}

pub(super) fn verdict(judged: &Judged<TrollRecord>) -> TrollVerdict {
    let view = judged.game.view(None);
    let scores = view.standings().scores;
    let player = |(name, seat): (&String, Seat)| {
        let bag = view.bag(seat);
        TrollPlayer { name: name.clone(), diamonds: bag.diamonds, nuggets: bag.nuggets, score: scores[seat] }
    };
    TrollVerdict {
        game: TrollRecord::GAME,
        complete: view.is_over(),
        cave: view.rooms().diamonds,
        hall: view.rooms().nuggets,
        hand: view.hand(),
        players: judged.record.players.iter().zip(view.seats()).map(player).collect(),
        winners: winners(&judged.game),
    }
}
