//! The master as the player of rollouts.

use diamant::{Diamant, View};
use game::BySeat;

use super::Player;
use crate::master::Master;

impl Player for Master {
    fn stay(&self, view: &View<'_>) -> f64 {
        Master::stay(self, view)
    }

    fn shares(&self, game: &Diamant) -> BySeat<f64> {
        Master::shares(self, game)
    }
}
