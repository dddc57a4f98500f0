//! Plays a number of games with four seats and no output, to be run under `valgrind --tool=callgrind`:
//! the difference between two runs is the cost of the games alone.

#[path = "../benches/players/leave_after_six.rs"]
mod leave_after_six;

use std::sync::Arc;

use diamant::{Diamant, Edition};
use game::driver::{ByIndex, Unlogged, run};
use game::{Game, Seat};
use leave_after_six::LeaveAfterSix;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

fn main() {
    let games: u32 = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(10_000);
    let draft = Edition::by_id("classic-2005").expect("published").draft(None).expect("its own switch");
    let rules = Arc::new(draft.check().expect("published rules make sense"));
    let mut rng = SmallRng::seed_from_u64(7);
    let mut points = 0;
    for _ in 0..games {
        let mut game = Diamant::new(rules.clone(), 4).expect("four may play");
        let mut dealer = ByIndex(|outcomes| rng.random_range(0..outcomes));
        run(&mut game, &mut dealer, &mut LeaveAfterSix, &mut Unlogged).expect("legal play");
        points += game.standings().scores[Seat::new(0).expect("a first seat")];
    }
    println!("{points}");
}
