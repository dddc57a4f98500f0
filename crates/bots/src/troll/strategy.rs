//! The choices of each bot as the active player.

use advice::troll_turn::{Tempo, TurnPlan};
use troll::{Action, Cave, Find, Hall, Stage, Treasure, View, worth};

use super::{Pace, TrollBot};

impl TrollBot {
    pub(super) fn choose_as_active(self, view: View<'_>) -> Action {
        let may = |action: Action| view.actions(view.active()).any(|legal| legal == action);
        let first_of = |wishes: &[Action]| wishes.iter().copied().find(|wish| may(*wish));
        let wish = match (self, view.stage()) {
            (TrollBot::Optimal(pace), _) => {
                only(view).or_else(|| TurnPlan::ahead_within(view, tempo(pace), reach(view)).best(view))
            }
            (TrollBot::Cautious(_), Stage::Cave(cave)) => first_of(cautious_in_cave(cave)),
            (TrollBot::Bold(_), Stage::Cave(cave)) => first_of(bold_in_cave(cave, view)),
            (TrollBot::Cautious(_), Stage::Hall(hall)) => first_of(in_hall(enough_for_cautious(hall), view)),
            (TrollBot::Bold(_), Stage::Hall(hall)) => first_of(in_hall(enough_for_bold(hall), view)),
            (_, Stage::Over) => None,
        };
        wish.expect("a bot is asked only when its seat can choose")
    }
}

/// The only legal action, if there is just one: computing a plan for it would be a waste of time.
fn only(view: View<'_>) -> Option<Action> {
    let mut actions = view.actions(view.active());
    actions.next().filter(|_| actions.next().is_none())
}

/// How much treasure a plan considers. With more in the rooms than in the published game it is limited, so that house
/// rules cannot keep a table busy: nobody takes that much in one turn.
fn reach(view: View<'_>) -> Treasure {
    const PUBLISHED: Treasure = Treasure { diamonds: 60, nuggets: 50 };
    const PLENTY: Treasure = Treasure { diamonds: 24, nuggets: 24 };
    let rooms = view.rooms();
    let is_usual = rooms.diamonds <= PUBLISHED.diamonds && rooms.nuggets <= PUBLISHED.nuggets;
    if is_usual { rooms } else { PLENTY }
}

/// The pace relative to throws at the shortest interval.
fn tempo(pace: Pace) -> Tempo {
    let shortest = Pace::USUAL.duration();
    Tempo::of(pace.duration().max(shortest), shortest).expect("both take their time")
}

/// Continues in any way: the first roll of a turn is mandatory.
const GO_ON: &[Action] = &[Action::Roll, Action::Stay, Action::Leave];
const GO_HOME: &[Action] = &[Action::Leave, Action::Roll];

fn cautious_in_cave(cave: Cave) -> &'static [Action] {
    match cave.diamonds() {
        0 => &[Action::Enter, Action::Roll, Action::Leave],
        1 if cave.free_dice() > 2 => GO_ON,
        _ => GO_HOME,
    }
}

fn bold_in_cave(cave: Cave, view: View<'_>) -> &'static [Action] {
    let go_on = cave.free_dice() >= 2 || cave.diamonds() == 0;
    match (view.rooms().nuggets, go_on) {
        (0, true) => GO_ON,
        (0, false) => GO_HOME,
        (_, true) => {
            &[Action::Enter, Action::Keep(Find::Key), Action::Keep(Find::Door), Action::Roll, Action::Leave]
        }
        (_, false) => &[Action::Enter, Action::Leave],
    }
}

fn in_hall(has_enough: bool, view: View<'_>) -> &'static [Action] {
    if has_enough || view.rooms().nuggets == 0 { GO_HOME } else { GO_ON }
}

fn enough_for_cautious(hall: Hall) -> bool {
    worth(hall.beside()) > 0
}

fn enough_for_bold(hall: Hall) -> bool {
    worth(hall.beside()) >= if hall.aside().is_some() { 9 } else { 15 }
}
