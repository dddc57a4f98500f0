//! How an expedition goes when everyone plays alike: when they leave, and when they are caught.

use super::SingleExpedition;
use super::choice::leavers;
use super::solve::left_on_path;

/// How an expedition goes on average, card by card.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    /// One step for every number of cards, from the first on, as far as anybody goes.
    pub steps: Vec<Step>,
}

/// What may happen to one explorer once so many cards lie on the path. All chances are those of the whole expedition.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Step {
    /// The chance that this card is a trap and the explorer is caught by it.
    pub caught: f64,
    /// The chance that the explorer is inside and decides.
    pub decides: f64,
    /// The chance that the explorer leaves now.
    pub leaves: f64,
}

impl Step {
    /// The chance of staying for one who decides; nothing when nobody comes this far.
    pub fn stay(&self) -> Option<f64> {
        (self.decides > 0.0).then(|| 1.0 - self.leaves / self.decides)
    }
}

/// A situation in which the next card is turned.
struct Going {
    inside: usize,
    carried: u16,
    path: u16,
    chance: f64,
}

impl SingleExpedition {
    /// How the expedition goes.
    pub fn course(&self) -> Course {
        let mut counted = Counted { steps: Vec::new(), explorers: self.players };
        let states = self.hazards.len();
        let mut layers: Vec<Vec<f64>> = vec![Vec::new(); states];
        for state in 0..states {
            for set in 0..self.treasures.len() {
                if (set, state) == (0, 0) {
                    let start = Going { inside: self.players, carried: 0, path: 0, chance: 1.0 };
                    self.turn(0, 0, &start, &mut layers, &mut counted);
                } else if !layers[state].is_empty() {
                    self.decide(set, state, &mut layers, &mut counted);
                }
            }
            layers[state] = Vec::new();
        }
        Course { steps: counted.steps }
    }

    /// Everyone who may be at this place decides.
    fn decide(&self, set: usize, state: usize, layers: &mut [Vec<f64>], counted: &mut Counted) {
        let lying = self.lying(set, state);
        for (inside, purse) in self.purses.of_set(set) {
            for carried in purse.carried() {
                for path in purse.path() {
                    let cell = purse.cell(carried, path);
                    let chance = layers[state][cell];
                    if chance <= 0.0 {
                        continue;
                    }
                    let stay = f64::from(self.stay[state][cell]);
                    let step = counted.step(lying);
                    step.0.decides += chance * step.1 * explorers(inside);
                    step.0.leaves += chance * step.1 * explorers(inside) * (1.0 - stay);
                    for (leave, part) in leavers(inside, stay).into_iter().enumerate().take(inside) {
                        let going = Going {
                            inside: inside - leave,
                            carried,
                            path: left_on_path(path, leave),
                            chance: chance * part,
                        };
                        if going.chance > 0.0 {
                            self.turn(set, state, &going, layers, counted);
                        }
                    }
                }
            }
        }
    }

    /// The next card is turned.
    fn turn(&self, set: usize, state: usize, going: &Going, layers: &mut [Vec<f64>], counted: &mut Counted) {
        let Going { inside, carried, path, chance } = *going;
        let hazards = self.hazards.state(state);
        let lying = self.lying(set, state);
        let cards_left = self.treasures.cards_left(set) + hazards.cards_left;
        if cards_left == 0 {
            let step = counted.step(lying);
            step.0.leaves += chance * step.1 * explorers(inside);
            return;
        }
        let each_card = chance / f64::from(cards_left);
        let step = counted.step(lying + 1);
        step.0.caught += each_card * f64::from(hazards.trap_cards()) * step.1 * explorers(inside);
        for find in self.treasures.finds(set) {
            let (each, stays) = find.worth.shared_among(inside);
            let cell = self.purses.cell(find.next, inside, carried + each.worth(), path + stays.worth());
            self.add(layers, state, cell, each_card * f64::from(find.cards));
        }
        for (next, cards) in &hazards.meetings {
            let cell = self.purses.cell(set, inside, carried, path);
            self.add(layers, *next, cell, each_card * f64::from(*cards));
        }
    }

    fn add(&self, layers: &mut [Vec<f64>], state: usize, cell: usize, chance: f64) {
        if layers[state].is_empty() {
            layers[state] = vec![0.0; self.purses.cells()];
        }
        layers[state][cell] += chance;
    }

    /// How many cards lie.
    fn lying(&self, set: usize, state: usize) -> usize {
        let treasures = self.treasures.cards_left(0) - self.treasures.cards_left(set);
        usize::from(treasures) + self.hazards.met(state)
    }
}

fn explorers(count: usize) -> f64 {
    f64::from(u8::try_from(count).expect("at most eight are inside"))
}

/// What has been counted so far.
struct Counted {
    steps: Vec<Step>,
    explorers: usize,
}

impl Counted {
    /// The step with so many cards on the path, and what one explorer counts.
    fn step(&mut self, lying: usize) -> (&mut Step, f64) {
        if self.steps.len() < lying {
            self.steps.resize(lying, Step::default());
        }
        (&mut self.steps[lying - 1], 1.0 / explorers(self.explorers))
    }
}
