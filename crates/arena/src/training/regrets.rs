//! The regrets of every cell, and the strategy that follows from them.

use advice::master::{Cells, Mixes};

use super::lesson::{Gathered, Lesson};

/// The integer value of a certain win, so that the order of adding does not matter.
const WHOLE: f64 = 1_073_741_824.0;

/// The results of one round: for every cell, the sum of how much better continuing was than leaving.
pub(super) struct Found {
    better: Vec<i64>,
}

impl Found {
    /// Adds that continuing was better by this much in this cell.
    pub(super) fn regret(&mut self, cell: usize, better: f64) {
        #[expect(clippy::cast_possible_truncation, reason = "a chance of winning is at most 1")]
        let better = (better * WHOLE) as i64;
        self.better[cell] += better;
    }
}

impl Gathered for Found {
    fn empty(lesson: &Lesson<'_>) -> Found {
        Found { better: vec![0; lesson.stay.len()] }
    }

    fn join(&mut self, other: Found) {
        for (mine, theirs) in self.better.iter_mut().zip(other.better) {
            *mine += theirs;
        }
    }
}

/// One cell during training.
#[derive(Clone, Copy)]
struct Cell {
    /// The regret of not having continued, and of not having left.
    regret: [f64; 2],
    /// The current probability of continuing.
    stay: f64,
    /// The weighted sum over the rounds that count.
    sum: f64,
}

/// The regrets of all rounds.
pub(super) struct Regrets {
    cells: Vec<Cell>,
    /// The total weight of the rounds that count.
    weight: f64,
}

impl Regrets {
    pub(super) fn new(cells: Cells) -> Regrets {
        let untaught = Mixes::untaught(cells);
        let cell = |number| Cell { regret: [0.0; 2], stay: untaught.stay(number), sum: 0.0 };
        Regrets { cells: (0..cells.count()).map(cell).collect(), weight: 0.0 }
    }

    /// The current probability of continuing in every cell.
    pub(super) fn play(&self) -> Vec<f64> {
        self.cells.iter().map(|cell| cell.stay).collect()
    }

    /// The average over the rounds, with more weight on later ones: the result of regret matching.
    pub(super) fn average(&self) -> impl Iterator<Item = f64> + '_ {
        self.cells.iter().map(|cell| cell.sum / self.weight)
    }

    /// The choice with less regret in the end, without a mix: the best answer to a fixed strategy.
    pub(super) fn best(&self) -> impl Iterator<Item = f64> + '_ {
        self.cells.iter().map(|cell| cell.stay.round())
    }

    /// Adds the results of a round. Old regrets fade: a round has a weight proportional to its number.
    pub(super) fn add(&mut self, round: u32, found: &Found) {
        let number = f64::from(round) + 1.0;
        let fade = (number - 1.0) / number;
        for (cell, better) in self.cells.iter_mut().zip(&found.better) {
            #[expect(clippy::cast_precision_loss, reason = "a regret needs no more than 53 bits")]
            let better = *better as f64 / WHOLE;
            cell.sum += number * cell.stay;
            if better != 0.0 {
                cell.learn(better, fade);
            }
        }
        self.weight += number;
    }
}

impl Cell {
    fn learn(&mut self, better: f64, fade: f64) {
        let [go_on, leave] = self.regret;
        self.regret = [fade * go_on + (1.0 - self.stay) * better, fade * leave - self.stay * better];
        let [go_on, leave] = self.regret.map(|regret| regret.max(0.0));
        if go_on + leave > 0.0 {
            self.stay = go_on / (go_on + leave);
        }
    }
}
