//! The master: its trained table, and a look ahead from where it stands.
//!
//! The table knows a situation by a few numbers only. So the master plays the expedition out from the very position, some dozens
//! of times with each choice, and leans towards what did better. It only leans: whoever always took what looks best would
//! be foreseen by the others, and would go by what a few dozen deals happened to bring.

use advice::master::Master;
use diamant::{Decision, Diamant, View};
use game::Seat;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use crate::playout::{Luck, Playout, decide};

/// How often each choice is played out.
const PLAYOUTS: u32 = 64;

/// By how much of a win one choice must be better to make it e times as likely.
const CAUTION: f64 = 0.05;

/// The least chance that the table is taken to give a choice: it may be wrong.
const DOUBT: f64 = 0.02;

/// The chance to go on by the table alone.
pub(crate) fn by_the_table(view: &View<'_>) -> f64 {
    Master::of(view.rules(), view.seats().len()).stay(view)
}

/// The chance to go on after a look ahead.
pub(super) fn by_looking_ahead(view: &View<'_>, generator: &mut dyn Rng) -> f64 {
    let stay = by_the_table(view);
    let Some(me) = view.onlooker() else { return stay };
    let game = view.imagined();
    let stay = stay.clamp(DOUBT, 1.0 - DOUBT);
    let ahead = LookAhead { master: Master::of(view.rules(), view.seats().len()), me };
    let better: f64 =
        (0..PLAYOUTS).map(|_| ahead.better(&game, generator)).sum::<f64>() / f64::from(PLAYOUTS);
    leaning(stay, better)
}

/// The mix that leans from `stay` towards going on, which is better by so much of a win.
fn leaning(stay: f64, better: f64) -> f64 {
    let odds = stay / (1.0 - stay) * (better / CAUTION).exp();
    odds / (1.0 + odds)
}

struct LookAhead {
    master: &'static Master,
    me: Seat,
}

impl LookAhead {
    /// By how much of a win going on did better than leaving, in one deal.
    fn better(&self, game: &Diamant, generator: &mut dyn Rng) -> f64 {
        let mut luck = Luck {
            cards: SmallRng::seed_from_u64(generator.next_u64()),
            choices: SmallRng::seed_from_u64(generator.next_u64()),
        };
        let playout = Playout::new(game.clone());
        let others = playout.asked().without(self.me);
        let choices =
            playout.choices(others, &mut luck, |view, generator| decide(self.master.stay(view), generator));
        let [go_on, leave] = [Decision::Continue, Decision::Leave].map(|decision| {
            let (mut playout, mut luck) = (playout.clone(), luck.clone());
            playout.open(choices.with(self.me, decision));
            playout.finish(&mut luck, |view, generator| decide(self.master.stay(view), generator));
            self.master.shares(&playout.game)[self.me]
        });
        go_on - leave
    }
}
