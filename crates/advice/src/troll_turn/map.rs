//! All places of a turn, and where each leads. Built by playing the engine, so it knows no rule itself.

use game::{Ballot, Game, Move, Turn};
use troll::{Action, Chance, Event, Treasure, Troll};

use super::circle::{Circle, circles};
use super::outcome::{outcomes, shown};
use super::place::Place;

/// The places of a turn, separately for cave and hall: a turn goes from the first to the second and never back.
#[derive(Clone, Debug)]
pub(super) struct Map {
    pub(super) cave: Room,
    pub(super) hall: Room,
}

/// The places of one room, and the cycles that they form.
#[derive(Clone, Debug)]
pub(super) struct Room {
    pub(super) spots: Vec<Spot>,
    pub(super) circles: Vec<Circle>,
}

/// A place and its successors.
#[derive(Clone, Debug)]
pub(super) struct Spot {
    pub(super) place: Place,
    pub(super) ways: Ways,
}

/// The possible continuations.
#[derive(Clone, Debug)]
pub(super) enum Ways {
    /// The active player chooses.
    Choice(Vec<(Action, Goal)>),
    /// The thrower has to throw.
    Throw(Goal),
    /// The active player may act, and so may the thrower.
    Race { own: Vec<(Action, Goal)>, throw: Goal },
    /// Dice have been rolled and not read yet.
    Dice(Vec<Fall>),
}

/// One possible result of the dice.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fall {
    pub(super) chance: f64,
    pub(super) shown: Treasure,
    pub(super) goal: Goal,
}

/// A destination; places by their index in the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Goal {
    /// Home with everything.
    Home,
    /// Home with nothing.
    Lost,
    Cave(usize),
    Hall(usize),
}

impl Map {
    /// All places that can still be reached in this game's turn; none if the game is over.
    pub(super) fn ahead_of(game: &Troll) -> Map {
        let mut survey = Survey::default();
        survey.visit(game);
        let cave = survey.explore(|survey| &survey.cave);
        let hall = survey.explore(|survey| &survey.hall);
        let inside_cave = |goal| if let Goal::Cave(place) = goal { Some(place) } else { None };
        let inside_hall = |goal| if let Goal::Hall(place) = goal { Some(place) } else { None };
        Map { cave: Room::new(cave, inside_cave), hall: Room::new(hall, inside_hall) }
    }

    /// The index of the place in the map.
    pub(super) fn find(&self, place: Place) -> Option<Goal> {
        let (room, goal): (_, fn(usize) -> Goal) = match place {
            Place::Cave { .. } => (&self.cave, Goal::Cave),
            Place::Hall { .. } => (&self.hall, Goal::Hall),
        };
        room.spots.iter().position(|spot| spot.place == place).map(goal)
    }
}

impl Room {
    fn new(spots: Vec<Spot>, inside: impl Fn(Goal) -> Option<usize>) -> Room {
        let ways: Vec<Vec<usize>> =
            spots.iter().map(|spot| spot.ways.goals().filter_map(&inside).collect()).collect();
        Room { spots, circles: circles(&ways) }
    }
}

impl Ways {
    fn goals(&self) -> impl Iterator<Item = Goal> {
        let (own, throw, falls): (&[_], _, &[_]) = match self {
            Ways::Choice(own) => (own, None, &[]),
            Ways::Throw(throw) => (&[], Some(*throw), &[]),
            Ways::Race { own, throw } => (own, Some(*throw), &[]),
            Ways::Dice(falls) => (&[], None, falls),
        };
        let falls = falls.iter().map(|fall: &Fall| fall.goal);
        own.iter().map(|(_, goal): &(Action, Goal)| *goal).chain(throw).chain(falls)
    }
}

/// A map under construction: every place seen so far, with a game that is there.
#[derive(Default)]
struct Survey {
    cave: Vec<(Place, Troll)>,
    hall: Vec<(Place, Troll)>,
}

impl Survey {
    /// Follows all moves from every place of one room, including those found on the way.
    fn explore(&mut self, room: impl Fn(&Survey) -> &Vec<(Place, Troll)>) -> Vec<Spot> {
        let mut spots = Vec::new();
        while let Some((place, game)) = room(self).get(spots.len()).cloned() {
            spots.push(Spot { place, ways: self.ways(&game) });
        }
        spots
    }

    fn ways(&mut self, game: &Troll) -> Ways {
        let active = game.view(None).active();
        match game.turn() {
            Turn::Chance(count) => Ways::Dice(self.falls(game, count)),
            Turn::Ballot(seats) if seats.contains(active) => {
                let act = |action| Move::Ballot(Ballot::of(active, action));
                Ways::Choice(self.choices(game, act))
            }
            Turn::Ballot(seats) => {
                let thrower = seats.lone().expect("one player is asked at a time");
                Ways::Throw(self.follow(game, &Move::Ballot(Ballot::of(thrower, Action::Throw))))
            }
            Turn::Race(seats) => {
                let own = self.choices(game, |action| Move::Race(active, action));
                match seats.without(active).lone() {
                    Some(thrower) => {
                        Ways::Race { own, throw: self.follow(game, &Move::Race(thrower, Action::Throw)) }
                    }
                    None => Ways::Choice(own),
                }
            }
            Turn::Over => unreachable!("a place belongs to a game that goes on"),
        }
    }

    fn choices(&mut self, game: &Troll, act: impl Fn(Action) -> Move<Action, Chance>) -> Vec<(Action, Goal)> {
        let actions = game.actions(game.view(None).active());
        actions.map(|action| (action, self.follow(game, &act(action)))).collect()
    }

    fn falls(&mut self, game: &Troll, count: u32) -> Vec<Fall> {
        let mut falls: Vec<Fall> = Vec::new();
        for (chance, ways) in outcomes(game, count) {
            let goal = self.follow(game, &Move::Chance(chance));
            let fall = Fall { chance: f64::from(ways) / f64::from(count), shown: shown(chance), goal };
            match falls.iter_mut().find(|known| (known.shown, known.goal) == (fall.shown, goal)) {
                Some(known) => known.chance += fall.chance,
                None => falls.push(fall),
            }
        }
        falls
    }

    /// The destination of this move.
    fn follow(&mut self, game: &Troll, answer: &Move<Action, Chance>) -> Goal {
        let mut after = game.clone();
        let mut events = Vec::new();
        after.play(answer, &mut events).expect("the game itself has listed this move");
        let end = events.iter().find_map(|event| match event {
            Event::Left { .. } => Some(Goal::Home),
            Event::TrollCame { .. } | Event::DragonAwoke { .. } => Some(Goal::Lost),
            _ => None,
        });
        end.or_else(|| self.visit(&after)).expect("a turn that has not ended is somewhere")
    }

    /// The place of this game, added if it is new.
    fn visit(&mut self, game: &Troll) -> Option<Goal> {
        let place = Place::of(game.view(None).stage())?;
        let (room, goal): (_, fn(usize) -> Goal) = match place {
            Place::Cave { .. } => (&mut self.cave, Goal::Cave),
            Place::Hall { .. } => (&mut self.hall, Goal::Hall),
        };
        let known = room.iter().position(|(known, _)| *known == place);
        Some(goal(known.unwrap_or_else(|| {
            room.push((place, game.clone()));
            room.len() - 1
        })))
    }
}
