//! The result of a choice in rubies, one card ahead.

use diamant::{Decision, Diamant};
use game::driver::Unlogged;
use game::{BySeat, Game, Move, Seat, SeatSet, odds};

use super::appraisal::leave;

/// The results of both choices in rubies, on average over the others' choices. Relics count at their value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rubies {
    /// What is in hand after one more card; 0 if that is a trap.
    pub go_on: f64,
    /// What is brought home now.
    pub leave: f64,
}

impl Rubies {
    /// The results for this seat if the others continue with these probabilities. All explorers inside carry the same,
    /// so only the number of leavers matters.
    pub(super) fn of(game: &Diamant, seat: Seat, stay: &BySeat<f64>) -> Rubies {
        let inside = game.view(None).inside();
        let others = inside.without(seat);
        let chances = leavers(others.into_iter().map(|other| stay[other]));
        let mut rubies = Rubies { go_on: 0.0, leave: 0.0 };
        for (count, chance) in chances.into_iter().enumerate().filter(|(_, chance)| *chance > 0.0) {
            let leaving: SeatSet = others.into_iter().take(count).collect();
            let gone_on = chose(game, inside, leaving);
            let gone_home = chose(game, inside, leaving.with(seat));
            rubies.go_on += chance * (after_a_card(&gone_on, seat) + brought(game, &gone_on, seat));
            rubies.leave += chance * brought(game, &gone_home, seat);
        }
        rubies
    }

    /// The result of this choice.
    pub fn by(&self, decision: Decision) -> f64 {
        match decision {
            Decision::Continue => self.go_on,
            Decision::Leave => self.leave,
        }
    }
}

/// The game after these have left and the others inside have continued.
fn chose(game: &Diamant, inside: SeatSet, leaving: SeatSet) -> Diamant {
    let mut after = game.clone();
    after.play(&Move::Ballot(leave(inside, leaving)), &mut Unlogged).expect("everybody inside has chosen");
    after
}

/// The probabilities that none, one, two … of the others leave, if they continue with these probabilities.
fn leavers(stay: impl Iterator<Item = f64>) -> Vec<f64> {
    stay.fold(vec![1.0], |chances, stay| {
        let mut more = vec![0.0; chances.len() + 1];
        for (count, chance) in chances.into_iter().enumerate() {
            more[count] += chance * stay;
            more[count + 1] += chance * (1.0 - stay);
        }
        more
    })
}

/// The expected amount an explorer carries after the next card. If no card is left, everybody is home.
fn after_a_card(game: &Diamant, seat: Seat) -> f64 {
    let expedition = game.view(None).expedition();
    let Some(odds) = odds(game) else { return 0.0 };
    let carried = odds.iter().map(|(card, ways)| {
        let mut after = game.clone();
        after.play(&Move::Chance(card), &mut Unlogged).expect("the odds list what may come");
        let view = after.view(None);
        let carries = view.expedition() == expedition && view.inside().contains(seat);
        if carries { f64::from(ways) * f64::from(view.carried().worth()) } else { 0.0 }
    });
    carried.sum::<f64>() / f64::from(odds.total())
}

/// What was added to this seat's chest, including relics.
fn brought(before: &Diamant, after: &Diamant, seat: Seat) -> f64 {
    f64::from(after.standings().scores[seat] - before.standings().scores[seat])
}
