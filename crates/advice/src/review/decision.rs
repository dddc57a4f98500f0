//! One judged decision of one player.

use diamant::{Decision, Diamant};
use game::{BySeat, Game, Seat};

use super::appraisal::mixes;
use super::{Moment, Rubies, Weighed};

/// A decision, the position, and its value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct JudgedDecision {
    /// The number of moves (cards and openings) before it.
    pub moves: usize,
    /// The visible position.
    pub moment: Moment,
    /// Who decided.
    pub seat: Seat,
    /// What was chosen.
    pub decision: Decision,
    /// The results of both choices in rubies.
    pub rubies: Rubies,
    /// The values of both choices.
    pub weighed: Weighed,
}

impl JudgedDecision {
    pub(super) fn new(
        game: &Diamant,
        moves: usize,
        seat: Seat,
        decision: Decision,
        weighed: &BySeat<Option<Weighed>>,
    ) -> Option<JudgedDecision> {
        Some(JudgedDecision {
            moves,
            moment: Moment::of(&game.view(Some(seat))),
            seat,
            decision,
            rubies: Rubies::of(game, seat, &mixes(weighed)),
            weighed: weighed[seat]?,
        })
    }

    /// How much the choice changed the chance of winning, compared with the master's mix. Never positive at an
    /// equilibrium.
    pub fn gain(&self) -> f64 {
        self.weighed.effect[self.seat]
    }

    /// The cost of the choice.
    pub fn loss(&self) -> f64 {
        (-self.gain()).max(0.0)
    }

    /// The standard error of the loss; 0 if it is exact.
    pub fn error(&self) -> f64 {
        (1.0 - self.weighed.share(self.decision)) * self.weighed.error
    }

    /// Whether one of the two choices was better by more than half a point.
    pub fn mattered(&self) -> bool {
        self.weighed.stakes() >= MATTERS
    }

    /// Whether the loss is certain: more than twice its error.
    pub fn is_certain(&self) -> bool {
        self.loss() > 2.0 * self.error()
    }
}

/// The minimum difference between the choices for a decision to count: half a point.
const MATTERS: f64 = 0.005;
