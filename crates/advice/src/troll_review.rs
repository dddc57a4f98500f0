//! What a game of Troll & Dragon says about those who played it: what their choices lost, and what the dice gave.
//!
//! Each turn is held against its [`TurnPlan`](crate::troll_turn::TurnPlan), so everything is counted in the worth that is
//! brought home (1 for a diamond, 3 for a nugget), and for every finished turn, to the last bit that a sum keeps,
//! brought = expected − lost by choices + luck of the dice + luck of the race.

mod seat;
mod turn;

pub use seat::SeatReview;
pub use turn::{Judged, TurnReview, review};
