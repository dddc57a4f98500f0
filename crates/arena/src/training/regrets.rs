//! What is regretted in every cell, and how it is played because of that.

use advice::master::{Cells, Mixes};

use super::lesson::{Gathered, Lesson};

/// A chance of winning in whole numbers, so that the order of adding up does not matter.
const WHOLE: f64 = 1_073_741_824.0;

/// What one round has found: for every cell, by how much going on was better than leaving, added up.
pub(super) struct Found {
    better: Vec<i64>,
}

impl Found {
    /// In this cell going on was worth so much more than leaving.
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

/// One cell while it is learnt.
#[derive(Clone, Copy)]
struct Cell {
    /// How much not to have gone on is regretted, and not to have left.
    regret: [f64; 2],
    /// The chance to go on, now.
    stay: f64,
    /// Added up over the rounds that count, each with its weight.
    sum: f64,
}

/// The regrets of all rounds.
pub(super) struct Regrets {
    cells: Vec<Cell>,
    /// Of the rounds that count.
    weight: f64,
}

impl Regrets {
    pub(super) fn new(cells: Cells) -> Regrets {
        let untaught = Mixes::untaught(cells);
        let cell = |number| Cell { regret: [0.0; 2], stay: untaught.stay(number), sum: 0.0 };
        Regrets { cells: (0..cells.count()).map(cell).collect(), weight: 0.0 }
    }

    /// The chance to go on in every cell, now.
    pub(super) fn play(&self) -> Vec<f64> {
        self.cells.iter().map(|cell| cell.stay).collect()
    }

    /// The average over the rounds, later ones counting more: what regret matching comes to.
    pub(super) fn average(&self) -> impl Iterator<Item = f64> + '_ {
        self.cells.iter().map(|cell| cell.sum / self.weight)
    }

    /// What is regretted less in the end, without a mix: the best answer to those who do not change.
    pub(super) fn best(&self) -> impl Iterator<Item = f64> + '_ {
        self.cells.iter().map(|cell| cell.stay.round())
    }

    /// Takes in what a round found. Old regrets fade: a round is regretted in proportion to its number.
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
