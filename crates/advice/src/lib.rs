//! What may come and what a choice is worth: exact, from the rules alone.

mod cave;
mod outlook;

pub mod master;
pub mod review;
pub mod single_expedition;
pub mod troll_review;
pub mod troll_turn;
pub mod two_player;

pub use cave::{Hazards, Unsolved};
pub use outlook::{Chance, Impossible, Outlook};
