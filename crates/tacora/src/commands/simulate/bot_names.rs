//! Line-ups and families of bots on the command line.

use std::str::FromStr;

use anyhow::{Result, bail};
use bots::{DiamantBot, UnknownBot};

/// The most bots in a family.
const LARGEST_FAMILY: u16 = 100;

/// One bot for every seat.
#[derive(Clone, Debug)]
pub(crate) struct LineUp(pub(crate) Vec<DiamantBot>);

impl FromStr for LineUp {
    type Err = UnknownBot;

    /// Names behind commas. A part that begins with a digit or a sign belongs to the name before it.
    fn from_str(text: &str) -> Result<LineUp, UnknownBot> {
        let mut names: Vec<String> = Vec::new();
        for part in text.split(',') {
            match names.last_mut() {
                Some(name) if part.starts_with(|first: char| first.is_ascii_digit() || first == '-') => {
                    name.push(',');
                    name.push_str(part);
                }
                _ => names.push(part.to_owned()),
            }
        }
        names.iter().map(|name| name.parse()).collect::<Result<_, _>>().map(LineUp)
    }
}

/// A family of bots: the same word with every number of a range.
#[derive(Clone, Debug)]
pub(crate) struct BotRange(pub(crate) Vec<DiamantBot>);

impl FromStr for BotRange {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<BotRange> {
        let Some((word, (first, last))) =
            text.split_once(':').and_then(|(word, range)| Some((word, range.split_once("..")?)))
        else {
            bail!("write a family like turn:1..12");
        };
        match (first.parse::<u16>(), last.parse::<u16>()) {
            (Ok(first), Ok(last)) if first <= last && last - first < LARGEST_FAMILY => {
                let bots = (first..=last).map(|number| format!("{word}:{number}").parse());
                Ok(BotRange(bots.collect::<Result<_, UnknownBot>>()?))
            }
            _ => bail!("a family goes from a number to a larger one, at most {LARGEST_FAMILY} of them"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commas_separate_bots_and_their_numbers() {
        let line_up: LineUp = "turn:6,lead:10,5,-2,3,gems-or-turn:9,6,never".parse().unwrap();
        let names: Vec<String> = line_up.0.iter().map(ToString::to_string).collect();
        assert_eq!(names, ["turn:6", "lead:10,5,-2,3", "gems-or-turn:9,6", "never"]);
    }

    #[test]
    fn a_family_goes_from_a_number_to_a_larger_one() {
        assert_eq!("turn:1..12".parse::<BotRange>().unwrap().0.len(), 12);
        for wrong in ["turn", "turn:6", "turn:6..1", "turn:1..", "turn:1..500", "turn:0..3", "torn:1..3"] {
            assert!(wrong.parse::<BotRange>().is_err(), "{wrong}");
        }
    }
}
