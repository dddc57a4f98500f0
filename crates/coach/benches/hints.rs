//! The latency of a hint.

use std::sync::Arc;

use advice::master::Master;
use coach::{Hint, Memory};
use diamant::{Card, Decision, Diamant, Edition, Gems, Rules};
use divan::{Bencher, black_box};
use game::driver::Unlogged;
use game::{Ballot, Game, Move, Seat, Turn};
use troll::{Action, Troll};

/// Everybody inside after three treasures, in the middle of an expedition.
fn opening(edition: &str, players: usize) -> Diamant {
    let mut draft =
        Edition::by_id(edition).expect("a published edition").draft(None).expect("its own switch");
    draft.players = 2..=8;
    let rules: Arc<Rules> = Arc::new(draft.check().expect("published rules make sense"));
    let mut game = Diamant::new(rules, players).expect("a table of two to eight");
    for worth in [9, 11, 7] {
        if let Turn::Ballot(inside) = game.turn() {
            let all = Ballot::collect(inside, |_| Decision::Continue);
            game.play(&Move::Ballot(all), &mut Unlogged).expect("all may go on");
        }
        game.play(&Move::Chance(Card::Treasure(Gems::new(worth))), &mut Unlogged).expect("it is in the deck");
    }
    game
}

const FIRST: Seat = Seat::new(0).expect("a table has a first seat");

/// Two players, the base deck: the expedition is solved for its first hint.
#[divan::bench(sample_count = 20)]
fn solved(bencher: Bencher) {
    let game = opening("classic-2005", 2);
    bencher
        .with_inputs(Memory::default)
        .bench_refs(|memory| Hint::in_diamant(black_box(&game.view(Some(FIRST))), memory));
}

/// Two players: every other hint of the same expedition.
#[divan::bench]
fn solved_before(bencher: Bencher) {
    let (game, memory) = (opening("classic-2005", 2), Memory::default());
    bencher.bench(|| Hint::in_diamant(black_box(&game.view(Some(FIRST))), &memory));
}

/// More players: the rest of the expedition is simulated many times.
#[divan::bench(args = [3, 5, 8])]
fn tried(bencher: Bencher, players: usize) {
    let (game, memory) = (opening("classic-2005", players), Memory::default());
    bencher.bench(|| Hint::in_diamant(black_box(&game.view(Some(FIRST))), &memory));
}

/// The table alone: the master's mix, without values.
#[divan::bench(args = [3, 5, 8])]
fn looked_up(bencher: Bencher, players: usize) {
    let game = opening("classic-2005", players);
    bencher.bench(|| {
        let view = game.view(Some(FIRST));
        Master::of(view.rules(), players).stay(black_box(&view))
    });
}

/// Hidden chests: the table and the next card.
#[divan::bench(args = [3, 8])]
fn behind_closed_chests(bencher: Bencher, players: usize) {
    let (game, memory) = (opening("incan-gold", players), Memory::default());
    bencher.bench(|| Hint::in_diamant(black_box(&game.view(Some(FIRST))), &memory));
}

/// Dice: the rest of the turn is solved.
#[divan::bench(sample_count = 50)]
fn dice(bencher: Bencher) {
    let rules = troll::Draft::default().check().expect("the published rules make sense");
    let mut game = Troll::new(rules, 3).expect("three can play");
    game.play(&Move::Ballot(Ballot::of(FIRST, Action::Roll)), &mut Unlogged)
        .expect("a turn begins with a roll");
    let Turn::Chance(outcomes) = game.turn() else { unreachable!("dice are in the air") };
    let chosen = (0..outcomes).map(|outcome| game.outcome(outcome)).find_map(|roll| {
        let mut after = game.clone();
        after.play(&Move::Chance(roll), &mut Unlogged).ok()?;
        (after.view(None).active() == FIRST && after.actions(FIRST).count() > 2).then_some(after)
    });
    let game = chosen.expect("some roll leaves a choice");
    bencher.bench(|| Hint::in_troll(black_box(game.view(Some(FIRST))), FIRST));
}

fn main() {
    divan::main();
}
