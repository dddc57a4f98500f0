//! One decision of one player, judged.

use diamant::{Decision, Diamant};
use game::{BySeat, Game, Seat};

use super::appraisal::mixes;
use super::{Moment, Rubies, Weighed};

/// A decision, what there was to see, and what it was worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct JudgedDecision {
    /// How many moves, cards and openings of choices, had been made before.
    pub moves: usize,
    /// What there was to see.
    pub moment: Moment,
    /// Who decided.
    pub seat: Seat,
    /// What was chosen.
    pub decision: Decision,
    /// What the choices bring in rubies.
    pub rubies: Rubies,
    /// What they are worth.
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

    /// By how much the choice changed the chance of winning, compared with the master's mix. At an equilibrium never for the
    /// better.
    pub fn gain(&self) -> f64 {
        self.weighed.effect[self.seat]
    }

    /// What the choice cost.
    pub fn loss(&self) -> f64 {
        (-self.gain()).max(0.0)
    }

    /// The standard error of the loss; 0 where it is exact.
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

/// From which difference between the choices on a decision counts: half a point.
const MATTERS: f64 = 0.005;
