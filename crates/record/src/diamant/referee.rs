//! A referee for Diamant: plays a record through the rules, step by step.

use std::sync::Arc;

use diamant::{Card, Decision, Diamant, Event, Gems, Hazard, PlayedMove};
use game::{Ballot, Game, Move, Seat, SeatSet, Turn};

use super::file::{DiamantRecord, DiamantStep, Expedition};
use super::rules::EditionField;
use crate::draws::Draws;
use crate::judged::Judged;
use crate::players;
use crate::refusal::{At, Part, Refusal};
use crate::seat_number::SeatNumber;

/// What happened in an expedition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JudgedExpedition {
    /// Who rested in the camp.
    pub resting: SeatSet,
    /// Its steps.
    pub steps: Vec<JudgedStep>,
    /// The hazard that trapped it, if one did.
    pub trap: Option<Hazard>,
    /// What is in every chest after it, in seat order.
    pub chests: Vec<Gems>,
    /// The relics everyone has after it, by worth.
    pub relics: Vec<Vec<u8>>,
}

/// What happened in a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JudgedStep {
    /// Who was inside when it began.
    pub inside: SeatSet,
    /// What happened.
    pub events: Vec<Event>,
}

impl JudgedStep {
    /// Whether it was a decision before the first card.
    pub fn is_before_any_card(&self) -> bool {
        self.events.iter().all(|event| event.card().is_none())
    }
}

impl DiamantRecord {
    pub(super) fn referee(self, draws: &mut Draws) -> Result<Judged<DiamantRecord>, Refusal> {
        players::check(&self.players)?;
        let rules = Arc::new(self.rules()?);
        let game = Diamant::new(rules, self.players.len())
            .map_err(|wrong| Refusal::of_file(format!("players: {wrong}{}", self.hint_for_two())))?;
        self.deal.as_ref().map_or(Ok(None), |deal| deal.check(self.players.len()))?;
        let mut referee = Referee { game, draws, moves: Vec::new() };
        let expeditions = (1..).zip(&self.expeditions).map(|(number, told)| {
            let next = self.expeditions.get(number);
            referee.expedition(number, told, next)
        });
        let parts = expeditions.collect::<Result<_, _>>()?;
        self.deal.as_ref().map_or(Ok(()), |deal| deal.check_begins_within(referee.draws.count()))?;
        let Referee { game, moves, .. } = referee;
        Ok(Judged { record: self, game, parts, moves })
    }

    fn hint_for_two(&self) -> &'static str {
        match (&self.edition, self.players.len()) {
            (EditionField::Published(_), 2) => {
                " (two may play by house rules: {\"name\":…,\"base\":…,\"players\":[2,8]})"
            }
            _ => "",
        }
    }
}

struct Referee<'a> {
    game: Diamant,
    draws: &'a mut Draws,
    moves: Vec<PlayedMove>,
}

