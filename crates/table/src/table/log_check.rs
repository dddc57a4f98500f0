//! Whether an event can follow in a log. A stored log may be damaged or forged: reading one never panics.
//!
//! It asks for what [`apply`](crate::table::apply) relies on and for nothing more. Whether somebody was allowed to do what the
//! event tells was decided before it was written.

use game::{MAX_SEATS, Seat, Turn};

use crate::log::broken::Broken;
use crate::log::event::{AddedNonces, Event};
use crate::options::Options;
use crate::table::Table;
use crate::table::occupant::Occupant;
use crate::table::running_game::{Answers, RunningGame};
use protocol::PhaseWord;

impl Table {
    /// Refuses an event that no table in this state can have written.
    pub(crate) fn check_next(&self, event: &Event) -> Result<(), Broken> {
        let possible = match event {
            Event::Made { .. } => false,
            Event::Sat { who, seat, .. } => match seat.or_else(|| self.seat_of(*who)) {
                Some(seat) => self.occupant(seat).is_some_and(|occupant| occupant.person().is_some()),
                None => self.has_room(),
            },
            Event::SatBeside { .. } | Event::BotSat { .. } => self.has_room(),
            Event::Moved { from, to } => {
                !self.is_playing() && self.is_taken_seat(*from) && self.is_taken_seat(*to)
            }
            Event::Agreed { options } => !self.is_playing() && Options::check((**options).clone()).is_ok(),
            Event::CommitmentsPublished { seats } => seats.len() == self.occupants.len(),
            Event::GameBegan { added } => self.can_begin(added),
            Event::SeatLeft { seat }
            | Event::AppearanceChosen { seat, .. }
            | Event::NonceCommitted { seat, .. }
            | Event::NonceRevealed { seat, .. }
            | Event::ReadySaid { seat }
            | Event::StoodIn { seat, .. }
            | Event::StandInAsked { seat, .. }
            | Event::StandInVoted { seat, .. }
            | Event::StandInDropped { seat }
            | Event::HandedBack { seat } => self.is_taken_seat(*seat),
            Event::Drawn { .. }
            | Event::Sealed { .. }
            | Event::Opened
            | Event::Raced { .. }
            | Event::Rested { .. }
            | Event::Returned { .. }
            | Event::GameEnded
            | Event::Woken => {
                let running = self.play.as_ref().filter(|_| self.is_playing());
                running.is_some_and(|play| play.can_follow(event))
            }
            Event::DealSealed { .. }
            | Event::Banned { .. }
            | Event::DoorClosed { .. }
            | Event::DoorOpened
            | Event::Listed { .. }
            | Event::HostPassed { .. }
            | Event::NonceGiven { .. }
            | Event::DealRestarted { .. }
            | Event::NamesReplaced { .. }
            | Event::Reacted { .. }
            | Event::Said { .. } => true,
        };
        if possible { Ok(()) } else { Err(Broken::OutOfPlace { event: self.events + 1 }) }
    }

    fn is_playing(&self) -> bool {
        self.phase == PhaseWord::Playing
    }

    fn has_room(&self) -> bool {
        !self.is_playing() && self.occupants.len() < MAX_SEATS
    }

    fn is_taken_seat(&self, seat: Seat) -> bool {
        self.occupant(seat).is_some()
    }

    fn can_begin(&self, added: &AddedNonces) -> bool {
        let nonces = match added {
            AddedNonces::Version1 { nonces } => nonces.len(),
            AddedNonces::Version2 { revealed } => revealed.len(),
        };
        let names: Vec<&str> =
            self.occupants.iter().map(|occupant: &Occupant| occupant.name().as_str()).collect();
        !self.is_playing()
            && self.deal.is_some()
            && nonces == names.len()
            && self.can_start().is_ok()
            && self
                .starting_point
                .as_ref()
                .is_none_or(|starting_point| starting_point.game == self.options.field().game)
    }
}

impl RunningGame {
    /// Whether this event of a game can come now.
    fn can_follow(&self, event: &Event) -> bool {
        let ballot =
            self.question.as_ref().filter(|question| matches!(question.answers, Answers::Ballot { .. }));
        match event {
            Event::Drawn { outcome, words } => {
                matches!(self.any_game.turn(), Turn::Chance(outcomes) if *outcome < outcomes)
                    && self.deal.can_use_up(*words)
            }
            Event::Sealed { seat, choice } => {
                ballot.is_some_and(|question| question.asked.contains(*seat))
                    && self.any_game.allows(*seat, *choice)
            }
            Event::Opened => ballot.is_some_and(|question| question.thinking().is_empty()),
            Event::Raced { seat, choice } => self.any_game.was_legal_in_race(*seat, *choice),
            Event::GameEnded => self.any_game.turn() == Turn::Over,
            _ => true,
        }
    }
}
