//! The procedure between the wish to play and the first draw: every seat has committed to a nonce, all commitments are
//! published, then all nonces are revealed. `docs/fairness.md` says why.
//!
//! This file decides; what an event changes is in `apply.rs`. No nonce leaves the table before all are in.

use std::time::Duration;

use game::{BySeat, Seat, SeatSet};
use seal::{CommittedNonces, GameId, Nonce, NonceCommitment, SeatNonce};

use crate::deal::SealedDeal;
use crate::log::event::{AddedNonces, DealSeat, Event};
use crate::refusal::Refusal;
use crate::table::Table;
use crate::table::occupant::Occupant;
use crate::table::recorder::Recorder;
use crate::time::Time;
use crate::wish::Wisher;
use protocol::{DealSeatScene, numbers};

/// How long a seat that has committed may take to reveal its nonce. Clients do so by themselves.
const REVEAL_WITHIN: Duration = Duration::from_secs(10);
/// How long the clients may take to commit again after a restart.
const COMMIT_WITHIN: Duration = Duration::from_secs(5);

/// How far the procedure is. Seats, their order and the options cannot change while there is one.
#[derive(Clone, Debug)]
pub(crate) struct Preparation {
    /// Since when the seats are waited for.
    pub(crate) since: Time,
    pub(crate) stage: Stage,
    /// The seats that did not reveal their nonces.
    pub(crate) dropped: SeatSet,
    /// How often the procedure has begun anew.
    pub(crate) restarts: u8,
}

/// What is waited for.
#[derive(Clone, Debug)]
pub(crate) enum Stage {
    /// After a restart: new commitments of these seats.
    Committing { awaited: SeatSet },
    /// The nonces of all seats that have committed.
    Revealing { seats: Vec<DealSeat>, nonces: Box<BySeat<Option<Nonce>>> },
}

impl Preparation {
    /// The seats that have committed to a nonce and not revealed it.
    fn unrevealed(&self) -> SeatSet {
        match &self.stage {
            Stage::Committing { .. } => SeatSet::EMPTY,
            Stage::Revealing { seats, nonces } => {
                committed(seats).filter(|seat| nonces[*seat].is_none()).collect()
            }
        }
    }

    /// The seats without which the procedure goes on after a restart.
    pub(crate) fn awaited_without(&self, dropped: SeatSet) -> SeatSet {
        match &self.stage {
            Stage::Committing { awaited } => *awaited - dropped,
            Stage::Revealing { seats, .. } => committed(seats).collect::<SeatSet>() - dropped,
        }
    }

    /// How everybody sees the published commitments.
    pub(crate) fn scene(&self) -> Option<Vec<DealSeatScene>> {
        let Stage::Revealing { seats, .. } = &self.stage else { return None };
        let seen = |seat: &DealSeat| DealSeatScene {
            bot: seat.bot,
            commitment: seat.commitment.map(|commitment| commitment.to_string()),
        };
        Some(seats.iter().map(seen).collect())
    }
}

/// The seats that have committed.
fn committed(seats: &[DealSeat]) -> impl Iterator<Item = Seat> + '_ {
    let committed = |(place, seat): (usize, &DealSeat)| seat.commitment.and_then(|_| Seat::new(place));
    seats.iter().enumerate().filter_map(committed)
}

impl Table {
    pub(crate) fn wish_to_commit(
        &mut self,
        from: Wisher,
        game: &GameId,
        commitment: NonceCommitment,
        recorder: &mut Recorder<'_>,
    ) -> Result<(), Refusal> {
        let seat = self.seated(from)?;
        self.is_open(game)?;
        let same = self.occupant(seat).and_then(Occupant::commitment) == Some(commitment);
        match &self.preparation {
            Some(Preparation { dropped, .. }) if dropped.contains(seat) => {
                return Err(Refusal::DroppedFromDeal);
            }
            Some(Preparation { stage: Stage::Revealing { .. }, .. }) if !same => {
                return Err(Refusal::StaleDeal);
            }
            _ => {}
        }
        if !same {
            self.emit(Event::NonceCommitted { seat, commitment }, recorder);
        }
        Ok(())
    }

    pub(crate) fn wish_to_reveal(
        &mut self,
        from: Wisher,
        game: &GameId,
        nonce: Nonce,
        recorder: &mut Recorder<'_>,
    ) -> Result<(), Refusal> {
        let seat = self.seated(from)?;
        self.is_open(game)?;
        let Some(Preparation { stage: Stage::Revealing { seats, nonces }, .. }) = &self.preparation else {
            return Err(Refusal::NotRevealing);
        };
        let commitment = seats.get(seat.index()).and_then(|seat| seat.commitment);
        if nonce.commitment(game) != commitment.ok_or(Refusal::NotRevealing)? {
            return Err(Refusal::WrongNonce);
        }
        if nonces[seat].is_none() {
            self.emit(Event::NonceRevealed { seat, nonce }, recorder);
        }
        Ok(())
    }

