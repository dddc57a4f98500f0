//! A fair deal as the dealer of a game.

use game::conformance::Chooser;
use game::driver::{Players, Unlogged, run};
use game::{Game, Seat, SeatSet};
use seal::{CommittedNonces, FairDeal, GameId, SeatNonce, Secret};

/// Chooses at random.
struct Anyone(Chooser);

impl<G: Game> Players<G> for Anyone {
    fn choose(&mut self, game: &G, seat: Seat) -> G::Action {
        *self.0.one_of(&game.actions(seat).collect::<Vec<_>>())
    }

    fn race(&mut self, game: &G, seats: SeatSet) -> (Seat, G::Action) {
        let seat = *self.0.one_of(&seats.into_iter().collect::<Vec<_>>());
        (seat, self.choose(game, seat))
    }
}

#[test]
fn a_fair_deal_drives_any_game_to_its_end() {
    let mut game = troll::Troll::new(troll::Draft::default().check().unwrap(), 4).unwrap();
    let game_id = GameId::new("k7Qm2x").unwrap();
    let mut deal =
        FairDeal::new(game_id, Secret::new([7; 32]), CommittedNonces::new(vec![SeatNonce::Nothing; 4]));
    run(&mut game, &mut deal, &mut Anyone(Chooser::new(1)), &mut Unlogged).unwrap();
    assert!(game.view(None).is_over());
}
