//! A referee for Troll & Dragon: plays a record through the rules, step by step.

use game::{Ballot, Game, Move, Seat, Turn};
use troll::{Action, CaveRoll, Chance, DragonFace, DragonThrow, Event, HallStep, Illegal, Stage, Troll};

use super::file::{DragonWord, FaceWord, FindWord, TrollRecord, TrollStep, TrollTurn};
use crate::draws::Draws;
use crate::judged::Judged;
use crate::players;
use crate::refusal::{At, Part, Refusal};
use crate::seat_number::SeatNumber;

/// What happened in a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JudgedTurn {
    /// Whose turn it was.
    pub active: Seat,
    /// What happened in each step.
    pub steps: Vec<Vec<Event>>,
}

/// The one thing that a step says.
enum StepContent<'a> {
    Cave(&'a [FaceWord]),
    Keep(&'a [FindWord]),
    Enter,
    Hall([u8; 2]),
    Dragon([DragonWord; 2], SeatNumber),
    Leave,
}

impl TrollRecord {
    pub(super) fn referee(self, accept: Accept, draws: &mut Draws) -> Result<Judged<TrollRecord>, Refusal> {
        players::check(&self.players)?;
        let game = Troll::new(self.rules()?, self.players.len())
            .map_err(|wrong| Refusal::of_file(format!("players: {wrong}")))?;
        self.deal.as_ref().map_or(Ok(None), |deal| deal.check(self.players.len()))?;
        let mut referee = Referee { game, accept, draws, turns_over: 0, moves: Vec::new() };
        let turns = (1..).zip(&self.turns).map(|(number, told)| referee.turn(number, told));
        let parts = turns.collect::<Result<_, _>>()?;
        self.deal.as_ref().map_or(Ok(()), |deal| deal.check_begins_within(referee.draws.count()))?;
        let Referee { game, moves, .. } = referee;
        Ok(Judged { record: self, game, parts, moves })
    }
}

impl TrollStep {
    /// The one thing that the step says.
    fn content(&self) -> Result<StepContent<'_>, &'static str> {
        let said = [
            self.cave.as_deref().map(StepContent::Cave),
            self.keep.as_deref().map(StepContent::Keep),
            self.enter.map(|_| StepContent::Enter),
            self.hall.map(StepContent::Hall),
            self.dragon.zip(self.by).map(|(throw, by)| StepContent::Dragon(throw, by)),
            self.leave.map(|_| StepContent::Leave),
        ];
        if self.enter == Some(false) || self.leave == Some(false) {
            return Err("\"enter\" and \"leave\" are true or not there");
        }
        if self.by.is_some() != self.dragon.is_some() {
            return Err("\"dragon\" and \"by\" belong together");
        }
        let mut said = said.into_iter().flatten();
        match (said.next(), said.next()) {
            (Some(told), None) => Ok(told),
            _ => Err("a step is exactly one of cave, keep, enter, hall, dragon, leave"),
        }
    }
}

/// How a choice is judged.
pub(super) type Accept = fn(&mut Troll, &Move<Action, Chance>, &mut Vec<Event>) -> Result<(), Illegal>;

struct Referee<'a> {
    game: Troll,
    accept: Accept,
    draws: &'a mut Draws,
    turns_over: usize,
    moves: Vec<Move<Action, Chance>>,
}

impl Referee<'_> {
    fn turn(&mut self, number: usize, told: &TrollTurn) -> Result<JudgedTurn, Refusal> {
        let place = At { part: Part::Turn, number, step: None };
        if self.game.view(None).is_over() {
            return Err(Refusal::at(place, "the game is over"));
        }
        if self.turns_over + 1 != number {
            return Err(Refusal::at(place, format!("turn {} is not over", number - 1)));
        }
        let active = self.game.view(None).active();
        let mut turn = JudgedTurn { active, steps: Vec::new() };
        let mut over = false;
        for (index, step) in told.steps.iter().enumerate() {
            let at = At { step: Some(index + 1), ..place };
            let judged = if over { Err("the turn is over".to_owned()) } else { self.step(active, step) };
            let events = judged.map_err(|reason| Refusal::at(at, reason))?;
            over = events.iter().any(ends_turn);
            turn.steps.push(events);
        }
        self.turns_over += usize::from(over);
        Ok(turn)
    }

    fn step(&mut self, active: Seat, step: &TrollStep) -> Result<Vec<Event>, String> {
        let mut events = Vec::new();
        let log = &mut events;
        match step.content()? {
            StepContent::Cave(faces) => {
                let faces: Vec<troll::Face> = faces.iter().map(|face| (*face).into()).collect();
                let roll = CaveRoll::new(&faces).ok_or("a cave roll has one to four dice")?;
                self.act(active, Action::Roll, log)?;
                self.show(Chance::Cave(roll), log)?;
            }
            StepContent::Keep([]) => return Err("nothing is kept".to_owned()),
            StepContent::Keep(finds) => {
                for find in finds {
                    self.act(active, Action::Keep((*find).into()), log)?;
                }
            }
            StepContent::Enter => self.act(active, Action::Enter, log)?,
            StepContent::Hall(nuggets) => {
                self.act(active, Action::Roll, log)?;
                self.show(Chance::Treasure(nuggets), log)?;
            }
            StepContent::Dragon(throw, by) => {
                let thrower = by.among(self.game.seats())?;
                self.stay_if_asked(active, log)?;
                self.act(thrower, Action::Throw, log)?;
                self.show(Chance::Dragon(DragonThrow(throw.map(Into::into))), log)?;
            }
            StepContent::Leave => self.act(active, Action::Leave, log)?,
        }
        Ok(events)
    }

    /// A throw after a treasure roll means that the active player stayed for it.
    fn stay_if_asked(&mut self, active: Seat, log: &mut Vec<Event>) -> Result<(), String> {
        match self.game.view(None).stage() {
            Stage::Hall(hall) if hall.step() == HallStep::Deciding => self.act(active, Action::Stay, log),
            _ => Ok(()),
        }
    }

    fn act(&mut self, seat: Seat, action: Action, log: &mut Vec<Event>) -> Result<(), String> {
        let answer = match self.game.turn() {
            Turn::Race(_) => Move::Race(seat, action),
            _ => Move::Ballot(Ballot::of(seat, action)),
        };
        (self.accept)(&mut self.game, &answer, log).map_err(|illegal| illegal.to_string())?;
        self.moves.push(answer);
        Ok(())
    }

    fn show(&mut self, chance: Chance, log: &mut Vec<Event>) -> Result<(), String> {
        self.draws.play(&mut self.game, chance, shown, log)?;
        self.moves.push(Move::Chance(chance));
        Ok(())
    }
}

/// What the dice show, in the words of a record.
fn shown(chance: Chance) -> String {
    let dragon = |face| match face {
        DragonFace::Blank => "blank",
        DragonFace::Dragon => "dragon",
        DragonFace::Aside => "aside",
    };
    match chance {
        Chance::Cave(roll) => roll.faces().iter().map(|face| face.name()).collect::<Vec<_>>().join(" "),
        Chance::Treasure([first, second]) => format!("{first} {second}"),
        Chance::Dragon(throw) => throw.0.map(dragon).join(" "),
    }
}

fn ends_turn(event: &Event) -> bool {
    matches!(event, Event::TurnPassed { .. } | Event::GameEnded { .. })
}
