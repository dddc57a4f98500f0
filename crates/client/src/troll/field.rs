//! What is agreed about a game of Troll & Dragon, in words.

use protocol::TrollField;

use crate::narrated::NarratedField;
use crate::narration::Narrator;

impl NarratedField for TrollField {
    fn title(&self, narrator: Narrator<'_>) -> String {
        narrator.say("game-troll-dragon")
    }

    /// That the first seat starts: people play one after another.
    fn before_seating(&self, narrator: Narrator<'_>) -> Option<String> {
        Some(narrator.say("seating-first"))
    }
}
