//! The code of a table: what a link to it ends in.

use std::fmt;
use std::str::FromStr;

use rand::{Rng, RngExt};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

/// The letters of a code: no I, L, O, U, so that nobody misreads one and none spells a word.
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH: usize = 10;
const SHORT: usize = 4;

/// Ten letters, fifty random bits: short enough to be typed from a screen, too many to be guessed through the rate limits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableCode([u8; LENGTH]);

/// A text that is no code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the code of a table is ten letters and digits")]
pub struct NotACode;

impl TableCode {
    /// A new code.
    pub fn random(generator: &mut impl Rng) -> TableCode {
        TableCode(std::array::from_fn(|_| LETTERS[generator.random_range(0..LETTERS.len())]))
    }

    /// The code that follows from these random bytes.
    pub(crate) fn from_digest(digest: [u8; 32]) -> TableCode {
        TableCode(std::array::from_fn(|place| LETTERS[usize::from(digest[place]) % LETTERS.len()]))
    }
}

impl FromStr for TableCode {
    type Err = NotACode;

    fn from_str(text: &str) -> Result<TableCode, NotACode> {
        read(text).map(TableCode)
    }
}

/// The first letters of a code: enough among the few tables of a private server, far too few on a public one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ShortCode([u8; SHORT]);

impl ShortCode {
    /// Whether this is how the code begins.
    pub(crate) fn begins(self, code: TableCode) -> bool {
        code.0.starts_with(&self.0)
    }
}

impl FromStr for ShortCode {
    type Err = NotACode;

    fn from_str(text: &str) -> Result<ShortCode, NotACode> {
        read(text).map(ShortCode)
    }
}

/// Reads what people make of a code: small letters, hyphens and blanks, O for 0, I or L for 1.
fn read<const LETTERS_READ: usize>(text: &str) -> Result<[u8; LETTERS_READ], NotACode> {
    if text.len() > 3 * LENGTH {
        return Err(NotACode);
    }
    let letters = text.bytes().filter(|byte| !matches!(byte, b'-' | b' ')).map(meant);
    let letters: Vec<u8> = letters.collect::<Option<_>>().ok_or(NotACode)?;
    letters.try_into().map_err(|_| NotACode)
}

/// The letter that somebody means by this one.
fn meant(byte: u8) -> Option<u8> {
    let letter = match byte.to_ascii_uppercase() {
        b'O' => b'0',
        b'I' | b'L' => b'1',
        other => other,
    };
    LETTERS.contains(&letter).then_some(letter)
}

impl fmt::Display for TableCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(std::str::from_utf8(&self.0).expect("the letters are ASCII"))
    }
}

impl fmt::Debug for TableCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TableCode({self})")
    }
}

impl Serialize for TableCode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for TableCode {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TableCode, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_people_write_it() {
        let code: TableCode = "K7QM2XNP4T".parse().unwrap();
        for text in ["k7qm2xnp4t", "K7QM2-XNP4T", "k7qm2 xnp4t"] {
            assert_eq!(text.parse(), Ok(code), "{text}");
        }
        assert_eq!("OI1LK7QM2X".parse::<TableCode>().unwrap().to_string(), "0111K7QM2X");
        for text in ["", "K7QM2XNP4", "K7QM2XNP4TT", "K7QM2XNP4U", "é7QM2XNP4T", &"-".repeat(100)] {
            assert_eq!(text.parse::<TableCode>(), Err(NotACode), "{text}");
        }
    }

    #[test]
    fn a_short_code_is_how_a_code_begins() {
        let code: TableCode = "K7QM2XNP4T".parse().unwrap();
        let short = |text: &str| text.parse::<ShortCode>();
        assert!(short("k7-qm").unwrap().begins(code));
        assert!(!short("7QM2").unwrap().begins(code));
        for text in ["", "K7Q", "K7QM2", "K7QU"] {
            assert_eq!(short(text), Err(NotACode), "{text}");
        }
    }
}
