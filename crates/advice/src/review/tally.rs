//! The results of many simulations of the same choices.

use diamant::Decision;
use game::{Ballot, BySeat, Seat, SeatSet};

use super::{Appraisal, Weighed};

/// The sum of all simulations.
pub(super) struct Tally {
    inside: SeatSet,
    tries: f64,
    before: BySeat<f64>,
    after: BySeat<f64>,
    /// For each deciding seat: how much everybody gains if that seat continues.
    better: BySeat<BySeat<f64>>,
    /// The squares of each seat's own gain from continuing.
    squares: BySeat<f64>,
}

impl Tally {
    pub(super) fn new(inside: SeatSet) -> Tally {
        let none = BySeat::default();
        Tally { inside, tries: 0.0, before: none, after: none, better: BySeat::default(), squares: none }
    }

    pub(super) fn add(&mut self, before: &BySeat<f64>, after: &BySeat<f64>) {
        self.tries += 1.0;
        for (seat, share) in before.iter() {
            self.before[seat] += share;
            self.after[seat] += after[seat];
        }
    }

    pub(super) fn compare(&mut self, seat: Seat, goes_on: &BySeat<f64>, leaves: &BySeat<f64>) {
        for (who, share) in goes_on.iter() {
            self.better[seat][who] += share - leaves[who];
        }
        self.squares[seat] += (goes_on[seat] - leaves[seat]).powi(2);
    }

    /// The mean gain of this seat from continuing.
    pub(super) fn better(&self, seat: Seat) -> f64 {
        self.better[seat][seat] / self.tries
    }

    /// The chances before are those of the simulated mix; the values of the choices are placed around them so that
    /// their weighted mean is the chance before.
    pub(super) fn appraisal(&self, chosen: Ballot<Decision>, mix: &BySeat<f64>) -> Appraisal {
        let mean = |sums: &BySeat<f64>| BySeat::from_fn(|seat| sums[seat] / self.tries);
        let before = mean(&self.before);
        let weighed = BySeat::from_fn(|seat| {
            let decision = chosen.choice(seat).filter(|_| self.inside.contains(seat))?;
            let better = mean(&self.better[seat]);
            let stay = mix[seat];
            let by = match decision {
                Decision::Continue => 1.0 - stay,
                Decision::Leave => -stay,
            };
            let variance = (self.squares[seat] / self.tries - better[seat].powi(2)).max(0.0);
            Some(Weighed {
                stay,
                go_on: before[seat] + (1.0 - stay) * better[seat],
                leave: before[seat] - stay * better[seat],
                error: (variance / (self.tries - 1.0)).sqrt(),
                effect: BySeat::from_fn(|who| by * better[who]),
            })
        });
        Appraisal { before, after: mean(&self.after), weighed }
    }
}
