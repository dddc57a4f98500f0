//! The cards of the expedition deck, and their names in records.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::{Gems, Hazard};

/// A card that can be revealed in the cave.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Card {
    /// Rubies to share.
    Treasure(Gems),
    /// A hazard: the second of its kind in an expedition is a trap.
    Hazard(Hazard),
    /// A relic, for an explorer who leaves alone.
    Relic(Relic),
}

/// A relic as printed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Relic {
    /// One of several identical relics: its worth depends on when it leaves the cave.
    Plain,
    /// A relic with its value printed on it.
    Numbered(u8),
}

/// A word that is not the name of a card.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("\"{0}\" is not a card")]
pub struct UnknownCard(pub String);

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Card::Treasure(gems) => gems.fmt(f),
            Card::Hazard(hazard) => hazard.fmt(f),
            Card::Relic(Relic::Plain) => f.write_str("relic"),
            Card::Relic(Relic::Numbered(worth)) => write!(f, "relic {worth}"),
        }
    }
}

impl FromStr for Card {
    type Err = UnknownCard;

    fn from_str(word: &str) -> Result<Card, UnknownCard> {
        let known = if word == "relic" {
            Some(Card::Relic(Relic::Plain))
        } else if let Some(worth) = word.strip_prefix("relic ") {
            plain_number(worth).map(|worth| Card::Relic(Relic::Numbered(worth)))
        } else if let Some(gems) = plain_number(word) {
            Some(Card::Treasure(Gems::new(gems)))
        } else {
            Hazard::from_word(word).map(Card::Hazard)
        };
        known.ok_or_else(|| UnknownCard(word.chars().take(40).collect()))
    }
}

/// A plain number: digits, no sign, no leading zero, so that every card has exactly one name.
fn plain_number<T: FromStr>(word: &str) -> Option<T> {
    let plain = word.bytes().all(|byte| byte.is_ascii_digit()) && !word.starts_with('0');
    if plain { word.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_read_back_from_its_word() {
        let hazards = Hazard::ALL.map(Card::Hazard);
        let others = [1, 17, 99].map(|gems| Card::Treasure(Gems::new(gems)));
        let relics = [Relic::Plain, Relic::Numbered(5), Relic::Numbered(12)].map(Card::Relic);
        for card in hazards.into_iter().chain(others).chain(relics) {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
    }

    #[test]
    fn a_card_has_one_word_only() {
        for word in [
            "",
            "0",
            "09",
            "+9",
            "-9",
            " 9",
            "9 ",
            "99999",
            "Snake",
            "snakes",
            "relic  7",
            "relic 0",
            "relic 300",
        ] {
            assert_eq!(word.parse::<Card>(), Err(UnknownCard(word.to_owned())));
        }
    }
}
