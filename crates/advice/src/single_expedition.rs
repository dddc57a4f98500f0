//! One expedition by itself, played for gems, by any number: how everyone plays when all play alike and nobody could do
//! better by playing otherwise.
//!
//! What matters is how many are inside, what each of them carries, what lies on the path, which treasures have been found
//! and which hazards met. Whoever has left matters no more. The choice of those inside is a symmetric game: everyone stays
//! with the same chance, found so that leaving and staying are worth the same unless one of them is always better.

mod choice;
mod course;
mod purse;
mod purses;
mod situation;
mod solve;

pub use course::{Course, Step};
pub use solve::SingleExpedition;
