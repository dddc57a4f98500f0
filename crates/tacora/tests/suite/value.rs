//! `tacora value`.

use serde_json::{Value, json};

use crate::process::run;

fn win(arguments: &[&str]) -> f64 {
    let printed = run(&[&["value", "--json"], arguments].concat()).printed();
    let value: Value = serde_json::from_str(&printed).unwrap();
    assert_eq!(value, json!({ "win": value["win"] }), "nothing else is printed");
    value["win"].as_f64().unwrap()
}

#[track_caller]
fn assert_near(number: f64, expected: f64) {
    assert!((number - expected).abs() < 1e-9, "{number}, not {expected}");
}

#[test]
fn a_tie_is_even_and_a_lead_counts() {
    for expedition in ["1", "2", "3", "4", "5"] {
        assert_near(win(&["--expedition", expedition, "--lead", "0"]), 0.5);
    }
    assert_near(win(&["--expedition", "5", "--lead", "1"]), 0.786_021_269_992_9);
    assert_near(win(&["--expedition", "5", "--lead", "-1"]), 1.0 - 0.786_021_269_992_9);
    assert_near(win(&["--expedition", "4", "--lead", "3"]), 0.733_681_938_603_4);
    assert_near(win(&["--expedition", "5", "--lead", "300"]), 1.0);
}

#[test]
fn only_how_many_of_how_many_kinds_are_gone_matters() {
    let without = |removed| win(&["--expedition", "5", "--lead", "1", "--removed", removed]);
    assert_near(without("snake"), 0.791_643_120_557_1);
    assert_near(without("snake,lava"), 0.798_048_561_964_4);
    assert_near(without("lava,snake"), without("snake,lava"));
    assert_near(without("gas,explosion"), without("snake,lava"));
    assert_near(without("snake,snake"), 0.793_514_715_357_1);
    assert_near(without("snake,spider,snake,ram"), without("boulder,scorpion,spikes,scorpion"));
}

#[test]
fn without_json_it_is_told_to_people() {
    let told = |lead| run(&["value", "--expedition", "5", "--lead", lead]).printed();
    insta::assert_snapshot!([told("1"), told("0"), told("-12")].concat());
}

#[test]
fn what_cannot_be_is_refused() {
    for (arguments, line) in [
        (["--expedition", "0", "--lead", "0"], "a game has expeditions 1 to 5, not 0"),
        (["--expedition", "6", "--lead", "0"], "a game has expeditions 1 to 5, not 6"),
        (["--expedition", "1", "--lead", "1"], "before expedition 1 nobody leads by more than 0"),
        (["--expedition", "3", "--lead", "-249"], "before expedition 3 nobody leads by more than 248"),
    ] {
        assert_eq!(run(&[&["value"], &arguments[..]].concat()).refused(), line);
        assert_eq!(run(&[&["value", "--json"], &arguments[..]].concat()).refused(), line);
    }
    for (removed, line) in [
        (
            "snake,snake,snake",
            "a single card of a hazard springs no trap, so the last one never leaves the game",
        ),
        ("snake,lava,snake,lava", "before expedition 4 at most 3 hazard cards have left the game, not 4"),
        ("gas,lava", "no edition without relics has all of gas, lava"),
        ("mummy", "no edition without relics has all of mummy"),
    ] {
        let arguments = ["value", "--expedition", "4", "--lead", "5", "--removed", removed];
        assert_eq!(run(&arguments).refused(), line);
    }
    for (arguments, word) in [
        (&["--lead", "1"][..], "--expedition"),
        (&["--expedition", "5"], "--lead"),
        (&["--expedition", "5", "--lead", "much"], "'--lead <RUBIES>'"),
        (&["--expedition", "5", "--lead", "1", "--removed", "dragon"], "\"dragon\" is not a hazard"),
        (&["--expedition", "5", "--lead", "1", "--removed", "9"], "\"9\" is not a hazard"),
    ] {
        let line = run(&[&["value"], arguments].concat()).refused();
        assert!(line.contains(word), "{word} in {line}");
    }
}
