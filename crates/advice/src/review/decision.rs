//! One decision of one player, judged.

use diamant::{Decision, Diamant};
use game::{BySeat, Game, Seat};

use super::{Rubies, Weighed};
use crate::{Chance, Outlook};

/// A decision, what there was to see, and what it was worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct JudgedDecision {
    /// How many moves, cards and openings of choices, had been made before.
    pub moves: usize,
    /// Which expedition it was, counted from 1.
    pub expedition: u8,
    /// How many cards lay on the path.
    pub cards: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was chosen.
    pub decision: Decision,
    /// How many were inside.
    pub inside: usize,
    /// What each of them carried.
    pub carried: u16,
    /// The rubies that lay on the path.
    pub path: u16,
    /// The relics that lay on the path.
    pub relics: usize,
    /// The chance that the next card is a trap.
    pub trap: Chance,
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
        let view = game.view(Some(seat));
        let stay = BySeat::from_fn(|seat| weighed[seat].map_or(0.0, |weighed| weighed.stay));
        Some(JudgedDecision {
            moves,
            expedition: view.expedition(),
            cards: view.path().cards().len(),
            seat,
            decision,
            inside: view.inside().len(),
            carried: view.carried().worth(),
            path: view.path().rubies().worth(),
            relics: view.path().relics().count(),
            trap: Outlook::of(&view).trap(),
            rubies: Rubies::of(game, seat, &stay),
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
