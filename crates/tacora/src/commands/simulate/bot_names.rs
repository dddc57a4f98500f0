//! Line-ups and families of bots on the command line.

use std::str::FromStr;

use anyhow::{Result, bail};
use bots::{DiamantBot, UnknownBot};

/// The maximum number of bots in a family.
const LARGEST_FAMILY: u16 = 100;

/// One bot for every seat.
#[derive(Clone, Debug)]
pub(crate) struct LineUp(pub(crate) Vec<DiamantBot>);

impl FromStr for LineUp {
    type Err = UnknownBot;

    /// Comma-separated names. A part that begins with a digit or a minus sign belongs to the previous name.
    fn from_str(text: &str) -> Result<LineUp, UnknownBot> {
        let mut names: Vec<String> = Vec::new();
        for part in text.split(',').map(str::trim) {
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

/// A family of bots: the same name with every number of a range, or a single bot.
#[derive(Clone, Debug)]
pub(crate) struct BotRange {
    /// The original text.
    pub(crate) text: String,
    pub(crate) bots: Vec<DiamantBot>,
}

impl FromStr for BotRange {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<BotRange> {
        let Some((word, (first, last))) =
            text.split_once(':').and_then(|(word, range)| Some((word, range.split_once("..")?)))
        else {
            return Ok(BotRange { text: text.to_owned(), bots: vec![text.parse()?] });
        };
        match (first.parse::<u16>(), last.parse::<u16>()) {
            (Ok(first), Ok(last)) if first <= last && last - first < LARGEST_FAMILY => {
                let bots = (first..=last).map(|number| format!("{word}:{number}").parse());
                Ok(BotRange { text: text.to_owned(), bots: bots.collect::<Result<_, UnknownBot>>()? })
            }
            _ => bail!("write a family like turn:1..12, in whole numbers, at most {LARGEST_FAMILY} of them"),
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
    fn a_family_is_a_range_of_whole_numbers_or_one_bot() {
        assert_eq!("turn:1..12".parse::<BotRange>().unwrap().bots.len(), 12);
        assert_eq!("renard".parse::<BotRange>().unwrap().bots.len(), 1);
        for wrong in ["turn", "turn:6..1", "turn:1..", "turn:1..500", "turn:0..3", "torn:1..3"] {
            assert!(wrong.parse::<BotRange>().is_err(), "{wrong}");
        }
    }
}
