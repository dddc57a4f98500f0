//! The master as the judge needs it.

use advice::review::Player;
use diamant::{Card, Diamant, View};
use game::{BySeat, Game};

/// Plays any game well.
pub(crate) struct MasterPlayer;

impl MasterPlayer {
    pub(crate) fn of(_game: &Diamant) -> MasterPlayer {
        MasterPlayer
    }
}

impl Player for MasterPlayer {
    fn stay(&self, view: &View<'_>) -> f64 {
        let inside = u16::try_from(view.inside().len()).unwrap_or(8);
        let cave = view.carried().worth() * inside + view.path().rubies().worth();
        let endangered = f64::from(u16::from(view.traps_left()) * cave);
        if endangered <= 0.0 {
            return 1.0;
        }
        let find: u16 = view
            .may_come()
            .map(|(card, count)| match card {
                Card::Treasure(worth) => worth.worth() * u16::from(count),
                _ => 0,
            })
            .sum();
        1.0 / (1.0 + (-2.5 * (f64::from(find) / endangered - 1.3)).exp())
    }

    fn shares(&self, game: &Diamant) -> BySeat<f64> {
        let standings = game.standings();
        let view = game.view(None);
        let seats = game.seats();
        if view.is_over() {
            let share = 1.0 / f64::from(u8::try_from(standings.winners.len()).unwrap_or(1));
            return BySeat::from_fn(|seat| if standings.winners.contains(seat) { share } else { 0.0 });
        }
        let left = f64::from(view.rules().expeditions() + 1 - view.expedition());
        let weight = |seat| (f64::from(standings.scores[seat]) / (5.0 * left.sqrt())).exp();
        let all: f64 = seats.into_iter().map(weight).sum();
        BySeat::from_fn(|seat| if seats.contains(seat) { weight(seat) / all } else { 0.0 })
    }
}
