//! Whole games on one core, through the same `Game` code as a live table: everyone leaves after six reveals.

#[path = "players/leave_after_six.rs"]
mod leave_after_six;

use std::sync::Arc;

use diamant::{Diamant, Edition, Rules};
use divan::Bencher;
use divan::counter::ItemsCount;
use game::Game;
use game::driver::{ByIndex, Unlogged, run};
use leave_after_six::LeaveAfterSix;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

const GAMES: u32 = 1_000;

#[divan::bench(args = [2, 4, 8])]
fn everyone_leaves_after_six(bencher: Bencher, seats: usize) {
    games(bencher, "classic-2005", seats);
}

#[divan::bench(args = [4])]
fn everyone_leaves_after_six_with_relics(bencher: Bencher, seats: usize) {
    games(bencher, "iello-2016", seats);
}

fn games(bencher: Bencher, edition: &str, seats: usize) {
    let mut draft =
        Edition::by_id(edition).expect("a published edition").draft(None).expect("its own switch");
    draft.players = 2..=8;
    let rules: Arc<Rules> = Arc::new(draft.check().expect("published rules make sense"));
    let mut rng = SmallRng::seed_from_u64(7);
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        let mut points = 0;
        for _ in 0..GAMES {
            let mut game = Diamant::new(rules.clone(), seats).expect("a table of two to eight");
            let mut dealer = ByIndex(|outcomes| rng.random_range(0..outcomes));
            run(&mut game, &mut dealer, &mut LeaveAfterSix, &mut Unlogged).expect("legal play");
            let standings = game.standings();
            points += game.seats().into_iter().map(|seat| standings.scores[seat]).sum::<u32>();
        }
        points
    });
}

fn main() {
    divan::main();
}
