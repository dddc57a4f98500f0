//! Why a file was not accepted: one line for a person.

use std::fmt;

use seal::DealFault;

/// A file that cannot be judged, with the place and the reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    at: Option<At>,
    reason: String,
}

/// A place in a record. Everything counts from 1, as people do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct At {
    /// Whether the game has expeditions or turns.
    pub part: Part,
    /// Which one.
    pub number: usize,
    /// Which step in it; nothing for the whole.
    pub step: Option<usize>,
}

/// What a game consists of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each is what its name says")]
pub enum Part {
    Expedition,
    Turn,
}

/// Longer reasons are cut: they quote the file.
const LONGEST_REASON: usize = 200;

impl Refusal {
    /// A refusal of the file as a whole.
    pub fn of_file(reason: impl fmt::Display) -> Refusal {
        Refusal { at: None, reason: one_line(&reason.to_string()) }
    }

    /// A refusal of one place in it.
    pub fn at(at: At, reason: impl fmt::Display) -> Refusal {
        Refusal { at: Some(at), ..Refusal::of_file(reason) }
    }

    /// Where the file is wrong, if it is a single place.
    pub fn place(&self) -> Option<At> {
        self.at
    }
}

/// The reason may quote the file, and a file may hold anything: no control character gets through to a terminal.
pub(crate) fn one_line(reason: &str) -> String {
    let mut line: String =
        reason.chars().take(LONGEST_REASON).map(|c| if c.is_control() { '\u{FFFD}' } else { c }).collect();
    if reason.chars().nth(LONGEST_REASON).is_some() {
        line.push('…');
    }
    line
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.at {
            Some(at) => write!(f, "{at}: {}", self.reason),
            None => f.write_str(&self.reason),
        }
    }
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let part = match self.part {
            Part::Expedition => "expedition",
            Part::Turn => "turn",
        };
        write!(f, "{part} {}", self.number)?;
        self.step.map_or(Ok(()), |step| write!(f, ", step {step}"))
    }
}

impl std::error::Error for Refusal {}

impl From<DealFault> for Refusal {
    fn from(fault: DealFault) -> Refusal {
        Refusal::of_file(format!("deal: {fault}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_is_one_short_line_whatever_it_quotes() {
        let place = At { part: Part::Turn, number: 3, step: Some(2) };
        let line = Refusal::at(place, format!("no \u{1b}[2J\ncard {}", "x".repeat(1_000))).to_string();
        assert!(line.starts_with("turn 3, step 2: no \u{FFFD}[2J\u{FFFD}card xxx"));
        assert!(line.ends_with('…') && line.chars().count() < 230);
    }
}
