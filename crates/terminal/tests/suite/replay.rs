//! Recordings line by line.

use client::Recording;
use terminal::plain;
use words::{Language, Words};

use crate::script::{Script, lines};

fn told(file: &str, typed: &[&str], language: Language) -> String {
    let recording = Recording::of(&record::read(file).unwrap()).unwrap();
    let mut script = Script::new(lines(typed));
    plain::replay(&recording, &Words::new(language), &mut script).unwrap();
    script.transcript
}

#[test]
fn a_recording_is_stepped_jumped_and_played() {
    let file = include_str!("../../../../testdata/examples/portal-trap.json");
    let typed = ["", "next", "state", "back", "play", "2", "fly", "odds", "repeat", "help", "quit", "next"];
    insta::assert_snapshot!("replay_diamant", told(file, &typed, Language::ENGLISH));
    let file = include_str!("../../../../testdata/examples/troll-dragon.json");
    insta::assert_snapshot!(
        "replay_troll_pl",
        told(file, &["odtwórz", "stan", "koniec"], "pl".parse().unwrap())
    );
}
