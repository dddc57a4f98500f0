//! Names of bots: a word, optionally a colon and numbers.

use std::str::FromStr;

use thiserror::Error;

/// A name that is not a bot, with a hint.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("\"{name}\" is not a bot: {hint}")]
pub struct UnknownBot {
    /// The name, shortened if it is very long.
    pub name: String,
    /// A list of valid names.
    pub hint: String,
}

impl UnknownBot {
    pub(crate) fn new(name: &str, hint: impl Into<String>) -> UnknownBot {
        UnknownBot { name: name.chars().take(40).collect(), hint: hint.into() }
    }
}

/// A parsed name.
pub(crate) struct Name<'a> {
    whole: &'a str,
    pub(crate) word: &'a str,
    numbers: Vec<&'a str>,
}

impl<'a> Name<'a> {
    pub(crate) fn new(whole: &'a str) -> Name<'a> {
        match whole.split_once(':') {
            Some((word, numbers)) => Name { whole, word, numbers: numbers.split(',').collect() },
            None => Name { whole, word: whole, numbers: Vec::new() },
        }
    }

    pub(crate) fn unknown(&self, hint: impl Into<String>) -> UnknownBot {
        UnknownBot::new(self.whole, hint)
    }

    /// Exactly this many numbers, each of which satisfies `fits`.
    pub(crate) fn numbers<T: FromStr + Copy, const N: usize>(
        &self,
        example: &str,
        fits: impl Fn(T) -> bool,
    ) -> Result<[T; N], UnknownBot> {
        let parsed: Option<Vec<T>> =
            self.numbers.iter().map(|number| number.parse().ok().filter(|parsed| fits(*parsed))).collect();
        parsed
            .and_then(|numbers| numbers.try_into().ok())
            .ok_or_else(|| self.unknown(format!("write it like {example}")))
    }
}
