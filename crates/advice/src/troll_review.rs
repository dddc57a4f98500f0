//! What a game of Troll & Dragon says about those who played it: what their choices lost, and what the dice gave.
//!
//! Each turn is held against its [`TurnPlan`](crate::troll_turn::TurnPlan), so everything is counted in the worth that is
//! brought home (1 for a diamond, 3 for a nugget), and for every finished turn, to the last bit that a sum keeps,
//! brought = expected − lost by choices + luck of the dice + luck of the race.
//!
//! What the same choices did to the chance of winning is [tried](win_review), not known.

mod seat;
mod tried;
mod turn;
mod win;
mod win_tries;

pub use seat::SeatReview;
pub use turn::{Judged, TurnReview, review};
pub use win::{WinParts, WinReview, WinWeighed, win_review};
