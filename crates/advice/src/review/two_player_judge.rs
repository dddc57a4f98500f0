//! The judge of the two-player game, which is solved.

use diamant::{Decision, Diamant};
use game::{Ballot, BySeat, Game, Seat};

use super::{Appraisal, Judge};
use crate::two_player::Solutions;

/// Judges the two-player game by its solution.
pub struct TwoPlayerJudge<'a> {
    solutions: &'a Solutions<'a>,
}

impl<'a> TwoPlayerJudge<'a> {
    /// A judge that looks up solutions and computes those that are missing.
    pub fn new(solutions: &'a Solutions<'a>) -> TwoPlayerJudge<'a> {
        TwoPlayerJudge { solutions }
    }

    fn both(&self, game: &Diamant, chosen: Ballot<Decision>) -> Appraisal {
        let [first, second] = FIRST_AND_SECOND;
        let view = game.view(None);
        let solution = self.solutions.solution(&view, lead(game, first));
        let matrix = solution.matrix(self.solutions.expedition(&view).spot(&view));
        let [first_stays, second_stays] = matrix.equilibrium().stay;
        let stay = BySeat::from_fn(|seat| if seat == first { first_stays } else { second_stays });
        Appraisal::of(chosen, &stay, |ballot| {
            let leaves = |seat| ballot.choice(seat) == Some(Decision::Leave);
            let win = match (leaves(first), leaves(second)) {
                (false, false) => matrix.both_continue,
                (true, false) => matrix.first_leaves,
                (false, true) => matrix.second_leaves,
                (true, true) => matrix.both_leave,
            };
            shares(first, win)
        })
    }

    fn alone(&self, game: &Diamant, seat: Seat, chosen: Ballot<Decision>) -> Appraisal {
        let view = game.view(None);
        let held = view.carried() + view.path().rubies();
        let expedition = self.solutions.expedition(&view);
        let alone = expedition.alone(expedition.spot(&view), lead(game, seat), held.worth());
        let stay = BySeat::from_fn(|_| if alone.go_on > alone.leave { 1.0 } else { 0.0 });
        Appraisal::of(chosen, &stay, |ballot| {
            let goes_on = ballot.choice(seat) == Some(Decision::Continue);
            shares(seat, if goes_on { alone.go_on } else { alone.leave })
        })
    }
}

impl Judge for TwoPlayerJudge<'_> {
    fn appraise(&mut self, game: &Diamant, chosen: Ballot<Decision>) -> Appraisal {
        match chosen.voters().lone() {
            Some(seat) => self.alone(game, seat, chosen),
            None => self.both(game, chosen),
        }
    }
}

const FIRST_AND_SECOND: [Seat; 2] =
    [Seat::new(0).expect("a table has a first seat"), Seat::new(1).expect("a table has a second seat")];

/// The lead of this seat. Everybody saw what went into the chests, so hidden chests make no difference to perfect
/// players.
fn lead(game: &Diamant, seat: Seat) -> i32 {
    let [first, second] = FIRST_AND_SECOND;
    let other = if seat == first { second } else { first };
    let scores = game.standings().scores;
    let score = |seat| i32::try_from(scores[seat]).expect("nobody has two billion rubies");
    score(seat) - score(other)
}

/// The chances of both players if this one has the chance `win`.
fn shares(seat: Seat, win: f64) -> BySeat<f64> {
    let mut shares = BySeat::default();
    for one in FIRST_AND_SECOND {
        shares[one] = if one == seat { win } else { 1.0 - win };
    }
    shares
}
