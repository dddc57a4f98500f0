//! The verifier that docs/fairness.md prints, run as a reader would run it: on the test vectors, on the records of
//! `testdata`, and on games that this server has just dealt.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::whole_games::{open_house, play};

const PAGE: &str = include_str!("../../../../docs/fairness.md");
const TESTDATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/fairness");

/// Draws what the vectors say, with the functions of the page.
const VECTORS: &str = r#"
import json, sys, verify
seen = 0
for case in json.load(open(sys.argv[1]))["cases"]:
    version, nonces = case.get("version", 1), [bytes.fromhex(nonce) for nonce in case["nonces"]]
    if version == 2: verify.check_seats(case, version, nonces)
    new = lambda: verify.dealer(version, bytes.fromhex(case["secret"]), case["game"], nonces)
    for row in case["draws"]:
        draw = new()
        assert [draw(row["outcomes"]) for _ in row["first"]] == row["first"], (case["id"], row)
        seen += 1
    draw = new()
    for outcomes, index in case["mixed"]:
        assert draw(outcomes) == index, (case["id"], "mixed")
assert seen > 5, seen
"#;

/// The script of the page in a folder of its own.
fn script() -> (TempDir, PathBuf) {
    let (_, rest) = PAGE.split_once("```python\n").expect("the page has a script");
    let (script, _) = rest.split_once("```").expect("the script has an end");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("verify.py");
    fs::write(&path, script).unwrap();
    (folder, path)
}

/// Runs Python in this folder; whether it is content, and what it says.
fn python(folder: &Path, words: &[&str]) -> (bool, String) {
    let output = Command::new("python3").current_dir(folder).args(words).output();
    let output = output.expect("python3 is needed for this test");
    let said = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
    (output.status.success(), said.join("\n"))
}

/// Whether the script of the page accepts this record, and what it says.
fn checked(record: &str) -> (bool, String) {
    let (folder, script) = script();
    let file = folder.path().join("record.json");
    fs::write(&file, record).unwrap();
    python(folder.path(), &[script.to_str().unwrap(), file.to_str().unwrap()])
}

#[track_caller]
fn assert_verifies(record: &str) {
    let (is_fair, said) = checked(record);
    assert!(is_fair, "{said}");
    let found = record::read(record).unwrap().verify().unwrap();
    let sentence = format!("all {} draws are what the sealed deal gives", found.draws());
    assert!(said.contains(&sentence), "{said}");
}

#[test]
fn it_draws_what_the_test_vectors_say() {
    let (folder, _) = script();
    fs::write(folder.path().join("vectors.py"), VECTORS).unwrap();
    for name in ["vectors.json", "vectors-2.json"] {
        let (is_right, said) = python(folder.path(), &["vectors.py", &format!("{TESTDATA}/{name}")]);
        assert!(is_right, "{name}: {said}");
    }
}

#[test]
fn it_verifies_every_record_of_a_published_edition() {
    let mut seen = 0;
    for entry in fs::read_dir(format!("{TESTDATA}/records")).unwrap() {
        let text = fs::read_to_string(entry.unwrap().path()).unwrap();
        let told: Value = serde_json::from_str(&text).unwrap();
        // It knows no house editions.
        if !told["edition"].is_object() {
            assert_verifies(&text);
            seen += 1;
        }
    }
    assert!(seen >= 7, "{seen}");
}

#[test]
fn it_refuses_what_the_referee_refuses() {
    let text = fs::read_to_string(format!("{TESTDATA}/refused.json")).unwrap();
    let book: Value = serde_json::from_str(&text).unwrap();
    let cases = book["cases"].as_array().unwrap();
    assert!(cases.len() > 50, "{}", cases.len());
    for case in cases {
        let record = case["text"].as_str().map_or_else(|| case["record"].to_string(), str::to_owned);
        let (is_fair, said) = checked(&record);
        assert!(!is_fair, "{}: {said}", case["title"]);
    }
    let twice = fs::read_to_string(format!("{TESTDATA}/records/version-2.json")).unwrap();
    let twice = twice.replacen("\"restarts\"", "\"restarts\": 1, \"restarts\"", 1);
    assert!(record::read(&twice).is_err());
    let (is_fair, said) = checked(&twice);
    assert!(!is_fair && said.contains("a field stands twice"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn it_verifies_games_that_were_just_dealt_and_no_other_cards() {
    let app = open_house().await;
    for (game, bot) in [
        (json!({ "name": "diamant", "edition": "portal-2025", "relics": true }), "renard"),
        (json!({ "name": "troll-dragon", "options": { "race": "step" } }), "bold:100"),
    ] {
        let (_, id) = play(&app, game, 3, bot).await;
        let record = app.get(&format!("/api/games/{id}/record")).await.text().await.unwrap();
        let forged = forge(&record);
        tokio::task::spawn_blocking(move || {
            assert_verifies(&record);
            for (what, forged) in forged {
                let (is_fair, said) = checked(&forged);
                assert!(!is_fair, "{what}: {said}");
            }
        })
        .await
        .unwrap();
    }
}

/// The record with another secret, with another nonce, and with another first draw.
fn forge(record: &str) -> [(&'static str, String); 3] {
    let told: Value = serde_json::from_str(record).unwrap();
    let (mut secret, mut nonce, mut draw) = (told.clone(), told.clone(), told);
    secret["deal"]["secret"] = json!("00".repeat(32));
    let length = nonce["deal"]["nonces"][0].as_str().unwrap().len();
    nonce["deal"]["nonces"][0] = json!("ab".repeat(length / 2));
    if draw["game"] == "diamant" {
        let card = &mut draw["expeditions"][0]["steps"][0]["card"];
        *card = if *card == "1" { json!("2") } else { json!("1") };
    } else {
        let die = &mut draw["turns"][0]["steps"][0]["cave"][0];
        *die = if *die == "key" { json!("door") } else { json!("key") };
    }
    [("secret", secret), ("nonce", nonce), ("draw", draw)].map(|(what, told)| (what, told.to_string()))
}
