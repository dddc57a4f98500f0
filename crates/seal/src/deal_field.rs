//! The sealed deal as it stands in a record.

use std::fmt;

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::contributions::{CommittedNonces, Contributions, SeatNonce};
use crate::deal_fault::DealFault;
use crate::fair_deal::FairDeal;
use crate::secret::{Commitment, GameId, Secret, ShortNonce};

/// How the cards or dice of a game were drawn, as somebody wrote it down. It may make no sense.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DealField {
    /// The version of the scheme; not written for version 1.
    #[serde(default = "version_1", skip_serializing_if = "is_version_1")]
    pub version: u32,
    /// The id of the game.
    pub game: String,
    /// The SHA-256 of the secret, in hexadecimal.
    pub commitment: String,
    /// The seats of bots. From version 2 on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bots: Option<Vec<usize>>,
    /// How every seat committed to its nonce, in hexadecimal; nothing for a seat that adds nothing. From version 2 on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitments: Option<Vec<Option<String>>>,
    /// What every seat added, in seat order, in hexadecimal.
    pub nonces: Vec<String>,
    /// The seats that committed and then did not reveal their nonces. From version 2 on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dropped: Vec<usize>,
    /// How often the procedure began anew because of them. From version 2 on.
    #[serde(default, skip_serializing_if = "is_none_yet")]
    pub restarts: u8,
    /// How many draws of the record came from elsewhere, before the first of this deal.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub after: usize,
    /// The secret, in hexadecimal; not there while the game is running.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

fn version_1() -> u32 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_version_1(version: &u32) -> bool {
    *version == 1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_none_yet(restarts: &u8) -> bool {
    *restarts == 0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_zero(draws: &usize) -> bool {
    *draws == 0
}

/// An opened deal is for a file, not for a log.
impl fmt::Debug for DealField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("DealField");
        shown.field("version", &self.version).field("game", &self.game).field("commitment", &self.commitment);
        shown.field("bots", &self.bots).field("commitments", &self.commitments).field("nonces", &self.nonces);
        shown.field("dropped", &self.dropped).field("restarts", &self.restarts);
        shown.field("after", &self.after);
        shown.field("secret", &self.secret.as_ref().map(|_| "…")).finish()
    }
}

impl DealField {
    /// What everyone may know of a deal when its nonces are published.
    pub(crate) fn sealed(game: &GameId, commitment: Commitment, added: &Contributions) -> DealField {
        let mut field = DealField {
            version: 1,
            game: game.to_string(),
            commitment: commitment.to_string(),
            bots: None,
            commitments: None,
            nonces: Vec::new(),
            dropped: Vec::new(),
            restarts: 0,
            after: 0,
            secret: None,
        };
        match added {
            Contributions::Version1(nonces) => {
                field.nonces = nonces.iter().map(ShortNonce::to_string).collect();
            }
            Contributions::Version2(CommittedNonces { seats, dropped, restarts }) => {
                let is_bot = |seat: &usize| seats[*seat] == SeatNonce::Bot;
                let commitment = |seat: &SeatNonce| seat.commitment().map(|hash| hash.to_string());
                field.version = 2;
                field.bots = Some((0..seats.len()).filter(is_bot).collect());
                field.commitments = Some(seats.iter().map(commitment).collect());
                field.nonces = seats.iter().map(|seat| seat.nonce().to_string()).collect();
                field.dropped = dropped.into_iter().map(Seat::index).collect();
                field.restarts = *restarts;
            }
        }
        field
    }

    /// The deal at its first draw, if the secret is told; the fault if the field makes no sense for this many seats.
    pub fn check(&self, seats: usize) -> Result<Option<FairDeal>, DealFault> {
        let game = GameId::new(self.game.as_str()).ok_or(DealFault::Game)?;
        let commitment = Commitment::from_hex(&self.commitment).ok_or(DealFault::Commitment)?;
        let contributions = self.contributions(&game, seats)?;
        let Some(digits) = &self.secret else { return Ok(None) };
        let secret = Secret::from_hex(digits).ok_or(DealFault::Secret)?;
        if secret.commitment() != commitment {
            return Err(DealFault::OtherSecret);
        }
        Ok(Some(FairDeal::new(game, secret, contributions).beginning_after(self.after)))
    }

    /// The fault if a record stops after this many draws, before the deal begins.
    pub fn check_begins_within(&self, draws: usize) -> Result<(), DealFault> {
        if self.after > draws {
            return Err(DealFault::BeginsTooLate { after: self.after, draws });
        }
        Ok(())
    }
}
