//! Plays a game to its end, with chance and choices from outside.

use crate::{Ballot, Game, Move, Seat, SeatSet, Turn};

/// The source of chance: a shuffled deck, a generator, a person who turns real cards.
pub trait Dealer<G: Game> {
    /// The outcome of a chance turn with this many equally likely outcomes.
    fn deal(&mut self, game: &G, outcomes: u32) -> G::Chance;
}

/// Chooses for the seats.
pub trait Players<G: Game> {
    /// The seat's choice in a ballot.
    fn choose(&mut self, game: &G, seat: Seat) -> G::Action;

    /// The choices of all these seats in a ballot.
    #[inline]
    fn ballot(&mut self, game: &G, seats: SeatSet) -> Ballot<G::Action> {
        Ballot::collect(seats, |seat| self.choose(game, seat))
    }

    /// Which of these seats acts first in a race, and its action.
    fn race(&mut self, game: &G, seats: SeatSet) -> (Seat, G::Action);
}

/// Answers the game's turns until it is over and sends every event to `log`.
///
/// Fails with the game's own error as soon as a dealer or a player gives an illegal answer.
pub fn run<G: Game>(
    game: &mut G,
    dealer: &mut impl Dealer<G>,
    players: &mut impl Players<G>,
    log: &mut impl Extend<G::Event>,
) -> Result<(), G::Illegal> {
    while step(game, dealer, players, log)? {}
    Ok(())
}

/// Answers one turn; `false` if the game is already over.
pub fn step<G: Game>(
    game: &mut G,
    dealer: &mut impl Dealer<G>,
    players: &mut impl Players<G>,
    log: &mut impl Extend<G::Event>,
) -> Result<bool, G::Illegal> {
    let answer = match game.turn() {
        Turn::Chance(outcomes) => Move::Chance(dealer.deal(game, outcomes)),
        Turn::Ballot(seats) => Move::Ballot(players.ballot(game, seats)),
        Turn::Race(seats) => {
            let (seat, action) = players.race(game, seats);
            Move::Race(seat, action)
        }
        Turn::Over => return Ok(false),
    };
    game.play(&answer, log)?;
    Ok(true)
}

/// A dealer that picks the outcome with index `below(n)`, which must be less than `n`. For a fair deal all indices must
/// be equally likely.
pub struct ByIndex<F>(pub F);

impl<G: Game, F: FnMut(u32) -> u32> Dealer<G> for ByIndex<F> {
    fn deal(&mut self, game: &G, outcomes: u32) -> G::Chance {
        game.outcome((self.0)(outcomes))
    }
}

/// A log that discards everything.
#[derive(Clone, Copy, Default, Debug)]
pub struct Unlogged;

impl<E> Extend<E> for Unlogged {
    fn extend<I: IntoIterator<Item = E>>(&mut self, _events: I) {}
}
