//! Who somebody is to a table: a number that says nothing about them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Somebody who sits or watches, whatever name they use here. Written as 16 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PersonId(pub u64);

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// A text that is no [`PersonId`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a person is 16 lower-case hexadecimal digits")]
pub struct NotAPerson;

impl FromStr for PersonId {
    type Err = NotAPerson;

    fn from_str(digits: &str) -> Result<PersonId, NotAPerson> {
        let well_formed =
            digits.len() == 16 && digits.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
        let number = well_formed.then(|| u64::from_str_radix(digits, 16).ok()).flatten();
        number.map(PersonId).ok_or(NotAPerson)
    }
}

impl Serialize for PersonId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for PersonId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PersonId, D::Error> {
        let digits = String::deserialize(deserializer)?;
        digits.parse().map_err(serde::de::Error::custom)
    }
}
