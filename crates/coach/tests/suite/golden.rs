//! Whole reviews, as they are printed.

use coach::{Detail, review};
use record::{Language, Words};
use serde_json::json;

use crate::bot_games::{edition, for_two, play};

#[test]
fn a_game_of_two_for_programs() {
    let told = play(for_two(), None, &["myopic:1", "turn:5"], 3);
    let json: serde_json::Value = serde_json::from_str(&review(&told).unwrap().to_json()).unwrap();
    insta::assert_json_snapshot!(json);
}

#[test]
fn a_game_of_two_for_people_in_every_language() {
    let told = review(&play(for_two(), None, &["myopic:1", "turn:5"], 3)).unwrap();
    for language in Language::ALL {
        insta::assert_snapshot!(format!("two_{language}"), told.account(&Words::new(language), Detail::Full));
    }
}

#[test]
fn a_game_of_three_says_that_it_is_estimated() {
    let told = review(&play(edition(json!("portal-2025")), Some(true), &["coin:0.5", "renard", "kazik"], 3))
        .unwrap();
    insta::assert_snapshot!(told.account(&Words::new(Language::English), Detail::Short));
}
