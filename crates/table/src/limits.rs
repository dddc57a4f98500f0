//! How long the history of a table may become. docs/hosting.md lists these limits.
//!
//! A game of [`MAX_GAME_MOVES`] after a record of [`MAX_STARTING_MOVES`] has fewer steps than `record::MAX_STEPS`, so the
//! record of every game can be read again: each step of a record takes at least one move.

use crate::refusal::Refusal;
use crate::table::Table;
use crate::wish::{Wish, Wisher};
use protocol::PhaseWord;

/// The most events of a table before its next game has to be played at another one.
pub const MAX_EVENTS: u32 = 100_000;

/// The most moves of one game. Real games have a few hundred; the rules of Troll & Dragon alone set no end.
pub const MAX_GAME_MOVES: u32 = 15_000;

/// The most events of one game that move nothing, such as reactions and choices that are changed. They can never keep
/// others from playing.
pub const MAX_SIDE_EVENTS: u32 = 15_000;

/// The most moves of a record from which a game may go on.
pub const MAX_STARTING_MOVES: usize = 5_000;

impl Table {
    /// Refuses a wish for which the history has no room. Whoever plays may finish, and everybody may leave.
    pub(crate) fn check_room(&self, from: Wisher, wish: &Wish) -> Result<(), Refusal> {
        let moves_nothing = match wish {
            Wish::Act { .. } => self.has_chosen(from),
            Wish::React(_) | Wish::Say(_) => true,
            _ => false,
        };
        match wish {
            Wish::Act { .. } if self.game_is_too_long() => Err(Refusal::GameTooLong),
            _ if moves_nothing && self.side_events() >= MAX_SIDE_EVENTS => Err(Refusal::HistoryFull),
            Wish::Act { .. } | Wish::StandUp => Ok(()),
            _ if self.events >= MAX_EVENTS => Err(Refusal::HistoryFull),
            _ => Ok(()),
        }
    }

    /// Whether the game that is on has reached its limit: nothing moves any more.
    pub(crate) fn game_is_too_long(&self) -> bool {
        self.phase == PhaseWord::Playing && self.game_moves >= MAX_GAME_MOVES
    }

    /// About how many events since the game began moved nothing: a move comes with a choice of every seat.
    fn side_events(&self) -> u32 {
        let seats = u32::try_from(self.seats().len()).expect("there are few seats");
        let game = self.events - self.game_began_at;
        if self.phase == PhaseWord::Playing { game.saturating_sub(self.game_moves * (seats + 1)) } else { 0 }
    }

    /// Whether this person would only change a choice.
    fn has_chosen(&self, from: Wisher) -> bool {
        let seat = from.seat.or_else(|| self.seat_of(from.who));
        seat.zip(self.question()).is_some_and(|(seat, question)| question.sealed(seat).is_some())
    }
}
