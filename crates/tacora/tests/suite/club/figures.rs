//! What a run has shown, in numbers: printed, and kept for `cargo xtask soak`, which adds up those of many runs.

use std::collections::BTreeMap;
use std::fs::OpenOptions;
use std::io::Write;
use std::time::Duration;

use serde_json::json;

use super::Count;

/// The variable with the file to which figures are appended, one JSON object a line.
const FILE: &str = "TACORA_TEST_FIGURES";

/// The figures of one run.
#[derive(Default, Debug)]
pub(crate) struct Figures {
    /// How often each kind of fault happened.
    faults: BTreeMap<&'static str, u64>,
    /// The longest time without any acknowledged decision while games went on.
    longest_stall: Duration,
    pub(crate) games: usize,
}

impl Figures {
    /// A fault is over, and nobody was answered for so long meanwhile.
    pub(crate) fn add(&mut self, fault: &'static str, stall: Duration) {
        println!("{fault}: longest stall {} ms", stall.as_millis());
        *self.faults.entry(fault).or_default() += 1;
        self.longest_stall = self.longest_stall.max(stall);
    }

    /// Tells the figures of a run that has held all laws: nothing was lost and nothing happened twice.
    pub(crate) fn tell(&self, count: &Count) {
        let figures = json!({
            "acknowledged": count.acknowledged,
            "sent again": count.sent_again,
            "lost": 0,
            "duplicated": 0,
            "games": self.games,
            "longest stall": u64::try_from(self.longest_stall.as_millis()).expect("not for a long time"),
            "faults": self.faults,
        });
        println!("{figures}");
        if let Some(path) = std::env::var_os(FILE) {
            let mut file = OpenOptions::new().create(true).append(true).open(path).unwrap();
            file.write_all(format!("{figures}\n").as_bytes()).unwrap();
        }
    }
}
