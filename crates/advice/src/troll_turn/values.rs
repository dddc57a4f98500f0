//! The value of every place with every amount of treasure beside the bag.

use troll::{Action, Treasure, worth};

use super::map::{Goal, Map, Room, Ways};
use super::tempo::Tempo;

/// A cycle is solved when another iteration changes nothing by more than this fraction of all treasure.
const SETTLED: f64 = 1e-14;

/// The expected value brought home, for every place of a map and every treasure between two bounds.
#[derive(Clone, Debug)]
pub(super) struct Values {
    tempo: Tempo,
    least: Treasure,
    most: Treasure,
    cave: Vec<f64>,
    hall: Vec<f64>,
    cave_places: usize,
    hall_places: usize,
}

impl Values {
    /// Solves all places of the map for treasures beside the bag between these bounds.
    ///
    /// Treasure never shrinks during a turn, so the richest places come first.
    pub(super) fn solve(map: &Map, least: Treasure, most: Treasure, tempo: Tempo) -> Values {
        let diamonds = usize::from(most.diamonds - least.diamonds) + 1;
        let nuggets = usize::from(most.nuggets - least.nuggets) + 1;
        let (cave_places, hall_places) = (map.cave.spots.len(), map.hall.spots.len());
        let mut values = Values {
            tempo,
            least,
            most,
            cave: vec![0.0; diamonds * cave_places],
            hall: vec![0.0; diamonds * nuggets * hall_places],
            cave_places,
            hall_places,
        };
        for diamonds in (least.diamonds..=most.diamonds).rev() {
            for nuggets in (least.nuggets..=most.nuggets).rev() {
                values.settle(&map.hall, Treasure { diamonds, nuggets }, Goal::Hall);
            }
            values.settle(&map.cave, Treasure { diamonds, nuggets: least.nuggets }, Goal::Cave);
        }
        values
    }

    /// Every treasure between the bounds.
    pub(super) fn treasures(&self) -> impl Iterator<Item = Treasure> {
        let (least, most) = (self.least, self.most);
        (least.diamonds..=most.diamonds).flat_map(move |diamonds| {
            (least.nuggets..=most.nuggets).map(move |nuggets| Treasure { diamonds, nuggets })
        })
    }

    /// Whether this treasure is between the bounds.
    pub(super) fn cover(&self, beside: Treasure) -> bool {
        (self.least.diamonds..=self.most.diamonds).contains(&beside.diamonds)
            && (self.least.nuggets..=self.most.nuggets).contains(&beside.nuggets)
    }

    /// The value of reaching this destination with this treasure.
    #[inline]
    pub(super) fn of(&self, goal: Goal, beside: Treasure) -> f64 {
        match goal {
            Goal::Home => f64::from(worth(beside)),
            Goal::Lost => 0.0,
            Goal::Cave(place) => self.cave[self.cave_index(beside) + place],
            Goal::Hall(place) => self.hall[self.hall_index(beside) + place],
        }
    }

    /// The value of each choice of the active player here; empty if there is none.
    pub(super) fn of_choices(
        &self,
        ways: &Ways,
        beside: Treasure,
    ) -> impl Iterator<Item = (Action, f64)> + Clone {
        let (own, throw): (&[_], _) = match ways {
            Ways::Choice(own) => (own, None),
            Ways::Race { own, throw } => (own, Some(*throw)),
            Ways::Throw(_) | Ways::Dice(_) => (&[], None),
        };
        own.iter().map(move |(action, goal)| (*action, self.of_choice(*goal, throw, beside)))
    }

    /// In a race, leaving takes effect at once, but the throw may come before a roll.
    fn of_choice(&self, goal: Goal, throw: Option<Goal>, beside: Treasure) -> f64 {
        match throw {
            Some(throw) if goal != Goal::Home => {
                let first = self.tempo.roll_is_first();
                first * self.of(goal, beside) + (1.0 - first) * self.of(throw, beside)
            }
            _ => self.of(goal, beside),
        }
    }

    fn of_ways(&self, ways: &Ways, beside: Treasure) -> f64 {
        match ways {
            Ways::Choice(_) | Ways::Race { .. } => {
                self.of_choices(ways, beside).map(|(_, value)| value).fold(0.0, f64::max)
            }
            Ways::Throw(goal) => self.of(*goal, beside),
            Ways::Dice(falls) => {
                falls.iter().map(|fall| fall.chance * self.of(fall.goal, self.with(beside, fall.shown))).sum()
            }
        }
    }

    /// A player takes what the dice show, up to what is left.
    fn with(&self, beside: Treasure, shown: Treasure) -> Treasure {
        Treasure {
            diamonds: self.most.diamonds.min(beside.diamonds + shown.diamonds),
            nuggets: self.most.nuggets.min(beside.nuggets + shown.nuggets),
        }
    }

    /// Solves a room with this treasure, cycle by cycle.
    fn settle(&mut self, room: &Room, beside: Treasure, goal: impl Fn(usize) -> Goal) {
        for circle in &room.circles {
            match circle[..] {
                [place] => *self.slot(goal(place), beside) = self.of_ways(&room.spots[place].ways, beside),
                _ => self.settle_circle(room, circle, beside, &goal),
            }
        }
    }

    /// Given the value of its last place, one iteration of a cycle gives a new one: the value of playing on until that
    /// place is reached again. The solution is the fixed point.
    ///
    /// Every choice is a maximum and all dice are averages, so the new value is a convex, piecewise linear function of
    /// the old one; a troll, a dragon or a treasure may always end the cycle, so every slope is less than 1. The secant
    /// through two points below the solution therefore also stays below it, and reaches it exactly after a few
    /// iterations.
    fn settle_circle(
        &mut self,
        room: &Room,
        circle: &[usize],
        beside: Treasure,
        goal: &impl Fn(usize) -> Goal,
    ) {
        let last = goal(*circle.last().expect("a circle has places"));
        let enough = SETTLED * f64::from(worth(self.most));
        let mut before = None;
        loop {
            let old = self.of(last, beside);
            for place in circle {
                *self.slot(goal(*place), beside) = self.of_ways(&room.spots[*place].ways, beside);
            }
            let new = self.of(last, beside);
            if new - old <= enough {
                return;
            }
            if let Some((older, then)) = before {
                let slope: f64 = (new - then) / (old - older);
                if slope < 1.0 {
                    *self.slot(last, beside) = old + (new - old) / (1.0 - slope);
                }
            }
            before = Some((old, new));
        }
    }

    fn slot(&mut self, goal: Goal, beside: Treasure) -> &mut f64 {
        let (cave, hall) = (self.cave_index(beside), self.hall_index(beside));
        match goal {
            Goal::Cave(place) => &mut self.cave[cave + place],
            Goal::Hall(place) => &mut self.hall[hall + place],
            Goal::Home | Goal::Lost => unreachable!("only places on the map are settled"),
        }
    }

    fn cave_index(&self, beside: Treasure) -> usize {
        usize::from(beside.diamonds - self.least.diamonds) * self.cave_places
    }

    fn hall_index(&self, beside: Treasure) -> usize {
        let nuggets = usize::from(self.most.nuggets - self.least.nuggets) + 1;
        let row = usize::from(beside.diamonds - self.least.diamonds) * nuggets;
        (row + usize::from(beside.nuggets - self.least.nuggets)) * self.hall_places
    }
}
