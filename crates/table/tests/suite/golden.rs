//! What goes over the wire and into the store, kept as files, so that every change of it is seen.

use std::collections::BTreeSet;

use protocol::{Choice, Reaction};
use serde_json::json;
use table::{Event, Notice, Whisper, Wish};

use crate::kit::{ADA, BO, Given, diamant, facts, key, milliseconds, received, seconds, told};

/// With this seed the expedition has something of everything.
const SEED: u64 = 2;

/// Ada, Bo and a bot play one expedition; Ada changes her mind, and Bo goes away for a while.
fn short_game() -> Given {
    let edition = json!({"name": "Short", "base": "portal-2025", "expeditions": 1});
    let game = json!({"name": "diamant", "edition": edition});
    let mut given = Given::seated(SEED, diamant(&json!({"game": game, "clock": 60})), 2);
    given.add_bots(&["turn:3"]);
    given.wish(ADA, given.commit(0xad));
    given.start();
    given.wish(ADA, given.reveal(0xad));
    given.act(ADA, Choice::Leave);
    given.pass(milliseconds(700));
    given
        .try_wish(ADA, Some(key("again")), Wish::Act { question: given.question(), choice: Choice::Continue })
        .unwrap();
    given.act(BO, Choice::Continue);
    given.depart(BO);
    given.wish(ADA, Wish::React(Reaction::Bravo));
    given.pass(seconds(30));
    given.arrive(BO);
    given.finish(|| true);
    given
}

/// What the person is told who sits on this seat and nobody else.
fn alone(whisper: &Whisper) -> String {
    let Whisper { who, after, number, you } = whisper;
    let you = serde_json::to_string(you).unwrap();
    format!(r#"{{"to":"{who}","after":{after},"whisper":{number},"you":{you}}}"#)
}

#[test]
fn the_conversation_of_a_short_game() {
    let lines = short_game().entries.into_iter().filter_map(|entry| match entry.notice {
        Notice::Everybody(message) => Some(received(&message, Some(ADA))),
        Notice::One(whisper) => Some(alone(&whisper)),
        Notice::Nobody => None,
    });
    insta::assert_snapshot!(lines.collect::<Vec<_>>().join("\n"));
}

#[test]
fn the_log_of_a_short_game() {
    let log = short_game().log();
    let lines = log.iter().map(|logged| {
        let line = serde_json::to_string(logged).unwrap();
        match &logged.event {
            Event::DealSealed { secret, .. } => line.replace(&secret.reveal(), "…"),
            _ => line,
        }
    });
    insta::assert_snapshot!(lines.collect::<Vec<_>>().join("\n"));
}

#[test]
fn the_short_game_has_something_of_everything() {
    let given = short_game();
    let words: BTreeSet<String> =
        told(&given.entries).iter().filter_map(|word| word.split(' ').next()).map(str::to_owned).collect();
    let facts: BTreeSet<String> =
        facts(&given.entries).iter().filter_map(|fact| fact["fact"].as_str()).map(str::to_owned).collect();
    for word in ["answered", "opened", "stood-in", "handed-back", "game-ended", "reacted"] {
        assert!(words.contains(word), "{word} in {words:?}");
    }
    for fact in ["treasure-found", "hazard-met", "came-home", "game-ended"] {
        assert!(facts.contains(fact), "{fact} in {facts:?}");
    }
}
