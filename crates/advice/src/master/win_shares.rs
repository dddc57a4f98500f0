//! What scores are worth before an expedition: each seat's chance of winning.

use game::{BySeat, Seat, SeatSet};

/// How far behind the best one can be, in points, where the curve is given; between these it is straight. One point is much,
/// the twentieth little.
const GAPS: [u32; CURVE + 1] = [0, 1, 2, 4, 7, 11, 16, 24, 36, 54];

/// How many numbers a curve has: at no gap it is 0.
pub const CURVE: usize = 9;

/// A soft-max over how far everyone is behind the best.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct WinShares {
    /// By which power of e the chance falls at each gap but the first.
    pub falls: [f32; CURVE],
}

impl WinShares {
    /// Everybody is as likely to win, whatever the scores: of use where they are equal.
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

/// The two given gaps beside this one, with how much each counts. Beyond the last the curve goes on as it is.
pub fn gap_parts(gap: u32) -> [(usize, f64); 2] {
    let above = GAPS.iter().position(|known| *known > gap).unwrap_or(CURVE);
    let (low, high) = (GAPS[above - 1], GAPS[above]);
    let part = f64::from(gap - low) / f64::from(high - low);
    [(above - 1, 1.0 - part), (above, part)]
}
