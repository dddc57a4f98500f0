//! A referee for Diamant: plays a record through the rules, step by step.

use std::sync::Arc;

use diamant::{Card, Decision, Diamant, Edition, Event, Gems, Hazard, Relics, Rules};
use game::{Ballot, Game, Move, Seat, SeatSet, Turn};

use crate::diamant_record::{DiamantRecord, DiamantStep, EditionField, Expedition};
use crate::draws::Draws;
use crate::house::HouseEdition;
use crate::names;
use crate::refusal::{At, Part, Refusal};
use crate::seat_number::SeatNumber;

/// A record that could have happened, and what it comes to.
#[derive(Clone, Debug)]
pub struct DiamantJudgement {
    /// What was judged.
    pub record: DiamantRecord,
    /// The game where the record stops.
    pub game: Diamant,
    /// What happened in each expedition of the record.
    pub expeditions: Vec<JudgedExpedition>,
}

/// What happened in an expedition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JudgedExpedition {
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
    /// Plays the record through the rules.
    pub fn judge(self) -> Result<DiamantJudgement, Refusal> {
        self.replay(&mut Draws::default())
    }

    /// Plays the record through the rules, with an eye on the draws.
    pub(crate) fn replay(self, draws: &mut Draws) -> Result<DiamantJudgement, Refusal> {
        names::check(&self.players)?;
        let rules = Arc::new(self.rules()?);
        let game = Diamant::new(rules, self.players.len())
            .map_err(|wrong| Refusal::of_file(format!("players: {wrong}{}", self.hint_for_two())))?;
        self.deal.as_ref().map_or(Ok(None), |deal| deal.check(self.players.len()))?;
        let mut referee = Referee { game, draws };
        let expeditions = (1..).zip(&self.expeditions);
        let expeditions =
            expeditions.map(|(number, told)| referee.expedition(number, told)).collect::<Result<_, _>>()?;
        Ok(DiamantJudgement { game: referee.game, expeditions, record: self })
    }

    /// The rules that the record says it was played by.
    pub fn rules(&self) -> Result<Rules, Refusal> {
        match &self.edition {
            EditionField::Published(id) => {
                let edition =
                    Edition::named(id).map_err(|unknown| Refusal::of_file(format!("edition: {unknown}")))?;
                let wanted = self.relics.map(|with| if with { Relics::With } else { Relics::Without });
                let draft = edition.draft(wanted).map_err(|no| Refusal::of_file(format!("relics: {no}")))?;
                Ok(draft.check().expect("published rules make sense"))
            }
            EditionField::House(_) if self.relics.is_some() => {
                Err(Refusal::of_file("relics: with house rules this is said inside \"edition\""))
            }
            EditionField::House(file) => match HouseEdition::from_file((**file).clone()) {
                Ok(house) => Ok(house.rules),
                Err(fault) => Err(Refusal::of_file(format!("edition: {fault}"))),
            },
        }
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
}

impl Referee<'_> {
    fn expedition(&mut self, number: usize, told: &Expedition) -> Result<JudgedExpedition, Refusal> {
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

        let mut steps = Vec::new();
        for (index, step) in told.steps.iter().enumerate() {
            let at = At { step: Some(index + 1), ..place };
            let judged = self.step(number, step).map_err(|reason| Refusal::at(at, reason))?;
            steps.push(judged);
        }
        Ok(JudgedExpedition {
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

    fn step(&mut self, expedition: usize, step: &DiamantStep) -> Result<JudgedStep, String> {
        if !self.is_running(expedition) {
            return Err("the expedition is over".to_owned());
        }
        let inside = self.game.view(None).inside();
        let mut events = Vec::new();
        match &step.card {
            Some(word) => {
                self.everyone_enters(&mut events)?;
                let card: Card = word.parse().map_err(|unknown: diamant::UnknownCard| unknown.to_string())?;
                self.draws.play(&mut self.game, card, |card| card.to_string(), &mut events)?;
            }
            None if self.game.view(None).deciding().is_empty() => return Err("a card is missing".to_owned()),
            None => {}
        }
        self.decision(&step.leave, expedition, &mut events)?;
        Ok(JudgedStep { inside, events })
    }

    /// Where people decide before the first card, turning it means that nobody stayed in the camp.
    fn everyone_enters(&mut self, events: &mut Vec<Event>) -> Result<(), String> {
        match self.game.turn() {
            Turn::Ballot(_) => self.open(SeatSet::EMPTY, events),
            _ => Ok(()),
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
        let ballot = Ballot::collect(self.game.view(None).inside(), decide);
        self.game.play(&Move::Ballot(ballot), events).map_err(|illegal| illegal.to_string())
    }

    fn is_running(&self, expedition: usize) -> bool {
        let view = self.game.view(None);
        !view.is_over() && usize::from(view.expedition()) == expedition
    }

    fn chest(&self, seat: Seat) -> Gems {
        self.game.view(Some(seat)).chest(seat).expect("everyone may look into their own chest")
    }
}
