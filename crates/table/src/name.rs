//! What somebody is called at a table.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize};
use thiserror::Error;

/// A name that a record can hold: 1 to 40 characters that can be shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Name(String);

/// Why a text is no name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("this player {0}")]
pub struct NotAName(&'static str);

impl Name {
    /// The name, without blanks around it.
    pub fn new(text: &str) -> Result<Name, NotAName> {
        let text = text.trim();
        match record::name_fault(text) {
            None => Ok(Name(text.to_owned())),
            Some(fault) => Err(NotAName(fault)),
        }
    }

    /// This name, cut if it is very long, or the first of "name 2", "name 3", … that is not `taken`.
    pub(crate) fn unlike(name: &str, taken: impl Fn(&Name) -> bool) -> Name {
        let name: String = name.chars().take(30).collect();
        let mut candidates =
            (1..).map(|number| Name(if number == 1 { name.clone() } else { format!("{name} {number}") }));
        candidates.find(|candidate| !taken(candidate)).expect("a table has few seats")
    }

    /// As text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Name, D::Error> {
        Name::new(&String::deserialize(deserializer)?).map_err(serde::de::Error::custom)
    }
}
