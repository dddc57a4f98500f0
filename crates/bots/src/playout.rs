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

    /// What these choose when each chooses by its view.
    pub fn choices<R: Rng>(
        &self,
        asked: SeatSet,
        luck: &mut Luck<R>,
        choose: impl Fn(&View<'_>, &mut R) -> Decision,
    ) -> Ballot<Decision> {
        Ballot::collect(asked, |seat| choose(&self.game.view(Some(seat)), &mut luck.choices))
    }

    /// Plays to the end of the expedition.
    pub fn finish<R: Rng>(&mut self, luck: &mut Luck<R>, choose: impl Fn(&View<'_>, &mut R) -> Decision) {
        while !self.is_over() {
            let asked = self.asked();
            if asked.is_empty() {
                self.turn_card(luck);
            } else {
                self.open(self.choices(asked, luck, &choose));
            }
        }
    }
}

/// Goes on with this chance.
pub fn decide(stay: f64, generator: &mut impl Rng) -> Decision {
    if generator.random::<f64>() < stay { Decision::Continue } else { Decision::Leave }
}
