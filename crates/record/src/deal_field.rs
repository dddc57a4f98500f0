//! The sealed deal as it stands in a record.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::fair_deal::FairDeal;
use crate::refusal::Refusal;
use crate::seal::{Commitment, GameId, Nonce, Secret};

/// How the cards or dice of a game were drawn, as somebody wrote it down. It may make no sense.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DealField {
    /// The id of the game.
    pub game: String,
    /// The SHA-256 of the secret, in hexadecimal.
    pub commitment: String,
    /// What every seat added, in seat order, in hexadecimal.
    pub nonces: Vec<String>,
    /// How many draws of the record came from elsewhere, before the first of this deal.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub after: usize,
    /// The secret, in hexadecimal; not there while the game is running.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_zero(draws: &usize) -> bool {
    *draws == 0
}

/// An opened deal is for a file, not for a log.
impl fmt::Debug for DealField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("DealField");
        shown.field("game", &self.game).field("commitment", &self.commitment).field("nonces", &self.nonces);
        shown.field("after", &self.after);
        shown.field("secret", &self.secret.as_ref().map(|_| "…")).finish()
    }
}

impl DealField {
    /// The deal at its first draw, if the secret is told; a refusal if the field makes no sense for this many seats.
    pub(crate) fn check(&self, seats: usize) -> Result<Option<FairDeal>, Refusal> {
        let game = GameId::new(self.game.as_str())
            .ok_or_else(|| no("game must be 1 to 64 visible ASCII characters"))?;
        let commitment = Commitment::from_hex(&self.commitment)
            .ok_or_else(|| no("commitment must be 64 lower-case hexadecimal digits"))?;
        if self.nonces.len() != seats {
            return Err(no(format!("every seat has a nonce: {seats}, not {}", self.nonces.len())));
        }
        let nonces = self.nonces.iter().enumerate().map(|(seat, digits)| {
            Nonce::from_hex(digits).ok_or_else(|| {
                no(format!("the nonce of seat {seat} must be 32 lower-case hexadecimal digits"))
            })
        });
        let nonces = nonces.collect::<Result<Vec<_>, _>>()?;
        let Some(digits) = &self.secret else { return Ok(None) };
        let secret =
            Secret::from_hex(digits).ok_or_else(|| no("secret must be 64 lower-case hexadecimal digits"))?;
        if secret.commitment() != commitment {
            return Err(no("the SHA-256 of the secret is not the commitment"));
        }
        Ok(Some(FairDeal::new(game, secret, nonces).beginning_after(self.after)))
    }

    /// A refusal if the record stops before the deal begins.
    pub(crate) fn check_begins_within(&self, draws: usize) -> Result<(), Refusal> {
        if self.after > draws {
            return Err(no(format!("it begins after {} draws, but the record has only {draws}", self.after)));
        }
        Ok(())
    }
}

fn no(reason: impl fmt::Display) -> Refusal {
    Refusal::of_file(format!("deal: {reason}"))
}
