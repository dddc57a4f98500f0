//! One player's strategy for an expedition, compact enough to keep.

use super::{Expedition, Solution, Spot};

/// The probability of continuing for one of two players, at every place of an expedition that began with a given lead,
/// while both are inside.
///
/// Only places that can be reached by following the plan are included; elsewhere it says to leave.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    states: usize,
    pages: Vec<Page>,
    /// The probabilities at places with a mix, in order, in steps of 2⁻³².
    chances: Vec<u32>,
}

/// The choices at 64 places, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Page {
    stays: u64,
    mixes: u64,
    /// The number of places with a mix on earlier pages.
    mixes_before: u32,
}

/// The resolution of a probability.
const STEPS: f64 = 4_294_967_296.0;

impl Expedition {
    /// The plans of the first and the second player if the first begins with this lead.
    pub fn plans(&self, lead: i32) -> [Plan; 2] {
        let solution = self.solution(lead);
        [0, 1].map(|player| self.plan(&solution, player))
    }

    fn plan(&self, solution: &Solution, player: usize) -> Plan {
        let pages = self.places().div_ceil(PLACES_ON_A_PAGE);
        let mut plan =
            Plan { states: self.hazards.len(), pages: Vec::with_capacity(pages), chances: Vec::new() };
        self.walk(|place| {
            let stay = solution.matrix_at(place).equilibrium().stay[player];
            plan.add(place, stay);
            stay
        });
        plan.turn_to(self.places() - 1);
        plan.chances.shrink_to_fit();
        plan
    }
}

impl Plan {
    /// Adds all pages up to the one with this place.
    fn turn_to(&mut self, place: usize) {
        while self.pages.len() <= place / PLACES_ON_A_PAGE {
            let mixes_before = u32::try_from(self.chances.len()).expect("there are far fewer places");
            self.pages.push(Page { mixes_before, ..Page::default() });
        }
    }

    fn add(&mut self, place: usize, stay: f64) {
        self.turn_to(place);
        let (page, bit) = (&mut self.pages[place / PLACES_ON_A_PAGE], bit(place));
        if stay >= 1.0 {
            page.stays |= bit;
        } else if stay > 0.0 {
            page.mixes |= bit;
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "a chance below 1 has fewer steps than 2³²"
            )]
            self.chances.push((stay * STEPS) as u32);
        }
    }

    /// The probability of continuing at this place.
    pub fn stay(&self, spot: Spot) -> f64 {
        let place = spot.set * self.states + spot.state;
        let (page, bit) = (self.pages[place / PLACES_ON_A_PAGE], bit(place));
        if page.mixes & bit != 0 {
            let earlier = page.mixes_before + (page.mixes & (bit - 1)).count_ones();
            // The middle of the step.
            (f64::from(self.chances[earlier as usize]) + 0.5) / STEPS
        } else if page.stays & bit != 0 {
            1.0
        } else {
            0.0
        }
    }
}

const PLACES_ON_A_PAGE: usize = 64;

fn bit(place: usize) -> u64 {
    1 << (place % PLACES_ON_A_PAGE)
}
