//! What is agreed about a game of Diamant, in words.

use protocol::DiamantField;

use crate::narrated::NarratedField;
use crate::narration::Narrator;

impl NarratedField for DiamantField {
    fn title(&self, narrator: Narrator<'_>) -> String {
        self.edition.title(narrator.words)
    }
}
