//! A turn, move by move.

use std::rc::Rc;

use game::{Game, Move, Seat, Turn};
use troll::{Action, Chance, Event, Illegal, Treasure, Troll, worth};

use crate::troll_turn::{Tempo, TurnPlan, Turns};

/// A choice that lost less than this was as good as the best.
const EQUAL: f64 = 1e-9;

/// A choice of the active player, with the alternatives.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// The move number in the game, counted from 0.
    pub number: usize,
    /// What was beside the bag and could still be lost.
    pub beside: Treasure,
    /// What was chosen.
    pub chosen: Action,
    /// The value of each choice, in the order in which the game lists them.
    pub choices: Vec<(Action, f64)>,
}

impl Judged {
    /// What the choice lost: the value of the best choice less its own.
    pub fn lost(&self) -> f64 {
        self.best().1 - self.worth_of(self.chosen)
    }

    /// The best choice and its value.
    pub fn best(&self) -> (Action, f64) {
        let better = |one: &&(Action, f64), other: &&(Action, f64)| one.1.total_cmp(&other.1);
        *self.choices.iter().max_by(better).expect("something could be chosen")
    }

    /// Whether there was no better choice.
    pub fn was_best(&self) -> bool {
        self.lost() <= EQUAL
    }

    /// The best choice; among equally good ones, the one that was made.
    pub fn best_or_chosen(&self) -> Action {
        if self.was_best() { self.chosen } else { self.best().0 }
    }

    /// The value of this choice.
    ///
    /// # Panics
    /// If it was not possible.
    pub fn worth_of(&self, action: Action) -> f64 {
        let found = self.choices.iter().find(|(choice, _)| *choice == action);
        found.expect("the game has carried this choice out").1
    }
}

/// What a finished turn brought home, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct TurnReview {
    /// Whose turn it was.
    pub active: Seat,
    /// The expected result of best play.
    pub expected: f64,
    /// The actual result.
    pub brought: u32,
    /// Every move of the active player with more than one option.
    pub choices: Vec<Judged>,
    /// The value after the dice less the mean over all possible results.
    pub dice: f64,
    /// The gain from being first in a live race, relative to the expected tempo. Zero step by step.
    pub race: f64,
}

impl TurnReview {
    /// The total loss by the choices of the turn.
    pub fn lost(&self) -> f64 {
        self.choices.iter().map(Judged::lost).sum()
    }

    /// The choice that lost most, unless all were best.
    pub fn costliest(&self) -> Option<&Judged> {
        self.choices.iter().filter(|choice| choice.lost() > 0.0).max_by(|a, b| a.lost().total_cmp(&b.lost()))
    }
}

/// Reviews every turn that ends within these moves, the first of which begins a turn.
///
/// The tempo matters only in a live race. What was legal when the game was stored is accepted.
pub fn review(
    mut game: Troll,
    moves: &[Move<Action, Chance>],
    tempo: Tempo,
) -> Result<Vec<TurnReview>, Illegal> {
    let turns = Turns::new(game.view(None).rules(), tempo);
    let mut finished = Vec::new();
    let mut running = None;
    // Most turns that bring nothing leave the rooms unchanged, so the previous turn's plan can be reused.
    let mut latest: Option<(Treasure, Rc<TurnPlan>)> = None;
    for (number, answer) in moves.iter().enumerate() {
        let turn = running.get_or_insert_with(|| {
            let rooms = game.view(None).rooms();
            let known = latest.take().filter(|(of, _)| *of == rooms);
            let (_, plan) = latest.insert(known.unwrap_or_else(|| (rooms, Rc::new(turns.plan(rooms)))));
            Running::new(&game, Rc::clone(plan))
        });
        let mut events = Vec::new();
        let before = game.clone();
        game.replay(answer, &mut events)?;
        turn.take_in(number, &before, answer, &game, &events);
        if events.iter().any(|event| matches!(event, Event::TurnPassed { .. } | Event::GameEnded { .. })) {
            finished.extend(running.take().map(|turn| turn.review));
        }
    }
    Ok(finished)
}

/// A turn in progress, and its plan.
struct Running {
    plan: Rc<TurnPlan>,
    review: TurnReview,
}

impl Running {
    fn new(game: &Troll, plan: Rc<TurnPlan>) -> Running {
        let view = game.view(None);
        let review = TurnReview {
            active: view.active(),
            expected: plan.start(),
            brought: 0,
            choices: Vec::new(),
            dice: 0.0,
            race: 0.0,
        };
        Running { plan, review }
    }

    fn take_in(
        &mut self,
        number: usize,
        before: &Troll,
        answer: &Move<Action, Chance>,
        after: &Troll,
        events: &[Event],
    ) {
        let was = self.plan.value(before.view(None)).expect("the plan covers the whole turn");
        let is = self.worth_after(after, events);
        match chosen(before, answer) {
            Some(chosen) => {
                let view = before.view(None);
                let judged =
                    Judged { number, beside: view.beside(), chosen, choices: self.plan.choices(view) };
                self.review.race += is - judged.worth_of(chosen);
                if judged.choices.len() > 1 {
                    self.review.choices.push(judged);
                }
            }
            None if matches!(before.turn(), Turn::Chance(_)) => self.review.dice += is - was,
            None => self.review.race += is - was,
        }
    }

    /// The result of the turn if this move ended it, otherwise the expected result of the rest.
    fn worth_after(&mut self, after: &Troll, events: &[Event]) -> f64 {
        let ended = events.iter().find_map(|event| match event {
            Event::Left { brought, .. } => Some(worth(*brought)),
            Event::TrollCame { .. } | Event::DragonAwoke { .. } => Some(0),
            _ => None,
        });
        match ended {
            Some(brought) => {
                self.review.brought = brought;
                f64::from(brought)
            }
            None => self.plan.value(after.view(None)).expect("the plan covers the whole turn"),
        }
    }
}

/// The choice of the active player, if this is their move.
fn chosen(before: &Troll, answer: &Move<Action, Chance>) -> Option<Action> {
    let active = before.view(None).active();
    match answer {
        Move::Chance(_) => None,
        Move::Ballot(ballot) => ballot.choice(active),
        Move::Race(seat, action) => (*seat == active).then_some(*action),
    }
}
