//! Whatever is in a file, reading it is safe: it is judged, or refused in one short line.

use game::conformance::Chooser;
use proptest::prelude::*;
use record::{HouseEdition, Record};
use serde_json::{Value, json};
use words::{Language, Words};

use crate::testdata;

/// The longest line of a refusal, in characters: a place, and a reason that was cut.
const LONGEST_LINE: usize = 240;

fn some_record(chooser: &mut Chooser) -> String {
    let folder = *chooser.one_of(&["records", "fairness/records"]);
    let names = testdata::names(folder);
    testdata::text(&format!("{folder}/{}", chooser.one_of(&names)))
}

fn assert_is_one_short_line(line: &str) {
    assert!(!line.is_empty() && !line.contains(char::is_control), "{line:?}");
    assert!(line.chars().count() <= LONGEST_LINE, "{line:?}");
}

/// Judges and verifies the text; what is possible can be told in every way.
fn judge(text: &str) {
    match record::read(text).and_then(Record::judge) {
        Ok(judgement) => {
            serde_json::from_str::<Value>(&judgement.to_json()).unwrap();
            for language in Language::ALL {
                judgement.account(&Words::new(language));
            }
        }
        Err(refusal) => assert_is_one_short_line(&refusal.to_string()),
    }
    match record::read(text).and_then(Record::verify) {
        Ok(verification) => drop(verification.account(&Words::new(Language::ENGLISH))),
        Err(refusal) => assert_is_one_short_line(&refusal.to_string()),
    }
}

/// The text with one thing changed that a slip of the hand or a broken disk may change.
fn damaged(text: &str, chooser: &mut Chooser) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let length = u32::try_from(bytes.len()).unwrap().max(1);
    let [a, b] = [0, 0].map(|_| chooser.below(length) as usize);
    let (start, end) = (a.min(b), (a.min(b) + a.abs_diff(b) % 40).min(bytes.len()));
    match chooser.below(5) {
        0 => bytes.iter_mut().skip(a).take(1).for_each(|byte| *byte ^= 1 << chooser.below(8)),
        1 => drop(bytes.drain(start..end)),
        2 => drop(bytes.splice(end..end, bytes[start..end].to_vec())),
        3 => bytes.truncate(a),
        _ => {
            let words = [
                ",",
                "{",
                "}",
                "[",
                "]",
                "\"",
                "\0",
                "-",
                "1e99",
                "null",
                "\"leave\": [0],",
                "\"card\": \"9\",",
            ];
            drop(bytes.splice(a..a, chooser.one_of(&words).bytes()));
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Changes one place in a document that stays JSON: other values, values left out, values that stand twice.
fn disturb(value: &mut Value, chooser: &mut Chooser) {
    let stop_here = chooser.below(4) == 0;
    match value {
        Value::Array(items) if !items.is_empty() => {
            let index = chooser.below(u32::try_from(items.len()).unwrap()) as usize;
            match (stop_here, chooser.flip()) {
                (false, _) => disturb(&mut items[index], chooser),
                (true, true) => drop(items.remove(index)),
                (true, false) => items.push(items[index].clone()),
            }
        }
        Value::Object(object) if !object.is_empty() => {
            let keys: Vec<String> = object.keys().cloned().collect();
            let key = chooser.one_of(&keys);
            if stop_here {
                object.remove(key);
            } else {
                disturb(&mut object[key], chooser);
            }
        }
        leaf => {
            let others = [
                json!(null),
                json!(true),
                json!([]),
                json!({}),
                json!(-1),
                json!(0),
                json!(1),
                json!(7),
                json!(255),
                json!(1e30),
                json!(u64::MAX),
                json!(""),
                json!("9"),
                json!("snake"),
                json!("relic"),
                json!("relic 5"),
                json!("\u{1b}[2J\n\u{202e}"),
            ];
            *leaf = chooser.one_of(&others).clone();
        }
    }
}

proptest! {
    #[test]
    fn a_damaged_record_is_judged_or_refused_in_one_line(seed: u64, times in 1_usize..4) {
        let chooser = &mut Chooser::new(seed);
        let record = some_record(chooser);
        judge(&(0..times).fold(record, |text, _| damaged(&text, chooser)));
    }

    #[test]
    fn a_record_that_tells_something_else_is_judged_or_refused_in_one_line(seed: u64, times in 1_usize..4) {
        let chooser = &mut Chooser::new(seed);
        let mut record: Value = serde_json::from_str(&some_record(chooser)).unwrap();
        (0..times).for_each(|_| disturb(&mut record, chooser));
        judge(&record.to_string());
    }

    #[test]
    fn a_damaged_house_edition_is_taken_or_refused_in_one_line(seed: u64, times in 1_usize..4) {
        let chooser = &mut Chooser::new(seed);
        let names = testdata::names("house/good");
        let house = testdata::text(&format!("house/good/{}", chooser.one_of(&names)));
        let text = (0..times).fold(house, |text, _| damaged(&text, chooser));
        if let Err(fault) = HouseEdition::from_toml(&text) {
            assert_is_one_short_line(&fault.to_string());
        }
    }

    #[test]
    fn any_text_at_all_is_refused_in_one_line(text in "\\PC*|[\\x00-\\x7f]*") {
        assert_is_one_short_line(&record::read(&text).unwrap_err().to_string());
    }
}
