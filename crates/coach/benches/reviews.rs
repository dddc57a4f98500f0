//! The duration of a review of a finished game.

use divan::{Bencher, black_box};
use record::Judgement;

fn told(text: &str) -> Judgement {
    record::read(text).and_then(record::Record::judge).expect("the record is possible")
}

/// Two players, the base deck: five expeditions are solved.
#[divan::bench(sample_count = 5)]
fn two(bencher: Bencher) {
    let told = told(include_str!("../../../testdata/review/two.json"));
    bencher.bench(|| coach::review(black_box(&told)));
}

/// Five players: every choice is simulated.
#[divan::bench(sample_count = 5)]
fn five(bencher: Bencher) {
    let told = told(include_str!("../../../testdata/review/five.json"));
    bencher.bench(|| coach::review(black_box(&told)));
}

/// Dice: every turn is solved, and every choice is simulated for the win.
#[divan::bench(sample_count = 5)]
fn dice(bencher: Bencher) {
    let told = told(include_str!("../../../testdata/records/troll-dragon.json"));
    bencher.bench(|| coach::review(black_box(&told)));
}

fn main() {
    divan::main();
}
