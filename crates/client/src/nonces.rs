//! The nonces of this device for the deal on the table: committed to first, revealed when all commitments are published.
//!
//! It reveals a nonce only if its own commitment is in the published list, and only for one such list of a game.

use protocol::{PhaseWord, Scene};
use rand::{Rng, RngExt};
use seal::{GameId, Nonce};

/// What this device has to send now, for one of its seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// The commitment to a nonce.
    #[expect(missing_docs, reason = "fields that their names explain")]
    Commit { seat: u8, game: GameId, nonce: Nonce },
    /// The nonce.
    #[expect(missing_docs, reason = "fields that their names explain")]
    Reveal { seat: u8, game: GameId, nonce: Nonce },
}

/// The nonces for one deal.
#[derive(Default)]
pub struct Nonces {
    game: String,
    committed: Vec<(u8, Nonce)>,
    /// The list of commitments that was seen when a nonce was first revealed.
    published: Option<Vec<Option<String>>>,
}

impl Nonces {
    /// What the seats of this device have to send, now that the table looks like this.
    pub fn steps(&mut self, scene: &Scene, seats: &[u8], generator: &mut dyn Rng) -> Vec<Step> {
        let deal = &scene.deal;
        let Some(game) = GameId::new(deal.game.as_str()) else { return Vec::new() };
        if scene.phase == PhaseWord::Playing {
            return Vec::new();
        }
        if deal.game != self.game {
            *self = Nonces { game: deal.game.clone(), ..Nonces::default() };
        }
        let Some(published) = &deal.seats else {
            let new = |seat: &&u8| {
                !deal.dropped.contains(*seat) && !self.committed.iter().any(|(known, _)| known == *seat)
            };
            let new: Vec<u8> = seats.iter().filter(new).copied().collect();
            let commit = |seat: u8| {
                let nonce = Nonce::new(generator.random());
                self.committed.push((seat, nonce));
                Step::Commit { seat, game: game.clone(), nonce }
            };
            return new.into_iter().map(commit).collect();
        };
        let published: Vec<Option<String>> = published.iter().map(|seat| seat.commitment.clone()).collect();
        if self.published.as_ref().is_some_and(|known| *known != published) {
            return Vec::new();
        }
        let own = |seat: u8| {
            let listed = published.get(usize::from(seat))?.as_ref()?;
            // Seats may have moved since the commitment.
            let nonce = self.committed.iter().map(|(_, nonce)| *nonce);
            let nonce = nonce.into_iter().find(|nonce| nonce.commitment(&game).to_string() == *listed)?;
            Some(Step::Reveal { seat, game: game.clone(), nonce })
        };
        let steps: Vec<Step> = seats.iter().filter_map(|seat| own(*seat)).collect();
        self.published = Some(published);
        steps
    }
}

#[cfg(test)]
mod tests {
    use protocol::{DealSeatScene, DiamantField, GameField, Listing, OptionsField};
    use rand::SeedableRng;
    use rand::rngs::SmallRng;
    use table::{PersonId, Table, Time};

    use super::*;

    fn scene(game: &str, published: Option<Vec<Option<String>>>) -> Scene {
        let options = OptionsField::new(GameField::from(DiamantField {
            edition: record::EditionField::Published("classic-2005".to_owned()),
            relics: None,
            chests: None,
        }));
        let generator = &mut SmallRng::seed_from_u64(1);
        let (table, _) =
            Table::make(PersonId(1), Listing::Private, options, None, Time(0), generator).unwrap();
        let mut scene = table.look().scene;
        let seat = |commitment| DealSeatScene { bot: false, commitment };
        let seats = published.map(|seats| seats.into_iter().map(seat).collect());
        let deal = protocol::DealScene { game: game.to_owned(), seats, ..(*scene.deal).clone() };
        scene.deal = protocol::Rendered::new(deal);
        scene
    }

    #[test]
    fn a_nonce_is_revealed_only_for_a_list_that_has_its_commitment_and_for_no_other_list() {
        let (mut nonces, mut generator) = (Nonces::default(), SmallRng::seed_from_u64(7));
        let mut steps = |scene: &Scene| nonces.steps(scene, &[0], &mut generator);
        let committed = steps(&scene("a", None));
        let [Step::Commit { seat: 0, game, nonce }] = &committed[..] else { panic!("{committed:?}") };
        assert_eq!(steps(&scene("a", None)), [], "once is enough");

        let own = Some(nonce.commitment(game).to_string());
        let other = Some("0".repeat(64));
        let reveal = Step::Reveal { seat: 0, game: game.clone(), nonce: *nonce };
        assert_eq!(steps(&scene("a", Some(vec![own.clone(), other.clone()]))), [reveal]);
        assert_eq!(steps(&scene("a", Some(vec![own.clone(), None]))), [], "another list for the same game");

        let again = steps(&scene("b", None));
        let [Step::Commit { nonce: fresh, .. }] = &again[..] else { panic!("{again:?}") };
        assert_ne!(fresh, nonce, "a nonce is used once");
        assert_eq!(steps(&scene("b", Some(vec![other, own]))), [], "its own commitment is missing");
    }
}
