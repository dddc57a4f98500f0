//! The value of scores before an expedition: each seat's chance of winning.

use game::{BySeat, Seat, SeatSet};

/// The distances to the leader, in points, for which the curve is given; it is linear in between. One point is a lot,
/// the twentieth is little.
const GAPS: [u32; CURVE + 1] = [0, 1, 2, 4, 7, 11, 16, 24, 36, 54];

/// The number of values in a curve; at distance 0 it is 0.
pub const CURVE: usize = 9;

/// A soft-max over everyone's distance to the leader.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct WinShares {
    /// The exponent by which the chance falls at each distance except 0.
    pub falls: [f32; CURVE],
}

impl WinShares {
    /// Everybody has the same chance, whatever the scores: useful if they are equal.
    pub const EVEN: WinShares = WinShares { falls: [0.0; CURVE] };

    /// Everyone's chance of winning with these scores.
    pub fn of(&self, seats: SeatSet, scores: &BySeat<u32>) -> BySeat<f64> {
        let best = seats.into_iter().map(|seat| scores[seat]).max().unwrap_or(0);
        let weight =
            |seat: Seat| if seats.contains(seat) { (-self.fall(best - scores[seat])).exp() } else { 0.0 };
        let weights = BySeat::from_fn(weight);
        let total: f64 = seats.into_iter().map(|seat| weights[seat]).sum();
        BySeat::from_fn(|seat| weights[seat] / total)
    }

    fn fall(&self, gap: u32) -> f64 {
        gap_parts(gap)
            .iter()
            .map(|(knot, part)| if *knot == 0 { 0.0 } else { part * f64::from(self.falls[knot - 1]) })
            .sum()
    }
}

/// The two given distances around this one, with their weights. Beyond the last one the curve is extended.
pub fn gap_parts(gap: u32) -> [(usize, f64); 2] {
    let above = GAPS.iter().position(|known| *known > gap).unwrap_or(CURVE);
    let (low, high) = (GAPS[above - 1], GAPS[above]);
    let part = f64::from(gap - low) / f64::from(high - low);
    [(above - 1, 1.0 - part), (above, part)]
}
