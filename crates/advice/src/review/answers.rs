//! How all who choose at once come to terms with each other: each moves towards what answers the others better.

use game::{BySeat, Seat, SeatSet};

/// A difference of this much, one point, moves a mix by one: from even to 73 in 100.
const UNIT: f64 = 0.01;

/// No answer moves a mix further than this: all of them answer at once, and would run past each other.
const LONGEST: f64 = 2.0;

/// What is played less often than this is not played at all.
const RARELY: f64 = 0.05;

/// The mixes of all inside, on their way.
pub(super) struct Answers {
    inside: SeatSet,
    /// The logarithm of the odds of going on.
    leaning: BySeat<f64>,
    rounds: u32,
    /// The mixes after every round, added up; those of the first rounds count little.
    sum: BySeat<f64>,
    weight: f64,
}

impl Answers {
    /// Everybody begins with this mix.
    pub(super) fn new(inside: SeatSet, mix: &BySeat<f64>) -> Answers {
        let leaning = BySeat::from_fn(|seat| {
            let stay = mix[seat].clamp(0.02, 0.98);
            (stay / (1.0 - stay)).ln()
        });
        Answers { inside, leaning, rounds: 0, sum: BySeat::default(), weight: 0.0 }
    }

    /// The mixes now.
    pub(super) fn mix(&self) -> BySeat<f64> {
        BySeat::from_fn(|seat| if self.inside.contains(seat) { chance(self.leaning[seat]) } else { 0.0 })
    }

    /// Everybody answers, told by how much they are better off by going on. Steps become shorter from round to round.
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

    /// The mixes on average over the rounds, late ones above all.
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

    /// Leaving alone is worth 1, with the other 0, going on 0.4. Even when both begin by going on, they end where leaving is
    /// worth as much as going on: each goes on 4 times in 10.
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
