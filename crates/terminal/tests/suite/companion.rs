//! The companion of the real box.

use std::fs;
use std::path::Path;

use record::{DiamantRecord, EditionField, Record, TrollOptions, TrollRecord};
use tempfile::tempdir;
use terminal::companion::{RecordFile, run};
use words::{Language, Words};

use crate::script::{Script, lines};

fn people(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

fn diamant() -> Record {
    let edition = EditionField::Published("portal-2025".to_owned());
    Record::Diamant(DiamantRecord::begin(edition, Some(true), people(&["Ada", "Bo", "Cy"])))
}

/// Types these lines into the companion of this file, which may be there already.
fn type_into(path: &Path, begin: Record, typed: &[&str], language: Language) -> String {
    let file = RecordFile::open(path).unwrap();
    let file = file.unwrap_or_else(|| RecordFile::begin(path, begin).unwrap());
    let mut script = Script::new(lines(typed));
    run(file, &Words::new(language), &mut script).unwrap();
    script.transcript.replace(&path.display().to_string(), "FILE")
}

fn read(file: &Path) -> Record {
    let record = record::read(&fs::read_to_string(file).unwrap()).unwrap();
    record.clone().judge().expect("the referee accepts the file at any time");
    record
}

#[test]
fn a_game_with_the_box_is_kept_resumed_and_undone() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("evening.json");
    let typed = ["9", "", "wolf", "sn", "bo", "9", "relic 5", "zed", "", "undo", "1 3", "odds", "quit"];
    insta::assert_snapshot!("companion_diamant", type_into(&file, diamant(), &typed, Language::ENGLISH));
    let told = read(&file);
    insta::assert_snapshot!("companion_file", told.to_json());
    let more = ["state", "17", "", "scorpion", "all", "quit"];
    insta::assert_snapshot!("companion_resumed", type_into(&file, diamant(), &more, "fr".parse().unwrap()));
    read(&file);
}

#[test]
fn whatever_is_entered_can_be_undone_to_the_beginning() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("undo.json");
    let typed = ["9", "", "snake", "2", "snake", "lava", "1", "5", "all", "7"];
    type_into(&file, diamant(), &typed, Language::ENGLISH);
    for left in (0..typed.len()).rev() {
        type_into(&file, diamant(), &["undo"], Language::ENGLISH);
        let undone = read(&file);
        let afresh = folder.path().join(format!("afresh-{left}.json"));
        type_into(&afresh, diamant(), &typed[..left], Language::ENGLISH);
        assert_eq!(undone.to_json(), read(&afresh).to_json(), "after {left} entries");
    }
    let told = type_into(&file, diamant(), &["undo"], Language::ENGLISH);
    assert!(told.contains("There’s nothing to undo."), "{told}");
}

#[test]
fn the_dice_are_kept_too() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("dice.json");
    let begin = || Record::Troll(TrollRecord::begin(TrollOptions::default(), people(&["Ada", "Bo", "Cy"])));
    let typed = [
        "di di t k",
        "keep k",
        "d",
        "door troll",
        "enter",
        "0 2",
        "blank dragon",
        "dragon",
        "di di k t",
        "leave",
        "t t t",
        "t t t t",
        "quit",
    ];
    insta::assert_snapshot!("companion_troll", type_into(&file, begin(), &typed, Language::ENGLISH));
    read(&file);
    let told = type_into(&file, begin(), &["cofnij", "koniec"], "pl".parse().unwrap());
    assert!(told.contains("Ostatni wpis cofnięty."), "{told}");
    read(&file);
}

/// German nouns are capitalised; people type them as they like.
#[test]
fn faces_of_dice_may_be_typed_in_any_case() {
    let folder = tempdir().unwrap();
    let german = "de".parse().unwrap();
    let rolls = [["diamant schlüssel troll troll", "raus"], ["Diamant SCHLÜSSEL Troll troll", "raus"]];
    let scores = rolls.map(|typed| {
        let file = folder.path().join("dice.json");
        let begin = Record::Troll(TrollRecord::begin(TrollOptions::default(), people(&["Ada", "Bo"])));
        type_into(&file, begin, &typed, german);
        let kept = std::fs::read_to_string(&file).unwrap();
        std::fs::remove_file(&file).unwrap();
        kept
    });
    assert!(scores[0].contains("\"key\""), "{}", scores[0]);
    assert_eq!(scores[0], scores[1]);
}

#[test]
fn a_whole_game_with_the_box_ends_with_its_winner() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("whole.json");
    let typed: Vec<&str> = ["9", "all"].into_iter().cycle().take(10).collect();
    let told = type_into(&file, diamant(), &typed, Language::ENGLISH);
    let end = "Shared victory for Ada, Bo and Cy with 15 points!\nTheir scores are equal, and nothing breaks the tie.\nFinal scores: Ada 15, Bo 15, Cy 15.\n";
    assert!(told.ends_with(end), "{told}");
    let told = type_into(&file, diamant(), &[], Language::ENGLISH);
    assert!(told.starts_with("This is where you left off."), "{told}");
}

#[test]
fn a_file_that_is_no_record_is_left_alone() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("diary.json");
    fs::write(&file, "Dear diary").unwrap();
    assert!(RecordFile::open(&file).is_err());
    assert_eq!(fs::read_to_string(&file).unwrap(), "Dear diary");
}
