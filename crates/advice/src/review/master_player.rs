//! The master as the player of rollouts.

use diamant::{Diamant, View};
use game::{BySeat, Game};

use super::Player;
use crate::master::Master;

impl Player for Master {
    fn stay(&self, view: &View<'_>) -> f64 {
        Master::stay(self, view)
    }

    fn shares(&self, game: &Diamant) -> BySeat<f64> {
        let view = game.view(None);
        let to_play = if view.is_over() { 0 } else { view.rules().expeditions() + 1 - view.expedition() };
        self.win_shares(to_play, game.seats(), &game.standings())
    }
}
