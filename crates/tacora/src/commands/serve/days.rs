//! A retention time: a number of days, or `never`.

use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Deserializer};
use thiserror::Error;

/// The maximum: a hundred years.
const MOST_DAYS: u32 = 36_500;

/// The number of days after which something is removed; `None` is never.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Days(Option<u32>);

/// A text that is not a number of days.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("it is a number of days up to 36500, or never")]
pub(crate) struct NotDays;

impl Days {
    /// The retention time as a duration.
    pub(super) fn duration(self) -> Option<Duration> {
        self.0.map(|days| Duration::from_hours(24) * days)
    }

    fn new(days: u32) -> Result<Days, NotDays> {
        if days > MOST_DAYS { Err(NotDays) } else { Ok(Days(Some(days).filter(|days| *days > 0))) }
    }
}

impl FromStr for Days {
    type Err = NotDays;

    fn from_str(text: &str) -> Result<Days, NotDays> {
        if text == "never" {
            return Ok(Days(None));
        }
        text.parse().map_err(|_| NotDays).and_then(Days::new)
    }
}

impl<'de> Deserialize<'de> for Days {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Days, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Number(u32),
            Word(String),
        }
        let days = match Written::deserialize(deserializer).map_err(|_| NotDays) {
            Ok(Written::Number(number)) => Days::new(number),
            Ok(Written::Word(word)) => word.parse(),
            Err(no) => Err(no),
        };
        days.map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_a_number_or_never() {
        for (text, days) in [("never", None), ("0", None), ("1", Some(1)), ("36500", Some(36_500))] {
            assert_eq!(text.parse(), Ok(Days(days)), "{text}");
        }
        for text in ["", "-1", "36501", "a year", "1.5"] {
            assert_eq!(text.parse::<Days>(), Err(NotDays), "{text}");
        }
        assert_eq!(Days(Some(2)).duration(), Some(Duration::from_hours(48)));
    }
}
