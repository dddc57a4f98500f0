//! The results of all runs of a soak.

use std::collections::BTreeMap;
use std::fmt::{self, Display, Formatter};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::{Map, Value};

/// Sums over all runs; for stalls the longest.
#[derive(Default, PartialEq, Eq, Debug)]
pub(super) struct Figures {
    numbers: BTreeMap<String, u64>,
    faults: BTreeMap<String, u64>,
}

impl Figures {
    /// Reads the results that the tests have appended, one object per line.
    pub(super) fn read(file: &Path) -> Result<Figures> {
        Figures::of(&fs::read_to_string(file).context("no test has left figures")?)
    }

    fn of(text: &str) -> Result<Figures> {
        let mut figures = Figures::default();
        for line in text.lines() {
            let run: Map<String, Value> = serde_json::from_str(line)?;
            for (name, value) in run {
                figures.add(&name, &value);
            }
        }
        Ok(figures)
    }

    fn add(&mut self, name: &str, value: &Value) {
        if let Some(faults) = value.as_object() {
            for (fault, count) in faults {
                *self.faults.entry(fault.clone()).or_default() += count.as_u64().unwrap_or(0);
            }
            return;
        }
        let (total, value) = (self.numbers.entry(name.to_owned()).or_default(), value.as_u64().unwrap_or(0));
        *total = if name.starts_with("longest") { value.max(*total) } else { *total + value };
    }
}

impl Display for Figures {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        for (name, value) in &self.numbers {
            let unit = if name.starts_with("longest") { " ms" } else { "" };
            write!(out, "{name} {value}{unit}, ")?;
        }
        write!(out, "faults {}", self.faults.values().sum::<u64>())?;
        for (name, count) in &self.faults {
            write!(out, "\n  {count:5} {name}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_are_added_up_and_the_longest_stall_is_kept() {
        let runs = r#"{"acknowledged":5,"lost":0,"longest stall":700,"faults":{"failover":1,"partition":2}}
{"acknowledged":6,"lost":0,"longest stall":90,"faults":{"partition":1}}"#;
        let told = Figures::of(runs).unwrap().to_string();
        let expected =
            "acknowledged 11, longest stall 700 ms, lost 0, faults 4\n      1 failover\n      3 partition";
        assert_eq!(told, expected);
    }
}
