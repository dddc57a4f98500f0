//! A bot at a table: one of the cast or of the catalogue of its game.

use std::time::Duration;

use bots::CHARACTERS;

use crate::any::TableBot;

/// How long a bot without a character seems to think.
const USUAL_THINKING: (Duration, Duration) = (Duration::from_millis(600), Duration::from_millis(1_600));

impl TableBot {
    /// What people call it.
    pub fn display_name(self) -> String {
        let word = self.word();
        let character = CHARACTERS.iter().find(|character| character.id == word);
        character.map_or(word, |character| character.name.to_owned())
    }

    /// How long it seems to think, between the shortest and the longest.
    pub(crate) fn thinking(self) -> (Duration, Duration) {
        let word = self.word();
        let character = CHARACTERS.iter().find(|character| character.id == word);
        character.map_or(USUAL_THINKING, |character| (*character.thinking.start(), *character.thinking.end()))
    }
}
