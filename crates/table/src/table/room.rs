//! Whether the history of a table has room for a wish.

use protocol::PhaseWord;

use crate::limits::{MAX_EVENTS, MAX_GAME_MOVES, MAX_SIDE_EVENTS};
use crate::refusal::Refusal;
use crate::table::Table;
use crate::wish::{Wish, Wisher};

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
