//! Writing down a game of Diamant while it is played.

use diamant::{Card, Decision, Diamant, Event};
use game::{Game, Move, SeatSet};

use super::file::{DiamantRecord, DiamantStep, Expedition};
use super::house_file::ChestsWord;
use super::rules::EditionField;
use crate::read::FORMAT;
use crate::recorded::Recorded;
use crate::seat_number::SeatNumber;

impl DiamantRecord {
    /// The record of a game in which nothing has happened yet. Whether it can be played is seen when its rules are made.
    pub fn begin(edition: EditionField, relics: Option<bool>, players: Vec<String>) -> DiamantRecord {
        DiamantRecord {
            format: FORMAT.to_owned(),
            game: DiamantRecord::GAME.to_owned(),
            edition,
            relics,
            chests: None,
            players,
            deal: None,
            expeditions: Vec::new(),
        }
    }

    /// The same with chests as the players agreed.
    #[must_use]
    pub fn with_chests(self, chests: Option<ChestsWord>) -> DiamantRecord {
        DiamantRecord { chests, ..self }
    }

    /// Writes down a move that was accepted: the game before it, the move, and what it told.
    ///
    /// Written from the first move on, the record tells of the game at every moment, a card whose decision is still
    /// open included. Who rests is written when the expedition begins, not when it is named.
    pub(super) fn add(&mut self, before: &Diamant, answer: &Move<Decision, Card>, events: &[Event]) {
        let steps = &mut self.running(before).steps;
        match answer {
            Move::Chance(card) => {
                let trapped = events.iter().any(|event| matches!(event, Event::TrapSprung { .. }));
                let card = Some(card.to_string());
                steps.push(DiamantStep { card, leave: Vec::new(), undecided: !trapped });
            }
            Move::Ballot(ballot) => {
                let leave = numbers(ballot.who_chose(Decision::Leave));
                match steps.last_mut().filter(|step| step.undecided) {
                    Some(step) => *step = DiamantStep { card: step.card.take(), leave, undecided: false },
                    None => steps.push(DiamantStep { card: None, leave, undecided: false }),
                }
            }
            Move::Race(..) => {}
        }
        for event in events {
            if let Event::ExpeditionBegan { entering, .. } = event {
                self.expeditions.push(Expedition::without(before.seats() - *entering));
            }
        }
    }

    /// The expedition that is running, which has just begun if it is not there yet.
    fn running(&mut self, game: &Diamant) -> &mut Expedition {
        let view = game.view(None);
        let number = usize::from(view.expedition());
        if self.expeditions.len() < number {
            self.expeditions.resize_with(number, || Expedition::without(view.seats() - view.inside()));
        }
        &mut self.expeditions[number - 1]
    }
}

impl Expedition {
    /// An expedition in which these rest and nothing has happened yet.
    fn without(resting: SeatSet) -> Expedition {
        Expedition { rest: numbers(resting), steps: Vec::new() }
    }
}

fn numbers(seats: SeatSet) -> Vec<SeatNumber> {
    seats.into_iter().map(SeatNumber::from).collect()
}
