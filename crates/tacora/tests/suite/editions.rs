//! `tacora editions` and `tacora edition check`.

use std::fs;

use serde_json::Value;

use crate::process::{run, run_with_input, testdata};

#[test]
fn the_published_editions_in_json_are_those_of_the_table() {
    let printed: Value = serde_json::from_str(&run(&["editions", "--json"]).printed()).unwrap();
    let table = fs::read_to_string(testdata("diamant/editions.json")).unwrap();
    assert_eq!(printed, serde_json::from_str::<Value>(&table).unwrap());
}

#[test]
fn the_published_editions_are_listed_for_people() {
    insta::assert_snapshot!(run(&["editions"]).printed());
}

#[test]
fn a_good_house_edition_is_said_to_make_sense() {
    let file = testdata("house/good/every-key.toml");
    let printed = run(&["edition", "check", &file]).printed();
    insta::assert_snapshot!(printed);
    assert_eq!(run_with_input(&["edition", "check", "-"], &fs::read(&file).unwrap()).printed(), printed);
}

#[test]
fn two_players_are_shown_as_unofficial_and_three_are_not() {
    let note = "two players: unofficial, in no rulebook";
    let check =
        |name: &str| run(&["edition", "check", &testdata(&format!("house/good/{name}.toml"))]).printed();
    assert!(check("two-players").contains(note));
    assert!(!check("only-a-name").contains(note));
}

#[test]
fn a_bad_house_edition_is_one_line_with_its_file_and_exit_code_2() {
    for entry in fs::read_dir(testdata("house/bad")).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let expected = text.lines().next().unwrap().strip_prefix("# refused: ").unwrap();
        let file = path.to_str().unwrap();
        assert_eq!(run(&["edition", "check", file]).refused(), format!("{file}: {expected}"));
        let line = run_with_input(&["edition", "check", "-"], text.as_bytes()).refused();
        assert_eq!(line, format!("standard input: {expected}"));
    }
}
