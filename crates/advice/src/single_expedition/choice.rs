//! The choice of several who all think alike.

/// The most who can be inside.
pub(super) const MOST: usize = 8;

/// What staying and leaving are worth, by how many of the others leave.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Choice {
    pub(super) stay: [f64; MOST],
    pub(super) leave: [f64; MOST],
    /// How many choose.
    pub(super) inside: usize,
}

/// Staying and leaving are worth the same when they differ by no more than this part of the largest difference.
const SETTLED: f64 = 1e-13;

/// How many ways there are to choose so many of so many others.
const WAYS: [[f64; MOST]; MOST] = {
    let mut ways = [[0.0; MOST]; MOST];
    let mut others = 0;
    while others < MOST {
        ways[others][0] = 1.0;
        let mut leavers = 1;
        while leavers <= others {
            ways[others][leavers] = ways[others - 1][leavers - 1] + ways[others - 1][leavers];
            leavers += 1;
        }
        others += 1;
    }
    ways
};

/// The chance of each number of leavers among so many who stay with this chance.
pub(super) fn leavers(among: usize, stay: f64) -> [f64; MOST + 1] {
    let mut chances = [0.0; MOST + 1];
    chances[0] = 1.0;
    for count in 1..=among {
        for leavers in (0..=count).rev() {
            let one_more = if leavers == 0 { 0.0 } else { chances[leavers - 1] * (1.0 - stay) };
            chances[leavers] = chances[leavers] * stay + one_more;
        }
    }
    chances
}

impl Choice {
    /// The chance with which everyone stays, and what that is worth to each.
    ///
    /// If everyone gains by staying when all others stay, all stay. Otherwise, if nobody gains by staying when all others
    /// leave, all leave. Otherwise both are worth the same at some chance in between.
    pub(super) fn equilibrium(&self) -> (f32, f64) {
        let others = self.inside - 1;
        if self.stay[0] > self.leave[0] {
            return (1.0, self.stay[0]);
        }
        if self.leave[others] >= self.stay[others] {
            return (0.0, self.leave[others]);
        }
        let stay = self.balance();
        let worth = leavers(others, stay).iter().zip(&self.leave).map(|(chance, worth)| chance * worth).sum();
        #[expect(clippy::cast_possible_truncation, reason = "a chance needs no more than seven digits")]
        (stay as f32, worth)
    }

    /// The chance at which staying and leaving are worth the same, by false position: staying is better at 0 and leaving at
    /// 1. The end that does not move counts half, so that neither stands still.
    fn balance(&self) -> f64 {
        let others = self.inside - 1;
        let mut gain = [0.0; MOST];
        for (leavers, gain) in gain.iter_mut().enumerate().take(self.inside) {
            *gain = WAYS[others][leavers] * (self.stay[leavers] - self.leave[leavers]);
        }
        let gain = &gain[..self.inside];
        let (mut low, mut high) = ((0.0, gain[others]), (1.0, gain[0]));
        let settled = SETTLED * (low.1 - high.1);
        loop {
            let stay = (low.0 * high.1 - high.0 * low.1) / (high.1 - low.1);
            let here = mixed(gain, stay);
            if here.abs() <= settled || high.0 - low.0 <= SETTLED {
                return stay;
            }
            let (end, other) = if here > 0.0 { (&mut low, &mut high) } else { (&mut high, &mut low) };
            *end = (stay, here);
            other.1 /= 2.0;
        }
    }
}

/// The gain of staying over leaving when all others stay with this chance.
fn mixed(gain: &[f64], stay: f64) -> f64 {
    let leave = 1.0 - stay;
    let (mut sum, mut power) = (0.0, 1.0);
    // Horner's scheme with two bases: each step has one more who stays among the others.
    for gain in gain {
        sum = sum * stay + gain * power;
        power *= leave;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leavers_are_counted_by_chance() {
        let chances = leavers(3, 0.25);
        let expected = [1.0 / 64.0, 9.0 / 64.0, 27.0 / 64.0, 27.0 / 64.0];
        assert!(chances.iter().zip(expected).all(|(chance, expected)| (chance - expected).abs() < 1e-15));
    }

    #[test]
    fn in_balance_both_are_worth_the_same() {
        let choice = Choice {
            stay: [3.0, 6.0, 9.0, 14.0, 0.0, 0.0, 0.0, 0.0],
            leave: [9.0, 7.0, 6.0, 5.0, 0.0, 0.0, 0.0, 0.0],
            inside: 4,
        };
        let (stay, worth) = choice.equilibrium();
        assert!(0.0 < stay && stay < 1.0);
        let chances = leavers(3, f64::from(stay));
        let staying: f64 = chances.iter().zip(choice.stay).map(|(chance, worth)| chance * worth).sum();
        assert!((staying - worth).abs() < 1e-6, "{staying} and {worth}");
    }
}
