//! `tacora odds`.

use serde_json::{Value, json};

use crate::process::{run, testdata};

fn odds(arguments: &[&str]) -> Value {
    let printed = run(&[&["odds", "--json"], arguments].concat()).printed();
    serde_json::from_str(&printed).unwrap()
}

#[track_caller]
fn assert_near(value: &Value, expected: f64) {
    let number = value.as_f64().unwrap();
    assert!((number - expected).abs() < 1e-12, "{number}, not {expected}");
}

fn refused(arguments: &[&str]) -> String {
    run(&[&["odds"], arguments].concat()).refused()
}

#[test]
fn a_fresh_deck_has_no_trap_on_top() {
    let odds = odds(&[]);
    assert_near(&odds["trap"], 0.0);
    assert_near(&odds["gain"], 124.0 / 30.0);
    assert_near(&odds["reveals_left"], 14849.0 / 2002.0);
    assert_eq!(odds["cards_left"], 30);
}

#[test]
fn a_snake_on_the_path_makes_two_traps_of_28() {
    let odds = odds(&["--path", "9,snake", "--inside", "4"]);
    assert_near(&odds["trap"], 2.0 / 28.0);
    assert_near(&odds["gain"], 22.0 / 28.0);
    assert_eq!(odds["cards_left"], 28);
    let deck = odds["deck"].as_array().unwrap();
    assert_eq!(deck.iter().map(|card| card["count"].as_u64().unwrap()).sum::<u64>(), 28);
    assert!(deck.contains(&json!({"card": "snake", "count": 2})));
    assert!(deck.contains(&json!({"card": "11", "count": 2})));
    assert!(!deck.iter().any(|card| card["card"] == "9"));
    let keys: Vec<&String> = odds.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["cards_left", "deck", "gain", "reveals_left", "trap"]);
}

#[test]
fn cards_that_have_left_the_game_do_not_come() {
    let two_gone = odds(&["--path", "snake", "--removed", "snake,snake"]);
    assert_near(&two_gone["trap"], 0.0);
    assert_eq!(two_gone["cards_left"], 27);
    assert_near(&odds(&["--path", "snake", "--removed", "snake"])["trap"], 1.0 / 28.0);
}

#[test]
fn relics_depend_on_the_edition_and_the_expedition() {
    let cards = |arguments: &[&str]| odds(arguments)["cards_left"].as_u64().unwrap();
    assert_eq!(cards(&["--edition", "portal-2025"]), 30);
    assert_eq!(cards(&["--edition", "portal-2025", "--relics"]), 31);
    assert_eq!(cards(&["--edition", "portal-2025", "--relics", "--expedition", "3"]), 33);
    assert_eq!(
        cards(&["--edition", "portal-2025", "--relics", "--expedition", "3", "--path", "relic 7"]),
        32
    );
    assert_eq!(cards(&["--edition", "iello-2016"]), 35);
    assert_eq!(cards(&["--house", &testdata("../examples/house/six-strategies.toml")]), 30);
}

#[test]
fn without_json_it_is_told_to_people() {
    insta::assert_snapshot!(run(&["odds", "--path", "9,snake", "--inside", "4"]).printed());
}

#[test]
fn what_cannot_be_is_refused() {
    for (arguments, line) in [
        (&["--path", "snake,9,snake"][..], "the path ends with the second snake: that is a trap"),
        (&["--path", "mummy"], "there is no mummy in this edition"),
        (&["--path", "relic"], "there is no relic in this edition"),
        (&["--path", "9,9"], "no 9 is left in the deck"),
        (&["--removed", "9"], "9 cannot have left the game, only hazards and relics do"),
        (&["--removed", "gas,gas,gas,gas"], "no gas is left in the deck"),
        (&["--inside", "0"], "1 to 8 explorers are inside, not 0"),
        (&["--inside", "9"], "1 to 8 explorers are inside, not 9"),
        (&["--expedition", "0"], "classic-2005 has expeditions 1 to 5, not 0"),
        (&["--expedition", "6"], "classic-2005 has expeditions 1 to 5, not 6"),
        (&["--relics"], "classic-2005 has no relics"),
        (
            &["--edition", "portal"],
            "\"portal\" is not a published edition; there are classic-2005, iello-2016, iello-numbered, portal-2025, incan-gold",
        ),
    ] {
        assert_eq!(refused(arguments), line);
        assert_eq!(refused(&[arguments, &["--json"]].concat()), line);
    }
    for (arguments, word) in [
        (&["--path", "dragon"][..], "\"dragon\" is not a card"),
        (&["--path", "9,,5"], "\"\" is not a card"),
        (&["--path", "09"], "\"09\" is not a card"),
        (&["--inside", "256"], "'--inside <N>'"),
        (&["--inside", "two"], "'--inside <N>'"),
        (&["--house", "x", "--relics"], "cannot be used with"),
    ] {
        let line = refused(arguments);
        assert!(line.contains(word), "{word} in {line}");
    }
}
