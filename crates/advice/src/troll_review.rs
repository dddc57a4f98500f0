//! The review of a game of Troll & Dragon: what choices lost, and what the dice gave.
//!
//! Each turn is compared with its [`TurnPlan`](crate::troll_turn::TurnPlan). Values are what is brought home (1 for a
//! diamond, 3 for a nugget), and for every finished turn, up to rounding, brought = expected − lost by choices + luck
//! of the dice + luck of the race.
//!
//! The effect of the same choices on the chance of winning is [estimated](win_review) by simulation.

mod seat;
mod tried;
mod turn;
mod win;
mod win_tries;

pub use seat::SeatReview;
pub use turn::{Judged, TurnReview, review};
pub use win::{WinParts, WinReview, WinWeighed, win_review};
