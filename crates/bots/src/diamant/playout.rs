//! Simulated expeditions of Diamant with random generators, for looking ahead and for training.

pub use advice::playout::Playout;

use advice::playout::Source;
use diamant::Decision;
use rand::{Rng, RngExt};

/// The generators for cards and choices.
#[derive(Clone, Debug)]
pub struct Luck<R> {
    /// For the cards.
    pub cards: R,
    /// For the choices.
    pub choices: R,
}

impl<R: Rng> Source for Luck<R> {
    type Choices = R;

    fn card(&mut self, outcomes: u32) -> u32 {
        self.cards.random_range(0..outcomes)
    }

    fn choices(&mut self) -> &mut R {
        &mut self.choices
    }
}

/// Continues with this probability.
pub fn decide(stay: f64, generator: &mut impl Rng) -> Decision {
    if generator.random::<f64>() < stay { Decision::Continue } else { Decision::Leave }
}
