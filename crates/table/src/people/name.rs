//! What somebody is called at a table.

mod look_alike;
pub(crate) mod visible;

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize};
use thiserror::Error;
use unicode_normalization::UnicodeNormalization;

/// A name that a record can hold: 1 to 40 characters that can be shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Name(String);

/// Why a text is no name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("this player {0}")]
pub struct NotAName(&'static str);

impl Name {
    /// The name in its usual form (NFKC), with single blanks and visible characters only.
    pub fn new(text: &str) -> Result<Name, NotAName> {
        let usual = visible::without_styles(&text.nfkc().collect::<String>());
        let text = usual.split_whitespace().collect::<Vec<_>>().join(" ");
        match words::name_fault(&text) {
            None if !visible::is_visible(&text) => Err(NotAName("has an invisible character in the name")),
            None if !visible::marks_stay_in_line(&text) => {
                Err(NotAName("has marks without a letter, or too many on one, in the name"))
            }
            None => Ok(Name(text)),
            Some(fault) => Err(NotAName(fault)),
        }
    }

    /// Whether somebody could take one name for the other: they differ only in case or in characters that look alike.
    pub(crate) fn looks_like(&self, other: &Name) -> bool {
        look_alike::look_alike(&self.0, &other.0)
    }

    /// The same for a name as it stands in a record.
    pub(crate) fn looks_like_text(&self, other: &str) -> bool {
        look_alike::look_alike(&self.0, other)
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
    /// As it stands: logs of earlier versions hold names that nobody could take now.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Name, D::Error> {
        let text = String::deserialize(deserializer)?;
        match words::name_fault(&text) {
            None => Ok(Name(text)),
            Some(fault) => Err(serde::de::Error::custom(NotAName(fault))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(text: &str) -> Name {
        Name::new(text).unwrap()
    }

    #[test]
    fn a_name_is_taken_in_its_usual_form() {
        for (written, usual) in
            [("  Ada   Bo ", "Ada Bo"), ("Ａｄａ", "Ada"), ("Zoe\u{308}", "Zoë"), ("❤\u{FE0F}", "❤")]
        {
            assert_eq!(name(written).as_str(), usual);
        }
    }

    #[test]
    fn what_is_not_seen_is_in_no_name() {
        for c in [
            '\u{200B}', '\u{200D}', '\u{2060}', '\u{FEFF}', '\u{AD}', '\u{3164}', '\u{202E}', '\u{7}',
            '\u{378}', '\u{E000}', '\u{2800}',
        ] {
            assert!(Name::new(&format!("Ad{c}a")).is_err(), "{c:?}");
        }
    }

    #[test]
    fn a_name_may_be_in_any_script_and_an_emoji_of_several_characters() {
        for text in [
            "ليلى",
            "ליאור",
            "花子",
            "Łukasz",
            "Ὀδυσσεύς",
            "👩\u{200D}🚀",
            "❤\u{FE0F}\u{200D}🔥",
            "علی\u{200C}رضا",
        ] {
            assert_eq!(name(text).as_str(), text);
        }
    }

    #[test]
    fn names_of_earlier_logs_are_read_as_they_stand() {
        let old: Name = serde_json::from_str("\"Ad\u{200B}a\"").unwrap();
        assert_eq!(old.as_str(), "Ad\u{200B}a");
    }
}
