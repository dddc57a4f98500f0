//! A game of Diamant and the record of it.

use std::sync::Arc;

use diamant::{Card, Decision, Diamant};
use game::conformance::Chooser;
use game::driver::Dealer;
use game::{Ballot, Game, Move, Seat, SeatSet, Turn};
use record::{DiamantRecord, DiamantStep, EditionField, Expedition, FairDeal, SeatNumber};

/// A game that writes down what happens in it.
pub(crate) struct DiamantGame {
    pub(crate) game: Diamant,
    pub(crate) record: DiamantRecord,
    /// Who draws the cards; the chooser if nobody does.
    pub(crate) deal: Option<FairDeal>,
}

/// How somebody writes down a decision before the first card when nobody stays in the camp.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Scribe {
    /// As a step without card and leavers.
    Thorough,
    /// Not at all: the first card says it.
    Brief,
}

impl DiamantGame {
    /// A new game for these people.
    pub(crate) fn new(edition: EditionField, relics: Option<bool>, players: Vec<String>) -> DiamantGame {
        let record = DiamantRecord {
            format: "tacora-record/1".to_owned(),
            game: "diamant".to_owned(),
            edition,
            relics,
            players,
            deal: None,
            expeditions: Vec::new(),
        };
        let rules = record.rules().unwrap();
        let game = Diamant::new(Arc::new(rules), record.players.len()).unwrap();
        DiamantGame { game, record, deal: None }
    }

    /// Plays this many steps, or to the end.
    pub(crate) fn play(
        &mut self,
        steps: usize,
        scribe: Scribe,
        chooser: &mut Chooser,
        mut leaves: impl FnMut(&Diamant, Seat, &mut Chooser) -> bool,
    ) {
        for _ in 0..steps {
            let expedition = usize::from(self.game.view(None).expedition());
            let step = match self.game.turn() {
                Turn::Chance(cards) => {
                    let card = self.draw(cards, chooser);
                    self.turn_up(card, expedition, chooser, &mut leaves)
                }
                Turn::Ballot(_) => {
                    let leave = self.decide(chooser, &mut leaves);
                    DiamantStep { card: None, leave }
                }
                Turn::Race(_) | Turn::Over => return,
            };
            self.record.expeditions.resize_with(expedition, Expedition::default);
            let says_nothing = step.card.is_none() && step.leave.is_empty();
            if !says_nothing || matches!(scribe, Scribe::Thorough) {
                self.record.expeditions[expedition - 1].steps.push(step);
            } else if let Turn::Chance(cards) = self.game.turn() {
                // The decision is written down together with the card that follows it.
                let card = self.draw(cards, chooser);
                let step = self.turn_up(card, expedition, chooser, &mut leaves);
                self.record.expeditions[expedition - 1].steps.push(step);
            }
        }
    }

    fn draw(&mut self, cards: u32, chooser: &mut Chooser) -> Card {
        match &mut self.deal {
            Some(deal) => deal.deal(&self.game, cards),
            None => self.game.outcome(chooser.below(cards)),
        }
    }

    /// A card and the decision after it, which a trap leaves nobody to make.
    fn turn_up(
        &mut self,
        card: Card,
        expedition: usize,
        chooser: &mut Chooser,
        leaves: &mut impl FnMut(&Diamant, Seat, &mut Chooser) -> bool,
    ) -> DiamantStep {
        self.game.play(&Move::Chance(card), &mut Vec::new()).unwrap();
        let goes_on =
            usize::from(self.game.view(None).expedition()) == expedition && !self.game.view(None).is_over();
        let leave = if goes_on { self.decide(chooser, leaves) } else { Vec::new() };
        DiamantStep { card: Some(card.to_string()), leave }
    }

    fn decide(
        &mut self,
        chooser: &mut Chooser,
        leaves: &mut impl FnMut(&Diamant, Seat, &mut Chooser) -> bool,
    ) -> Vec<SeatNumber> {
        let inside = self.game.view(None).deciding();
        let leaving: SeatSet = inside.into_iter().filter(|seat| leaves(&self.game, *seat, chooser)).collect();
        let choice = |seat| if leaving.contains(seat) { Decision::Leave } else { Decision::Continue };
        self.game.play(&Move::Ballot(Ballot::collect(inside, choice)), &mut Vec::new()).unwrap();
        leaving.into_iter().map(SeatNumber::from).collect()
    }
}
