//! Tournaments of bots, with honest statistics.
//!
//! A [`Tournament`] plays a line-up over all cores. Every deal is played by every rotation of the line-up, so that luck of
//! the cards and of the seat falls on everyone alike, and the confidence intervals treat the games of one deal as the one
//! observation that they are. Everything is counted in whole numbers: the result depends on the seed alone, not on the
//! number of threads.

mod csv;
mod deal;
mod estimate;
mod exact;
mod exits;
mod match_up;
pub mod report;
mod strength;
mod summary;
mod sweep;
mod tally;
mod tournament;
mod training;

pub use exact::{BestAnswered, ExactExploit, NotExact};
pub use strength::{Strength, StrengthTable};
pub use summary::{BotSummary, Summary};
pub use sweep::{HeatMap, Sweep};
pub use tally::{SCORE_BINS, Ties};
pub use tournament::{Rotation, Tournament, Watch};
pub use training::{Exploit, Exploited, Training};
