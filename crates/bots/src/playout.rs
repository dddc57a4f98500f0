//! Expeditions of Diamant played out by chance: for looking ahead and for training.

use diamant::{Card, Decision, Diamant, View};
use game::driver::Unlogged;
use game::{Ballot, Game, Move, SeatSet, Turn};
use rand::{Rng, RngExt};

/// Where cards and choices come from. They are two, so that the cards fall alike whatever is chosen.
#[derive(Clone, Debug)]
pub struct Luck<R> {
    /// For the cards.
    pub cards: R,
    /// For the choices.
    pub choices: R,
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
    pub fn turn_card(&mut self, luck: &mut Luck<impl Rng>) {
        if let Turn::Chance(outcomes) = self.game.turn() {
            let card = self.game.outcome(luck.cards.random_range(0..outcomes));
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

    /// What these choose who go on with the chance that `stay` gives for their view.
    pub fn choices(
        &self,
        asked: SeatSet,
        luck: &mut Luck<impl Rng>,
        stay: impl Fn(&View<'_>) -> f64,
    ) -> Ballot<Decision> {
        Ballot::collect(asked, |seat| {
            let goes_on = luck.choices.random::<f64>() < stay(&self.game.view(Some(seat)));
            if goes_on { Decision::Continue } else { Decision::Leave }
        })
    }

    /// Plays to the end of the expedition.
    pub fn finish(&mut self, luck: &mut Luck<impl Rng>, stay: impl Fn(&View<'_>) -> f64) {
        while !self.is_over() {
            let asked = self.asked();
            if asked.is_empty() {
                self.turn_card(luck);
            } else {
                self.open(self.choices(asked, luck, &stay));
            }
        }
    }
}
