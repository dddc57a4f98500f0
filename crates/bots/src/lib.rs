//! Bots that play at the same tables as people.
//!
//! A [`Bot`] sees only the view of its seat and draws from the generator it is given, so every game can be repeated.
//! Bots have the same names everywhere: `turn:6`, `gems:11`, or a character such as `nelly`.
//!
//! `diamant` and `troll` have the same files; `any` lists the games.

mod any;
mod bot;
mod diamant;
mod name;
mod troll;

pub use any::{CATALOGUES, Catalogue};
pub use bot::{Bot, BotGame};
pub use diamant::{
    Asking, CHARACTERS, Character, DIAMANT_CATALOGUE, DiamantBot, Generators, Oracle, Share, Temper, playout,
};
pub use name::UnknownBot;
pub use troll::{Pace, Schedule, Side, TROLL_CATALOGUE, TrollBot};