impl Referee<'_> {
    fn expedition(
        &mut self,
        number: usize,
        told: &Expedition,
        next: Option<&Expedition>,
    ) -> Result<JudgedExpedition, Refusal> {
        let place = At { part: Part::Expedition, number, step: None };
        let last = usize::from(self.game.rules().expeditions());
        if number > last {
            let plural = if last == 1 { "" } else { "s" };
            return Err(Refusal::at(place, format!("the game has only {last} expedition{plural}")));
        }
        if self.is_running(number - 1) {
            let inside = self.game.view(None).inside().len();
            return Err(Refusal::at(
                place,
                format!("expedition {} is not over, {inside} are still inside", number - 1),
            ));
        }
        let resting = self.resting(number, told).map_err(|reason| Refusal::at(place, reason))?;

        let mut steps = Vec::new();
        for (index, step) in told.steps.iter().enumerate() {
            let at = At { step: Some(index + 1), ..place };
            let is_last = index + 1 == told.steps.len();
            if step.undecided && !(is_last && next.is_none()) {
                return Err(Refusal::at(at, "only the last step of a record can be undecided"));
            }
            let mut events = Vec::new();
            if let Some(next) = next.filter(|_| is_last) {
                // The next expedition begins in this step. What is wrong with its rest is said when its turn has come.
                self.game.rest(self.resting(number + 1, next).unwrap_or_default(), &mut events);
            }
            let judged = self.step(number, step, events).map_err(|reason| Refusal::at(at, reason))?;
            steps.push(judged);
        }
        Ok(JudgedExpedition {
            resting,
            trap: steps.iter().flat_map(|step| &step.events).find_map(|event| match event {
                Event::TrapSprung { hazard, .. } => Some(*hazard),
                _ => None,
            }),
            chests: self.game.seats().into_iter().map(|seat| self.chest(seat)).collect(),
            relics: self
                .game
                .seats()
                .into_iter()
                .map(|seat| self.game.view(None).relics(seat).collect())
                .collect(),
            steps,
        })
    }

    /// The seats that the record says rest in this expedition.
    fn resting(&self, expedition: usize, told: &Expedition) -> Result<SeatSet, String> {
        if expedition == 1 && !told.rest.is_empty() {
            return Err("everyone goes into the first expedition".to_owned());
        }
        let mut resting = SeatSet::EMPTY;
        for number in &told.rest {
            let seat = number.among(self.game.seats())?;
            if resting.contains(seat) {
                return Err(format!("seat {number} rests twice"));
            }
            resting = resting.with(seat);
        }
        if resting == self.game.seats() {
            return Err("not everyone can rest: somebody must go in".to_owned());
        }
        Ok(resting)
    }

    /// Plays a step. What was told before it belongs to it.
    fn step(
        &mut self,
        expedition: usize,
        step: &DiamantStep,
        mut events: Vec<Event>,
    ) -> Result<JudgedStep, String> {
        if !self.is_running(expedition) {
            return Err("the expedition is over".to_owned());
        }
        let inside = self.game.view(None).inside();
        match &step.card {
            Some(word) => {
                self.everyone_enters(&mut events)?;
                let card: Card = word.parse().map_err(|unknown: diamant::UnknownCard| unknown.to_string())?;
                let resting = self.game.view(None).resting();
                self.draws.play(&mut self.game, card, |card| card.to_string(), &mut events)?;
                self.moves.push(PlayedMove { resting, answer: Move::Chance(card) });
            }
            None if self.game.view(None).deciding().is_empty() || step.undecided => {
                return Err("a card is missing".to_owned());
            }
            None => {}
        }
        if step.undecided {
            self.can_be_undecided(&step.leave, expedition)?;
        } else {
            self.decision(&step.leave, expedition, &mut events)?;
        }
        Ok(JudgedStep { inside, events })
    }

    /// Where people decide before the first card, turning it means that nobody stayed in the camp.
    fn everyone_enters(&mut self, events: &mut Vec<Event>) -> Result<(), String> {
        match self.game.turn() {
            Turn::Ballot(_) => self.open(SeatSet::EMPTY, events),
            _ => Ok(()),
        }
    }

    fn can_be_undecided(&self, leave: &[SeatNumber], expedition: usize) -> Result<(), String> {
        if !self.is_running(expedition) {
            Err("nobody can be undecided: the trap has sent everyone home".to_owned())
        } else if let Some(leaver) = leave.first() {
            Err(format!("seat {leaver} cannot leave in a step that is undecided"))
        } else {
            Ok(())
        }
    }

    fn decision(
        &mut self,
        leave: &[SeatNumber],
        expedition: usize,
        events: &mut Vec<Event>,
    ) -> Result<(), String> {
        let mut leavers = SeatSet::EMPTY;
        for number in leave {
            let seat = number.among(self.game.seats())?;
            if leavers.contains(seat) {
                return Err(format!("seat {number} leaves twice"));
            }
            if !self.is_running(expedition) {
                return Err(format!("seat {number} cannot leave: the trap has sent everyone home"));
            }
            if !self.game.view(None).inside().contains(seat) {
                return Err(format!("seat {number} is not in the cave"));
            }
            leavers = leavers.with(seat);
        }
        if self.is_running(expedition) { self.open(leavers, events) } else { Ok(()) }
    }

    fn open(&mut self, leavers: SeatSet, events: &mut Vec<Event>) -> Result<(), String> {
        let decide = |seat| if leavers.contains(seat) { Decision::Leave } else { Decision::Continue };
        let view = self.game.view(None);
        let (resting, answer) = (view.resting(), Move::Ballot(Ballot::collect(view.inside(), decide)));
        self.game.play(&answer, events).map_err(|illegal| illegal.to_string())?;
        self.moves.push(PlayedMove { resting, answer });
        Ok(())
    }

    fn is_running(&self, expedition: usize) -> bool {
        let view = self.game.view(None);
        !view.is_over() && usize::from(view.expedition()) == expedition
    }

    fn chest(&self, seat: Seat) -> Gems {
        self.game.view(Some(seat)).chest(seat).expect("everyone may look into their own chest")
    }
}
