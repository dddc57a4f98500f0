//! A mean and its confidence interval, from exact sums.

/// Sums over clusters: games of one deal are not independent, so each deal counts as one observation.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Clusters {
    count: u64,
    /// The number of all observations.
    size: u64,
    total: u128,
    /// Sums of the products total × total, total × size and size × size of the clusters.
    total_total: u128,
    total_size: u128,
    size_size: u128,
}

impl Clusters {
    /// Adds a cluster of `size` observations with the sum `total`.
    pub(crate) fn observe(&mut self, total: u64, size: u64) {
        let (wide_total, wide_size) = (u128::from(total), u128::from(size));
        self.count += 1;
        self.size += size;
        self.total += wide_total;
        self.total_total += wide_total * wide_total;
        self.total_size += wide_total * wide_size;
        self.size_size += wide_size * wide_size;
    }

    pub(crate) fn add(&mut self, other: &Clusters) {
        self.count += other.count;
        self.size += other.size;
        self.total += other.total;
        self.total_total += other.total_total;
        self.total_size += other.total_size;
        self.size_size += other.size_size;
    }

    /// The mean of an observation in units of `unit`.
    #[expect(clippy::cast_precision_loss, reason = "a statistic needs no more than 53 bits")]
    pub(crate) fn estimate(&self, unit: f64) -> Estimate {
        if self.size == 0 {
            return Estimate { mean: 0.0, ci95: f64::INFINITY };
        }
        let (clusters, size) = (self.count as f64, self.size as f64);
        let mean = self.total as f64 / size;
        let squares = self.total_total as f64 - 2.0 * mean * self.total_size as f64
            + mean * mean * self.size_size as f64;
        let variance = squares.max(0.0) / (size * size) * clusters / (clusters - 1.0);
        let ci95 = if self.count < 2 { f64::INFINITY } else { 1.96 * variance.sqrt() / unit };
        Estimate { mean: mean / unit, ci95 }
    }
}

/// A mean with half the width of its 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Estimate {
    /// The mean.
    pub(crate) mean: f64,
    /// The true value is within this distance of the mean, 19 times out of 20.
    pub(crate) ci95: f64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clusters_of_one_give_the_textbook_interval() {
        let mut clusters = Clusters::default();
        for value in [3, 5, 10, 2] {
            clusters.observe(value, 1);
        }
        let Estimate { mean, ci95 } = clusters.estimate(1.0);
        let variance = [3.0, 5.0, 10.0, 2.0_f64].iter().map(|value| (value - 5.0).powi(2)).sum::<f64>() / 3.0;
        assert!((mean - 5.0).abs() < 1e-12);
        assert!((ci95 - 1.96 * (variance / 4.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn games_that_repeat_each_other_do_not_narrow_the_interval() {
        let (mut once, mut thrice) = (Clusters::default(), Clusters::default());
        for value in [3, 5, 10, 2] {
            once.observe(value, 1);
            thrice.observe(3 * value, 3);
        }
        let (once, thrice) = (once.estimate(1.0), thrice.estimate(1.0));
        assert!((once.mean - thrice.mean).abs() < 1e-12 && (once.ci95 - thrice.ci95).abs() < 1e-12);
    }

    #[test]
    fn one_observation_says_nothing_about_its_spread() {
        let mut clusters = Clusters::default();
        clusters.observe(7, 1);
        assert!(clusters.estimate(1.0).ci95.is_infinite());
    }
}
