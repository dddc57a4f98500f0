//! The solved two-player game: the chance of winning if both play perfectly, and how they play.
//!
//! Everything but the current choice is public, so a game is a chain of expeditions, and an expedition is a tree of
//! cards and simultaneous choices. Two explorers inside carry the same, and what they carry and what is on the path
//! follow from the treasures on the path. Once one has left, the other faces an optimal stopping problem. A tie counts
//! as half a win.

mod alone;
mod answer;
mod expedition;
mod lead_values;
mod matrix;
mod perfect_rival;
mod plan;
mod rival;
mod seen_rival;
mod shipped;
mod solution;
mod solutions;
mod table;

pub use alone::Alone;
pub use answer::{BestAnswer, Question, Reply};
pub use expedition::{Expedition, Spot};
pub use lead_values::LeadValues;
pub use matrix::{Equilibrium, Matrix};
pub use perfect_rival::PerfectRival;
pub use plan::Plan;
pub use rival::{Habits, Rival};
pub use seen_rival::SeenRival;
pub use shipped::{BASE_TABLE, base_game, base_rules, base_table};
pub use solution::Solution;
pub use solutions::Solutions;
pub use table::{Chapter, NotATable, TwoPlayerGame, WinTable};
