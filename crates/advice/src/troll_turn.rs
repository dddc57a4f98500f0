//! The best way to play one turn of Troll & Dragon: what every situation of it is worth, exactly.
//!
//! A [`TurnPlan`] knows, for given rules and given rooms, the expected worth that the active player brings home in this
//! turn (1 for a diamond, 3 for a nugget) when every choice is the best one. What the others gain by a loss, and what
//! the score asks for, it does not weigh.
//!
//! The rules stay in their crate: the places of a turn, the legal actions and what the dice lead to are found by playing
//! the engine. One rule alone is told here again, because places are solved for every amount of treasure at once: of what
//! the dice show, one takes as much as is left. A test plays the engine in full to hold us to it.

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
