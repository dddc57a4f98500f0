//! The trait of a game: everything a front end, bot, simulator or solver may ask of it.

use std::error::Error;
use std::fmt::Debug;

use crate::{Choice, Move, Seat, SeatSet, Standings, Turn};

/// A game in progress, as a value.
///
/// Every game keeps two promises, which the [conformance suite](crate::conformance) tests: *events are the whole
/// story*: folding [`apply`](Game::apply) over the events of [`play`](Game::play) gives the state that `play` left; and
/// *refusal is free*: if `play` fails, nothing has changed and no event was emitted.
pub trait Game: Clone + Eq + Debug {
    /// What a seat can choose.
    type Action: Choice;
    /// An outcome of chance.
    type Chance: Copy + Eq + Debug;
    /// A fact in the past tense, with its numbers. It contains nothing that is hidden from anyone at the table.
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

    /// The outcome with this index in a chance turn, in the order that the game documents.
    ///
    /// # Panics
    /// If the game does not wait for chance or has fewer outcomes.
    fn outcome(&self, index: u32) -> Self::Chance;

    /// The legal choices of the seat now; none if it is not asked.
    fn actions(&self, seat: Seat) -> impl Iterator<Item = Self::Action>;

    /// Checks the move, carries it out and emits events.
    fn play(
        &mut self,
        answer: &Move<Self::Action, Self::Chance>,
        log: &mut impl Extend<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// Changes the state by an event. Decides nothing: the event carries every number.
    fn apply(&mut self, event: &Self::Event);

    /// What this seat, or a spectator, may know.
    fn view(&self, onlooker: Option<Seat>) -> Self::View<'_>;

    /// The current scores, and who leads.
    fn standings(&self) -> Standings;
}
