//! Whole reviews, as printed.

use coach::Detail;
use words::{Language, Words};

use crate::bot_games::{for_two, play};
use crate::testdata::review;

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

/// Its numbers change whenever the master is trained again; that they are estimates does not.
#[test]
fn a_game_of_five_says_that_it_is_estimated() {
    let told = include_str!("../../../../testdata/review/five.json");
    let told =
        review(&record::read(told).unwrap()).unwrap().account(&Words::new(Language::ENGLISH), Detail::Short);
    assert!(told.starts_with("Values are estimates: for every choice, the coach played on "), "{told}");
    let rows: Vec<&str> =
        told.lines().skip(1).filter(|line| line.contains(" ± ") && !line.contains("Cost")).collect();
    assert_eq!(rows.len(), 5, "{told}");
    let costs = told.lines().filter(|line| line.contains("Cost: "));
    assert!(costs.clone().count() > 3 && costs.clone().all(|line| line.contains(" ± ")), "{told}");
}
