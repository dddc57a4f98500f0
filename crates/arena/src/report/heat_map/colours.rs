//! Colours around the fair share: ice below it, gold above it.

use super::fair_share;
use crate::HeatMap;
use crate::report::markup::Markup;
use crate::report::numbers::place;

/// Steps on either side of the fair share.
const STEPS: usize = 4;
/// The boundaries between steps, as fractions of the way to the last.
const EDGES: [f64; STEPS] = [0.125, 0.375, 0.625, 0.875];
/// The minimum span of a side as a fraction of the fair share, so that noise gets no strong colours.
const LEAST: f64 = 0.2;

/// The colour of a share: steps from 0 to 8, with the fair share at 4.
pub(super) struct Colours {
    fair: f64,
    below: f64,
    above: f64,
}

impl Colours {
    /// Colours that cover the range of the shares.
    pub(super) fn of(map: &HeatMap) -> Colours {
        let fair = fair_share(map);
        let shares = || map.win_share.iter().flatten().flatten().copied();
        let lowest = shares().fold(fair * (1.0 - LEAST), f64::min);
        let highest = shares().fold(fair * (1.0 + LEAST), f64::max);
        Colours { fair, below: fair - lowest, above: highest - fair }
    }

    pub(super) fn step(&self, share: f64) -> usize {
        let side = if share < self.fair { self.below } else { self.above };
        let away = (share - self.fair).abs() / side;
        let steps = EDGES.iter().filter(|edge| away >= **edge).count();
        if share < self.fair { STEPS - steps } else { STEPS + steps }
    }

    /// The legend.
    pub(super) fn write_legend(&self, out: &mut Markup) {
        out.element("ul", &[("class", &"legend"), ("aria-label", &"Colours")], |out| {
            for step in 0..=2 * STEPS {
                let (low, high) = (100.0 * self.bound(step), 100.0 * self.bound(step + 1));
                let fair = if step == STEPS { " · fair" } else { "" };
                out.leaf("li", &[("class", &format!("h{step}"))], format!("{low:.0}–{high:.0}\u{a0}%{fair}"));
            }
            out.leaf("li", &[], "★ best challenger of the column");
        });
    }

    /// The lower bound of a step.
    fn bound(&self, step: usize) -> f64 {
        let away = (place(step) - place(STEPS) - 0.5) / place(STEPS);
        let side = if away < 0.0 { self.below } else { self.above };
        self.fair + side * away.clamp(-1.0, 1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn colours() -> Colours {
        let win_share = vec![vec![Some(0.01), Some(0.25), None, Some(0.97)]];
        Colours::of(&HeatMap {
            ci95: None,
            seed: 1,
            seats: 4,
            games: 1,
            challengers: Vec::new(),
            incumbents: Vec::new(),
            win_share,
        })
    }

    #[test]
    fn the_fair_share_is_in_the_middle_and_the_extremes_at_the_ends() {
        assert_eq!([0.01, 0.25, 0.97].map(|share| colours().step(share)), [0, 4, 8]);
    }

    #[test]
    fn the_legend_says_where_the_colours_change() {
        let colours = colours();
        for step in 1..=8 {
            let bound = colours.bound(step);
            assert_eq!((colours.step(bound - 1e-9), colours.step(bound + 1e-9)), (step - 1, step));
        }
    }
}
