//! How simultaneous choosers respond to each other: each moves towards the better response.

use game::{BySeat, Seat, SeatSet};

/// A difference of this much, one point, moves a mix by one: from even to 73 in 100.
const UNIT: f64 = 0.01;

/// The maximum step of a mix: all respond at once, and larger steps would overshoot.
const LONGEST: f64 = 2.0;

/// A choice with a lower probability than this is never made.
const RARELY: f64 = 0.05;

/// The current mixes of all explorers inside.
pub(super) struct Answers {
    inside: SeatSet,
    /// The log-odds of continuing.
    leaning: BySeat<f64>,
    rounds: u32,
    /// The sum of the mixes after every round, with little weight on early rounds.
    sum: BySeat<f64>,
    weight: f64,
}

impl Answers {
    /// Everybody starts with this mix.
    pub(super) fn new(inside: SeatSet, mix: &BySeat<f64>) -> Answers {
        let leaning = BySeat::from_fn(|seat| {
            let stay = mix[seat].clamp(0.02, 0.98);
            (stay / (1.0 - stay)).ln()
        });
        Answers { inside, leaning, rounds: 0, sum: BySeat::default(), weight: 0.0 }
    }

    /// The current mixes.
    pub(super) fn mix(&self) -> BySeat<f64> {
        BySeat::from_fn(|seat| if self.inside.contains(seat) { chance(self.leaning[seat]) } else { 0.0 })
    }

    /// Everybody responds; `better` is each seat's gain from continuing. Steps become smaller from round to round.
    pub(super) fn answer(&mut self, better: impl Fn(Seat) -> f64) {
        let length = 1.0 / (1.0 + f64::from(self.rounds) / 4.0);
        self.rounds += 1;
        let weight = f64::from(self.rounds);
        self.weight += weight;
        for seat in self.inside {
            self.leaning[seat] += length * (better(seat) / UNIT).clamp(-LONGEST, LONGEST);
            self.sum[seat] += weight * chance(self.leaning[seat]);
        }
    }

    /// The average mixes over the rounds, with more weight on later ones.
    pub(super) fn settled(&self) -> BySeat<f64> {
        BySeat::from_fn(|seat| match self.sum[seat] / self.weight {
            _ if !self.inside.contains(seat) => 0.0,
            rarely if rarely < RARELY => 0.0,
            mostly if mostly > 1.0 - RARELY => 1.0,
            stay => stay,
        })
    }
}

fn chance(leaning: f64) -> f64 {
    1.0 / (1.0 + (-leaning).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Leaving alone is worth 1, leaving together 0, continuing 0.4. Even if both start by continuing, they end where
    /// both choices have the same value: each continues 4 times in 10.
    #[test]
    fn two_who_want_to_leave_alone_come_to_terms() {
        let mut answers = Answers::new(SeatSet::first_n(2), &BySeat::from_fn(|_| 1.0));
        for _ in 0..200 {
            let mix = answers.mix();
            let other = |seat: Seat| Seat::new(1 - seat.index()).unwrap();
            answers.answer(|seat| 0.4 - mix[other(seat)]);
        }
        let settled = answers.settled();
        for seat in SeatSet::first_n(2) {
            assert!((settled[seat] - 0.4).abs() < 0.05, "{settled:?}");
        }
    }

    #[test]
    fn a_choice_that_is_always_better_is_always_made() {
        let seat = Seat::new(0).unwrap();
        let mut answers = Answers::new(SeatSet::only(seat), &BySeat::from_fn(|_| 1.0));
        for _ in 0..12 {
            answers.answer(|_| -0.1);
        }
        assert!(answers.settled()[seat] <= 0.0, "{:?}", answers.settled());
    }
}
