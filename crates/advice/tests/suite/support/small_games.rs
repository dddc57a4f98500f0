//! Two-player games that are small enough for a complete game tree.

use std::sync::Arc;

use diamant::{Card, Decision, Diamant, Draft, Edition, Hazard, Rules, Sprung};
use game::driver::Unlogged;
use game::{Game, Move};

pub(crate) fn rules(
    treasures: &[u16],
    hazards: &[(Hazard, u8)],
    expeditions: u8,
    sprung: Sprung,
) -> Arc<Rules> {
    let base = Edition::by_id("classic-2005").unwrap().draft(None).unwrap();
    let draft = Draft {
        players: 2..=8,
        expeditions,
        treasures: treasures.to_vec(),
        hazards: hazards.to_vec(),
        sprung,
        ..base
    };
    Arc::new(draft.check().unwrap())
}

pub(crate) fn small_games() -> Vec<Arc<Rules>> {
    use Hazard::{Gas, Snake};
    vec![
        rules(&[3], &[(Snake, 2)], 1, Sprung::OneCopyOut),
        rules(&[1, 4, 4], &[(Snake, 2), (Gas, 2)], 2, Sprung::OneCopyOut),
        rules(&[2, 3, 5], &[(Snake, 3)], 2, Sprung::OneCopyOut),
        rules(&[5, 5], &[(Snake, 2), (Gas, 1)], 2, Sprung::Stays),
        rules(&[1, 3], &[(Snake, 3), (Gas, 2)], 3, Sprung::OneCopyOut),
    ]
}

pub(crate) fn after(game: &Diamant, answer: Move<Decision, Card>) -> Diamant {
    let mut game = game.clone();
    game.play(&answer, &mut Unlogged).unwrap();
    game
}
