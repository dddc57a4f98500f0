//! One expedition of two, solved backwards.

use std::array;
use std::sync::Arc;

use diamant::View;

use super::{LeadValues, Matrix, Solution};
use crate::cave::{HazardStates, Treasures};

/// An expedition of two: the cave, and the value of every lead after it.
///
/// All chances are those of the first player.
#[derive(Clone, Debug)]
pub struct Expedition {
    pub(super) treasures: Arc<Treasures>,
    pub(super) hazards: HazardStates,
    /// If the expedition ends without a trap.
    pub(super) home: LeadValues,
    /// If it ends with a trap of a kind in this group.
    pub(super) trapped: Vec<LeadValues>,
}

/// How many leads are solved together.
const BATCH: usize = 4;

/// One has left, and the other stops at the best time.
#[derive(Clone, Copy)]
pub(super) struct Stop<const N: usize> {
    /// The lead of the one who has left, for each of the cases solved together.
    pub(super) after: [i32; N],
    /// What has been taken out of the cave: the other holds all other treasures.
    pub(super) taken: u16,
}

/// A place in a cave: the treasures on the path and the hazards that have been met.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    pub(super) set: usize,
    pub(super) state: usize,
}

impl Expedition {
    /// The place in this view.
    pub fn spot(&self, view: &View<'_>) -> Spot {
        Spot { set: self.treasures.set_of(view), state: self.hazards.state_of(view) }
    }

    /// The chance of winning if the expedition begins with each of these leads.
    pub fn values(&self, leads: &[i32]) -> Vec<f64> {
        let batches = leads.chunks(BATCH).flat_map(|leads| {
            let lead = |lane: usize| leads.get(lane % BATCH).copied().unwrap_or(0);
            let lanes: [i32; 2 * BATCH] =
                array::from_fn(|lane| if lane < BATCH { lead(lane) } else { -lead(lane) });
            let left_behind = self.left_behind(lanes, |_| true);
            let leads = leads.iter().enumerate();
            leads.map(move |(lane, lead)| self.solve(*lead, &left_behind, [lane, BATCH + lane]).0)
        });
        batches.collect()
    }

    /// The whole expedition with this lead.
    pub fn solution(&self, lead: i32) -> Solution {
        let left_behind = self.left_behind([lead, -lead], |_| true);
        let (win, cells) = self.solve(lead, &left_behind, [0, 1]);
        Solution { states: self.hazards.len(), win, both_leave: self.home.at(lead), cells }
    }

    /// The chances of the player who leaves first, with each of these leads, if the other stops at the best time: for
    /// every requested set of treasures and every state of hazards.
    pub(super) fn left_behind<const N: usize>(
        &self,
        leads: [i32; N],
        wanted: impl Fn(usize) -> bool,
    ) -> Vec<[f64; N]> {
        let states = self.hazards.len();
        let mut left_behind = vec![[0.0; N]; self.treasures.len() * states];
        let mut stopping = left_behind.clone();
        let takes: Vec<u16> = (0..self.treasures.len()).map(|set| self.take(set)).collect();
        for take in 0..=takes.iter().copied().max().unwrap_or(0) {
            let asked = |set: usize| takes[set] == take && wanted(set);
            let sets = self.treasures.and_later(asked);
            let stop = Stop { after: leads.map(|lead| lead + i32::from(take)), taken: take };
            self.stop(stop, &sets, &mut stopping, asked, |set, goes_on| {
                left_behind[set * states..][..states].copy_from_slice(goes_on);
            });
        }
        left_behind
    }

    /// What the first explorer to leave takes home.
    pub(super) fn take(&self, set: usize) -> u16 {
        let (each, path) = self.treasures.shared(set, 2);
        each + path
    }

    /// What the first explorer to leave at this place takes home.
    pub(super) fn taken_at(&self, place: usize) -> u16 {
        self.take(place / self.hazards.len())
    }

    /// The number of places: every set of treasures with every state of hazards.
    pub(super) fn places(&self) -> usize {
        self.treasures.len() * self.hazards.len()
    }

