//! How one of two plays an expedition, small enough to be kept.

use super::{Expedition, Solution, Spot};

/// With which chance one of two goes on, at every place of an expedition that began with a given lead, while both are inside.
///
/// Only places where one can be who plays by the plan are in it; at others it says to leave.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    states: usize,
    /// Two bits for every place.
    habits: Vec<u8>,
    /// The places where chance decides, in order.
    mixed: Vec<(u32, f32)>,
}

const LEAVE: u8 = 0;
const STAY: u8 = 1;
const MIXED: u8 = 2;
const PLACES_IN_A_BYTE: usize = 4;

impl Expedition {
    /// How the first and the second play when the first begins with this lead.
    pub fn plans(&self, lead: i32) -> [Plan; 2] {
        let solution = self.solution(lead);
        [0, 1].map(|player| self.plan(&solution, player))
    }

    fn plan(&self, solution: &Solution, player: usize) -> Plan {
        let (sets, states) = (self.treasures.len(), self.hazards.len());
        let habits = vec![0; (sets * states).div_ceil(PLACES_IN_A_BYTE)];
        let mut plan = Plan { states, habits, mixed: Vec::new() };
        let mut comes_here = vec![false; sets * states];
        for place in 0..sets * states {
            let (set, state) = (place / states, place % states);
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
        plan
    }
}

impl Plan {
    fn add(&mut self, place: usize, stay: f64) {
        let habit = if stay >= 1.0 {
            STAY
        } else if stay <= 0.0 {
            LEAVE
        } else {
            #[expect(clippy::cast_possible_truncation, reason = "a chance needs no more than seven digits")]
            self.mixed.push((number(place), stay as f32));
            MIXED
        };
        self.habits[place / PLACES_IN_A_BYTE] |= habit << (2 * (place % PLACES_IN_A_BYTE));
    }

    /// The chance to go on at this place.
    pub fn stay(&self, spot: Spot) -> f64 {
        let place = spot.set * self.states + spot.state;
        match self.habits[place / PLACES_IN_A_BYTE] >> (2 * (place % PLACES_IN_A_BYTE)) & 3 {
            LEAVE => 0.0,
            STAY => 1.0,
            _ => {
                let known = self.mixed.binary_search_by_key(&number(place), |(place, _)| *place);
                f64::from(self.mixed[known.expect("every mixed place is listed")].1)
            }
        }
    }
}

fn number(place: usize) -> u32 {
    u32::try_from(place).expect("there are far fewer places")
}
