//! Records in the repository, and what the coach says of a record.

use coach::{NoReview, Review};
use record::Record;

/// The record in this file.
pub(crate) fn testdata(name: &str) -> Record {
    let path = format!("{}/../../testdata/{name}", env!("CARGO_MANIFEST_DIR"));
    record::read(&std::fs::read_to_string(path).unwrap()).unwrap()
}

/// The review of a record that is possible.
pub(crate) fn review(told: &Record) -> Result<Review, NoReview> {
    coach::review(&told.clone().judge().unwrap())
}
