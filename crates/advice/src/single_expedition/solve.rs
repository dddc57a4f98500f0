//! An expedition solved from its end.

use std::ops::Range;

use diamant::{Gems, Rules, View};

use super::choice::{Choice, MOST};
use super::purses::{Purse, Purses};
use crate::cave::{self, HazardState, HazardStates, Hazards, Treasures, Unsolved};

/// One expedition by this many, all playing alike for gems.
#[derive(Clone, Debug)]
pub struct SingleExpedition {
    pub(super) players: usize,
    pub(super) treasures: Treasures,
    in_the_game: Hazards,
    pub(super) hazards: HazardStates,
    pub(super) purses: Purses,
    /// With which chance each of those inside stays, for every state of hazards and cell.
    pub(super) stay: Vec<Vec<f32>>,
    value: f64,
}

impl SingleExpedition {
    /// Solves the expedition by these rules while no hazard has left the game, for 1 to 8 explorers.
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

    /// How many explorers go in.
    pub fn players(&self) -> usize {
        self.players
    }

    /// How many gems each can expect to bring home.
    pub fn value(&self) -> f64 {
        self.value
    }

    /// How many different situations were solved.
    pub fn states(&self) -> usize {
        self.purses.cells() * self.hazards.len()
    }

    /// The chance with which each of those inside goes on in the cave of this view, by the same rules; nothing when a hazard
    /// has left the game or more are inside than were to go in.
    pub fn stay(&self, view: &View<'_>) -> Option<f64> {
        let inside = view.inside().len();
        if Hazards::of(view) != self.in_the_game || !(1..=self.players).contains(&inside) {
            return None;
        }
        let (carried, path) = (view.carried().worth(), view.path().rubies().worth());
        let cell = self.purses.find(self.treasures.set_of(view), inside, carried, path)?;
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

    /// What the next card brings to each, for all cells of the set, in their order.
    fn go_on(
        &self,
        set: usize,
        hazards: &HazardState,
        layers: &[Vec<f64>],
        worth: &[f64],
        going_on: &mut Vec<f64>,
    ) {
        going_on.clear();
        let cards_left = self.treasures.cards_left(set) + hazards.cards_left;
        for (inside, purse) in self.purses.of_set(set) {
            for carried in purse.carried() {
                let start = going_on.len();
                if cards_left == 0 {
                    going_on.extend(purse.path().map(|path| home(carried, path, inside)));
                    continue;
                }
                going_on.resize(start + purse.width(), 0.0);
                let sum = &mut going_on[start..];
                for find in self.treasures.finds(set) {
                    let next =
                        self.purses.of(find.next, inside).expect("what follows from a purse is in one");
                    let row = after(find.worth, inside, carried, &purse, &next);
                    add(sum, find.cards, &worth[row]);
                }
                let row = purse.row(carried, purse.least_path(), &purse);
                for (next, cards) in &hazards.meetings {
                    add(sum, *cards, &layers[*next][row.clone()]);
                }
                for sum in sum {
                    *sum /= f64::from(cards_left);
                }
            }
        }
    }

    /// The choices in all cells of the set.
    fn choose(&self, set: usize, going_on: &[f64], worth: &mut [f64], stay: &mut [f32]) {
        let first = self.purses.first_cell(set);
        for (inside, purse) in self.purses.of_set(set) {
            for carried in purse.carried() {
                for path in purse.path() {
                    let cell = purse.cell(carried, path);
                    let all_stay = going_on[cell - first];
                    (stay[cell], worth[cell]) = if all_stay > home(carried, path, 1) {
                        // Nobody gains by leaving alone. So it is in most caves, and the rest need not be looked at.
                        (1.0, all_stay)
                    } else {
                        self.choice(set, inside, carried, path, going_on).equilibrium()
                    };
                }
            }
        }
    }

    fn choice(&self, set: usize, inside: usize, carried: u16, path: u16, going_on: &[f64]) -> Choice {
        let first = self.purses.first_cell(set);
        let mut choice = Choice { stay: [0.0; MOST], leave: [0.0; MOST], inside };
        let mut look_at = |leavers: usize| {
            let next = self.purses.cell(set, inside - leavers, carried, left_on_path(path, leavers));
            choice.stay[leavers] = going_on[next - first];
            choice.leave[leavers] = home(carried, path, leavers + 1);
            choice.stay[leavers] > choice.leave[leavers]
        };
        // Where nobody would stay alone, all leave, and the rest need not be looked at.
        if look_at(inside - 1) {
            for leavers in 0..inside - 1 {
                look_at(leavers);
            }
        }
        choice
    }
}

/// What each of so many leavers brings home.
fn home(carried: u16, path: u16, leavers: usize) -> f64 {
    f64::from(carried + Gems::new(path).shared_among(leavers).0.worth())
}

/// What lies on the path after so many have left.
pub(super) fn left_on_path(path: u16, leavers: usize) -> u16 {
    Gems::new(path).shared_among(leavers).1.worth()
}

/// The row of the next purse to which a treasure of this worth leads those who carry this much.
fn after(worth: Gems, inside: usize, carried: u16, purse: &Purse, next: &Purse) -> Range<usize> {
    let (each, stays) = worth.shared_among(inside);
    next.row(carried + each.worth(), purse.least_path() + stays.worth(), purse)
}

/// Adds so many times these.
fn add(sum: &mut [f64], times: u8, worth: &[f64]) {
    let times = f64::from(times);
    for (sum, worth) in sum.iter_mut().zip(worth) {
        *sum += times * worth;
    }
}
