//! The characters: bots with a name and a personality, for people to play against.
//!
//! Their descriptions in every language are in `locales/`, under `character-` and the id.

use core::time::Duration;
use std::ops::RangeInclusive;

use super::temper::Temper;

/// A character to play against.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Character {
    /// The id of the character.
    pub id: &'static str,
    /// The name to show, the same in every language.
    pub name: &'static str,
    /// How the character plays.
    pub temper: Temper,
    /// How long a decision seems to take. The table does the waiting.
    pub thinking: RangeInclusive<Duration>,
}

const fn milliseconds(from: u64, to: u64) -> RangeInclusive<Duration> {
    Duration::from_millis(from)..=Duration::from_millis(to)
}

/// All characters, from the easiest to the hardest to beat, ordered by their win rate alone among three of Renard.
pub static CHARACTERS: [Character; 8] = [
    Character { id: "nelly", name: "Nelly", temper: Temper::Tourist, thinking: milliseconds(600, 2_500) },
    Character { id: "hugo", name: "Hugo", temper: Temper::Hare, thinking: milliseconds(400, 1_200) },
    Character { id: "suzette", name: "Suzette", temper: Temper::Sheep, thinking: milliseconds(900, 2_000) },
    Character {
        id: "roulette",
        name: "Roulette",
        temper: Temper::Gambler,
        thinking: milliseconds(300, 1_500),
    },
    Character { id: "magda", name: "Magda", temper: Temper::Magpie, thinking: milliseconds(700, 1_800) },
    Character { id: "kazik", name: "Kazik", temper: Temper::Clerk, thinking: milliseconds(1_000, 2_200) },
    Character { id: "renard", name: "Renard", temper: Temper::Fox, thinking: milliseconds(1_200, 2_800) },
    Character { id: "minerva", name: "Minerva", temper: Temper::Owl, thinking: milliseconds(1_400, 3_000) },
];

impl Character {
    /// The character with this id.
    pub fn by_id(id: &str) -> Option<&'static Character> {
        CHARACTERS.iter().find(|character| character.id == id)
    }

    /// The character with this temper.
    pub(crate) fn of(temper: Temper) -> &'static Character {
        CHARACTERS.iter().find(|character| character.temper == temper).expect("every temper is somebody's")
    }
}
