//! What an event of the next deal changes.

use game::{Seat, SeatSet};
use protocol::News;
use seal::NonceCommitment;

use crate::deal::SealedDeal;
use crate::log::event::{DealSeat, Event, Logged};
use crate::table::Table;
use crate::table::occupant::Occupant;
use crate::table::preparation::{Preparation, Stage};
use crate::table::visibility::Visibility;
use crate::time::Time;

impl Table {
    /// What an event of the next deal changes.
    pub(super) fn assign_deal(&mut self, event: &Event, logged: &Logged) -> Visibility {
        match event {
            Event::DealSealed { game, commitment, secret } => {
                self.replace_deal(SealedDeal {
                    game: game.clone(),
                    commitment: *commitment,
                    secret: secret.clone(),
                });
                Visibility::Public(News::DealSealed)
            }
            Event::NonceCommitted { seat, commitment } => {
                self.commit(*seat, *commitment);
                Visibility::Silent
            }
            Event::CommitmentsPublished { seats } => {
                self.publish(seats, logged.at);
                Visibility::Public(News::CommitmentsPublished)
            }
            Event::NonceRevealed { seat, nonce } => {
                let revealing = self.preparation.as_mut().map(|preparation| &mut preparation.stage);
                if let Some(Stage::Revealing { nonces, .. }) = revealing {
                    nonces[*seat] = Some(*nonce);
                }
                Visibility::Silent
            }
            Event::DealRestarted { dropped, game, commitment, secret } => {
                self.replace_deal(SealedDeal {
                    game: game.clone(),
                    commitment: *commitment,
                    secret: secret.clone(),
                });
                self.drop_seats(dropped, logged.at);
                Visibility::Public(News::DealRestarted { dropped: dropped.clone() })
            }
            _ => Visibility::Silent,
        }
    }

    /// The next deal is this; commitments to an earlier one are void.
    fn replace_deal(&mut self, deal: SealedDeal) {
        self.deal = Some(deal);
        self.forget_commitments();
    }

    fn forget_commitments(&mut self) {
        for occupant in &mut self.occupants {
            if let Occupant::Person { commitment, .. } = occupant {
                *commitment = None;
            }
        }
    }

    fn commit(&mut self, seat: Seat, committed: NonceCommitment) {
        if let Some(Occupant::Person { commitment, .. }) = self.occupants.get_mut(seat.index()) {
            *commitment = Some(committed);
        }
    }

    fn publish(&mut self, seats: &[DealSeat], since: Time) {
        let earlier = self.preparation.take();
        self.preparation = Some(Preparation {
            since,
            stage: Stage::Revealing { seats: seats.to_vec(), nonces: Box::default() },
            dropped: earlier.as_ref().map_or(SeatSet::EMPTY, |earlier| earlier.dropped),
            restarts: earlier.map_or(0, |earlier| earlier.restarts),
        });
    }

    /// The procedure begins anew without these seats.
    fn drop_seats(&mut self, dropped: &[u8], at: Time) {
        let dropped: SeatSet = dropped.iter().filter_map(|seat| Seat::new(usize::from(*seat))).collect();
        if let Some(preparation) = &mut self.preparation {
            preparation.stage = Stage::Committing { awaited: preparation.awaited_without(dropped) };
            preparation.since = at;
            preparation.dropped = preparation.dropped | dropped;
            preparation.restarts += 1;
        }
    }
}
