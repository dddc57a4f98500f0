//! `tacora solve`.

use std::fs;

use advice::two_player::BASE_TABLE;
use serde_json::Value;
use tempfile::tempdir;

use crate::process::run;

fn expedition(arguments: &[&str]) -> Value {
    let printed = run(&[&["solve", "expedition", "--json"], arguments].concat()).printed();
    serde_json::from_str(&printed).unwrap()
}

#[track_caller]
fn assert_near(value: &Value, expected: f64) {
    let number = value.as_f64().unwrap();
    assert!((number - expected).abs() < 1e-6, "{number}, not {expected}");
}

#[test]
fn an_expedition_has_a_value_and_a_course() {
    assert_near(&expedition(&["--players", "1"])["value"], 17.339_875_36);
    let two = expedition(&["--players", "2"]);
    assert_near(&two["value"], 8.963_617_97);
    assert_eq!(two["players"], 2);
    let cards = two["cards"].as_array().unwrap();
    let sum = |what: &str| cards.iter().map(|card| card[what].as_f64().unwrap()).sum::<f64>();
    assert!((sum("leaves") + sum("caught") - 1.0).abs() < 1e-6, "everyone comes out in some way");
    assert_eq!(cards[0]["card"], 1);
    assert_near(&cards[0]["decides"], 1.0);
    assert_near(&cards[0]["stay"], 1.0);
    assert!(cards[5]["stay"].as_f64().unwrap() < 0.9);
}

#[test]
fn without_json_the_course_is_a_table() {
    insta::assert_snapshot!(run(&["solve", "expedition", "--players", "1"]).printed());
}

#[test]
fn what_is_not_solved_is_said() {
    for (arguments, line) in [
        (&["--players", "2", "--edition", "iello-2016"][..], "only games without relics are solved"),
        (&["--players", "2", "--edition", "portal-2025", "--relics"], "only games without relics are solved"),
    ] {
        assert_eq!(run(&[&["solve", "expedition"], arguments].concat()).refused(), line);
    }
    for players in ["0", "9", "two"] {
        assert!(run(&["solve", "expedition", "--players", players]).refused().contains("--players"));
    }
}

/// All but the last value have been solved by an earlier call.
#[test]
fn a_table_that_was_begun_is_finished_and_is_the_one_in_the_program() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("table");
    let part = folder.path().join("table.part");
    fs::write(&part, &BASE_TABLE[..BASE_TABLE.len() - 8]).unwrap();
    let printed = run(&["solve", "two-player", "--json", "--file", file.to_str().unwrap()]).printed();
    let told: Value = serde_json::from_str(&printed).unwrap();
    assert_eq!((told["values"].as_u64(), told["shipped"].as_bool()), (Some(3866), Some(true)));
    assert_eq!(fs::read(&file).unwrap(), BASE_TABLE);
    assert!(!part.exists());
    let document = include_str!("../../../../docs/solved-game.md");
    assert!(document.contains(told["sha256"].as_str().unwrap()), "the document has the checksum");
}

#[test]
fn what_is_no_beginning_of_a_table_is_refused() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("table");
    fs::write(folder.path().join("table.part"), b"nonsense").unwrap();
    let refused = run(&["solve", "two-player", "--file", file.to_str().unwrap()]).refused();
    assert!(refused.contains("table.part") && refused.contains("not 8 bytes"), "{refused}");
    let nowhere = folder.path().join("no/such/folder/table");
    assert!(run(&["solve", "two-player", "--file", nowhere.to_str().unwrap()]).refused().contains("no/such"));
}

#[test]
fn a_turn_of_the_dice_has_a_value_and_a_limit_in_the_hall() {
    let turn = |arguments: &[&str]| -> Value {
        let printed = run(&[&["solve", "turn", "--json"], arguments].concat()).printed();
        serde_json::from_str(&printed).unwrap()
    };
    let number = |told: &Value| told["value"].as_f64().unwrap();
    let step = turn(&[]);
    assert!((number(&step) - 6.4176).abs() < 5e-5, "{step}");
    let live = turn(&["--race", "live"]);
    assert!((number(&live) - 6.8717).abs() < 5e-5, "{live}");
    assert!(number(&turn(&["--race", "live", "--tempo", "2"])) > number(&live));
    let empty = turn(&["--nuggets", "0"]);
    assert!(number(&empty) < number(&step));
    assert_eq!(empty["leave-hall-at"]["asleep"], Value::Null);
    insta::assert_snapshot!(run(&["solve", "turn"]).printed());
    assert_eq!(run(&["solve", "turn", "--tempo", "0"]).refused(), "--tempo is a number above 0, such as 0.5");
    assert_eq!(run(&["solve", "turn", "--diamonds", "61"]).refused(), "--diamonds is at most 60");
}
