//! The speed of the two sides in a live race.

use std::time::Duration;

/// The average number of treasure rolls per dragon throw in a live race.
///
/// The model has no clock: whenever no dice are rolling, the next ones are the active player's with probability
/// r / (r + 1) and the dragon's otherwise, where r is this number, whatever came before. The active player may leave after any
/// event, before the next dice. A race step by step needs no tempo, because its order is fixed.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub struct Tempo {
    rolls_per_throw: f64,
}

impl Tempo {
    /// Both sides are equally fast.
    pub const EVEN: Tempo = Tempo { rolls_per_throw: 1.0 };

    /// This many rolls per throw; `None` unless it is a positive number.
    pub fn new(rolls_per_throw: f64) -> Option<Tempo> {
        (rolls_per_throw > 0.0 && rolls_per_throw.is_finite()).then_some(Tempo { rolls_per_throw })
    }

    /// The tempo if a roll and a throw take this long; `None` if one of them takes no time.
    pub fn of(roll: Duration, throw: Duration) -> Option<Tempo> {
        Tempo::new(throw.as_secs_f64() / roll.as_secs_f64())
    }

    /// Treasure rolls per dragon throw.
    pub fn rolls_per_throw(self) -> f64 {
        self.rolls_per_throw
    }

    /// The probability that the next dice are the active player's.
    pub(crate) fn roll_is_first(self) -> f64 {
        self.rolls_per_throw / (self.rolls_per_throw + 1.0)
    }
}

impl Default for Tempo {
    fn default() -> Tempo {
        Tempo::EVEN
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tempo_is_a_positive_number() {
        assert!([0.0, -1.0, f64::NAN, f64::INFINITY].into_iter().all(|ratio| Tempo::new(ratio).is_none()));
        assert_eq!(Tempo::new(1.0), Some(Tempo::EVEN));
        assert_eq!(Tempo::of(Duration::ZERO, Duration::from_secs(1)), None);
        assert_eq!(Tempo::of(Duration::from_secs(1), Duration::ZERO), None);
    }

    #[test]
    fn who_is_twice_as_slow_rolls_half_as_often() {
        let tempo = Tempo::of(Duration::from_millis(1600), Duration::from_millis(800)).unwrap();
        assert!((tempo.rolls_per_throw() - 0.5).abs() < 1e-12);
        assert!((tempo.roll_is_first() - 1.0 / 3.0).abs() < 1e-12);
    }
}
