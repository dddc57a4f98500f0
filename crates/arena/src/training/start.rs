//! Starting positions of an expedition: the chests and the deck after earlier expeditions.

use advice::master::Situation;
use bots::playout::{Luck, Playout, decide};
use diamant::{Decision, Diamant, Gems, View};
use game::{BySeat, Game, Seat};
use rand::RngExt;
use rand::rngs::SmallRng;

use super::lesson::{Begun, Lesson};

/// How a seat plays the expeditions before the trained one. Opponents are not all masters, so some of these are not
/// either.
#[derive(Clone, Copy)]
enum Habit {
    /// Uses the current strategy of the trained expedition.
    Like,
    /// Leaves when what is at risk exceeds this many hundredths of what can still be found.
    Weighing(u32),
}

/// A game at the beginning of the expedition.
pub(super) fn sample(lesson: &Lesson<'_>, begun: &mut Begun) -> Diamant {
    let luck = &mut begun.luck;
    let mut game =
        Diamant::new(lesson.rules.clone(), lesson.players).expect("the training knows its players");
    let habits = BySeat::from_fn(|_| Habit::of(lesson, luck));
    for _ in 1..lesson.expedition {
        let mut playout = Playout::new(game);
        playout.finish(luck, |view, generator| {
            let habit = view.onlooker().map_or(Habit::Like, |seat| habits[seat]);
            habit.choose(lesson, view, generator)
        });
        game = playout.game;
    }
    let strange = lesson.expedition > 1 && lesson.meets_strangers() && luck.choices.random_bool(SURPRISE);
    if strange { surprised(game, luck) } else { game }
}

/// How often a player gets an unusual chest, so that such positions are trained too.
const SURPRISE: f64 = 0.2;

fn surprised(game: Diamant, luck: &mut Luck<SmallRng>) -> Diamant {
    let count = u32::try_from(game.seats().len()).expect("at most eight");
    let seat = Seat::new(luck.choices.random_range(0..count) as usize).expect("a seat at the table");
    let gems = luck.choices.random_range(0..=40);
    game.with_chest(seat, Gems::new(gems))
}

impl Habit {
    fn of(lesson: &Lesson<'_>, luck: &mut Luck<SmallRng>) -> Habit {
        if !lesson.meets_strangers() || luck.choices.random_bool(0.5) {
            Habit::Like
        } else {
            Habit::Weighing(luck.choices.random_range(30..=250))
        }
    }

    fn choose(self, lesson: &Lesson<'_>, view: &View<'_>, generator: &mut SmallRng) -> Decision {
        match self {
            Habit::Like => lesson.choose(view, generator),
            Habit::Weighing(limit) => {
                let situation = Situation::of(view).expect("a seat looks on");
                let dear = 100 * situation.endangered > limit * situation.promise;
                decide(if dear { 0.0 } else { 1.0 }, generator)
            }
        }
    }
}
