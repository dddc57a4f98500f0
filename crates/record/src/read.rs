//! One door for the records of all games.

use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::any::Record;
use crate::json::{Object, parse};
use crate::limits::{MAX_BYTES, MAX_STEPS};
use crate::refusal::Refusal;

/// The format that every record names.
pub(crate) const FORMAT: &str = "tacora-record/1";

/// What must be known to read the rest. The parts are here so that whatever breaks off is refused with its place.
#[derive(Deserialize)]
struct Header {
    format: String,
    game: String,
    #[serde(default)]
    expeditions: Vec<Object<Outline>>,
    #[serde(default)]
    turns: Vec<Object<Outline>>,
}

impl Header {
    fn steps(&self) -> usize {
        self.expeditions.iter().chain(&self.turns).map(|Object(part)| part.steps.len()).sum()
    }
}

/// An expedition or a turn, of which only the number of steps matters yet.
#[derive(Deserialize)]
struct Outline {
    #[serde(default)]
    steps: Vec<IgnoredAny>,
}

/// Reads a record. It is of the right shape then, but may still tell of something impossible.
pub fn read(text: &str) -> Result<Record, Refusal> {
    if text.len() > MAX_BYTES {
        return Err(Refusal::of_file(format!("a record has at most {MAX_BYTES} bytes")));
    }
    let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
    if text.trim().is_empty() {
        return Err(Refusal::of_file("the file is empty"));
    }
    let header: Header = parse(text)?;
    if header.format != FORMAT {
        return Err(Refusal::of_file(format!("format must be \"{FORMAT}\", not \"{}\"", header.format)));
    }
    if header.steps() > MAX_STEPS {
        return Err(Refusal::of_file(format!("a record has at most {MAX_STEPS} steps")));
    }
    Record::parse(&header.game, text)
}
