//! Whether what a record says of the seats' nonces can have come from the procedure of its version.
//!
//! This is where a dealer is found out who chose the nonce of a bot, or of anybody else, after the others were known.

use game::{Seat, SeatSet};

use crate::contributions::{CommittedNonces, Contributions, SeatNonce};
use crate::deal_fault::DealFault;
use crate::deal_field::DealField;
use crate::secret::{GameId, Nonce, NonceCommitment, ShortNonce};

impl DealField {
    /// What the seats added, or why that cannot be.
    pub(crate) fn contributions(&self, game: &GameId, seats: usize) -> Result<Contributions, DealFault> {
        if self.nonces.len() != seats {
            return Err(DealFault::NonceCount { seats, given: self.nonces.len() });
        }
        match self.version {
            1 => self.version_1(),
            2 => self.version_2(game, seats),
            version => Err(DealFault::UnknownVersion(version)),
        }
    }

    fn version_1(&self) -> Result<Contributions, DealFault> {
        let later = [
            (self.bots.is_some(), "bots"),
            (self.commitments.is_some(), "commitments"),
            (!self.dropped.is_empty(), "dropped"),
            (self.restarts > 0, "restarts"),
        ];
        if let Some((_, field)) = later.into_iter().find(|(present, _)| *present) {
            return Err(DealFault::NotInVersion1 { field });
        }
        let nonces = self
            .nonces
            .iter()
            .enumerate()
            .map(|(seat, digits)| ShortNonce::from_hex(digits).ok_or(DealFault::ShortNonce { seat }));
        Ok(Contributions::Version1(nonces.collect::<Result<_, _>>()?))
    }

    fn version_2(&self, game: &GameId, seats: usize) -> Result<Contributions, DealFault> {
        let bots = self.bots.as_ref().ok_or(DealFault::BotsMissing)?;
        let bots = seat_set("bots", bots, seats)?;
        let dropped = seat_set("dropped", &self.dropped, seats)?;
        let commitments = self.commitments.as_ref().ok_or(DealFault::CommitmentsMissing)?;
        if commitments.len() != seats {
            return Err(DealFault::CommitmentCount { seats, given: commitments.len() });
        }
        let mut added = Vec::with_capacity(seats);
        for (seat, (digits, committed)) in self.nonces.iter().zip(commitments).enumerate() {
            let within = |set: SeatSet| Seat::new(seat).is_some_and(|seat| set.contains(seat));
            let nonce = Nonce::from_hex(digits).ok_or(DealFault::Nonce { seat })?;
            let commitment = committed
                .as_ref()
                .map(|digits| NonceCommitment::from_hex(digits).ok_or(DealFault::NonceCommitment { seat }));
            let commitment = commitment.transpose()?;
            added.push(match (within(bots), commitment) {
                (true, Some(_)) => return Err(DealFault::BotCommitted { seat }),
                (true, None) if nonce != Nonce::NONE => {
                    return Err(DealFault::BotNonce { seat });
                }
                (true, None) => SeatNonce::Bot,
                (false, None) if nonce != Nonce::NONE => {
                    return Err(DealFault::UncommittedNonce { seat });
                }
                (false, None) => SeatNonce::Nothing,
                (false, Some(_)) if within(dropped) => {
                    return Err(DealFault::DroppedCommitted { seat });
                }
                (false, Some(commitment)) if nonce.commitment(game) != commitment => {
                    return Err(DealFault::OtherNonce { seat });
                }
                (false, Some(commitment)) => SeatNonce::Committed { commitment, nonce },
            });
        }
        let restarts = self.restarts;
        if usize::from(restarts) > dropped.len() || (restarts == 0) != dropped.is_empty() {
            return Err(DealFault::Restarts { restarts, dropped: dropped.len() });
        }
        Ok(Contributions::Version2(CommittedNonces { seats: added, dropped, restarts }))
    }
}

/// The seats that a list names, in order and each once.
fn seat_set(field: &'static str, named: &[usize], seats: usize) -> Result<SeatSet, DealFault> {
    let in_order = named.is_sorted_by(|one, next| one < next);
    if !in_order || named.last().is_some_and(|last| *last >= seats) {
        return Err(DealFault::SeatList { field, seats });
    }
    Ok(named.iter().copied().filter_map(Seat::new).collect())
}
