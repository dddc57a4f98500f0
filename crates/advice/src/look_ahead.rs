//! A look ahead from where one stands, and what is made of it.
//!
//! A trained table knows a situation by a few numbers only. So the expedition is played out from the very position, with each
//! choice under the same luck, and the mix leans towards what did better. It only leans: whoever always took what looks best
//! would be foreseen by the others, and would go by what the deals that were tried happened to bring.

use diamant::{Decision, Diamant, View};
use game::{BySeat, Seat};

use crate::playout::{Playout, Source};

/// The least chance that the table is taken to give a choice: it may be wrong.
const DOUBT: f64 = 0.02;

/// Everybody's chance of winning in one deal when this seat goes on, and when it leaves. All others, and this seat later on,
/// choose by `choose`; `shares` says what the end of the expedition is worth.
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

/// The mix that leans from the table's `stay` towards going on, which is better by so much of a win. Caution says by how much
/// of a win a choice must be better to become e times as likely; whoever has looked often needs less of it.
pub fn leaning(stay: f64, better: f64, caution: f64) -> f64 {
    let stay = stay.clamp(DOUBT, 1.0 - DOUBT);
    let odds = stay / (1.0 - stay) * (better / caution).exp();
    odds / (1.0 + odds)
}
