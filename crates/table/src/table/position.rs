//! What somebody who is asked may have weighed for them.

use game::Seat;

use crate::any::OpenGame;
use crate::log::event::Origin;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::wish::Wisher;
use protocol::{Hints, PhaseWord};

/// A question that waits for this seat, and the game as it lies there. The game knows neither what the others have sealed nor
/// in which order the cards lie; its view from the seat shows no closed chest either.
#[derive(Clone, Debug)]
pub struct Position {
    /// The number of the question.
    pub question: u32,
    /// Who is asked.
    pub seat: Seat,
    /// The game.
    pub game: OpenGame,
}

impl Table {
    /// What waits for this person, where the table lets them ask about it.
    pub fn position(&self, from: impl Into<Wisher>) -> Result<Position, Refusal> {
        let from = from.into();
        self.owns_the_seat(from)?;
        let seat = self.seated(from)?;
        if self.options.field().hints == Hints::Off {
            return Err(Refusal::HintsOff);
        }
        let play = self.play.as_ref().filter(|_| self.phase == PhaseWord::Playing).ok_or(Refusal::NoGame)?;
        if play.origin == Origin::Unknown {
            return Err(Refusal::HintsFromRecord);
        }
        let asked = play.question.as_ref().filter(|question| question.asked.contains(seat));
        let question = asked.ok_or(Refusal::NotAsked)?.number;
        if play.any_game.actions(seat).len() < 2 {
            return Err(Refusal::NothingToWeigh);
        }
        Ok(Position { question, seat, game: play.any_game.as_it_lies() })
    }
}