    /// Whether the deal of this game is the one that is prepared.
    fn is_open(&self, game: &GameId) -> Result<(), Refusal> {
        let open = self.deal.as_ref().is_some_and(|deal| deal.game == *game);
        if open { Ok(()) } else { Err(Refusal::StaleDeal) }
    }

    /// Publishes how the seats have committed. If none has, there is nothing to wait for and the game begins.
    pub(crate) fn publish_commitments(&mut self, recorder: &mut Recorder<'_>) {
        let grace = self.options.grace();
        let seat = |occupant: &Occupant| {
            // Nobody waits for the client of somebody who is not here.
            let here = occupant.person().is_some_and(|who| self.presence.here(who, recorder.now, grace));
            DealSeat { bot: occupant.person().is_none(), commitment: occupant.commitment().filter(|_| here) }
        };
        let seats: Vec<DealSeat> = self.occupants.iter().map(seat).collect();
        if committed(&seats).next().is_none() {
            return self.begin_game(vec![None; seats.len()], recorder);
        }
        self.emit(Event::CommitmentsPublished { seats }, recorder);
    }

    /// Takes the next step of the procedure, if nothing is waited for any more.
    pub(crate) fn continue_preparation(&mut self, recorder: &mut Recorder<'_>) {
        let Some(preparation) = &self.preparation else { return };
        match &preparation.stage {
            Stage::Committing { awaited } => {
                let missing = |seat: Seat| self.occupant(seat).and_then(Occupant::commitment).is_none();
                if !awaited.into_iter().any(missing) {
                    self.publish_commitments(recorder);
                }
            }
            Stage::Revealing { seats, nonces } => {
                let unrevealed = preparation.unrevealed();
                let left: SeatSet =
                    unrevealed.into_iter().filter(|seat| self.person_on(*seat).is_none()).collect();
                if unrevealed.is_empty() {
                    let revealed =
                        self.seats().into_iter().take(seats.len()).map(|seat| nonces[seat]).collect();
                    self.begin_game(revealed, recorder);
                } else if !left.is_empty() {
                    self.restart_preparation(left, recorder);
                }
            }
        }
    }

    /// When those who have not answered are no longer waited for.
    pub(crate) fn preparation_due(&self) -> Option<Time> {
        let preparation = self.preparation.as_ref()?;
        let within = match preparation.stage {
            Stage::Committing { .. } => COMMIT_WITHIN,
            Stage::Revealing { .. } => REVEAL_WITHIN,
        };
        Some(self.presence.effective(preparation.since) + within)
    }

    /// The time for an answer is over.
    pub(crate) fn stop_waiting(&mut self, recorder: &mut Recorder<'_>) {
        let Some(preparation) = &self.preparation else { return };
        match preparation.stage {
            Stage::Committing { .. } => self.publish_commitments(recorder),
            Stage::Revealing { .. } => self.restart_preparation(preparation.unrevealed(), recorder),
        }
    }

    fn restart_preparation(&mut self, dropped: SeatSet, recorder: &mut Recorder<'_>) {
        let SealedDeal { game, commitment, secret } = SealedDeal::draw(recorder.generator);
        self.emit(Event::DealRestarted { dropped: numbers(dropped), game, commitment, secret }, recorder);
        self.continue_preparation(recorder);
    }

    fn begin_game(&mut self, revealed: Vec<Option<Nonce>>, recorder: &mut Recorder<'_>) {
        self.emit(Event::GameBegan { added: AddedNonces::Version2 { revealed } }, recorder);
        self.go_on(recorder);
    }

    /// What the seats add to the deal that begins now. This ends the procedure.
    pub(crate) fn take_contributions(&mut self, revealed: &[Option<Nonce>]) -> CommittedNonces {
        let preparation = self.preparation.take();
        let published = if let Some(Preparation { stage: Stage::Revealing { seats, .. }, .. }) = &preparation
        {
            seats.clone()
        } else {
            let bots = self.occupants.iter().map(|occupant| occupant.person().is_none());
            bots.map(|bot| DealSeat { bot, commitment: None }).collect()
        };
        let seat = |(seat, nonce): (&DealSeat, &Option<Nonce>)| match (seat.bot, seat.commitment, nonce) {
            (true, ..) => SeatNonce::Bot,
            (false, Some(commitment), Some(nonce)) => SeatNonce::Committed { commitment, nonce: *nonce },
            (false, ..) => SeatNonce::Nothing,
        };
        CommittedNonces {
            seats: published.iter().zip(revealed).map(seat).collect(),
            dropped: preparation.as_ref().map_or(SeatSet::EMPTY, |preparation| preparation.dropped),
            restarts: preparation.map_or(0, |preparation| preparation.restarts),
        }
    }
}
