//! The master: its trained table, and a look ahead from the current position.

use advice::master::Master;
use advice::{leaning, look_ahead};
use diamant::{Diamant, View};
use game::Seat;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use super::playout::{Luck, decide};

/// The number of simulations per choice.
const PLAYOUTS: u32 = 64;

/// How much of a win one choice must be better to become e times as likely.
const CAUTION: f64 = 0.05;

/// The probability of continuing by the table alone.
pub(crate) fn by_the_table(view: &View<'_>) -> f64 {
    Master::of(view.rules(), view.seats().len()).stay(view)
}

/// The probability of continuing after a look ahead.
#[inline(never)]
pub(super) fn by_looking_ahead(view: &View<'_>, generator: &mut dyn Rng) -> f64 {
    let stay = by_the_table(view);
    let Some(me) = view.onlooker() else { return stay };
    let game = view.imagined();
    let master = Master::of(view.rules(), view.seats().len());
    let better: f64 = (0..PLAYOUTS).map(|_| better(master, &game, me, generator)).sum();
    leaning(stay, better / f64::from(PLAYOUTS), CAUTION)
}

/// How much of a win continuing was better than leaving, in one deal.
fn better(master: &Master, game: &Diamant, me: Seat, generator: &mut dyn Rng) -> f64 {
    let luck = Luck {
        cards: SmallRng::seed_from_u64(generator.next_u64()),
        choices: SmallRng::seed_from_u64(generator.next_u64()),
    };
    let choose = |view: &View<'_>, generator: &mut SmallRng| decide(master.stay(view), generator);
    let [go_on, leave] = look_ahead(game, me, luck, choose, |game| master.shares(game));
    go_on[me] - leave[me]
}
