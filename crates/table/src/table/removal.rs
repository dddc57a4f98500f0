//! Somebody deletes their account: they leave the table, and nothing here is called after them any more.
//!
//! The log before this moment is rewritten by [`Redaction`](crate::Redaction).

use game::Seat;
use rand::Rng;

use crate::log::event::{Event, SeatName};
use crate::log::redaction::DELETED_PLAYER;
use crate::people::name::Name;
use crate::people::person::PersonId;
use crate::table::recorder::Recorder;
use crate::table::visibility::Visibility;
use crate::table::{Entry, Table};
use crate::time::Time;
use protocol::PhaseWord;

impl Table {
    /// Replaces the names of this person, gives up their seats as if they had left, and passes the table on if they are
    /// its host. Does nothing if they were never here.
    pub fn remove_person(&mut self, who: PersonId, now: Time, generator: &mut dyn Rng, log: &mut Vec<Entry>) {
        let recorder = &mut Recorder { now, by: None, generator, log };
        self.replace_names_of(who, recorder);
        while let Some(seat) = self.seat_of(who) {
            self.emit(Event::SeatLeft { seat }, recorder);
        }
        self.continue_preparation(recorder);
        let next = self.people().find(|other| !self.banned.contains(other));
        if let Some(to) = next.filter(|_| self.host == who) {
            self.emit(Event::HostPassed { to }, recorder);
        }
    }

    /// Whether this person is host of a table that is not over and at which nobody else sits: nobody can go on with it.
    pub fn is_abandoned_by(&self, who: PersonId) -> bool {
        let others = self.people().any(|other| other != who);
        self.host == who && !others && self.phase != PhaseWord::Over
    }

    /// After whom each player of the game that is on, or of the last one, is called; nobody for a bot.
    pub fn players(&self) -> &[Option<PersonId>] {
        self.play.as_ref().map_or(&[], |play| &play.people)
    }

    fn replace_names_of(&mut self, who: PersonId, recorder: &mut Recorder<'_>) {
        let is_free = |name: &Name, chosen: &[SeatName]| !chosen.iter().any(|one| one.name.looks_like(name));
        let mut seats: Vec<SeatName> = Vec::new();
        for seat in self.seats() {
            let occupant = &self.occupants[seat.index()];
            if occupant.named_after() == Some(who) {
                let taken = |name: &Name| self.is_others_name(name, who) || !is_free(name, &seats);
                let name = Name::unlike(DELETED_PLAYER, taken);
                seats.push(SeatName { seat, name });
            }
        }
        let mut players: Vec<SeatName> = Vec::new();
        for (place, player) in self.players().iter().enumerate() {
            if let Some(seat) = Seat::new(place).filter(|_| *player == Some(who)) {
                let taken = |name: &Name| self.is_other_players_name(name, who) || !is_free(name, &players);
                let name = Name::unlike(DELETED_PLAYER, taken);
                players.push(SeatName { seat, name });
            }
        }
        let is_new = seats.iter().any(|one| self.occupants[one.seat.index()].name() != &one.name)
            || players.iter().any(|one| self.player_name(one.seat) != Some(one.name.as_str()));
        if is_new {
            self.emit(Event::NamesReplaced { who, seats, players }, recorder);
        }
    }

    fn is_others_name(&self, name: &Name, who: PersonId) -> bool {
        let others = self.occupants.iter().filter(|occupant| occupant.named_after() != Some(who));
        others.into_iter().any(|occupant| occupant.name().looks_like(name))
    }

    fn is_other_players_name(&self, name: &Name, who: PersonId) -> bool {
        let names = self.play.iter().flat_map(|play| play.any_game.names());
        let mut others = names.zip(self.players()).filter(|(_, player)| **player != Some(who));
        others.any(|(other, _)| name.looks_like_text(other))
    }

    fn player_name(&self, seat: Seat) -> Option<&str> {
        let names = self.play.as_ref().map(|play| play.any_game.names());
        names.and_then(|names| names.get(seat.index())).map(String::as_str)
    }

    pub(crate) fn replace_names(&mut self, seats: &[SeatName], players: &[SeatName]) -> Visibility {
        for SeatName { seat, name } in seats {
            if let Some(occupant) = self.occupants.get_mut(seat.index()) {
                occupant.rename(name.clone());
            }
        }
        if let Some(play) = &mut self.play {
            for SeatName { seat, name } in players {
                play.any_game.rename(*seat, name);
            }
        }
        Visibility::Silent
    }
}
