//! What is agreed about a game of Troll & Dragon, in words.

use protocol::TrollField;

use crate::shown::ShownField;
use crate::telling::Teller;

impl ShownField for TrollField {
    fn title(&self, teller: Teller<'_>) -> String {
        teller.say("game-troll-dragon")
    }

    /// That the first seat starts: people play one after another.
    fn before_seating(&self, teller: Teller<'_>) -> Option<String> {
        Some(teller.say("seating-first"))
    }
}
