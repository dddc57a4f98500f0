//! Games, tables and requests built from arbitrary bytes.

mod diamant;
mod requests;
mod session;
mod troll;

use game::{Ballot, Choice, Game, MAX_SEATS, Move, Seat, SeatSet, Turn};
use libfuzzer_sys::arbitrary::{Result, Unstructured};
pub use requests::{App, any_request};
pub use session::Session;

/// A game whose setup and chance can be built from bytes.
pub trait Arbitrary: Game {
    /// A new game with any valid rules.
    fn any_game(bytes: &mut Unstructured) -> Result<Self>;

    /// Any outcome of chance in any game, possible now or not.
    fn any_chance(bytes: &mut Unstructured) -> Result<Self::Chance>;

    /// Something that happens between moves, if the game has such events.
    fn between_moves(&mut self, _bytes: &mut Unstructured, _log: &mut Vec<Self::Event>) -> Result<()> {
        Ok(())
    }
}

/// A move of a game.
pub type MoveOf<G> = Move<<G as Game>::Action, <G as Game>::Chance>;

/// A legal move; `None` if the game is over.
pub fn legal_move<G: Game>(game: &G, bytes: &mut Unstructured) -> Result<Option<MoveOf<G>>> {
    Ok(Some(match game.turn() {
        Turn::Chance(outcomes) => Move::Chance(game.outcome(bytes.int_in_range(0..=outcomes - 1)?)),
        Turn::Ballot(seats) => Move::Ballot(ballot(seats, |seat| legal_action(game, seat, bytes))?),
        Turn::Race(seats) => {
            let seat = bytes.choose_iter(seats)?;
            Move::Race(seat, legal_action(game, seat, bytes)?)
        }
        Turn::Over => return Ok(None),
    }))
}

/// A move of any kind by any seat, legal or not.
pub fn any_move<G: Arbitrary>(bytes: &mut Unstructured) -> Result<MoveOf<G>> {
    Ok(match bytes.int_in_range(0..=2)? {
        0 => Move::Chance(G::any_chance(bytes)?),
        1 => {
            let voters = any_seats(bytes)?;
            Move::Ballot(ballot(voters, |_| bytes.choose(G::Action::ALL).copied())?)
        }
        _ => Move::Race(bytes.choose_iter(SeatSet::first_n(MAX_SEATS))?, *bytes.choose(G::Action::ALL)?),
    })
}

/// Any seats, at the table or not.
pub fn any_seats(bytes: &mut Unstructured) -> Result<SeatSet> {
    let bits: u8 = bytes.arbitrary()?;
    let seats = SeatSet::first_n(MAX_SEATS).into_iter().filter(|seat| bits >> seat.index() & 1 == 1);
    Ok(seats.collect())
}

fn ballot<A: game::Choice>(seats: SeatSet, mut choose: impl FnMut(Seat) -> Result<A>) -> Result<Ballot<A>> {
    seats.into_iter().try_fold(Ballot::default(), |ballot, seat| Ok(ballot.with(seat, choose(seat)?)))
}

fn legal_action<G: Game>(game: &G, seat: Seat, bytes: &mut Unstructured) -> Result<G::Action> {
    let actions: Vec<G::Action> = game.actions(seat).collect();
    bytes.choose(&actions).copied()
}
