//! A turn, move by move.

use std::rc::Rc;

use game::{Game, Move, Seat, Turn};
use troll::{Action, Chance, Event, Illegal, Treasure, Troll, worth};

use crate::troll_turn::{Tempo, TurnPlan, Turns};

/// A choice that gave away less than this was as good as the best.
const EQUAL: f64 = 1e-9;

/// A choice of the active player, beside the others that were possible.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// Which move of the game it was, counted from 0.
    pub number: usize,
    /// What lay beside the bag and was not safe.
    pub beside: Treasure,
    /// What was chosen.
    pub chosen: Action,
    /// What each choice was worth, in the order in which the game lists them.
    pub choices: Vec<(Action, f64)>,
}

impl Judged {
    /// What the choice gave away: the best one's worth less its own.
    pub fn lost(&self) -> f64 {
        self.best().1 - self.worth_of(self.chosen)
    }

    /// The best choice, and its worth.
    pub fn best(&self) -> (Action, f64) {
        let better = |one: &&(Action, f64), other: &&(Action, f64)| one.1.total_cmp(&other.1);
        *self.choices.iter().max_by(better).expect("something could be chosen")
    }

    /// Whether nothing better could be chosen.
    pub fn was_best(&self) -> bool {
        self.lost() <= EQUAL
    }

    /// The best choice; of equally good ones that which was made.
    pub fn best_or_chosen(&self) -> Action {
        if self.was_best() { self.chosen } else { self.best().0 }
    }

    /// What this choice was worth.
    ///
    /// # Panics
    /// When it was not possible.
    pub fn worth_of(&self, action: Action) -> f64 {
        let found = self.choices.iter().find(|(choice, _)| *choice == action);
        found.expect("the game has carried this choice out").1
    }
}

/// What a finished turn brought, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct TurnReview {
    /// Whose turn it was.
    pub active: Seat,
    /// What such a turn brings home when every choice is the best one, on average.
    pub expected: f64,
    /// What it brought home.
    pub brought: u32,
    /// Every move of the active player for which there was a choice.
    pub choices: Vec<Judged>,
    /// What the dice gave beyond the average of all that they could have shown.
    pub dice: f64,
    /// What was gained by being first in a live race, beyond what the tempo lets one expect. Nothing step by step.
    pub race: f64,
}

impl TurnReview {
    /// What the choices of the turn gave away together.
    pub fn lost(&self) -> f64 {
        self.choices.iter().map(Judged::lost).sum()
    }

    /// The choice that gave away most, unless all were best.
    pub fn costliest(&self) -> Option<&Judged> {
        self.choices.iter().filter(|choice| choice.lost() > 0.0).max_by(|a, b| a.lost().total_cmp(&b.lost()))
    }
}

/// Reviews every turn that ends within these moves, the first of which begins a turn.
///
/// The tempo matters in a live race only.
pub fn review(
    mut game: Troll,
    moves: &[Move<Action, Chance>],
    tempo: Tempo,
) -> Result<Vec<TurnReview>, Illegal> {
    let turns = Turns::new(game.view(None).rules(), tempo);
    let mut finished = Vec::new();
    let mut running = None;
    // Most turns that bring nothing leave the rooms as they were, so the plan of the turn before serves again.
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
        game.play(answer, &mut events)?;
        turn.take_in(number, &before, answer, &game, &events);
        if events.iter().any(|event| matches!(event, Event::TurnPassed { .. } | Event::GameEnded { .. })) {
            finished.extend(running.take().map(|turn| turn.review));
        }
    }
    Ok(finished)
}

/// A turn that goes on, and the plan for it.
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

    /// What the turn has brought if this move ended it, or what is to be expected of the rest.
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

/// What the active player has chosen, if this is a move of theirs.
fn chosen(before: &Troll, answer: &Move<Action, Chance>) -> Option<Action> {
    let active = before.view(None).active();
    match answer {
        Move::Chance(_) => None,
        Move::Ballot(ballot) => ballot.choice(active),
        Move::Race(seat, action) => (*seat == active).then_some(*action),
    }
}
