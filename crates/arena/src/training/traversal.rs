//! One game from the beginning of the expedition: the regrets of each seat.

use bots::playout::{Luck, Playout};
use diamant::Decision;
use game::{Game, Seat};
use rand::rngs::SmallRng;

use super::lesson::{Begun, Lesson};
use super::regrets::Found;
use super::start;

/// A decision on the way: the cell, and the value of leaving there.
struct Step {
    cell: usize,
    leave: f64,
}

/// Starts a game and lets every training seat play it in turn.
pub(super) fn regret_of_a_game(lesson: &Lesson<'_>, begun: &mut Begun, found: &mut Found) {
    let game = start::sample(lesson, begun);
    for seat in lesson.learning() {
        regret_of_a_seat(lesson, Playout::new(game.clone()), seat, &mut begun.luck, found);
    }
}

/// One explorer continues to the end, and simulates leaving at every decision.
fn regret_of_a_seat(
    lesson: &Lesson<'_>,
    mut playout: Playout,
    me: Seat,
    luck: &mut Luck<SmallRng>,
    found: &mut Found,
) {
    let mut steps = Vec::new();
    while !playout.is_over() {
        let asked = playout.asked();
        if asked.contains(me) {
            let others =
                playout.choices(asked.without(me), luck, |view, generator| lesson.choose(view, generator));
            let mut left = playout.clone();
            left.open(others.with(me, Decision::Leave));
            let leave = lesson.finish(left, &mut luck.clone())[me];
            steps.push(Step { cell: lesson.cell(&playout.game.view(Some(me))), leave });
            playout.open(others.with(me, Decision::Continue));
        } else {
            playout.turn_card(luck);
        }
    }
    // From the last decision backwards: the value of continuing is the value of the next decision.
    let mut go_on = lesson.finish(playout, luck)[me];
    for Step { cell, leave } in steps.into_iter().rev() {
        found.regret(cell, go_on - leave);
        let stay = lesson.stay[cell];
        go_on = stay * go_on + (1.0 - stay) * leave;
    }
}
