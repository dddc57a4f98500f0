//! The complete games in `testdata/records`, told in every language and as verdicts. The snapshots are the truth: read
//! them before you accept a change.

use record::Record;
use serde_json::Value;
use words::{Language, Words};

use crate::testdata;

#[test]
fn every_complete_game_is_told_as_ever() {
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    for name in testdata::names("records") {
        let judgement = record::read(&testdata::text(&format!("records/{name}"))).and_then(Record::judge);
        let judgement = judgement.unwrap_or_else(|refusal| panic!("{name}: {refusal}"));
        let verdict: Value = serde_json::from_str(&judgement.to_json()).unwrap();
        assert_eq!(verdict["complete"], true, "{name}");

        let name = name.strip_suffix(".json").unwrap();
        settings.bind(|| {
            insta::assert_snapshot!(format!("{name}.verdict"), judgement.to_json());
            for language in Language::ALL {
                let account = judgement.account(&Words::new(language));
                insta::assert_snapshot!(format!("{name}.{language}"), account);
            }
        });
    }
}

#[test]
fn a_running_game_is_told_with_who_rests_and_what_is_open() {
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    let judgement = record::read(&testdata::text("examples/running.json")).and_then(Record::judge).unwrap();
    for language in Language::ALL {
        let account = judgement.account(&Words::new(language));
        settings.bind(|| insta::assert_snapshot!(format!("running.{language}"), account));
    }
}

#[test]
fn the_last_table_of_an_account_begins_with_the_winner() {
    for name in testdata::names("records") {
        let judgement =
            record::read(&testdata::text(&format!("records/{name}"))).and_then(Record::judge).unwrap();
        let verdict: Value = serde_json::from_str(&judgement.to_json()).unwrap();
        let winner = usize::try_from(verdict["winners"][0].as_u64().unwrap()).unwrap();
        let account = judgement.account(&Words::new(Language::ENGLISH));
        let table = account.trim_end().rsplit("\n\n").nth(1).unwrap();
        let first = table.lines().nth(1).unwrap().trim_start();
        assert!(first.starts_with(verdict["players"][winner]["name"].as_str().unwrap()), "{name}: {table}");
        let scores: Vec<u32> = (table.lines().skip(1))
            .map(|row| row.split_whitespace().next_back().unwrap().parse().unwrap())
            .collect();
        assert!(scores.is_sorted_by(|one, other| one >= other), "{name}: {table}");
    }
}

#[test]
fn there_is_a_complete_game_of_every_edition_and_of_the_dice_game() {
    let records = testdata::names("records");
    for edition in
        record::official_editions().iter().map(|edition| edition.id).chain(["house", "troll-dragon"])
    {
        assert!(records.contains(&format!("{edition}.json")), "{edition}");
    }
}

#[test]
fn no_line_of_an_account_ends_in_a_space() {
    for name in testdata::names("records") {
        let judgement =
            record::read(&testdata::text(&format!("records/{name}"))).and_then(Record::judge).unwrap();
        for language in Language::ALL {
            let account = judgement.account(&Words::new(language));
            assert!(account.ends_with('\n'), "{name} in {language}");
            assert_eq!(account.lines().find(|line| line.ends_with(' ')), None, "{name} in {language}");
        }
    }
}
