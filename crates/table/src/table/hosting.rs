//! What the host may want, and what comes of it.

use game::Seat;

use crate::log::event::Event;
use crate::options::Options;
use crate::people::name::Name;
use crate::people::person::PersonId;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::table::occupant::Occupant;
use crate::table::recorder::Recorder;
use crate::wish::{HostWish, Wisher};
use protocol::{Door, Hints, Listing, OptionsField, PhaseWord, Reason};

impl Table {
    pub(crate) fn wish_of_host(
        &mut self,
        from: Wisher,
        wish: HostWish,
        recorder: &mut Recorder<'_>,
    ) -> Result<(), Refusal> {
        if from.who != self.host {
            return Err(Refusal::NotHost);
        }
        match wish {
            HostWish::AddBot(word) => self.add_bot(&word, recorder),
            HostWish::Clear(seat) => self.clear(from.who, seat, recorder),
            HostWish::Ban(who) => self.ban(from.who, who, recorder),
            HostWish::Door(door) => {
                self.set_door(door, recorder);
                Ok(())
            }
            HostWish::Move { from, to } => self.move_seat(from, to, recorder),
            HostWish::Options(options) => self.agree_on(*options, recorder),
            HostWish::List(listing) => {
                may_list(self.options.field(), listing)?;
                if listing != self.listing {
                    self.emit(Event::Listed { listing }, recorder);
                }
                Ok(())
            }
            HostWish::Start if self.preparation.is_some() => Ok(()),
            HostWish::Start => {
                self.between_games()?;
                self.can_start()?;
                self.welcome(from, recorder);
                self.publish_commitments(recorder);
                Ok(())
            }
            HostWish::StandIn(seat) => self.ask_for_stand_in(from, seat, recorder),
            HostWish::PassOn(seat) => {
                let to = self.occupant(seat).ok_or(Refusal::NoSuchSeat)?.person();
                let to = to.filter(|who| !self.banned.contains(who)).ok_or(Refusal::NobodyThere)?;
                if to != self.host {
                    self.emit(Event::HostPassed { to }, recorder);
                }
                Ok(())
            }
        }
    }

    fn add_bot(&mut self, word: &str, recorder: &mut Recorder<'_>) -> Result<(), Refusal> {
        self.between_games()?;
        self.room_for_one()?;
        let bot = self.bot(word)?;
        let name = Name::unlike(&bot.display_name(), |name| self.is_taken(name, None));
        self.emit(Event::BotSat { bot: bot.word(), name }, recorder);
        Ok(())
    }

    /// A player who is connected keeps the seat until the game is over, and so does a bot.
    fn may_be_cleared(&self, from: PersonId, seat: Seat) -> Result<(), Refusal> {
        match self.occupant(seat).ok_or(Refusal::NoSuchSeat)? {
            _ if self.phase != PhaseWord::Playing => Ok(()),
            Occupant::Bot { .. } => Err(Refusal::GameIsOn),
            Occupant::Person { who, .. } if *who == from => Ok(()),
            Occupant::Person { who, stand_in: Some(_), .. } if !self.presence.is_connected(*who) => Ok(()),
            Occupant::Person { .. } => Err(Refusal::StillPlaying),
        }
    }

    fn clear(&mut self, from: PersonId, seat: Seat, recorder: &mut Recorder<'_>) -> Result<(), Refusal> {
        self.may_be_cleared(from, seat)?;
        if self.preparation.is_some() {
            return Err(Refusal::GameIsOn);
        }
        self.emit(Event::SeatLeft { seat }, recorder);
        Ok(())
    }

    /// After a game those go who were banned while it was on.
    pub(crate) fn send_banned_away(&mut self, recorder: &mut Recorder<'_>) {
        while let Some(seat) = self.banned.iter().find_map(|who| self.seat_of(*who)) {
            self.emit(Event::SeatLeft { seat }, recorder);
        }
    }

    fn ban(&mut self, from: PersonId, who: PersonId, recorder: &mut Recorder<'_>) -> Result<(), Refusal> {
        if who == from {
            return Err(Refusal::Oneself);
        }
        let stays = self.seats_of(who).into_iter().any(|seat| self.may_be_cleared(from, seat).is_err());
        while let Some(seat) = self.seat_of(who).filter(|_| !stays) {
            self.emit(Event::SeatLeft { seat }, recorder);
        }
        if !self.banned.contains(&who) {
            self.emit(Event::Banned { who }, recorder);
            if self.listing == Listing::Private {
                self.set_door(Door::Closed, recorder);
            }
        }
        Ok(())
    }

    fn move_seat(&mut self, from: Seat, to: Seat, recorder: &mut Recorder<'_>) -> Result<(), Refusal> {
        self.between_games()?;
        for seat in [from, to] {
            self.occupant(seat).ok_or(Refusal::NoSuchSeat)?;
        }
        if from != to {
            self.emit(Event::Moved { from, to }, recorder);
        }
        Ok(())
    }

    fn agree_on(&mut self, options: OptionsField, recorder: &mut Recorder<'_>) -> Result<(), Refusal> {
        self.between_games()?;
        let options = self.agree_anew(options)?;
        may_list(&options, self.listing)?;
        let (min, max) = Options::check(options.clone())?.players();
        let players = self.occupants.len();
        if players > max {
            return Err(Refusal::Players { min, max, players });
        }
        if options != *self.options.field() {
            self.emit(Event::Agreed { options: Box::new(options) }, recorder);
        }
        Ok(())
    }

    /// From now on somebody or nobody acts for this seat, as the table has agreed.
    pub(crate) fn be_stood_in(&mut self, seat: Seat, why: Reason, recorder: &mut Recorder<'_>) {
        debug_assert!(matches!(self.occupant(seat), Some(Occupant::Person { stand_in: None, .. })));
        let by = self.options.field().absence.stand_in();
        self.emit(Event::StoodIn { seat, by, why }, recorder);
    }
}

/// Whether a table with this agreement may be listed so. Where strangers meet they play for themselves.
pub(super) fn may_list(options: &OptionsField, listing: Listing) -> Result<(), Refusal> {
    match (options.hints, listing) {
        (Hints::On, Listing::Public) => Err(Refusal::HintsInPublic),
        (Hints::Off, _) | (_, Listing::Private) => Ok(()),
    }
}
