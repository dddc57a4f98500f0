//! Best play of all turns as a lookup table, for simulating thousands of games.

use std::collections::BTreeMap;

use troll::{Action, Rules, Treasure, View};

use super::map::{Goal, Room, Ways};
use super::place::Place;
use super::plan::{TurnPlan, preferred};
use super::tempo::Tempo;
use super::turns::Turns;

/// With this much in the rooms a turn is played as if they were full: nobody takes that much in one turn.
const PLENTY: Treasure = Treasure { diamonds: 24, nuggets: 12 };

/// The best choice in every turn under the same rules. As in a [`TurnPlan`], only the turn's haul counts.
#[derive(Clone, Debug)]
pub struct Habits {
    turns: Turns,
    known: BTreeMap<[u16; 2], Habit>,
}

impl Habits {
    /// For games under these rules. The tempo matters only in a live race.
    pub fn new(rules: &Rules, tempo: Tempo) -> Habits {
        Habits { turns: Turns::new(rules, tempo), known: BTreeMap::new() }
    }

    /// The best choice of the active player, if there is one to make.
    pub fn choose(&mut self, view: View<'_>) -> Option<Action> {
        let place = Place::of(view.stage())?;
        let rooms = no_more_than(view.rooms() + view.beside(), PLENTY);
        let turns = &self.turns;
        let habit = self
            .known
            .entry([rooms.diamonds, rooms.nuggets])
            .or_insert_with(|| Habit::of(&turns.plan(rooms)));
        habit.choose(self.turns.find(place)?, no_more_than(view.beside(), rooms))
    }
}

fn no_more_than(one: Treasure, other: Treasure) -> Treasure {
    Treasure { diamonds: one.diamonds.min(other.diamonds), nuggets: one.nuggets.min(other.nuggets) }
}

/// The plan's choice for every place of a turn and every treasure beside the bag.
#[derive(Clone, Debug)]
struct Habit {
    /// One more than the maximum number of nuggets.
    nuggets: usize,
    cave: Choices,
    hall: Choices,
}

/// The choices in a room: for every treasure, those of all places.
#[derive(Clone, Debug)]
struct Choices {
    places: usize,
    best: Vec<Option<Action>>,
}

impl Habit {
    fn of(plan: &TurnPlan) -> Habit {
        let choices = |room: &Room| {
            let of_place = |ways: &Ways, beside| preferred(plan.values.of_choices(ways, beside));
            let treasures = plan.values.treasures();
            let best =
                treasures.flat_map(|beside| room.spots.iter().map(move |spot| of_place(&spot.ways, beside)));
            Choices { places: room.spots.len(), best: best.collect() }
        };
        Habit {
            nuggets: usize::from(plan.rooms.nuggets) + 1,
            cave: choices(&plan.map.cave),
            hall: choices(&plan.map.hall),
        }
    }

    fn choose(&self, goal: Goal, beside: Treasure) -> Option<Action> {
        let row = usize::from(beside.diamonds) * self.nuggets + usize::from(beside.nuggets);
        let (room, place) = match goal {
            Goal::Cave(place) => (&self.cave, place),
            Goal::Hall(place) => (&self.hall, place),
            Goal::Home | Goal::Lost => return None,
        };
        room.best[row * room.places + place]
    }
}
