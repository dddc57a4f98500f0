//! `tacora review`.

use std::fs;

use serde_json::Value;

use crate::process::{run, run_with_input, testdata};

#[test]
fn a_game_of_two_is_told_with_exact_numbers() {
    insta::assert_snapshot!(run(&["review", &testdata("review/two.json")]).printed());
}

#[test]
fn every_decision_is_listed_when_asked_for() {
    let file = testdata("review/two.json");
    let short = run(&["review", &file]).printed();
    let all = run(&["review", &file, "--all"]).printed();
    let list = all.strip_prefix(&short).expect("the list stands at the end");
    let review: Value = serde_json::from_str(&run(&["review", &file, "--json"]).printed()).unwrap();
    let decisions = review["decisions"].as_array().unwrap().len();
    assert_eq!(list.trim().lines().count(), decisions + 1, "a heading and a line for each");
}

#[test]
fn a_game_of_three_is_reviewed_as_the_library_does() {
    let path = testdata("records/portal-2025.json");
    let text = fs::read_to_string(&path).unwrap();
    let review = coach::review(&record::read(&text).unwrap().judge().unwrap()).unwrap();
    assert_eq!(
        run_with_input(&["review", "-", "--json"], text.as_bytes()).printed(),
        review.to_json() + "\n"
    );
    let words = words::Words::new("pl".parse().unwrap());
    let told = review.account(&words, coach::Detail::Short);
    assert_eq!(run(&["review", &path, "--lang", "pl"]).printed(), told);
    assert!(told.starts_with("Wartości są szacunkowe"), "{told}");
}

#[test]
fn what_cannot_be_reviewed_is_one_line_and_exit_code_2() {
    let line = "only a finished game is reviewed, and this one is not over";
    for file in ["examples/portal-trap.json", "examples/troll-dragon.json"] {
        assert_eq!(run(&["review", &testdata(file)]).refused(), line);
        assert_eq!(run(&["review", &testdata(file), "--json"]).refused(), line);
    }
    assert_eq!(run_with_input(&["review", "-"], b"").refused(), "the file is empty");
    let record = fs::read_to_string(testdata("records/classic-2005.json")).unwrap();
    let impossible = record.replacen("\"leave\": [", "\"leave\": [7, ", 1);
    let line = run_with_input(&["review", "-"], impossible.as_bytes()).refused();
    assert!(line.starts_with("expedition "), "{line}");
    let line = run(&["review", &testdata("review/two.json"), "--all", "--json"]).refused();
    assert!(line.contains("--all"), "{line}");
}
