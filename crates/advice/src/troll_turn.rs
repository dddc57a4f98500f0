//! The best way to play one turn of Troll & Dragon: the exact value of every situation in it.
//!
//! A [`TurnPlan`] knows, for given rules and rooms, the expected value that the active player brings home in this turn
//! (1 for a diamond, 3 for a nugget) with best play. It ignores the score and what the others gain from a loss.
//!
//! The rules stay in their crate: the places of a turn, the legal actions and the results of dice are found by playing
//! the engine. Only one rule is repeated here, because places are solved for all amounts of treasure at once: a player
//! takes what the dice show, up to what is left. A test compares this with the engine.

mod circle;
mod habits;
mod map;
mod outcome;
mod place;
mod plan;
mod tempo;
mod turns;
mod values;

pub use habits::Habits;
pub use plan::TurnPlan;
pub use tempo::Tempo;
pub use turns::Turns;
