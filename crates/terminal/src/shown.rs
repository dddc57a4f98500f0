//! What a game must offer to be shown in a terminal. Everything that differs by game goes through these traits; no other
//! file asks which game it is, and [`any`](crate::any) lists them.

use protocol::{Fact, GameScene, Scene, StandingsScene, You};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use record::Record;

use crate::fault::Fault;
use crate::screen::{Look, Row};
use crate::telling::{Sentence, Teller};

/// What is agreed about a game.
pub(crate) trait ShownField {
    /// What is played.
    fn title(&self, teller: Teller<'_>) -> String;

    /// What everybody should know before they take their seats.
    fn before_seating(&self, _: Teller<'_>) -> Option<String> {
        None
    }
}

/// A game as everybody sees it.
pub(crate) trait ShownScene {
    /// How far the game is, in a few words for the top of the screen.
    fn progress(&self, _: Teller<'_>) -> Option<String> {
        None
    }

    /// Which part of the game it is: when this changes, a new part begins.
    fn part(&self) -> u8;

    /// The scores, where everybody may know them.
    fn standings(&self) -> Option<&StandingsScene>;

    /// Everything that lies open, one sentence a line, and this person's own.
    fn state(&self, scene: &Scene, you: &You, teller: Teller<'_>) -> Vec<String>;

    /// What may come next, if it can be said.
    fn odds(&self, teller: Teller<'_>) -> Option<Vec<String>>;

    /// The name of what may come next.
    fn odds_name(&self) -> &'static str;

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

    /// The game as it was before these facts, with what they show before it is covered by what comes next.
    fn last_look(&self, _: &[Fact]) -> Option<GameScene> {
        None
    }

    /// The name of what is drawn.
    fn stage_name(&self) -> &'static str;

    /// Draws the game of this table.
    fn draw(&self, scene: &Scene, area: Rect, buffer: &mut Buffer, look: Look, teller: Teller<'_>);

    /// The columns of the table of players, and a row for each.
    fn rows(&self, scene: &Scene, you: &You, look: Look, teller: Teller<'_>) -> (Vec<String>, Vec<Row>);
}

/// Something that happened in a game.
pub(crate) trait ShownFact {
    /// Whether the game is over with it.
    fn is_end(&self) -> bool;

    /// It in sentences. What the next sentence says anyway has none.
    fn sentences(&self, scene: &Scene, before: Option<&Scene>, teller: Teller<'_>) -> Vec<Sentence>;
}

/// The record of a game with the real box, which somebody keeps by typing what happens.
pub(crate) trait ShownRecord {
    /// What is to be typed next; nothing when the game is over.
    fn question(&self, teller: Teller<'_>) -> Result<Option<String>, Fault>;

    /// Takes in what was typed.
    fn enter(&self, typed: &str, teller: Teller<'_>) -> Result<Typed, Fault>;

    /// The record without its last move; nothing if there is none.
    fn undone(&self) -> Result<Option<Record>, Fault>;

    /// Whether somebody has to decide now, and should know the odds.
    fn is_undecided(&self) -> bool {
        false
    }
}

/// What became of a line that was typed.
pub(crate) enum Typed {
    /// It is in the record now.
    Written(Box<Record>),
    /// Something to say instead.
    Hint(String),
}
