//! Simulated expeditions of Diamant, for looking ahead, judging and training.

use diamant::{Card, Decision, Diamant, View};
use game::driver::Unlogged;
use game::{Ballot, Game, Move, SeatSet, Turn};

/// The source of cards and random choices. They are separate, so that the cards do not depend on the choices.
pub trait Source {
    /// The generator for random choices.
    type Choices;

    /// The index of the next card among this many equally likely ones.
    fn card(&mut self, outcomes: u32) -> u32;

    /// The generator for choices.
    fn choices(&mut self) -> &mut Self::Choices;
}

/// A game and the expedition that is simulated.
#[derive(Clone, Debug)]
pub struct Playout {
    /// The current game.
    pub game: Diamant,
    expedition: u8,
}

impl Playout {
    /// Simulates the current expedition.
    pub fn new(game: Diamant) -> Playout {
        let expedition = game.view(None).expedition();
        Playout { game, expedition }
    }

    /// Whether the expedition is over.
    pub fn is_over(&self) -> bool {
        self.game.turn() == Turn::Over || self.game.view(None).expedition() != self.expedition
    }

    /// Who is asked; empty if a card is next.
    pub fn asked(&self) -> SeatSet {
        match self.game.turn() {
            Turn::Ballot(asked) => asked,
            Turn::Chance(_) | Turn::Race(_) | Turn::Over => SeatSet::EMPTY,
        }
    }

    /// Reveals the next card.
    pub fn turn_card(&mut self, source: &mut impl Source) {
        if let Turn::Chance(outcomes) = self.game.turn() {
            let card = self.game.outcome(source.card(outcomes));
            self.play(Move::Chance(card));
        }
    }

    /// Opens these choices.
    pub fn open(&mut self, choices: Ballot<Decision>) {
        self.play(Move::Ballot(choices));
    }

    fn play(&mut self, answer: Move<Decision, Card>) {
        self.game.play(&answer, &mut Unlogged).expect("whoever is asked answers");
    }

    /// The choices of these seats, each by its own view.
    pub fn choices<S: Source>(
        &self,
        asked: SeatSet,
        source: &mut S,
        choose: impl Fn(&View<'_>, &mut S::Choices) -> Decision,
    ) -> Ballot<Decision> {
        Ballot::collect(asked, |seat| choose(&self.game.view(Some(seat)), source.choices()))
    }

    /// Plays to the end of the expedition.
    pub fn finish<S: Source>(
        &mut self,
        source: &mut S,
        choose: impl Fn(&View<'_>, &mut S::Choices) -> Decision,
    ) {
        while !self.is_over() {
            let asked = self.asked();
            if asked.is_empty() {
                self.turn_card(source);
            } else {
                self.open(self.choices(asked, source, &choose));
            }
        }
    }
}
