//! The records in `testdata/diamant/refused.json` and `testdata/fairness/refused.json`: each is refused with exactly the line that it says.

use record::{MAX_BYTES, Record};
use serde::Deserialize;
use serde_json::Value;

use crate::testdata;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    id: String,
    title: String,
    refused: String,
    record: Option<Value>,
    text: Option<String>,
}

fn refusal(text: &str) -> Option<String> {
    record::read(text).and_then(Record::judge).err().map(|refusal| refusal.to_string())
}

#[test]
fn impossible_records_are_refused_with_one_exact_line() {
    let books = ["diamant/refused.json", "fairness/refused.json"];
    for case in books.into_iter().flat_map(testdata::cases::<Case>) {
        let text = match (case.record, case.text) {
            (Some(record), None) => record.to_string(),
            (None, Some(text)) => text,
            _ => panic!("{} is either a record or a text", case.id),
        };
        assert_eq!(refusal(&text), Some(case.refused), "{}: {}", case.id, case.title);
    }
}

#[test]
fn a_record_may_be_a_megabyte_long_and_no_longer() {
    let record = testdata::text("examples/portal-trap.json");
    let padded = |length: usize| record.clone() + &" ".repeat(length - record.len());
    assert_eq!(refusal(&padded(MAX_BYTES)), None);
    let line = format!("a record has at most {MAX_BYTES} bytes");
    assert_eq!(refusal(&padded(MAX_BYTES + 1)), Some(line));
}

#[test]
fn a_mark_of_byte_order_at_the_beginning_does_no_harm() {
    let record = testdata::text("examples/portal-trap.json");
    assert_eq!(refusal(&format!("\u{FEFF}{record}")), None);
    assert!(refusal(&format!("\u{FEFF}\u{FEFF}{record}")).is_some());
}
