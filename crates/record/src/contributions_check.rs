//! Whether what a record says of the seats' nonces can have come from the procedure of its version.
//!
//! This is where a dealer is found out who chose the nonce of a bot, or of anybody else, after the others were known.

use game::{Seat, SeatSet};

use crate::contributions::{CommittedNonces, Contributions, SeatNonce};
use crate::deal_field::{DealField, no};
use crate::refusal::Refusal;
use crate::seal::{GameId, Nonce, NonceCommitment, ShortNonce};

impl DealField {
    /// What the seats added, or a refusal.
    pub(crate) fn contributions(&self, game: &GameId, seats: usize) -> Result<Contributions, Refusal> {
        if self.nonces.len() != seats {
            return Err(no(format!("every seat has a nonce: {seats}, not {}", self.nonces.len())));
        }
        match self.version {
            1 => self.version_1(),
            2 => self.version_2(game, seats),
            version => Err(no(format!("version {version} is not known here, only 1 and 2"))),
        }
    }

    fn version_1(&self) -> Result<Contributions, Refusal> {
        let later = [
            (self.bots.is_some(), "bots"),
            (self.commitments.is_some(), "commitments"),
            (!self.dropped.is_empty(), "dropped"),
            (self.restarts > 0, "restarts"),
        ];
        if let Some((_, field)) = later.into_iter().find(|(present, _)| *present) {
            return Err(no(format!("version 1 has no {field}")));
        }
        let nonces = self.nonces.iter().enumerate().map(|(seat, digits)| {
            ShortNonce::from_hex(digits).ok_or_else(|| {
                no(format!("the nonce of seat {seat} must be 32 lower-case hexadecimal digits"))
            })
        });
        Ok(Contributions::Version1(nonces.collect::<Result<_, _>>()?))
    }

    fn version_2(&self, game: &GameId, seats: usize) -> Result<Contributions, Refusal> {
        let bots = self.bots.as_ref().ok_or_else(|| no("version 2 says which seats are bots"))?;
        let bots = seat_set("bots", bots, seats)?;
        let dropped = seat_set("dropped", &self.dropped, seats)?;
        let commitments =
            self.commitments.as_ref().ok_or_else(|| no("version 2 has the commitment of every seat"))?;
        if commitments.len() != seats {
            let given = commitments.len();
            return Err(no(format!("every seat has a commitment or null: {seats}, not {given}")));
        }
        let mut added = Vec::with_capacity(seats);
        for (place, (digits, committed)) in self.nonces.iter().zip(commitments).enumerate() {
            let within = |set: SeatSet| Seat::new(place).is_some_and(|seat| set.contains(seat));
            let nonce = Nonce::from_hex(digits).ok_or_else(|| {
                no(format!("the nonce of seat {place} must be 64 lower-case hexadecimal digits"))
            })?;
            let commitment = committed.as_ref().map(|digits| {
                NonceCommitment::from_hex(digits).ok_or_else(|| {
                    no(format!("the commitment of seat {place} must be 64 lower-case hexadecimal digits"))
                })
            });
            let commitment = commitment.transpose()?;
            added.push(match (within(bots), commitment) {
                (true, Some(_)) => return Err(no(format!("seat {place} is a bot and must not commit"))),
                (true, None) if nonce != Nonce::NONE => {
                    return Err(no(format!("seat {place} is a bot: its nonce must be zeros")));
                }
                (true, None) => SeatNonce::Bot,
                (false, None) if nonce != Nonce::NONE => {
                    return Err(no(format!("seat {place} did not commit: its nonce must be zeros")));
                }
                (false, None) => SeatNonce::Nothing,
                (false, Some(_)) if within(dropped) => {
                    return Err(no(format!("seat {place} was dropped and must not commit again")));
                }
                (false, Some(commitment)) if nonce.commitment(game) != commitment => {
                    return Err(no(format!("the nonce of seat {place} is not the one it committed to")));
                }
                (false, Some(commitment)) => SeatNonce::Committed { commitment, nonce },
            });
        }
        let restarts = self.restarts;
        if usize::from(restarts) > dropped.len() || (restarts == 0) != dropped.is_empty() {
            return Err(no(format!("{restarts} restarts do not go with {} dropped seats", dropped.len())));
        }
        Ok(Contributions::Version2(CommittedNonces { seats: added, dropped, restarts }))
    }
}

/// The seats that a list names, in order and each once.
fn seat_set(field: &str, named: &[usize], seats: usize) -> Result<SeatSet, Refusal> {
    let in_order = named.is_sorted_by(|one, next| one < next);
    if !in_order || named.last().is_some_and(|last| *last >= seats) {
        return Err(no(format!("{field} must be seats below {seats} in ascending order, each once")));
    }
    Ok(named.iter().copied().filter_map(Seat::new).collect())
}
