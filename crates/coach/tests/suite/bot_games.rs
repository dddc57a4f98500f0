//! Recorded games of bots.

use std::sync::Arc;

use bots::{Bot, DiamantBot, Oracle};
use diamant::Diamant;
use game::{Ballot, Game, Move, Turn};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use record::{DiamantRecord, EditionField, Record, Recorded};
use serde_json::{Value, json};

/// The base deck for two players, which no rulebook covers.
pub(crate) fn for_two() -> EditionField {
    edition(json!({ "name": "for two", "base": "classic-2005", "players": [2, 8] }))
}

/// An edition by its id, or house rules.
pub(crate) fn edition(told: Value) -> EditionField {
    serde_json::from_value(told).unwrap()
}

/// A whole game of these bots. The same seed gives the same game.
pub(crate) fn play(edition: EditionField, relics: Option<bool>, line_up: &[&str], seed: u64) -> Record {
    let bots: Vec<DiamantBot> = line_up.iter().map(|name| name.parse().unwrap()).collect();
    let names = line_up.iter().zip(1..).map(|(bot, seat)| format!("{bot} {seat}")).collect();
    let mut written = DiamantRecord::begin(edition, relics, names);
    let mut game = Diamant::new(Arc::new(written.rules().unwrap()), bots.len()).unwrap();
    let (oracle, mut generator) = (Oracle::default(), SmallRng::seed_from_u64(seed));
    loop {
        let answer = match game.turn() {
            Turn::Chance(cards) => Move::Chance(game.outcome(generator.random_range(0..cards))),
            Turn::Ballot(inside) => Move::Ballot(Ballot::collect(inside, |seat| {
                bots[seat.index()].asking(&oracle).choose(&game.view(Some(seat)), &mut generator)
            })),
            Turn::Race(_) => unreachable!("nobody races in Diamant"),
            Turn::Over => return Record::Diamant(written),
        };
        let before = game.clone();
        let mut events = Vec::new();
        game.play(&answer, &mut events).unwrap();
        written.write(&before, &answer, &events);
    }
}
