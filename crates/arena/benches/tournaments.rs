//! Whole tournaments with all their statistics: games per second on one core and on several.

use std::num::NonZeroUsize;
use std::sync::Arc;

use arena::{Tournament, Watch};
use bots::DiamantBot;
use diamant::Edition;
use divan::Bencher;
use divan::counter::ItemsCount;

const GAMES: u64 = 100_000;

#[divan::bench(args = [1, 2], sample_count = 10)]
fn four_leave_after_six(bencher: Bencher, threads: usize) {
    tournament(bencher, ["turn:6"; 4], threads);
}

#[divan::bench(args = [1, 2], sample_count = 10)]
fn four_different_minds(bencher: Bencher, threads: usize) {
    tournament(bencher, ["gems:11", "hazards:3", "myopic:1", "renard"], threads);
}

fn tournament(bencher: Bencher, names: [&str; 4], threads: usize) {
    let draft = Edition::by_id("classic-2005").expect("published").draft(None).expect("its own switch");
    let rules = Arc::new(draft.check().expect("published rules make sense"));
    let line_up: Vec<DiamantBot> =
        names.iter().map(|name| name.parse().expect("a bot of the catalogue")).collect();
    let mut tournament = Tournament::new(rules, line_up).expect("four may play");
    tournament.games = GAMES;
    let threads = NonZeroUsize::new(threads).expect("at least one thread");
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| tournament.run(threads, &Watch::default()));
}

fn main() {
    divan::main();
}
