//! A two-by-two zero-sum game.

use diamant::Decision;

/// The chance that the first of two wins, by the choices of both.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Matrix {
    /// Both continue.
    pub both_continue: f64,
    /// Only the first leaves.
    pub first_leaves: f64,
    /// Only the second leaves.
    pub second_leaves: f64,
    /// Both leave.
    pub both_leave: f64,
}

/// Perfect play of a matrix.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Equilibrium {
    /// The chance that the first of two wins.
    pub win: f64,
    /// The probabilities with which the first and the second continue.
    pub stay: [f64; 2],
}

impl Matrix {
    /// The equilibrium.
    ///
    /// Pure equilibria are preferred: first the one in which both continue, then the one in which both leave, then the
    /// others.
    pub fn equilibrium(&self) -> Equilibrium {
        let Matrix { both_continue, first_leaves, second_leaves, both_leave } = *self;
        if both_continue >= first_leaves && both_continue <= second_leaves {
            Equilibrium { win: both_continue, stay: [1.0, 1.0] }
        } else if both_leave >= second_leaves && both_leave <= first_leaves {
            Equilibrium { win: both_leave, stay: [0.0, 0.0] }
        } else if second_leaves >= both_leave && second_leaves <= both_continue {
            Equilibrium { win: second_leaves, stay: [1.0, 0.0] }
        } else if first_leaves >= both_continue && first_leaves <= both_leave {
            Equilibrium { win: first_leaves, stay: [0.0, 1.0] }
        } else {
            // Each mix makes both choices of the other equally good. The differences in each sum have the same sign, so
            // no precision is lost if all four chances are almost equal.
            let mix = |one: f64, other: f64| one / (one + other);
            let first = mix(both_leave - first_leaves, both_continue - second_leaves);
            let second = mix(both_leave - second_leaves, both_continue - first_leaves);
            Equilibrium { win: first_leaves + first * (both_continue - first_leaves), stay: [first, second] }
        }
    }

    /// The value of a choice of the first player against an opponent who continues with this probability.
    pub fn worth(&self, decision: Decision, other_stays: f64) -> f64 {
        let (stays, leaves) = match decision {
            Decision::Continue => (self.both_continue, self.second_leaves),
            Decision::Leave => (self.first_leaves, self.both_leave),
        };
        stays * other_stays + leaves * (1.0 - other_stays)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neither_can_gain_by_choosing_otherwise() {
        let numbers = [0.0, 0.1, 0.25, 0.5, 0.5, 0.7, 0.9, 1.0];
        for index in 0..numbers.len().pow(4) {
            let number = |digit: u32| numbers[index / numbers.len().pow(digit) % numbers.len()];
            let matrix = Matrix {
                both_continue: number(0),
                first_leaves: number(1),
                second_leaves: number(2),
                both_leave: number(3),
            };
            let Equilibrium { win, stay: [first, second] } = matrix.equilibrium();
            let mirrored = Matrix {
                both_continue: 1.0 - matrix.both_continue,
                first_leaves: 1.0 - matrix.second_leaves,
                second_leaves: 1.0 - matrix.first_leaves,
                both_leave: 1.0 - matrix.both_leave,
            };
            for decision in [Decision::Continue, Decision::Leave] {
                assert!(matrix.worth(decision, second) <= win + 1e-12, "{matrix:?}");
                assert!(mirrored.worth(decision, first) <= 1.0 - win + 1e-12, "{matrix:?}");
            }
            assert!((0.0..=1.0).contains(&first) && (0.0..=1.0).contains(&second), "{matrix:?}");
        }
    }
}
