//! What the host may want, and what comes of it.

use game::Seat;

use crate::door::Door;
use crate::event::Event;
use crate::name::Name;
use crate::occupant::{Occupant, Reason};
use crate::options::OptionsField;
use crate::person::PersonId;
use crate::refusal::Refusal;
use crate::scene::PhaseWord;
use crate::table::Table;
use crate::wish::{HostWish, Listing, Wisher};
use crate::wishes::Pen;

impl Table {
    pub(crate) fn wish_of_host(
        &mut self,
        from: Wisher,
        wish: HostWish,
        pen: &mut Pen<'_>,
    ) -> Result<(), Refusal> {
        if from.who != self.host {
            return Err(Refusal::NotHost);
        }
        match wish {
            HostWish::AddBot(word) => self.add_bot(&word, pen),
            HostWish::Clear(seat) => self.clear(from.who, seat, pen),
            HostWish::Ban(who) => self.ban(from.who, who, pen),
            HostWish::Door(door) => {
                self.set_door(door, pen);
                Ok(())
            }
            HostWish::Move { from, to } => self.move_seat(from, to, pen),
            HostWish::Options(options) => self.agree_on(*options, pen),
            HostWish::List(listing) => {
                self.options.field().suits(listing)?;
                if listing != self.listing {
                    self.tell(Event::Listed { listing }, pen);
                }
                Ok(())
            }
            HostWish::Start if self.preparation.is_some() => Ok(()),
            HostWish::Start => {
                self.between_games()?;
                self.can_start()?;
                self.welcome(from, pen);
                self.publish_commitments(pen);
                Ok(())
            }
            HostWish::StandIn(seat) => self.ask_for_stand_in(from, seat, pen),
            HostWish::PassOn(seat) => {
                let to = self.occupant(seat).ok_or(Refusal::NoSuchSeat)?.person();
                let to = to.filter(|who| !self.banned.contains(who)).ok_or(Refusal::NobodyThere)?;
                if to != self.host {
                    self.tell(Event::HostPassed { to }, pen);
                }
                Ok(())
            }
        }
    }

    fn add_bot(&mut self, word: &str, pen: &mut Pen<'_>) -> Result<(), Refusal> {
        self.between_games()?;
        self.room_for_one()?;
        let bot = self.bot(word)?;
        let name = Name::unlike(&bot.display_name(), |name| self.is_taken(name, None));
        self.tell(Event::BotSat { bot: bot.word(), name }, pen);
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

    fn clear(&mut self, from: PersonId, seat: Seat, pen: &mut Pen<'_>) -> Result<(), Refusal> {
        self.may_be_cleared(from, seat)?;
        if self.preparation.is_some() {
            return Err(Refusal::GameIsOn);
        }
        self.tell(Event::SeatLeft { seat }, pen);
        Ok(())
    }

    /// After a game those go who were banned while it was on.
    pub(crate) fn send_banned_away(&mut self, pen: &mut Pen<'_>) {
        while let Some(seat) = self.banned.iter().find_map(|who| self.seat_of(*who)) {
            self.tell(Event::SeatLeft { seat }, pen);
        }
    }

    fn ban(&mut self, from: PersonId, who: PersonId, pen: &mut Pen<'_>) -> Result<(), Refusal> {
        if who == from {
            return Err(Refusal::Oneself);
        }
        let stays = self.seats_of(who).into_iter().any(|seat| self.may_be_cleared(from, seat).is_err());
        while let Some(seat) = self.seat_of(who).filter(|_| !stays) {
            self.tell(Event::SeatLeft { seat }, pen);
        }
        if !self.banned.contains(&who) {
            self.tell(Event::Banned { who }, pen);
            if self.listing == Listing::Private {
                self.set_door(Door::Closed, pen);
            }
        }
        Ok(())
    }

    fn move_seat(&mut self, from: Seat, to: Seat, pen: &mut Pen<'_>) -> Result<(), Refusal> {
        self.between_games()?;
        for seat in [from, to] {
            self.occupant(seat).ok_or(Refusal::NoSuchSeat)?;
        }
        if from != to {
            self.tell(Event::Moved { from, to }, pen);
        }
        Ok(())
    }

    fn agree_on(&mut self, options: OptionsField, pen: &mut Pen<'_>) -> Result<(), Refusal> {
        self.between_games()?;
        let options = self.agree_anew(options)?;
        options.suits(self.listing)?;
        let (min, max) = options.clone().check()?.players();
        let players = self.occupants.len();
        if players > max {
            return Err(Refusal::Players { min, max, players });
        }
        if options != *self.options.field() {
            self.tell(Event::Agreed { options: Box::new(options) }, pen);
        }
        Ok(())
    }

    /// From now on somebody or nobody acts for this seat, as the table has agreed.
    pub(crate) fn be_stood_in(&mut self, seat: Seat, why: Reason, pen: &mut Pen<'_>) {
        debug_assert!(matches!(self.occupant(seat), Some(Occupant::Person { stand_in: None, .. })));
        let by = self.options.field().absence.stand_in();
        self.tell(Event::StoodIn { seat, by, why }, pen);
    }
}
