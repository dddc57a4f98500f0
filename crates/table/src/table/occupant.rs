//! Who sits where.

use seal::NonceCommitment;

use crate::any::TableBot;
use crate::people::name::Name;
use crate::people::person::PersonId;
use protocol::{Appearance, StandIn};

/// Who sits on a seat.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Occupant {
    /// Somebody, or a program that plays by the same rules.
    Person {
        /// The identity of the device they sit at, which may have more seats than this.
        who: PersonId,
        name: Name,
        appearance: Option<Appearance>,
        stand_in: Option<StandIn>,
        /// How their client has committed to its nonce for the next deal.
        commitment: Option<NonceCommitment>,
    },
    /// A bot of the house.
    Bot {
        bot: TableBot,
        name: Name,
        /// Whose name it has, if it took over the seat of somebody who left.
        named_after: Option<PersonId>,
        /// What that person has chosen.
        appearance: Option<Appearance>,
    },
}

impl Occupant {
    /// Somebody who has just sat down.
    pub(crate) fn new_person(who: PersonId, name: Name) -> Occupant {
        Occupant::Person { who, name, appearance: None, stand_in: None, commitment: None }
    }

    /// A bot that has just sat down.
    pub(crate) fn new_bot(bot: TableBot, name: Name) -> Occupant {
        Occupant::Bot { bot, name, named_after: None, appearance: None }
    }

    /// A bot takes over the seat, and everything that is seen of it stays the same.
    pub(crate) fn give_way_to(&mut self, bot: TableBot) {
        let (name, named_after, appearance) = (self.name().clone(), self.named_after(), self.appearance());
        *self = Occupant::Bot { bot, name, named_after, appearance };
    }

    pub(crate) fn name(&self) -> &Name {
        match self {
            Occupant::Person { name, .. } | Occupant::Bot { name, .. } => name,
        }
    }

    /// Whose name this is; nobody's, if it is the bot's own.
    pub(crate) fn named_after(&self) -> Option<PersonId> {
        match self {
            Occupant::Person { who, .. } => Some(*who),
            Occupant::Bot { named_after, .. } => *named_after,
        }
    }

    pub(crate) fn appearance(&self) -> Option<Appearance> {
        match self {
            Occupant::Person { appearance, .. } | Occupant::Bot { appearance, .. } => *appearance,
        }
    }

    pub(crate) fn look_like(&mut self, chosen: Appearance) {
        let (Occupant::Person { appearance, .. } | Occupant::Bot { appearance, .. }) = self;
        *appearance = Some(chosen);
    }

    pub(crate) fn rename(&mut self, new: Name) {
        let (Occupant::Person { name, .. } | Occupant::Bot { name, .. }) = self;
        *name = new;
    }

    pub(crate) fn person(&self) -> Option<PersonId> {
        match self {
            Occupant::Person { who, .. } => Some(*who),
            Occupant::Bot { .. } => None,
        }
    }

    pub(crate) fn commitment(&self) -> Option<NonceCommitment> {
        match self {
            Occupant::Person { commitment, .. } => *commitment,
            Occupant::Bot { .. } => None,
        }
    }

    pub(crate) fn stand_in(&self) -> Option<StandIn> {
        match self {
            Occupant::Person { stand_in, .. } => *stand_in,
            Occupant::Bot { .. } => None,
        }
    }
}
