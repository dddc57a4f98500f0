//! What can be typed at any prompt: in English, or in the reader's language.

use crate::folded::{folded, meant};
use client::Narrator;

/// A word that works at any prompt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    Repeat,
    State,
    Odds,
    Rules,
    Help,
    Quit,
}

impl Command {
    const ALL: [Command; 6] =
        [Command::Repeat, Command::State, Command::Odds, Command::Rules, Command::Help, Command::Quit];

    /// The command that was typed, if it is one.
    pub(crate) fn read(typed: &str, narrator: Narrator<'_>) -> Option<Command> {
        let typed = folded(typed);
        let meant =
            |command: &Command| typed == command.english() || typed == folded(&command.word(narrator));
        Command::ALL.into_iter().find(meant).or((typed == "?").then_some(Command::Help))
    }

    fn english(self) -> &'static str {
        match self {
            Command::Repeat => "repeat",
            Command::State => "state",
            Command::Odds => "odds",
            Command::Rules => "rules",
            Command::Help => "help",
            Command::Quit => "quit",
        }
    }

    fn word(self, narrator: Narrator<'_>) -> String {
        narrator.say(match self {
            Command::Repeat => "terminal-word-repeat",
            Command::State => "terminal-word-state",
            Command::Odds => "terminal-word-odds",
            Command::Rules => "terminal-word-rules",
            Command::Help => "terminal-word-help",
            Command::Quit => "terminal-word-quit",
        })
    }
}

/// Which of these was typed: its number counted from 1, or the beginning of its words, if that is enough to tell it from the
/// others.
pub(crate) fn numbered(typed: &str, labels: &[String]) -> Option<usize> {
    if let Ok(number) = typed.trim().parse::<usize>() {
        return number.checked_sub(1).filter(|place| *place < labels.len());
    }
    meant(typed, labels)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_or_an_unmistakable_beginning_chooses() {
        let labels = ["Keep key", "Keep door", "Roll"].map(str::to_owned);
        for (typed, place) in [
            ("1", Some(0)),
            (" 3 ", Some(2)),
            ("r", Some(2)),
            ("KEEP D", Some(1)),
            ("keep", None),
            ("", None),
            ("0", None),
            ("4", None),
            ("99999999999999999999", None),
            ("fly", None),
        ] {
            assert_eq!(numbered(typed, &labels), place, "{typed}");
        }
    }
}
