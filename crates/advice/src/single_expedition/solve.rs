//! An expedition solved backwards.

use diamant::{Rules, View};

use super::choice::{Choice, MOST};
use super::purses::Purses;
use super::situation::Situation;
use crate::cave::{self, HazardState, HazardStates, Hazards, Treasures, Unsolved};

/// One expedition with this many explorers, all with the same strategy for gems.
#[derive(Clone, Debug)]
pub struct SingleExpedition {
    pub(super) players: usize,
    pub(super) treasures: Treasures,
    in_the_game: Hazards,
    pub(super) hazards: HazardStates,
    pub(super) purses: Purses,
    /// The probability of staying, for every state of hazards and cell.
    pub(super) stay: Vec<Vec<f32>>,
    value: f64,
}

impl SingleExpedition {
    /// Solves the expedition under these rules, if no hazard has left the game, for 1 to 8 explorers.
    pub fn solve(rules: &Rules, players: u8) -> Result<SingleExpedition, Unsolved> {
        cave::check(rules)?;
        let treasures = Treasures::new(rules)?;
        let players = usize::from(players.clamp(1, 8));
        let purses = Purses::new(&treasures, players);
        let in_the_game = Hazards::full(rules);
        let hazards = HazardStates::new(&in_the_game);
        let stay = Vec::new();
        let mut expedition =
            SingleExpedition { players, treasures, in_the_game, hazards, purses, stay, value: 0.0 };
        (expedition.value, expedition.stay) = expedition.solve_backwards();
        Ok(expedition)
    }

    /// The number of explorers.
    pub fn players(&self) -> usize {
        self.players
    }

    /// The expected number of gems that each brings home.
    pub fn value(&self) -> f64 {
        self.value
    }

    /// The number of different situations.
    pub fn states(&self) -> usize {
        self.purses.cells() * self.hazards.len()
    }

    /// The probability of staying in the cave of this view, under the same rules; `None` if a hazard has left the game
    /// or too many are inside.
    pub fn stay(&self, view: &View<'_>) -> Option<f64> {
        let inside = view.inside().len();
        if Hazards::of(view) != self.in_the_game || !(1..=self.players).contains(&inside) {
            return None;
        }
        let (carried, path) = (view.carried().worth(), view.path().rubies().worth());
        let cell = self.purses.find(self.treasures.set_of(view), Situation { inside, carried, path })?;
        Some(f64::from(self.stay[self.hazards.state_of(view)][cell]))
    }

    fn solve_backwards(&self) -> (f64, Vec<Vec<f32>>) {
        let mut value = 0.0;
        let mut chances = vec![Vec::new(); self.hazards.len()];
        let mut layers: Vec<Vec<f64>> = vec![Vec::new(); self.hazards.len()];
        for (state, hazards) in self.hazards.backwards() {
            let mut worth = vec![0.0; self.purses.cells()];
            let mut stay = vec![0.0; self.purses.cells()];
            let mut going_on = Vec::new();
            for set in (0..self.treasures.len()).rev() {
                self.go_on(set, hazards, &layers, &worth, &mut going_on);
                if (set, state) == (0, 0) {
                    // The first card comes before the first decision.
                    value = *going_on.last().expect("everyone is inside");
                }
                self.choose(set, &going_on, &mut worth, &mut stay);
            }
            layers[state] = worth;
            chances[state] = stay;
            if let Some(layer) = self.hazards.done_with(state).and_then(|done| layers.get_mut(done)) {
                *layer = Vec::new();
            }
        }
        (value, chances)
    }

    /// The expected value after the next card, for all cells of the set, in order.
    fn go_on(
        &self,
        set: usize,
        hazards: &HazardState,
        layers: &[Vec<f64>],
        worth: &[f64],
        going_on: &mut Vec<f64>,
    ) {
        let cells = self.purses.cells_of(set);
        let cards_left = self.treasures.cards_left(set) + hazards.cards_left;
        going_on.clear();
        if cards_left == 0 {
            going_on.extend(self.purses.situations(set).map(|all| all.home(all.inside)));
            return;
        }
        going_on.resize(cells.len(), 0.0);
        for find in self.treasures.finds(set) {
            for (run, next) in self.purses.after(set, find) {
                add(&mut going_on[run], f64::from(find.cards), &worth[next]);
            }
        }
        for (next, cards) in &hazards.meetings {
            add(going_on, f64::from(*cards), &layers[*next][cells.clone()]);
        }
        for sum in going_on {
            *sum /= f64::from(cards_left);
        }
    }

    /// The choices in all cells of the set.
    fn choose(&self, set: usize, going_on: &[f64], worth: &mut [f64], stay: &mut [f32]) {
        let cells = self.purses.cells_of(set);
        let chosen = worth[cells.clone()].iter_mut().zip(&mut stay[cells]);
        for ((situation, all_stay), (worth, stay)) in self.purses.situations(set).zip(going_on).zip(chosen) {
            (*stay, *worth) = if *all_stay > situation.home(1) {
                // Nobody gains by leaving alone. This holds in most caves, and the rest need not be computed.
                (1.0, *all_stay)
            } else {
                self.choice(set, situation, going_on).equilibrium()
            };
        }
    }

    fn choice(&self, set: usize, situation: Situation, going_on: &[f64]) -> Choice {
        let first = self.purses.cells_of(set).start;
        let inside = situation.inside;
        let mut choice = Choice { stay: [0.0; MOST], leave: [0.0; MOST], inside };
        let mut look_at = |leavers: usize| {
            let next = self.purses.cell(set, situation.without(leavers));
            choice.stay[leavers] = going_on[next - first];
            choice.leave[leavers] = situation.home(leavers + 1);
            choice.stay[leavers] > choice.leave[leavers]
        };
        // If nobody would stay alone, all leave, and the rest need not be computed.
        if look_at(inside - 1) {
            for leavers in 0..inside - 1 {
                look_at(leavers);
            }
        }
        choice
    }
}

/// Adds `times` these values.
pub(super) fn add(sum: &mut [f64], times: f64, these: &[f64]) {
    for (sum, this) in sum.iter_mut().zip(these) {
        *sum += times * this;
    }
}
