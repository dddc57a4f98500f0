//! What somebody is called at a table.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize};
use thiserror::Error;
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

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
        // Keyboards put these after emoji; they only choose between two pictures of the same character.
        let usual: String = text.nfkc().filter(|c| !matches!(c, '\u{FE0E}' | '\u{FE0F}')).collect();
        let text = usual.split_whitespace().collect::<Vec<_>>().join(" ");
        match words::name_fault(&text) {
            None if text.chars().any(is_invisible) => Err(NotAName("has an invisible character in the name")),
            None => Ok(Name(text)),
            Some(fault) => Err(NotAName(fault)),
        }
    }

    /// Whether somebody could take one name for the other: they differ only in case or in letters that look alike.
    pub(crate) fn looks_like(&self, other: &Name) -> bool {
        skeleton(&self.0) == skeleton(&other.0)
    }

    /// The same for a name as it stands in a record.
    pub(crate) fn looks_like_text(&self, other: &str) -> bool {
        skeleton(&self.0) == skeleton(other)
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

/// Whether nothing is seen of this character: it controls, formats, is not assigned, or is drawn as nothing.
fn is_invisible(c: char) -> bool {
    let category = c.general_category();
    matches!(
        category,
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::Surrogate
            | GeneralCategory::PrivateUse
            | GeneralCategory::Unassigned
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
    ) || matches!(
        c,
        '\u{034F}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}' | '\u{2800}'
            | '\u{3164}' | '\u{FE00}'..='\u{FE0F}' | '\u{FFA0}' | '\u{E0100}'..='\u{E01EF}'
    )
}

/// What is left of a name when case and look-alike letters make no difference. It knows the Greek and Cyrillic letters that
/// look like Latin ones, and the digits and strokes that look like letters; other scripts are compared as they are.
fn skeleton(name: &str) -> String {
    let folded = name.nfkc().flat_map(char::to_uppercase).flat_map(char::to_lowercase);
    let plain: String = folded.filter(|c| !c.is_whitespace()).map(look_alike).collect();
    plain.replace("rn", "m").replace("vv", "w")
}

fn look_alike(c: char) -> char {
    match c {
        'а' | 'α' => 'a',
        'в' | 'β' => 'b',
        'с' | 'ϲ' => 'c',
        'ԁ' => 'd',
        'е' | 'ε' => 'e',
        'ɡ' => 'g',
        'н' | 'η' | 'һ' => 'h',
        'і' | 'ı' | 'ι' | 'ӏ' | 'i' | 'l' | '1' | '|' | '!' => 'l',
        'ј' => 'j',
        'к' | 'κ' => 'k',
        'м' | 'μ' => 'm',
        'ո' => 'n',
        'о' | 'ο' | 'σ' | 'օ' | '0' => 'o',
        'р' | 'ρ' => 'p',
        'ԛ' => 'q',
        'ѕ' => 's',
        'т' | 'τ' => 't',
        'ս' | 'υ' => 'u',
        'ν' | 'ѵ' => 'v',
        'ԝ' | 'ω' => 'w',
        'х' | 'χ' => 'x',
        'у' | 'γ' => 'y',
        'ζ' => 'z',
        '‐' | '‑' | '‒' | '–' | '—' | '−' => '-',
        '‘' | '’' | 'ʼ' | '`' | '´' => '\'',
        other => other,
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
    fn names_that_look_alike_are_alike() {
        for (one, other) in [
            ("Ada", "ADA"),
            ("Ada", "Аdа"),
            ("Bo", "B0"),
            ("Ilse", "llse"),
            ("Marnie", "Mamie"),
            ("A B", "AB"),
        ] {
            assert!(name(one).looks_like(&name(other)), "{one} {other}");
        }
        for (one, other) in [("Ada", "Ida"), ("Zoe", "Zoë"), ("Ada", "Ada 2"), ("Яна", "Аня")] {
            assert!(!name(one).looks_like(&name(other)), "{one} {other}");
        }
    }

    #[test]
    fn names_of_earlier_logs_are_read_as_they_stand() {
        let old: Name = serde_json::from_str("\"Ad\u{200B}a\"").unwrap();
        assert_eq!(old.as_str(), "Ad\u{200B}a");
    }
}
