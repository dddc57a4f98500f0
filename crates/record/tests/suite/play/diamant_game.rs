//! A game of Diamant and the record of it.

use std::sync::Arc;

use diamant::{Decision, Diamant, Event, PlayedMove};
use game::conformance::Chooser;
use game::driver::Dealer;
use game::{Ballot, Game, Move, Seat, Turn};
use record::{DiamantRecord, EditionField, Recorded};
use seal::FairDeal;

/// A game that writes down what happens in it.
pub(crate) struct DiamantGame {
    pub(crate) game: Diamant,
    pub(crate) record: DiamantRecord,
    /// Who draws the cards; the chooser if nobody does.
    pub(crate) deal: Option<FairDeal>,
    /// Every move that was made.
    pub(crate) moves: Vec<PlayedMove>,
    /// What the moves told.
    pub(crate) events: Vec<Event>,
}

/// Whether people come and go between the expeditions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rests {
    Never,
    NowAndThen,
}

impl DiamantGame {
    /// A new game for these people.
    pub(crate) fn new(edition: EditionField, relics: Option<bool>, players: Vec<String>) -> DiamantGame {
        let record = DiamantRecord::begin(edition, relics, players);
        let rules = record.rules().unwrap();
        let game = Diamant::new(Arc::new(rules), record.players.len()).unwrap();
        DiamantGame { game, record, deal: None, moves: Vec::new(), events: Vec::new() }
    }

    /// Makes this many moves, or plays to the end.
    pub(crate) fn play(
        &mut self,
        moves: usize,
        rests: Rests,
        chooser: &mut Chooser,
        mut leaves: impl FnMut(&Diamant, Seat, &mut Chooser) -> bool,
    ) {
        for _ in 0..moves {
            if rests == Rests::NowAndThen && chooser.below(6) == 0 {
                let resting = self.game.seats().into_iter().filter(|_| chooser.below(3) == 0).collect();
                self.game.rest(resting, &mut Vec::new());
            }
            let answer = match self.game.turn() {
                Turn::Chance(cards) => Move::Chance(match &mut self.deal {
                    Some(deal) => deal.deal(&self.game, cards),
                    None => self.game.outcome(chooser.below(cards)),
                }),
                Turn::Ballot(inside) => Move::Ballot(Ballot::collect(inside, |seat| {
                    if leaves(&self.game, seat, chooser) { Decision::Leave } else { Decision::Continue }
                })),
                Turn::Race(_) | Turn::Over => return,
            };
            self.make(answer);
        }
    }

    /// Makes a move and writes it down.
    pub(crate) fn make(&mut self, answer: Move<Decision, diamant::Card>) {
        let before = self.game.clone();
        let mut events = Vec::new();
        self.game.play(&answer, &mut events).unwrap();
        self.record.write(&before, &answer, &events);
        self.moves.push(PlayedMove { resting: before.view(None).resting(), answer });
        self.events.extend(events);
    }
}

/// The record as somebody writes it who does not mention that all went in: the first card says it.
pub(crate) fn brief(mut record: DiamantRecord) -> DiamantRecord {
    for expedition in &mut record.expeditions {
        if expedition.steps.len() > 1 {
            expedition.steps.retain(|step| step.card.is_some() || !step.leave.is_empty());
        }
    }
    record
}
