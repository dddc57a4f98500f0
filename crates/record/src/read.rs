//! One door for the records of both games.

use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::diamant_judge::DiamantJudgement;
use crate::diamant_record::DiamantRecord;
use crate::draws::Draws;
use crate::json::{Object, parse};
use crate::limits::{MAX_BYTES, MAX_STEPS};
use crate::refusal::Refusal;
use crate::troll_judge::TrollJudgement;
use crate::troll_record::TrollRecord;

/// The format that every record names.
pub(crate) const FORMAT: &str = "tacora-record/1";

/// A game as somebody wrote it down. It may be impossible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Record {
    /// A game of Diamant.
    Diamant(DiamantRecord),
    /// A game of Troll & Dragon.
    Troll(TrollRecord),
}

/// What a record comes to.
#[derive(Clone, Debug)]
pub enum Judgement {
    /// A game of Diamant.
    Diamant(Box<DiamantJudgement>),
    /// A game of Troll & Dragon.
    Troll(Box<TrollJudgement>),
}

impl Record {
    /// The record as JSON on one line.
    pub fn to_json(&self) -> String {
        let json = match self {
            Record::Diamant(record) => serde_json::to_string(record),
            Record::Troll(record) => serde_json::to_string(record),
        };
        json.expect("a record holds nothing that JSON cannot")
    }
}

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
    match header.game.as_str() {
        "diamant" => parse(text).map(Record::Diamant),
        "troll-dragon" => parse(text).map(Record::Troll),
        other => {
            Err(Refusal::of_file(format!("game must be \"diamant\" or \"troll-dragon\", not \"{other}\"")))
        }
    }
}

impl Record {
    /// What the record of a game that was played here comes to. Unlike [`judge`](Record::judge), this accepts what was legal
    /// when it was stored.
    pub fn judge_stored(self) -> Result<Judgement, Refusal> {
        match self {
            Record::Troll(record) => {
                let judgement = record.replay(&mut Draws::default())?;
                Ok(Judgement::Troll(Box::new(judgement)))
            }
            record @ Record::Diamant(_) => record.judge(),
        }
    }

    /// Plays the record through the rules.
    pub fn judge(self) -> Result<Judgement, Refusal> {
        match self {
            Record::Diamant(record) => {
                record.judge().map(|judgement| Judgement::Diamant(Box::new(judgement)))
            }
            Record::Troll(record) => record.judge().map(|judgement| Judgement::Troll(Box::new(judgement))),
        }
    }
}
