//! Round numbers for an axis.

/// An axis from zero to a round number.
pub(super) struct Scale {
    pub(super) end: f64,
    pub(super) ticks: Vec<f64>,
}

impl Scale {
    /// A scale up to at least this value, with about this many ticks above zero.
    pub(super) fn holding(largest: f64, about: f64) -> Scale {
        let largest = if largest.is_finite() && largest > 0.0 { largest } else { 1.0 };
        let power = 10_f64.powf((largest / about).log10().floor());
        let factor = [1.0, 2.0, 2.5, 5.0].into_iter().find(|factor| factor * power * about >= largest);
        let step = factor.unwrap_or(10.0) * power;
        let mut ticks = vec![0.0];
        let mut steps = 0.0;
        // The tolerance avoids an extra tick if the largest value is itself round.
        while steps * step < largest * (1.0 - 1e-9) {
            steps += 1.0;
            ticks.push(steps * step);
        }
        Scale { end: steps * step, ticks }
    }

    /// The position of a value, from 0 at the beginning to 1 at the end, clamped.
    pub(super) fn part(&self, value: f64) -> f64 {
        (value / self.end).clamp(0.0, 1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_hold_the_largest() {
        for (largest, end) in [(0.52, 0.6), (34.3, 40.0), (1.0, 1.0), (0.004, 0.004), (7.0, 8.0), (0.0, 1.0)]
        {
            let scale = Scale::holding(largest, 4.0);
            assert!((scale.end - end).abs() < 1e-9, "{largest}: {}", scale.end);
            assert!(scale.ticks.len() <= 6, "{largest}: {:?}", scale.ticks);
        }
    }
}
