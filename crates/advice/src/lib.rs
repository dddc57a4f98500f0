//! Exact odds and the value of choices, from the rules alone.

mod cave;
mod kept;
mod look_ahead;
mod luck;
mod outlook;

pub mod master;
pub mod playout;
pub mod review;
pub mod single_expedition;
pub mod troll_review;
pub mod troll_turn;
pub mod two_player;

pub use cave::{Hazards, Unsolved};
pub use kept::Kept;
pub use look_ahead::{leaning, look_ahead};
pub use outlook::{Chance, Impossible, Outlook};
