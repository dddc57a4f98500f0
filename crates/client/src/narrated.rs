//! What a game must offer to be narrated. Everything that differs by game goes through these traits; no other file asks which
//! game it is, and [`any`](crate::any) lists them.

use protocol::{Scene, StandingsScene, You};

use crate::narration::{Narrator, Sentence};

/// What is agreed about a game.
pub trait NarratedField {
    /// What is played.
    fn title(&self, narrator: Narrator<'_>) -> String;

    /// What everything does and what is agreed at this table, one sentence a line.
    fn rules(&self, narrator: Narrator<'_>) -> Vec<String>;

    /// What everybody should know before they take their seats.
    fn before_seating(&self, _: Narrator<'_>) -> Option<String> {
        None
    }
}

/// A game as everybody sees it.
pub trait NarratedScene {
    /// How far the game is, in a few words for the top of the screen.
    fn progress(&self, _: Narrator<'_>) -> Option<String> {
        None
    }

    /// Which part of the game it is: when this changes, a new part begins.
    fn part(&self) -> u8;

    /// The scores, where everybody may know them.
    fn standings(&self) -> Option<&StandingsScene>;

    /// Everything that lies open, one sentence a line, and this person's own.
    fn state(&self, scene: &Scene, you: &You, narrator: Narrator<'_>) -> Vec<String>;

    /// What went into the deck before the first card, if there is anything to say.
    fn beginning(&self, _: Narrator<'_>) -> Option<String> {
        None
    }

    /// What everybody knows of the deck beside the odds, one sentence a line.
    fn deck(&self, _: Narrator<'_>) -> Vec<String> {
        Vec::new()
    }

    /// What may come next, if it can be said.
    fn odds(&self, narrator: Narrator<'_>) -> Option<Vec<String>>;

    /// The name of what is waited for while nobody is asked.
    fn waiting_name(&self) -> &'static str;

    /// What stands on the button for leaving.
    fn leave_name(&self) -> &'static str;

    /// Who is at play, where people play one after another.
    fn active(&self) -> Option<u8> {
        None
    }

    /// Whether people act as fast as they can.
    fn is_race(&self) -> bool {
        false
    }
}

/// Something that happened in a game.
pub trait NarratedFact {
    /// Whether the game is over with it.
    fn is_end(&self) -> bool;

    /// It in sentences. What the next sentence says anyway has none.
    fn sentences(&self, scene: &Scene, before: Option<&Scene>, narrator: Narrator<'_>) -> Vec<Sentence>;
}
