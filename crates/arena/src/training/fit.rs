//! The value of scores at the beginning of an expedition: a curve fitted to games that start there.

use std::num::NonZeroUsize;

use advice::master::{CURVE, WinShares, gap_parts};
use bots::playout::Playout;
use game::{BySeat, Game, SeatSet};

use super::lesson::{Begun, Gathered, Lesson};
use super::start;
use crate::tournament::Watch;

/// The number of rounds of games to fit the curve to.
pub(super) const ROUNDS: u64 = 6;

/// The round number, which selects games that were not used for training.
const UNSEEN: u64 = 1 << 32;

/// The number of improvement steps. Each doubles the number of correct digits, so this is plenty.
const STEPS: usize = 12;

/// How often a step is halved before it is given up.
const SHORTEST: i32 = 10;

/// The relative amount by which a step may worsen the fit: at the optimum the last digits fluctuate.
const NO_MATTER: f64 = 1e-6;

/// Regularisation, for parts of the curve with few games.
const CALM: f64 = 1.0;

/// The scores at the beginning and everyone's chance of winning at the end.
struct Sample {
    game: u64,
    scores: BySeat<u32>,
    won: BySeat<f64>,
}

/// The samples of one thread, or of all.
struct Samples(Vec<Sample>);

impl Gathered for Samples {
    fn empty(_lesson: &Lesson<'_>) -> Samples {
        Samples(Vec::new())
    }

    fn join(&mut self, other: Samples) {
        self.0.extend(other.0);
        // Sums of floating-point numbers depend on the order, so the order of the threads must not matter.
        self.0.sort_unstable_by_key(|sample| sample.game);
    }
}

/// The curve that fits best to games that begin with this expedition.
pub(super) fn shares(
    lesson: &Lesson<'_>,
    games: u64,
    threads: NonZeroUsize,
    watch: &Watch,
) -> Option<WinShares> {
    let Samples(samples) = lesson.gather(UNSEEN, games * ROUNDS, threads, watch, sample)?;
    let seats = SeatSet::first_n(lesson.players);
    let mut falls = [0.0; CURVE];
    for _ in 0..STEPS {
        if watch.is_stopped() {
            return None;
        }
        falls = improved(&samples, seats, &falls);
    }
    never_rising(&mut falls);
    Some(WinShares { falls: narrowed(&falls) })
}

/// One step of Newton's method, shortened until it does not worsen the fit: a full step may overshoot.
fn improved(samples: &[Sample], seats: SeatSet, falls: &[f64; CURVE]) -> [f64; CURVE] {
    let step = Slope::of(samples, seats, falls).step();
    let before = misfit(samples, seats, falls);
    let shorter = (0..SHORTEST).map(|halvings| {
        let part = 0.5_f64.powi(halvings);
        std::array::from_fn(|knot| falls[knot] - part * step[knot])
    });
    let worse = before * (1.0 + NO_MATTER);
    shorter.into_iter().find(|falls| misfit(samples, seats, falls) < worse).unwrap_or(*falls)
}

/// The error of the curve: the surprise about who wins, plus the regularisation term.
fn misfit(samples: &[Sample], seats: SeatSet, falls: &[f64; CURVE]) -> f64 {
    let shares = WinShares { falls: narrowed(falls) };
    let surprise = samples.iter().map(|sample| {
        let expected = shares.of(seats, &sample.scores);
        seats
            .into_iter()
            .map(|seat| -sample.won[seat] * expected[seat].max(f64::MIN_POSITIVE).ln())
            .sum::<f64>()
    });
    surprise.sum::<f64>() + CALM / 2.0 * falls.iter().map(|fall| fall * fall).sum::<f64>()
}

/// A larger distance never means a better chance, even where there are too few games to show it.
fn never_rising(falls: &mut [f64; CURVE]) {
    let mut least = 0.0_f64;
    for fall in falls {
        least = least.max(*fall);
        *fall = least;
    }
}

fn sample(lesson: &Lesson<'_>, begun: &mut Begun, samples: &mut Samples) {
    let game = start::sample(lesson, begun);
    let scores = game.standings().scores;
    let won = lesson.finish(Playout::new(game), &mut begun.luck);
    samples.0.push(Sample { game: begun.number, scores, won });
}

#[expect(clippy::cast_possible_truncation, reason = "a fit has far fewer good digits")]
fn narrowed(falls: &[f64; CURVE]) -> [f32; CURVE] {
    falls.map(|fall| fall as f32)
}

/// The first and second derivatives of the error.
struct Slope {
    first: [f64; CURVE],
    second: [[f64; CURVE]; CURVE],
}

impl Slope {
    fn of(samples: &[Sample], seats: SeatSet, falls: &[f64; CURVE]) -> Slope {
        let calm = |row: usize| std::array::from_fn(|column| if row == column { CALM } else { 0.0 });
        let mut slope = Slope { first: falls.map(|fall| CALM * fall), second: std::array::from_fn(calm) };
        let shares = WinShares { falls: narrowed(falls) };
        for sample in samples {
            slope.add(sample, seats, &shares.of(seats, &sample.scores));
        }
        slope
    }

    fn add(&mut self, sample: &Sample, seats: SeatSet, expected: &BySeat<f64>) {
        let best = seats.into_iter().map(|seat| sample.scores[seat]).max().unwrap_or(0);
        let mut mean = [0.0; CURVE];
        for seat in seats {
            let parts = gap_parts(best - sample.scores[seat]).map(|(knot, part)| (knot.checked_sub(1), part));
            for (row, part) in parts.iter().filter_map(|(row, part)| Some(((*row)?, part))) {
                self.first[row] += (sample.won[seat] - expected[seat]) * part;
                mean[row] += expected[seat] * part;
                for (column, other) in parts.iter().filter_map(|(column, other)| Some(((*column)?, other))) {
                    self.second[row][column] += expected[seat] * part * other;
                }
            }
        }
        for (row, of_row) in self.second.iter_mut().zip(&mean) {
            for (second, of_column) in row.iter_mut().zip(&mean) {
                *second -= of_row * of_column;
            }
        }
    }

    /// The Newton step.
    fn step(self) -> [f64; CURVE] {
        let Slope { mut first, mut second } = self;
        for pivot in 0..CURVE {
            let top = second[pivot];
            for row in pivot + 1..CURVE {
                let factor = second[row][pivot] / top[pivot];
                for (value, above) in second[row].iter_mut().zip(&top).skip(pivot) {
                    *value -= factor * above;
                }
                first[row] -= factor * first[pivot];
            }
        }
        for row in (0..CURVE).rev() {
            let known: f64 = (row + 1..CURVE).map(|column| second[row][column] * first[column]).sum();
            first[row] = (first[row] - known) / second[row][row];
        }
        first
    }
}
