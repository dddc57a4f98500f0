//! The game of two, solved: the chance of winning when both play perfectly, and how they do.
//!
//! Everything but the choice of the moment is public, so a game is a chain of expeditions, and an expedition a tree of
//! small games of chance and of two choices. Two who are inside carry the same, and what they carry and what lies on the
//! path follow from which treasures lie. Once one has left, the other only has to stop at the right time. A tied game
//! counts as half a win.

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
