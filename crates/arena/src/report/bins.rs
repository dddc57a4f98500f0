//! Merges neighbouring counts into few enough bins to draw and read.

use std::iter::Sum;

/// The minimum fraction of the games in the bins before the last, open one.
const COVERED: f64 = 0.995;

/// Ranges of equal width; the last may also include everything above.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bins {
    pub(super) width: usize,
    pub(super) count: usize,
    pub(super) open: bool,
}

impl Bins {
    /// Bins for all these distributions, about `most` of them. Indices from `ceiling` on stand for everything above.
    pub(super) fn new(distributions: &[Vec<f64>], most: usize, ceiling: usize) -> Bins {
        let end = distributions.iter().map(|shares| covered(shares)).max().unwrap_or(0).max(1);
        let longest = distributions.iter().map(Vec::len).max().unwrap_or(0);
        let widths = [1, 2, 5, 10, 20, 50, 100];
        let width = widths.into_iter().find(|width| end.div_ceil(*width) <= most).unwrap_or(end);
        let closed = end.div_ceil(width);
        let more = longest > closed * width;
        Bins { width, count: closed + usize::from(more), open: more || closed * width > ceiling }
    }

    /// The sum in each bin.
    pub(super) fn merge<T: Copy + Sum>(&self, values: &[T]) -> Vec<T> {
        let bound = |bin: usize| (bin * self.width).min(values.len());
        let end = |bin: usize| if self.is_open(bin) { values.len() } else { bound(bin + 1) };
        (0..self.count).map(|bin| values[bound(bin)..end(bin)].iter().copied().sum()).collect()
    }

    /// The label of a bin.
    pub(super) fn label(&self, bin: usize) -> String {
        let first = bin * self.width;
        match self.width {
            _ if self.is_open(bin) => format!("{first} or more"),
            1 => first.to_string(),
            width => format!("{first}–{}", first + width - 1),
        }
    }

    pub(super) fn is_open(&self, bin: usize) -> bool {
        self.open && bin + 1 == self.count
    }
}

/// The number of values that cover all but the rarest.
fn covered(shares: &[f64]) -> usize {
    let enough = COVERED * shares.iter().sum::<f64>();
    let mut sum = 0.0;
    let reached = shares.iter().position(|share| {
        sum += share;
        sum >= enough
    });
    reached.map_or(0, |last| last + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn merging_loses_nothing() {
        let counts: Vec<u64> = (0..256).map(|score| 1_000_000_u64 >> (score / 10)).collect();
        let shares: Vec<f64> = counts.iter().map(|count| f64::from(u32::try_from(*count).unwrap())).collect();
        let bins = Bins::new(&[shares], 24, 255);
        let merged = bins.merge(&counts);
        assert_eq!(merged.iter().sum::<u64>(), counts.iter().sum::<u64>());
        assert!(bins.open && merged.len() <= 25, "{bins:?}");
    }

    #[test]
    fn few_values_stay_apart() {
        let bins = Bins::new(&[vec![0.1, 0.2, 0.7], vec![1.0]], 24, 255);
        assert_eq!(bins, Bins { width: 1, count: 3, open: false });
        assert_eq!(bins.merge(&[5, 6]), [5, 6, 0]);
    }

    #[test]
    fn the_bin_of_the_ceiling_is_open() {
        let mut shares = vec![0.0; 256];
        shares[255] = 1.0;
        let bins = Bins::new(&[shares], 24, 255);
        assert_eq!(bins.label(bins.count - 1), "240 or more");
        assert_eq!(bins.label(0), "0–19");
    }

    #[test]
    fn nothing_at_all_is_one_empty_bin() {
        let bins = Bins::new(&[Vec::new()], 24, 255);
        assert_eq!((bins.count, bins.merge::<u64>(&[])), (1, vec![0]));
    }
}
