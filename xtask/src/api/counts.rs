//! The number of responses by status.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::Path;

use anyhow::{Context, Result};

use crate::workspace::read;

/// Responses by route and status.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Counts(BTreeMap<(String, u16), u32>);

impl Counts {
    /// Reads a file with a status, a number and a route on each line.
    pub(super) fn read(path: &Path) -> Result<Counts> {
        Counts::parse(&read(path)?)
    }

    fn parse(text: &str) -> Result<Counts> {
        let line = |line: &str| {
            let (status, rest) = line.split_once(' ')?;
            let (count, route) = rest.split_once(' ')?;
            Some(((route.to_owned(), status.parse().ok()?), count.parse().ok()?))
        };
        let counts = text.lines().map(|text| line(text).with_context(|| format!("`{text}` counts nothing")));
        counts.collect::<Result<_>>().map(Counts)
    }

    /// The total number of responses.
    pub(super) fn all(&self) -> u32 {
        self.0.values().sum()
    }

    /// The number of responses with a status in this class (2 for 2xx).
    pub(super) fn of(&self, hundred: u16) -> u32 {
        let of_it = |((_, status), _): &(&(String, u16), &u32)| status / 100 == hundred;
        self.0.iter().filter(of_it).map(|(_, count)| count).sum()
    }

    /// The routes that have never accepted a request.
    pub(super) fn never_accepted(&self) -> Vec<&str> {
        let accepted: BTreeSet<&str> = self.routes(|status| status / 100 == 2).collect();
        let all: BTreeSet<&str> = self.routes(|_| true).collect();
        all.difference(&accepted).copied().collect()
    }

    fn routes(&self, wanted: impl Fn(u16) -> bool) -> impl Iterator<Item = &str> {
        self.0.keys().filter(move |(_, status)| wanted(*status)).map(|(route, _)| route.as_str())
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [all, good, refused] = [self.all(), self.of(2), self.of(4)];
        write!(f, "{all} requests, {good} accepted, {refused} refused:")?;
        let mut by_status: BTreeMap<u16, u32> = BTreeMap::new();
        for ((_, status), count) in &self.0 {
            *by_status.entry(*status).or_default() += count;
        }
        by_status.iter().try_for_each(|(status, count)| write!(f, " {status}×{count}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_counted_by_hundreds_and_by_routes() {
        let counts = Counts::parse("200 3 GET /a\n201 1 POST /b\n404 2 POST /b\n404 3 GET /c\n").unwrap();
        assert_eq!([counts.all(), counts.of(2), counts.of(4), counts.of(5)], [9, 4, 5, 0]);
        assert_eq!(counts.to_string(), "9 requests, 4 accepted, 5 refused: 200×3 201×1 404×5");
        assert_eq!(counts.never_accepted(), ["GET /c"]);
        assert!(Counts::parse("200 1\n").is_err());
    }
}
