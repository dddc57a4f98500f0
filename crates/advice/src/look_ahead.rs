//! A look ahead from a position, and how it changes a mix.
//!
//! A trained table knows a position only by a few numbers. So the expedition is simulated from the actual position,
//! with each choice under the same luck, and the mix is shifted towards the better one. It is only shifted: always
//! taking the better-looking choice would be predictable, and would follow the noise of the simulated deals.

use diamant::{Decision, Diamant, View};
use game::{BySeat, Seat};

use crate::playout::{Playout, Source};

/// The minimum probability that a choice of the table is assumed to have, because the table may be wrong.
const DOUBT: f64 = 0.02;

/// Everybody's chance of winning in one deal if this seat continues, and if it leaves. All others, and this seat later
/// on, choose by `choose`; `shares` gives the value of the end of the expedition.
pub fn look_ahead<S: Source + Clone>(
    game: &Diamant,
    me: Seat,
    mut source: S,
    choose: impl Fn(&View<'_>, &mut S::Choices) -> Decision,
    shares: impl Fn(&Diamant) -> BySeat<f64>,
) -> [BySeat<f64>; 2] {
    let playout = Playout::new(game.clone());
    let others = playout.choices(playout.asked().without(me), &mut source, &choose);
    [Decision::Continue, Decision::Leave].map(|decision| {
        let (mut playout, mut source) = (playout.clone(), source.clone());
        playout.open(others.with(me, decision));
        playout.finish(&mut source, &choose);
        shares(&playout.game)
    })
}

/// The table's probability `stay`, shifted towards continuing, which is better by `better` of a win. `caution` is the
/// difference that makes a choice e times as likely; with more simulations it can be smaller.
pub fn leaning(stay: f64, better: f64, caution: f64) -> f64 {
    let stay = stay.clamp(DOUBT, 1.0 - DOUBT);
    let odds = stay / (1.0 - stay) * (better / caution).exp();
    odds / (1.0 + odds)
}
