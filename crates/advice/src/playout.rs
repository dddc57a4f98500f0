//! Expeditions of Diamant played out by chance: for looking ahead, for judging and for training.

use diamant::{Card, Decision, Diamant, View};
use game::driver::Unlogged;
use game::{Ballot, Game, Move, SeatSet, Turn};

/// Where cards and choices come from. They are two, so that the cards fall alike whatever is chosen.
pub trait Source {
    /// What those who choose by chance draw from.
    type Choices;

    /// Which of so many equally likely cards is turned.
    fn card(&mut self, outcomes: u32) -> u32;

    /// For the choices.
    fn choices(&mut self) -> &mut Self::Choices;
}

/// A game and the expedition that is played out.
#[derive(Clone, Debug)]
pub struct Playout {
    /// The game as it stands.
    pub game: Diamant,
    expedition: u8,
}

impl Playout {
    /// Plays out the expedition that is running.
    pub fn new(game: Diamant) -> Playout {
        let expedition = game.view(None).expedition();
        Playout { game, expedition }
    }

    /// Whether the expedition is over.
    pub fn is_over(&self) -> bool {
        self.game.turn() == Turn::Over || self.game.view(None).expedition() != self.expedition
    }

    /// Who is asked; nobody when a card is to be turned.
    pub fn asked(&self) -> SeatSet {
        match self.game.turn() {
            Turn::Ballot(asked) => asked,
            Turn::Chance(_) | Turn::Race(_) | Turn::Over => SeatSet::EMPTY,
        }
    }

    /// Turns the next card.
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

    /// What these choose when each chooses by its view.
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
