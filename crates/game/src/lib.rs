//! The vocabulary that all games share, and the laws they obey.
//!
//! A [`Game`] is a value. It says what it waits for ([`Turn`]), is answered by a [`Move`], and reports what happened as
//! events. Chance comes from outside: the value knows which outcomes are still possible but not their order, so nothing
//! can leak and every probability is exact. Nothing in this crate performs I/O, reads a clock or draws a random number.

mod ballot;
pub mod conformance;
pub mod driver;
mod game;
mod odds;
mod seat;
mod standings;
mod turn;

pub use ballot::{Ballot, Choice, MAX_CHOICES};
pub use game::Game;
pub use odds::{Odds, odds};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
pub use standings::{Standings, Tie};
pub use turn::{Move, Turn};
