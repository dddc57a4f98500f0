//! The judge of the game of two, who has solved it.

use diamant::{Decision, Diamant, View};
use game::{Ballot, BySeat, Game, Seat};

use super::{Appraisal, Judge};
use crate::Hazards;
use crate::two_player::{Expedition, Matrix, Solution, WinTable};

/// Judges the game of two by its solution. The expedition that was asked about last is kept: the next question is mostly
/// about the same.
pub struct TwoPlayerJudge<'a> {
    table: &'a WinTable,
    expedition: Option<(Chapter, Expedition)>,
    solution: Option<(Chapter, i32, Solution)>,
}

/// Which expedition it is, and what is in the game.
type Chapter = (u8, Hazards);

impl<'a> TwoPlayerJudge<'a> {
    /// A judge with the table of the game that two play.
    pub fn new(table: &'a WinTable) -> TwoPlayerJudge<'a> {
        TwoPlayerJudge { table, expedition: None, solution: None }
    }

    fn expedition(&mut self, chapter: &Chapter) -> &Expedition {
        if self.expedition.as_ref().is_none_or(|(kept, _)| kept != chapter) {
            let (number, hazards) = chapter;
            let expedition = self.table.expedition(*number, hazards);
            let expedition = expedition.expect("the table has every expedition that can be played");
            self.expedition = Some((chapter.clone(), expedition));
        }
        let (_, expedition) = self.expedition.as_ref().expect("it has just been made");
        expedition
    }

    /// What both have to choose while both are inside.
    fn matrix(&mut self, view: &View<'_>, lead: i32) -> Matrix {
        let chapter = (view.expedition(), Hazards::of(view));
        let expedition = self.expedition(&chapter);
        let spot = expedition.spot(view);
        if self.solution.as_ref().is_none_or(|(kept, with, _)| (kept, *with) != (&chapter, lead)) {
            let solution = self.expedition(&chapter).solution(lead);
            self.solution = Some((chapter, lead, solution));
        }
        let (.., solution) = self.solution.as_ref().expect("it has just been made");
        solution.matrix(spot)
    }

    fn both(&mut self, game: &Diamant, chosen: Ballot<Decision>) -> Appraisal {
        let [first, second] = FIRST_AND_SECOND;
        let matrix = self.matrix(&game.view(None), lead(game, first));
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

    fn alone(&mut self, game: &Diamant, seat: Seat, chosen: Ballot<Decision>) -> Appraisal {
        let view = game.view(None);
        let held = view.carried() + view.path().rubies();
        let expedition = self.expedition(&(view.expedition(), Hazards::of(&view)));
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

/// By how much this one of two leads. Everything that ever went into a chest was seen by all, so hidden chests make no
/// difference to perfect players.
fn lead(game: &Diamant, seat: Seat) -> i32 {
    let [first, second] = FIRST_AND_SECOND;
    let other = if seat == first { second } else { first };
    let scores = game.standings().scores;
    let score = |seat| i32::try_from(scores[seat]).expect("nobody has two billion rubies");
    score(seat) - score(other)
}

/// The chances of both when this one of two has the chance `win`.
fn shares(seat: Seat, win: f64) -> BySeat<f64> {
    let mut shares = BySeat::default();
    for one in FIRST_AND_SECOND {
        shares[one] = if one == seat { win } else { 1.0 - win };
    }
    shares
}
