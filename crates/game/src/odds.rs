//! The possible outcomes of the next chance turn, with exact weights.

use crate::{Game, Turn};

/// Every distinct outcome of a chance turn, with the number of equally likely ways to get it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Odds<C> {
    outcomes: Vec<(C, u32)>,
    total: u32,
}

impl<C: Copy> Odds<C> {
    /// Each outcome and its weight, in the order that the game documents.
    pub fn iter(&self) -> impl Iterator<Item = (C, u32)> + '_ {
        self.outcomes.iter().copied()
    }

    /// The sum of all weights.
    pub fn total(&self) -> u32 {
        self.total
    }

    /// The weight of all outcomes that satisfy the condition.
    pub fn weight_of(&self, holds: impl Fn(C) -> bool) -> u32 {
        self.iter().filter(|(outcome, _)| holds(*outcome)).map(|(_, weight)| weight).sum()
    }
}

/// The odds of the game's next chance turn; `None` if it does not wait for chance.
pub fn odds<G: Game>(game: &G) -> Option<Odds<G::Chance>> {
    let Turn::Chance(total) = game.turn() else { return None };
    let mut outcomes: Vec<(G::Chance, u32)> = Vec::new();
    for outcome in (0..total).map(|index| game.outcome(index)) {
        match outcomes.iter_mut().find(|(known, _)| *known == outcome) {
            Some((_, weight)) => *weight += 1,
            None => outcomes.push((outcome, 1)),
        }
    }
    Some(Odds { outcomes, total })
}
