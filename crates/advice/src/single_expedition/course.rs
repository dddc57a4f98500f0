//! The course of an expedition in which everyone plays alike: when they leave, and when they are caught.

use super::SingleExpedition;
use super::choice::leavers;
use super::situation::Situation;
use super::solve::add;

/// The average course of an expedition, card by card.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    /// One step for every number of cards, up to the last that anyone reaches.
    pub steps: Vec<Step>,
}

/// What may happen to an explorer after this many cards. All probabilities are relative to the whole expedition.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Step {
    /// The probability that this card is a trap and catches the explorer.
    pub caught: f64,
    /// The probability that the explorer is inside and decides.
    pub decides: f64,
    /// The probability that the explorer leaves now.
    pub leaves: f64,
}

impl Step {
    /// The probability of staying for an explorer who decides; `None` if nobody comes this far.
    pub fn stay(&self) -> Option<f64> {
        (self.decides > 0.0).then(|| 1.0 - self.leaves / self.decides)
    }
}

impl SingleExpedition {
    /// The course of the expedition.
    pub fn course(&self) -> Course {
        let mut counted = Counted { steps: Vec::new(), explorers: self.players };
        let mut layers = vec![Vec::new(); self.hazards.len()];
        let mut staying = Vec::new();
        for state in 0..self.hazards.len() {
            self.opened(&mut layers[state]);
            for set in 0..self.treasures.len() {
                self.decide(set, state, &layers[state], &mut staying, &mut counted);
                if (set, state) == (0, 0) {
                    // The first card comes before the first decision.
                    let start = Situation { inside: self.players, carried: 0, path: 0 };
                    staying[self.purses.cell(0, start)] = 1.0;
                }
                self.turn(set, state, &staying, &mut layers, &mut counted);
            }
            layers[state] = Vec::new();
        }
        Course { steps: counted.steps }
    }

    /// Everyone who may be at this place decides. What remains are the probabilities of all cells of the set before the
    /// next card.
    fn decide(
        &self,
        set: usize,
        state: usize,
        chances: &[f64],
        staying: &mut Vec<f64>,
        counted: &mut Counted,
    ) {
        let cells = self.purses.cells_of(set);
        staying.clear();
        staying.resize(cells.len(), 0.0);
        let (mut decide, mut leave) = (0.0, 0.0);
        let deciding = chances[cells.clone()].iter().zip(&self.stay[state][cells.clone()]);
        for (situation, (chance, stay)) in self.purses.situations(set).zip(deciding) {
            if *chance <= 0.0 {
                continue;
            }
            let (inside, stay) = (situation.inside, f64::from(*stay));
            decide += chance * explorers(inside);
            leave += chance * explorers(inside) * (1.0 - stay);
            for (leavers, part) in leavers(inside, stay).into_iter().enumerate().take(inside) {
                if part > 0.0 {
                    staying[self.purses.cell(set, situation.without(leavers)) - cells.start] += chance * part;
                }
            }
        }
        if decide > 0.0 {
            let (step, each) = counted.step(self.lying(set, state));
            step.decides += decide * each;
            step.leaves += leave * each;
        }
    }

    /// Reveals the next card for all who stay.
    fn turn(
        &self,
        set: usize,
        state: usize,
        staying: &[f64],
        layers: &mut [Vec<f64>],
        counted: &mut Counted,
    ) {
        let in_cell = |(chance, all): (&f64, Situation)| chance * explorers(all.inside);
        let inside: f64 = staying.iter().zip(self.purses.situations(set)).map(in_cell).sum();
        if inside <= 0.0 {
            return;
        }
        let hazards = self.hazards.state(state);
        let lying = self.lying(set, state);
        let cards_left = self.treasures.cards_left(set) + hazards.cards_left;
        if cards_left == 0 {
            let (step, each) = counted.step(lying);
            step.leaves += inside * each;
            return;
        }
        let card = 1.0 / f64::from(cards_left);
        let (step, each) = counted.step(lying + 1);
        step.caught += inside * each * card * f64::from(hazards.trap_cards());
        let cells = self.purses.cells_of(set);
        for find in self.treasures.finds(set) {
            for (run, next) in self.purses.after(set, find) {
                add(&mut layers[state][next], card * f64::from(find.cards), &staying[run]);
            }
        }
        for (next, cards) in &hazards.meetings {
            let next = self.opened(&mut layers[*next]);
            add(&mut next[cells.clone()], card * f64::from(*cards), staying);
        }
    }

    /// The probabilities of all cells, initially 0.
    fn opened<'a>(&self, layer: &'a mut Vec<f64>) -> &'a mut [f64] {
        layer.resize(self.purses.cells(), 0.0);
        layer
    }

    /// The number of cards on the path.
    fn lying(&self, set: usize, state: usize) -> usize {
        let treasures = self.treasures.cards_left(0) - self.treasures.cards_left(set);
        usize::from(treasures) + self.hazards.met(state)
    }
}

fn explorers(count: usize) -> f64 {
    f64::from(u8::try_from(count).expect("at most eight are inside"))
}

/// The sums so far.
struct Counted {
    steps: Vec<Step>,
    explorers: usize,
}

impl Counted {
    /// The step with this many cards on the path, and the weight of one explorer.
    fn step(&mut self, lying: usize) -> (&mut Step, f64) {
        if self.steps.len() < lying {
            self.steps.resize(lying, Step::default());
        }
        (&mut self.steps[lying - 1], 1.0 / explorers(self.explorers))
    }
}
