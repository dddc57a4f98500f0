//! Whether newcomers may come to a private table. Sending somebody away closes the door: a ban alone would end at the next
//! cookie. Public tables have no door.

use std::collections::BTreeSet;

use crate::log::event::Event;
use crate::people::person::PersonId;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::table::recorder::Recorder;
use protocol::{Door, Listing};

/// So many people may stay when the door is closed, besides those who sit here: more onlookers have to be let in again.
const MOST_STAY: usize = 200;

impl Table {
    /// Whether newcomers may come in.
    pub fn door(&self) -> Door {
        match (&self.stay, self.listing) {
            (Some(_), Listing::Private) => Door::Closed,
            _ => Door::Open,
        }
    }

    /// Whether this person, or somebody whom nobody knows, may be here. Those who sit here always may.
    pub fn may_enter(&self, who: Option<PersonId>) -> Result<(), Refusal> {
        if who.is_some_and(|who| self.is_banned(who)) {
            return Err(Refusal::Banned);
        }
        let stays = |who: PersonId| {
            let is_in = self.stay.as_ref().is_none_or(|stay| stay.contains(&who));
            is_in || who == self.host || self.seat_of(who).is_some()
        };
        if self.door() == Door::Closed && !who.is_some_and(stays) {
            return Err(Refusal::DoorClosed);
        }
        Ok(())
    }

    pub(crate) fn set_door(&mut self, door: Door, recorder: &mut Recorder<'_>) {
        match (door, self.stay.is_some()) {
            (Door::Closed, false) => {
                let stay = self.those_who_stay();
                self.emit(Event::DoorClosed { stay }, recorder);
            }
            (Door::Open, true) => self.emit(Event::DoorOpened, recorder),
            _ => {}
        }
    }

    /// Whoever is connected or sits here, with those who were let in before if the door is closed already.
    pub(crate) fn those_who_stay(&self) -> Vec<PersonId> {
        let here: BTreeSet<PersonId> = self.connected().filter(|who| !self.banned.contains(who)).collect();
        let seated = self.people().chain([self.host]);
        here.into_iter().take(MOST_STAY).chain(seated).collect::<BTreeSet<_>>().into_iter().collect()
    }
}
