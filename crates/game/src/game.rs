//! The trait of a game: what any front end, bot, simulator or solver may ask of it.

use std::error::Error;
use std::fmt::Debug;

use crate::{Choice, Move, Seat, SeatSet, Standings, Turn};

/// A game in progress, as a value.
///
/// Two promises hold for every game (and the [conformance suite](crate::conformance) tests them):
/// *events are the whole story*: folding [`apply`](Game::apply) over what [`play`](Game::play) told gives the state that
/// `play` left; and *refusal is free*: when `play` fails, nothing has changed and nothing was told.
pub trait Game: Clone + Eq + Debug {
    /// What a seat can choose.
    type Action: Choice;
    /// What nature can bring.
    type Chance: Copy + Eq + Debug;
    /// A fact in the past tense, with its numbers. It says nothing that is hidden from anyone at the table.
    type Event: Clone + Eq + Debug;
    /// What one onlooker may know.
    type View<'a>: Eq + Debug
    where
        Self: 'a;
    /// Why a move was refused.
    type Illegal: Error + Eq;

    /// The seats that take part.
    fn seats(&self) -> SeatSet;

    /// What the game waits for.
    fn turn(&self) -> Turn;

    /// The outcome with this number among those of a chance turn, in the order the game documents.
    ///
    /// # Panics
    /// When the game does not wait for chance or has fewer outcomes.
    fn outcome(&self, index: u32) -> Self::Chance;

    /// What the seat may choose now; nothing when it is not asked.
    fn actions(&self, seat: Seat) -> impl Iterator<Item = Self::Action>;

    /// Carries the move out and tells what happened.
    fn play(
        &mut self,
        answer: &Move<Self::Action, Self::Chance>,
        log: &mut impl Extend<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// Takes in a fact. Decides nothing: the event carries every number.
    fn apply(&mut self, event: &Self::Event);

    /// What this seat, or somebody who only watches, may know.
    fn view(&self, onlooker: Option<Seat>) -> Self::View<'_>;

    /// The scores as they stand, and who leads.
    fn standings(&self) -> Standings;
}
