//! Bots that play at the same tables as people.
//!
//! A [`Bot`] sees only the view of its seat and draws from the generator it is given, so every game can be repeated.
//! Bots have the same names everywhere: `turn:6`, `gems:11`, or a character such as `nelly`.

mod bot;
mod character;
mod diamant_bot;
mod name;
pub mod playout;
mod troll_bot;

pub use bot::Bot;
pub use character::{CHARACTERS, Character, Temper};
pub use diamant_bot::{Asking, DIAMANT_CATALOGUE, DiamantBot, Oracle, Share};
pub use name::UnknownBot;
pub use troll_bot::{Pace, Schedule, Side, TROLL_CATALOGUE, TrollBot};
