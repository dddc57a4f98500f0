//! How long the history of a table may become. docs/hosting.md lists these limits.
//!
//! A game of [`MAX_GAME_EVENTS`] after a record of [`MAX_STARTING_MOVES`] has fewer steps than `record::MAX_STEPS`, so the
//! record of every game can be read again: each step of a record takes at least one event or move.

use crate::refusal::Refusal;
use crate::scene::PhaseWord;
use crate::table::Table;
use crate::wish::Wish;

/// The most events of a table before its next game has to be played at another one.
pub const MAX_EVENTS: u32 = 100_000;

/// The most events of one game. Real games have a few hundred; the rules of Troll & Dragon alone set no end.
pub const MAX_GAME_EVENTS: u32 = 15_000;

/// The most moves of a record from which a game may go on.
pub const MAX_STARTING_MOVES: usize = 5_000;

impl Table {
    /// Refuses a wish for which the history has no room. Whoever plays may finish, and everybody may leave.
    pub(crate) fn check_room(&self, wish: &Wish) -> Result<(), Refusal> {
        match wish {
            Wish::Act { .. } if self.game_is_too_long() => Err(Refusal::GameTooLong),
            Wish::Act { .. } | Wish::StandUp => Ok(()),
            _ if self.events >= MAX_EVENTS => Err(Refusal::HistoryFull),
            _ => Ok(()),
        }
    }

    /// Whether the game that is on has reached its limit: nothing moves any more.
    pub(crate) fn game_is_too_long(&self) -> bool {
        self.phase == PhaseWord::Playing && self.events - self.game_began_at >= MAX_GAME_EVENTS
    }
}
