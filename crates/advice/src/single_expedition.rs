//! A single expedition played for gems, for any number of explorers: the symmetric equilibrium.
//!
//! The state is the number of explorers inside, what each carries, what is on the path, which treasures have been found
//! and which hazards met. Those who have left do not matter. The choice of those inside is a symmetric game: everyone
//! stays with the same probability, at which leaving and staying have the same value unless one is always better.

mod choice;
mod course;
mod purse;
mod purses;
mod situation;
mod solve;

pub use course::{Course, Step};
pub use solve::SingleExpedition;
