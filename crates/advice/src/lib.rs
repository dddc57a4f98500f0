//! What may come and what a choice is worth: exact, from the rules alone.

mod outlook;

pub mod troll_turn;

pub use outlook::{Chance, Impossible, Outlook};
