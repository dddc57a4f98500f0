//! The players and what is in their bags.

use protocol::{Scene, TrollScene};

use crate::screen::Row;
use client::Narrator;

/// What everybody has for good, and who is at play.
pub(super) fn rows(game: &TrollScene, scene: &Scene, narrator: Narrator<'_>) -> (Vec<String>, Vec<Row>) {
    let heads = ["column-diamonds", "column-nuggets", "column-score"].map(|name| narrator.say(name)).to_vec();
    let row = |(seat, bag): (u8, &protocol::TreasureWord)| {
        let score = game.standings.scores.get(usize::from(seat)).copied().unwrap_or_default();
        let at_play = !game.over && game.active == seat;
        let throws = game.hall.as_ref().is_some_and(|hall| hall.thrower == seat);
        let doing = match (game.over, at_play, throws) {
            (true, ..) if game.standings.winners.contains(&seat) => narrator.say("terminal-winner"),
            (false, true, _) => narrator.say("turn-mark"),
            (false, _, true) => narrator.say("terminal-throws"),
            _ => String::new(),
        };
        let numbers = vec![bag.diamonds.to_string(), bag.nuggets.to_string(), score.to_string()];
        Row { seat, name: narrator.name(scene, seat), numbers, doing, away: false }
    };
    (heads, (0..).zip(&game.bags).map(row).collect())
}
