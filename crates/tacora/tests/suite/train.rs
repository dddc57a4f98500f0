//! `tacora train` and `tacora strength`.

use std::fs;

use advice::master::{Family, Master};
use seal::hex;
use serde_json::Value;
use sha2::{Digest, Sha256};
use tempfile::{TempDir, tempdir};

use crate::process::run;

/// A training so small that it teaches nothing. What it comes to was written down when the tables of the program were made: if it comes to
/// something else, they have to be made again.
#[test]
fn a_tiny_training_comes_to_what_it_came_to() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("tiny.table");
    let out = file.to_str().unwrap();
    for (arguments, sum) in [
        (&["--players", "3"][..], "6f20298664d9252ba6fb1db2b7f8514e9400a24f4365fee1eb1e23f5cb39e954"),
        (
            &["--players", "4", "--edition", "iello-2016"],
            "26afa5d58b9f3f87ed77949a233e57443a5b43dd02b7ef437b92af2985baf005",
        ),
    ] {
        let small = ["train", "--rounds", "2", "--games", "40", "--json", "--out", out];
        let printed = run(&[&small[..], arguments].concat()).printed();
        let told: Value = serde_json::from_str(&printed).unwrap();
        let bytes = fs::read(&file).unwrap();
        assert_eq!(told["sha256"], hex::encode(&Sha256::digest(&bytes)));
        assert_eq!(told["sha256"], sum, "{arguments:?}");
        assert_eq!((&told["bytes"], &told["shipped"]), (&bytes.len().into(), &false.into()));
        assert!(Master::read(&bytes).is_ok());
    }
}

#[test]
fn the_page_about_the_master_has_the_sums_of_the_tables() {
    let page = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/master.md")).unwrap();
    for family in Family::ALL {
        for players in 2..=8 {
            let sum = hex::encode(&Sha256::digest(family.bytes(players)));
            assert!(page.contains(&sum), "{family:?} for {players}: {sum}");
        }
    }
}

#[test]
fn what_cannot_be_trained_is_refused() {
    for (arguments, line) in [
        (&["--players", "3", "--edition", "portal-2026"][..], "is not a published edition"),
        (&["--players", "3", "--out", "/nowhere/at/all"], "/nowhere/at/all"),
        (&["--players", "9"], "--players"),
    ] {
        let told = run(&[&["train"], arguments].concat()).refused();
        assert!(told.contains(line), "{told}");
    }
}

#[test]
fn strength_is_a_page_that_tells_its_command() {
    let who = ["--champion", "turn:6", "--rivals", "never,gems:9"];
    let how = ["--decks", "base", "--from", "3", "--to", "3", "--games", "60"];
    let page = run(&[&["strength"][..], &who, &how].concat()).printed();
    assert!(
        page.contains(
            "tacora strength --champion turn:6 --rivals never,gems:9 --decks base --from 3 --to 3 --games 60 --seed 1\n"
        ),
        "{page}"
    );
    assert!(page.contains("3 players") && page.contains("| `never` | ") && page.contains("| `gems:9` | "));
}

/// House rules for two and more with so many expeditions.
fn short_game(folder: &TempDir, expeditions: u8) -> String {
    let house = folder.path().join("house.toml");
    let rules =
        format!("name = \"Short\"\nbase = \"classic-2005\"\nexpeditions = {expeditions}\nplayers = [2, 8]\n");
    fs::write(&house, rules).unwrap();
    house.to_str().unwrap().to_owned()
}

#[test]
fn a_bot_that_minds_the_lead_is_answered_by_training_if_that_is_wanted() {
    let folder = tempdir().unwrap();
    let house = short_game(&folder, 2);
    let quick = ["--players", "2", "--rounds", "1", "--games", "20", "--house", &house];
    let bound = run(&[&["exploit", "--bot", "renard"][..], &quick].concat());
    assert!(bound.err.contains("not exact, because renard considers the lead"), "{}", bound.err);
    assert!(bound.out.contains("at least"), "{}", bound.out);
}

/// One expedition: the whole game takes minutes.
#[test]
fn the_best_answer_for_two_is_exact_and_for_more_it_is_a_bound() {
    let folder = tempdir().unwrap();
    let house = short_game(&folder, 1);
    let little = ["--rounds", "1", "--games", "20", "--house", &house];
    let exploit = |bot: &str, players: &str| {
        run(&[&["exploit", "--bot", bot, "--players", players][..], &little].concat())
    };
    let exact = exploit("turn:5", "2");
    assert!(exact.err.is_empty(), "{}", exact.err);
    let told = exact.printed();
    assert!(
        told.contains("the best answer to turn:5 wins 62.0966") && told.contains("exactly 12.0966"),
        "{told}"
    );
    // Where there is only one lead, it makes no difference that somebody minds it.
    assert!(exploit("lead:8,5,2,4", "2").printed().contains("the best answer to lead:8,5,2,4 wins"));
    let master = exploit("master", "2");
    assert!(master.err.contains("not exact, because master plays out deals by chance"), "{}", master.err);
    assert!(master.out.contains("at least"), "{}", master.out);
    assert!(exploit("turn:5", "3").printed().contains("at least"));
}

#[test]
fn a_simulation_says_when_the_master_was_not_trained_for_its_rules() {
    let folder = tempdir().unwrap();
    let house = folder.path().join("house.toml");
    fs::write(&house, "name = \"Short\"\nbase = \"classic-2005\"\nexpeditions = 2\n").unwrap();
    let house = house.to_str().unwrap();
    let with = |bots: &str| run(&["simulate", "--bots", bots, "--games", "8", "--house", house, "--csv"]).err;
    assert_eq!(
        with("master-table,turn:5,turn:5"),
        "note: the master was not trained for these rules and plays as by the nearest published ones\n"
    );
    assert_eq!(with("renard,turn:5,turn:5"), "");
}
