//! Tournaments of bots, with honest statistics.
//!
//! A [`Tournament`] plays a line-up on all cores. Every rotation of the line-up plays every deal, so that the luck of
//! the cards and of the seat affects everyone equally, and the confidence intervals count the games of one deal as one
//! observation. All sums are integers: the result depends on the seed alone, not on the number of threads.

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
