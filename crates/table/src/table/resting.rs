//! Who rests. That somebody rests from now on, or no longer, is a move of the game: [`Event::Rested`]. It comes right before
//! the event that leads to it.

use game::{Seat, SeatSet, Turn};

use crate::log::event::Event;
use crate::table::Table;
use protocol::{PhaseWord, StandIn, numbers};

impl Table {
    /// The move that must come before this event, if it changes who rests.
    pub(crate) fn move_before(&self, event: &Event) -> Option<Event> {
        let play = self.play.as_ref().filter(|_| self.phase == PhaseWord::Playing)?;
        let now = play.any_game.resting();
        let then = match event {
            Event::StoodIn { seat, by: StandIn::Rest, .. } => now.with(*seat),
            Event::StoodIn { seat, .. } | Event::HandedBack { seat } | Event::SeatLeft { seat } => {
                now.without(*seat)
            }
            _ => now,
        };
        let changes = then != now && play.any_game.turn() != Turn::Over;
        changes.then(|| Event::Rested { seats: numbers(then) })
    }

    /// Logs of earlier versions have no [`Event::Rested`]. Before this event of such a log, the move is made up for.
    pub(crate) fn make_up_for_move(&mut self, event: &Event) {
        if let Some(Event::Rested { seats }) = self.move_before(event) {
            self.rest(&seats);
        }
    }

    /// From now on these rest, and nobody else.
    pub(crate) fn rest(&mut self, seats: &[u8]) {
        let seats = seats.iter().filter_map(|seat| Seat::new(usize::from(*seat))).collect();
        if let Some(play) = &mut self.play {
            play.rest(seats);
        }
    }

    /// Those who rest when a game begins are those who rested when the last one ended.
    pub(crate) fn resting_at_beginning(&self) -> SeatSet {
        let rests = |seat: &Seat| self.occupants[seat.index()].stand_in() == Some(StandIn::Rest);
        self.seats().into_iter().filter(rests).collect()
    }
}
