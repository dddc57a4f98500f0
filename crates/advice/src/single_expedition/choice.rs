//! The choice of several explorers with the same strategy.

/// The maximum number inside.
pub(super) const MOST: usize = 8;

/// The values of staying and leaving, by the number of others who leave.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Choice {
    pub(super) stay: [f64; MOST],
    pub(super) leave: [f64; MOST],
    /// The number of explorers who choose.
    pub(super) inside: usize,
}

/// Staying and leaving have the same value if they differ by no more than this fraction of the difference between the
/// two ends.
const SETTLED: f64 = 1e-13;

/// Binomial coefficients.
const WAYS: [[f64; MOST + 1]; MOST + 1] = {
    let mut ways = [[0.0; MOST + 1]; MOST + 1];
    let mut all = 0;
    while all <= MOST {
        ways[all][0] = 1.0;
        let mut chosen = 1;
        while chosen <= all {
            ways[all][chosen] = ways[all - 1][chosen - 1] + ways[all - 1][chosen];
            chosen += 1;
        }
        all += 1;
    }
    ways
};

/// The probability of each number of leavers among this many who stay with this probability.
pub(super) fn leavers(among: usize, stay: f64) -> [f64; MOST + 1] {
    let mut chances = [0.0; MOST + 1];
    let mut others_leave = 1.0;
    for leavers in 0..=among {
        chances[leavers] = WAYS[among][leavers] * others_leave;
        others_leave *= 1.0 - stay;
    }
    let mut others_stay = 1.0;
    for leavers in (0..=among).rev() {
        chances[leavers] *= others_stay;
        others_stay *= stay;
    }
    chances
}

impl Choice {
    /// The probability with which everyone stays, and its value for each.
    ///
    /// If staying is better when all others stay, all stay. Otherwise, if staying is not better when all others leave,
    /// all leave. Otherwise both have the same value at some probability in between.
    pub(super) fn equilibrium(&self) -> (f32, f64) {
        let others = self.inside - 1;
        if self.stay[0] > self.leave[0] {
            return (1.0, self.stay[0]);
        }
        if self.leave[others] >= self.stay[others] {
            return (0.0, self.leave[others]);
        }
        let stay = self.balance();
        let (worth, _) = self.mixed(stay, |leavers| self.leave[leavers]);
        #[expect(clippy::cast_possible_truncation, reason = "a chance needs no more than seven digits")]
        (stay as f32, worth)
    }

    /// A probability at which staying and leaving have the same value, by Newton's method between two ends that close
    /// in: staying is better at the lower end and leaving at the upper. It is unique if, whenever staying is better
    /// with some number of leavers, it is also better with more of them, as in all caves so far; otherwise it is one of
    /// several.
    fn balance(&self) -> f64 {
        let others = self.inside - 1;
        let gain = |leavers: usize| self.stay[leavers] - self.leave[leavers];
        let (mut low, mut high) = (0.0, 1.0);
        let most = gain(others) - gain(0);
        let mut stay = gain(others) / most;
        loop {
            let (here, slope) = self.mixed(stay, gain);
            if here.abs() <= SETTLED * most || high - low <= SETTLED {
                return stay;
            }
            *(if here > 0.0 { &mut low } else { &mut high }) = stay;
            let next = stay - here / slope;
            stay = if low < next && next < high { next } else { f64::midpoint(low, high) };
        }
    }

    /// The mean of a value that depends on the number of others who leave, if each of them stays with this probability,
    /// and its derivative.
    fn mixed(&self, stay: f64, worth: impl Fn(usize) -> f64) -> (f64, f64) {
        let others = self.inside - 1;
        let (mut sum, mut sum_slope) = (0.0, 0.0);
        let (mut all_leave, mut all_leave_slope) = (1.0, 0.0);
        // Horner's scheme with two bases: each step has one more explorer who stays.
        for (leavers, ways) in WAYS[others].iter().enumerate().take(self.inside) {
            let here = ways * worth(leavers);
            sum_slope = sum_slope * stay + sum + here * all_leave_slope;
            sum = sum * stay + here * all_leave;
            all_leave_slope = all_leave_slope * (1.0 - stay) - all_leave;
            all_leave *= 1.0 - stay;
        }
        (sum, sum_slope)
    }
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

    /// The gain from staying by the number of seven others who leave: a loss if none does, a gain if all do.
    fn hard(seed: u64) -> [f64; MOST] {
        let mut state = seed;
        let mut gains = std::array::from_fn(|_| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            f64::from(u32::try_from(state >> 40).expect("24 bits")) / 1e4 - 800.0
        });
        gains[0] = if seed.is_multiple_of(5) { 0.0 } else { -gains[0].abs() / 1e3 };
        gains[MOST - 1] = gains[MOST - 1].abs() + 1e-3;
        gains
    }

    #[test]
    fn a_balance_is_found_to_the_last_digits_however_the_gains_lie() {
        for seed in 0..20_000 {
            let stay = hard(seed);
            let choice = Choice { stay, leave: [0.0; MOST], inside: MOST };
            let chance = choice.balance();
            assert!((0.0..=1.0).contains(&chance), "{chance} for {stay:?}");
            let (left, slope) = choice.mixed(chance, |leavers| stay[leavers]);
            let largest = stay.iter().fold(0.0_f64, |most, gain| most.max(gain.abs()));
            assert!(left.abs() <= 1e-11 * largest.max(slope.abs()), "{left} is left for {stay:?}");
        }
    }
}