    /// The places after one more card that is not a trap.
    pub(super) fn next_places(&self, place: usize) -> impl Iterator<Item = usize> + '_ {
        let states = self.hazards.len();
        let (set, state) = (place / states, place % states);
        let finds = self.treasures.finds(set).iter().map(move |find| find.next * states + state);
        let meetings = self.hazards.state(state).meetings.iter();
        finds.chain(meetings.map(move |(next, _)| set * states + next))
    }

    /// Visits in order all places that can be reached if the probability of continuing is `stay`, except the one before
    /// the first card.
    pub(super) fn walk(&self, mut stay: impl FnMut(usize) -> f64) {
        let mut comes_here = vec![false; self.places()];
        self.next_places(0).for_each(|next| comes_here[next] = true);
        for place in 1..self.places() {
            if comes_here[place] && stay(place) > 0.0 {
                self.next_places(place).for_each(|next| comes_here[next] = true);
            }
        }
    }

    /// Iterates over the sets in descending order and over the hazard states of each, and computes the chances of an
    /// explorer who has left while the other stops at the best time.
    ///
    /// `stopping` has the results for later sets, and receives those for these. For the sets in `asked`, `goes_on`
    /// receives the chances if the other does not stop at once.
    pub(super) fn stop<const N: usize>(
        &self,
        Stop { after, taken }: Stop<N>,
        sets: &[usize],
        stopping: &mut [[f64; N]],
        asked: impl Fn(usize) -> bool,
        mut goes_on: impl FnMut(usize, &[[f64; N]]),
    ) {
        let states = self.hazards.len();
        let caught = self.caught(after);
        let mut sum = caught.clone();
        for set in sets.iter().copied() {
            let held = i32::from(self.treasures.worth(set)) - i32::from(taken);
            let home = after.map(|lead| self.home.at(lead - held));
            let (until, later) = stopping.split_at_mut((set + 1) * states);
            let here = &mut until[set * states..];
            if home.iter().all(|chance| *chance <= 0.0) && !asked(set) {
                // Stopping is the best choice for the other.
                here.fill(home);
                continue;
            }
            sum.copy_from_slice(&caught);
            for find in self.treasures.finds(set) {
                let next = &later[(find.next - set - 1) * states..][..states];
                for (sum, next) in sum.iter_mut().zip(next) {
                    add(sum, find.cards, next);
                }
            }
            for (state, hazards) in self.hazards.backwards() {
                let mut chances = sum[state];
                for (next, cards) in &hazards.meetings {
                    add(&mut chances, *cards, &here[*next]);
                }
                let cards_left = self.treasures.cards_left(set) + hazards.cards_left;
                let part = 1.0 / f64::from(cards_left);
                chances = if cards_left == 0 { home } else { chances.map(|chance| chance * part) };
                here[state] = array::from_fn(|lane| chances[lane].min(home[lane]));
                sum[state] = chances;
            }
            if asked(set) {
                goes_on(set, &sum);
            }
        }
    }

    /// The chances of each of these leads after a trap, times the number of trap cards, for every state of hazards.
    pub(super) fn caught<const N: usize>(&self, leads: [i32; N]) -> Vec<[f64; N]> {
        let mut caught = vec![[0.0; N]; self.hazards.len()];
        for (state, hazards) in self.hazards.backwards() {
            for (group, cards) in &hazards.traps {
                add(&mut caught[state], *cards, &leads.map(|lead| self.trapped[*group].at(lead)));
            }
        }
        caught
    }

    /// The chance of winning at the start with this lead, and the choices in every cave with two inside. `lanes` are
    /// the positions of the chances if the first and if the second leaves alone.
    fn solve<const N: usize>(
        &self,
        lead: i32,
        left_behind: &[[f64; N]],
        lanes: [usize; 2],
    ) -> (f64, Vec<[f64; 3]>) {
        let states = self.hazards.len();
        let both_leave = self.home.at(lead);
        let caught = self.caught([lead]);
        let mut wins = vec![0.0; left_behind.len()];
        let mut cells = vec![[0.0; 3]; wins.len()];
        for set in (0..self.treasures.len()).rev() {
            for (state, hazards) in self.hazards.backwards() {
                let [mut sum] = caught[state];
                for find in self.treasures.finds(set) {
                    sum += f64::from(find.cards) * wins[find.next * states + state];
                }
                for (next, cards) in &hazards.meetings {
                    sum += f64::from(*cards) * wins[set * states + next];
                }
                let cards_left = self.treasures.cards_left(set) + hazards.cards_left;
                let cell = set * states + state;
                let both_continue = if cards_left == 0 { both_leave } else { sum / f64::from(cards_left) };
                let first_leaves = left_behind[cell][lanes[0]];
                let second_leaves = 1.0 - left_behind[cell][lanes[1]];
                let matrix = Matrix { both_continue, first_leaves, second_leaves, both_leave };
                cells[cell] = [both_continue, first_leaves, second_leaves];
                wins[cell] = matrix.equilibrium().win;
            }
        }
        // The first card comes before the first decision.
        (cells[0][0], cells)
    }
}

/// Adds `times` these chances.
#[inline]
pub(super) fn add<const N: usize>(sum: &mut [f64; N], times: u8, chances: &[f64; N]) {
    let times = f64::from(times);
    for (sum, chance) in sum.iter_mut().zip(chances) {
        *sum += times * chance;
    }
}
