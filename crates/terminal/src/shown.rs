//! What a game must offer to be shown in a terminal. Everything that differs by game goes through these traits; no other
//! file asks which game it is, and [`any`](crate::any) lists them.

use client::{NarratedScene, Narrator};
use protocol::{Fact, GameScene, Scene, You};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use record::Record;

use crate::fault::Fault;
use crate::screen::{Look, Row};

/// A game as everybody sees it.
pub(crate) trait ShownScene: NarratedScene {
    /// The name of what may come next.
    fn odds_name(&self) -> &'static str;

    /// The game as it was before these facts, with what they show before it is covered by what comes next.
    fn last_look(&self, _: &[Fact]) -> Option<GameScene> {
        None
    }

    /// The name of what is drawn.
    fn stage_name(&self) -> &'static str;

    /// Draws the game of this table.
    fn draw(&self, scene: &Scene, area: Rect, buffer: &mut Buffer, look: Look, narrator: Narrator<'_>);

    /// The columns of the table of players, and a row for each.
    fn rows(&self, scene: &Scene, you: &You, look: Look, narrator: Narrator<'_>) -> (Vec<String>, Vec<Row>);
}

/// The record of a game with the real box, which somebody keeps by typing what happens.
pub(crate) trait ShownRecord {
    /// What is to be typed next; nothing when the game is over.
    fn question(&self, narrator: Narrator<'_>) -> Result<Option<String>, Fault>;

    /// Takes in what was typed.
    fn enter(&self, typed: &str, narrator: Narrator<'_>) -> Result<Typed, Fault>;

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
