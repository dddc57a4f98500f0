//! How one of two plays an expedition, small enough to be kept.

use super::{Expedition, Solution, Spot};

/// With which chance one of two goes on, at every place of an expedition that began with a given lead, while both are inside.
///
/// Only places where one can be who plays by the plan are in it; at others it says to leave.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    states: usize,
    pages: Vec<Page>,
    /// The chances of the places where chance decides, in order, in steps of 1/65536.
    chances: Vec<u16>,
}

/// What to do at 64 places, one bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Page {
    stays: u64,
    mixes: u64,
    /// How many places with a mix are on earlier pages.
    mixes_before: u32,
}

/// How finely a chance is kept.
const STEPS: f64 = 65536.0;

impl Expedition {
    /// How the first and the second play when the first begins with this lead.
    pub fn plans(&self, lead: i32) -> [Plan; 2] {
        let solution = self.solution(lead);
        [0, 1].map(|player| self.plan(&solution, player))
    }

    fn plan(&self, solution: &Solution, player: usize) -> Plan {
        let (sets, states) = (self.treasures.len(), self.hazards.len());
        let mut plan = Plan { states, pages: Vec::new(), chances: Vec::new() };
        let mut comes_here = vec![false; sets * states];
        for place in 0..sets * states {
            let (set, state) = (place / states, place % states);
            plan.turn_to(place);
            let goes_on = if place == 0 {
                // The first card comes before the first decision.
                true
            } else if comes_here[place] {
                let stay = solution.matrix_at(place).equilibrium().stay[player];
                plan.add(place, stay);
                stay > 0.0
            } else {
                false
            };
            if goes_on {
                for find in self.treasures.finds(set) {
                    comes_here[find.next * states + state] = true;
                }
                for (next, _) in &self.hazards.state(state).meetings {
                    comes_here[set * states + next] = true;
                }
            }
        }
        plan.chances.shrink_to_fit();
        plan.pages.shrink_to_fit();
        plan
    }
}

impl Plan {
    /// Opens a page for this place, if it is the first on it.
    fn turn_to(&mut self, place: usize) {
        if place.is_multiple_of(PLACES_ON_A_PAGE) {
            let mixes_before = u32::try_from(self.chances.len()).expect("there are far fewer places");
            self.pages.push(Page { mixes_before, ..Page::default() });
        }
    }

    fn add(&mut self, place: usize, stay: f64) {
        let (page, bit) = (&mut self.pages[place / PLACES_ON_A_PAGE], bit(place));
        if stay >= 1.0 {
            page.stays |= bit;
        } else if stay > 0.0 {
            page.mixes |= bit;
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "a chance below 1 has fewer steps than 65536"
            )]
            self.chances.push((stay * STEPS) as u16);
        }
    }

    /// The chance to go on at this place.
    pub fn stay(&self, spot: Spot) -> f64 {
        let place = spot.set * self.states + spot.state;
        let (page, bit) = (self.pages[place / PLACES_ON_A_PAGE], bit(place));
        if page.mixes & bit != 0 {
            let earlier = page.mixes_before + (page.mixes & (bit - 1)).count_ones();
            // The middle of its step.
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
