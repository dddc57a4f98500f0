//! What the seats add to a deal, by the version of the scheme.
//!
//! The types allow only what the scheme allows: in version 2 a bot has no nonce, and a nonce comes with its commitment.

use game::SeatSet;

use crate::secret::{GameId, Nonce, NonceCommitment, ShortNonce};

/// What the seats add to a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Contributions {
    /// One nonce of every seat, sent after the commitment of the dealer. Nothing says which seats are bots.
    Version1(Vec<ShortNonce>),
    /// Nonces to which the seats committed before any of them was revealed.
    Version2(CommittedNonces),
}

/// The nonces of a deal of version 2.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct CommittedNonces {
    /// In the order of seats.
    pub seats: Vec<SeatNonce>,
    /// The seats that committed and did not reveal in time, so that the procedure began anew without them.
    pub dropped: SeatSet,
    /// How often it began anew.
    pub restarts: u8,
}

/// What one seat adds to a deal of version 2.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatNonce {
    /// A bot, which adds nothing.
    Bot,
    /// Somebody who adds nothing.
    Nothing,
    /// A nonce and the commitment to it.
    Committed {
        /// Published first.
        commitment: NonceCommitment,
        /// Revealed when all commitments were published.
        nonce: Nonce,
    },
}

impl SeatNonce {
    /// The nonce of somebody who commits to it for this game.
    pub fn committed(nonce: Nonce, game: &GameId) -> SeatNonce {
        SeatNonce::Committed { commitment: nonce.commitment(game), nonce }
    }

    /// What is under the key: zeros, where nothing was added.
    pub fn nonce(&self) -> Nonce {
        match self {
            SeatNonce::Bot | SeatNonce::Nothing => Nonce::NONE,
            SeatNonce::Committed { nonce, .. } => *nonce,
        }
    }

    /// What was published before, if anything was.
    pub fn commitment(&self) -> Option<NonceCommitment> {
        match self {
            SeatNonce::Bot | SeatNonce::Nothing => None,
            SeatNonce::Committed { commitment, .. } => Some(*commitment),
        }
    }
}

impl CommittedNonces {
    /// These seats, none of which was dropped.
    pub fn new(seats: Vec<SeatNonce>) -> CommittedNonces {
        CommittedNonces { seats, ..CommittedNonces::default() }
    }

    pub(crate) fn nonces(&self) -> impl Iterator<Item = Nonce> + '_ {
        self.seats.iter().map(SeatNonce::nonce)
    }
}

impl From<Vec<ShortNonce>> for Contributions {
    fn from(nonces: Vec<ShortNonce>) -> Contributions {
        Contributions::Version1(nonces)
    }
}

impl From<CommittedNonces> for Contributions {
    fn from(seats: CommittedNonces) -> Contributions {
        Contributions::Version2(seats)
    }
}
