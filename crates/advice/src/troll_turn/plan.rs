//! The plan of one turn, and its values.

use std::sync::Arc;

use troll::{Action, DragonDie, HallStep, Race, Rules, Stage, Treasure, View, worth};

use super::map::{Goal, Map, Spot};
use super::place::Place;
use super::tempo::Tempo;
use super::turns::Turns;
use super::values::Values;

/// Choices whose values differ by less than this are equally good.
const EQUAL: f64 = 1e-9;

/// The preference among equally good choices: the one that ends the turn soonest. Keeping a die comes last.
const PREFERENCE: [Action; 4] = [Action::Leave, Action::Enter, Action::Stay, Action::Roll];

/// The best way to play one turn, or the rest of one, and its value.
///
/// A plan belongs to one turn: it covers every situation that this turn can still reach, and no other.
#[derive(Clone, Debug)]
pub struct TurnPlan {
    pub(super) rules: Rules,
    /// The content of the rooms when the turn began.
    pub(super) rooms: Treasure,
    pub(super) start: f64,
    pub(super) map: Arc<Map>,
    pub(super) values: Values,
}

impl TurnPlan {
    /// The plan of a whole turn under these rules, with this much left in the rooms when it begins.
    ///
    /// The tempo matters only in a live race. For many turns under the same rules use [`Turns`](super::Turns).
    ///
    /// # Panics
    /// If there is more in the rooms than at the start of a game.
    pub fn new(rules: &Rules, rooms: Treasure, tempo: Tempo) -> TurnPlan {
        Turns::new(rules, tempo).plan(rooms)
    }

    /// The plan for the rest of the turn in this view. It covers only what this turn can still reach, so it is faster
    /// to compute than a whole plan.
    ///
    /// The tempo matters only in a live race.
    pub fn ahead(view: View<'_>, tempo: Tempo) -> TurnPlan {
        TurnPlan::ahead_within(view, tempo, view.rooms())
    }

    /// The same for a turn that brings at most this much more: with full rooms it is much faster, and hardly differs.
    pub fn ahead_within(view: View<'_>, tempo: Tempo, most: Treasure) -> TurnPlan {
        let beside = view.beside();
        let rooms = view.rooms() + beside;
        let within_reach = match view.stage() {
            Stage::Cave(_) => rooms,
            Stage::Hall(_) => Treasure { diamonds: beside.diamonds, ..rooms },
            Stage::Over => beside,
        };
        let most = beside + most;
        let within_reach = Treasure {
            diamonds: within_reach.diamonds.min(most.diamonds),
            nuggets: within_reach.nuggets.min(most.nuggets),
        };
        let map = Arc::new(Map::ahead_of(view.game()));
        let values = Values::solve(&map, beside, within_reach, tempo);
        let start = Place::of(view.stage()).and_then(|place| map.find(place));
        let start = start.map_or(0.0, |start| values.of(start, beside));
        TurnPlan { rules: *view.rules(), rooms, start, map, values }
    }

    /// The expected value that the active player brings home, from where the plan begins.
    pub fn start(&self) -> f64 {
        self.start
    }

    /// The expected value that the active player brings home from here, also while dice are rolling. `None` if the
    /// planned turn does not contain this situation.
    pub fn value(&self, view: View<'_>) -> Option<f64> {
        Some(self.values.of(self.find(view)?, view.beside()))
    }

    /// The value of each choice that the active player has now, in the order in which the game lists them. Empty if
    /// there is no choice or the planned turn does not contain this situation.
    ///
    /// In a live race, leaving takes effect at once, but a roll is only an intention: the throw may come first.
    pub fn choices(&self, view: View<'_>) -> Vec<(Action, f64)> {
        let ways = self.find(view).and_then(|goal| self.spot(goal)).map(|spot| &spot.ways);
        ways.into_iter().flat_map(|ways| self.values.of_choices(ways, view.beside())).collect()
    }

    /// The best choice of the active player; among equally good ones the one that ends the turn soonest. `None` if
    /// there is no choice or the planned turn does not contain this situation.
    pub fn best(&self, view: View<'_>) -> Option<Action> {
        preferred(self.choices(view).into_iter())
    }

    /// The lowest value beside the bag from which on it is always best to leave the hall while this dragon die is set
    /// aside: with less, another roll or throw may be worth the risk. `None` if the hall is never worth a risk, or
    /// never entered.
    ///
    /// Step by step the question comes after each roll; in a live race at every moment.
    pub fn hall_limit(&self, aside: Option<DragonDie>) -> Option<u32> {
        let step =
            if self.rules.settings().race == Race::Live { HallStep::Racing } else { HallStep::Deciding };
        let ways = &self.spot(self.map.find(Place::Hall { aside, step })?)?.ways;
        let stays = |beside: Treasure| {
            let choices = || self.values.of_choices(ways, beside);
            let leaving = choices().find(|(action, _)| *action == Action::Leave).map(|(_, worth)| worth);
            choices().any(|(_, worth)| leaving.is_some_and(|leaving| worth > leaving + EQUAL))
        };
        let risked = self.values.treasures().filter(|beside| stays(*beside)).map(worth).max();
        risked.map(|most| most + 1)
    }

    /// The position of this view in the map, if the plan covers it.
    fn find(&self, view: View<'_>) -> Option<Goal> {
        let this_turn = *view.rules() == self.rules
            && view.rooms() + view.beside() == self.rooms
            && self.values.cover(view.beside());
        let place = Place::of(view.stage()).filter(|_| this_turn)?;
        self.map.find(place)
    }

    fn spot(&self, goal: Goal) -> Option<&Spot> {
        match goal {
            Goal::Cave(place) => self.map.cave.spots.get(place),
            Goal::Hall(place) => self.map.hall.spots.get(place),
            Goal::Home | Goal::Lost => None,
        }
    }
}

/// The best of these choices; among equally good ones the one that ends the turn soonest.
pub(super) fn preferred(choices: impl Iterator<Item = (Action, f64)> + Clone) -> Option<Action> {
    let best = choices.clone().map(|(_, worth)| worth).fold(f64::NEG_INFINITY, f64::max);
    let good = choices.filter(|(_, worth)| *worth > best - EQUAL).map(|(action, _)| action);
    good.min_by_key(|action| {
        PREFERENCE.iter().position(|preferred| preferred == action).unwrap_or(PREFERENCE.len())
    })
}
