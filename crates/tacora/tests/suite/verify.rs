//! `tacora verify`.

use std::fs;

use crate::process::{run, run_with_input, testdata};

fn dealt(name: &str) -> String {
    testdata(&format!("fairness/records/{name}.json"))
}

#[test]
fn a_dealt_game_is_verified_and_shown_with_what_to_compare() {
    insta::assert_snapshot!(run(&["verify", &dealt("classic-2005")]).printed());
}

#[test]
fn every_dealt_game_is_verified_in_every_language() {
    for (code, over) in
        [("en", "The game is over."), ("fr", "La partie est terminée."), ("pl", "Gra się skończyła.")]
    {
        for entry in fs::read_dir(testdata("fairness/records")).unwrap() {
            let file = entry.unwrap().path();
            let told = run(&["verify", file.to_str().unwrap(), "--lang", code]).printed();
            assert!(told.contains(over), "{told}");
        }
    }
}

#[test]
fn with_json_it_is_one_line_without_a_language() {
    let file = dealt("troll-dragon-live");
    let line = run(&["verify", "--json", &file]).printed();
    assert_eq!(run(&["verify", &file, "--json", "--lang", "pl"]).printed(), line);
    assert!(line.starts_with(r#"{"deal":{"game":"tD2v9c","commitment":""#), "{line}");
    assert!(line.ends_with("\"},\"draws\":72,\"complete\":true}\n"), "{line}");
}

#[test]
fn a_record_is_read_from_standard_input_too() {
    let file = dealt("house");
    let text = fs::read(&file).unwrap();
    assert_eq!(run_with_input(&["verify", "-"], &text).printed(), run(&["verify", &file]).printed());
}

#[test]
fn another_card_or_die_is_one_line_with_its_place_and_exit_code_2() {
    for (name, told, other, line) in [
        (
            "classic-2005",
            r#"{"card":"1"}"#,
            r#"{"card":"3"}"#,
            "expedition 1, step 2: the sealed deal gives 1, the record says 3",
        ),
        (
            "troll-dragon-live",
            "[1,0]",
            "[2,0]",
            "turn 2, step 3: the sealed deal gives 1 0, the record says 2 0",
        ),
    ] {
        let record = fs::read_to_string(dealt(name)).unwrap();
        let changed = record.replacen(told, other, 1);
        assert_ne!(changed, record);
        for arguments in [&["verify", "-"][..], &["verify", "-", "--json"], &["verify", "-", "--lang", "fr"]]
        {
            assert_eq!(run_with_input(arguments, changed.as_bytes()).refused(), line);
        }
        let judged = run_with_input(&["referee", "-"], changed.as_bytes());
        if name == "troll-dragon-live" {
            // It was played when the dragon dice could still be thrown too early: verified, but no longer legal.
            assert!(judged.refused().ends_with("the dragon dice wait for the player in the hall"));
        } else {
            judged.printed();
        }
    }
}

#[test]
fn what_cannot_be_verified_is_said_in_one_line() {
    let line = "there is nothing to verify: this record has no sealed deal in a field \"deal\"";
    assert_eq!(run(&["verify", &testdata("examples/portal-trap.json")]).refused(), line);

    let record = fs::read_to_string(dealt("classic-2005")).unwrap();
    let (before, rest) = record.split_once(",\n  \"secret\"").unwrap();
    let (_, after) = rest.split_once('}').unwrap();
    let running = format!("{before}}}{after}");
    let line = "there is nothing to verify yet: the secret is added when the game is over";
    assert_eq!(run_with_input(&["verify", "-"], running.as_bytes()).refused(), line);
    run_with_input(&["referee", "-"], running.as_bytes()).printed();

    let line = "expedition 1, step 1: \"wolf\" is not a card";
    let impossible = record.replacen("\"card\":\"4\"", "\"card\":\"wolf\"", 1);
    assert_eq!(run_with_input(&["verify", "-"], impossible.as_bytes()).refused(), line);
}
