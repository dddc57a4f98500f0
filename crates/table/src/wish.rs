//! What somebody wants of a table. A wish may be refused; what comes of it is an event.

use game::Seat;
use seal::{GameId, Nonce, NonceCommitment};

use crate::people::name::Name;
use crate::people::person::PersonId;
use protocol::{Appearance, Choice, Door, Listing, OptionsField, Reaction, Vote};

/// Who wishes something and, where several people share a device, for which of its seats.
///
/// A device is one identity. The people who sit at it are its seats, all with the same rights; the first in the order of
/// seats is meant when none is named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wisher {
    /// Who.
    pub who: PersonId,
    /// For which of their seats.
    pub seat: Option<Seat>,
}

impl From<PersonId> for Wisher {
    fn from(who: PersonId) -> Wisher {
        Wisher { who, seat: None }
    }
}

/// A wish.
#[derive(Clone, PartialEq, Debug)]
pub enum Wish {
    /// To sit down, or to be called otherwise.
    Sit(Name),
    /// To let somebody else sit down at the same device.
    SitBeside(Name),
    /// To leave one's seat. While a game is on, a bot takes it.
    StandUp,
    /// To have an explorer or a bag that looks like this.
    Look(Appearance),
    /// To commit to a nonce for the deal of this game.
    Commit {
        /// Which deal is meant: it may have been replaced since.
        game: GameId,
        /// The hash of the nonce.
        commitment: NonceCommitment,
    },
    /// To reveal the nonce, after all commitments were published.
    Reveal {
        /// Which deal is meant.
        game: GameId,
        /// The nonce.
        nonce: Nonce,
    },
    /// To play (again). The game begins when everybody who is here wants it.
    Ready,
    /// To choose, or to choose otherwise while that is possible.
    Act {
        /// The number of the question that is answered.
        question: u32,
        /// The answer.
        choice: Choice,
    },
    /// To call something across the table.
    React(Reaction),
    /// To say something.
    Say(String),
    /// To answer whether a bot should play for somebody.
    Vote {
        /// For whom.
        seat: Seat,
        /// The answer. It may be changed while the question is open.
        vote: Vote,
    },
    /// What only the host may want.
    Host(HostWish),
}

/// What only the host may want.
#[derive(Clone, PartialEq, Debug)]
pub enum HostWish {
    /// A bot sits down.
    AddBot(String),
    /// Whoever sits here has to go. While a game is on, only somebody who is away, and the stand-in takes the seat.
    Clear(Seat),
    /// Somebody has to go and must not come back. A player who is connected may finish the game, in silence.
    Ban(PersonId),
    /// Newcomers may come to a private table, or not.
    Door(Door),
    /// Somebody takes another place in the order of seats.
    Move {
        /// Who.
        from: Seat,
        /// Where to.
        to: Seat,
    },
    /// Something else is agreed.
    Options(Box<OptionsField>),
    /// The table is shown in the lobby, or no longer.
    List(Listing),
    /// The game begins now.
    Start,
    /// The others are asked whether a bot should play for this seat until its player comes back.
    StandIn(Seat),
    /// Somebody else is host.
    PassOn(Seat),
}
