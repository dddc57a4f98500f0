//! The value of every decision of a finished game, and how much of its result was luck.
//!
//! A game is a sequence of cards and of choices that are opened together. At each opening a [`Judge`] estimates
//! everybody's chance of winning for the possible choices; the rest is the same for every judge. Every change of these
//! chances is attributed to a decision, to the cards or to guessing, so that the parts add up to the result.
//! docs/coach.md has the definitions.

mod answers;
mod appraisal;
mod decision;
mod judge;
mod ledger;
mod master_player;
mod moment;
mod one_try;
mod prospect;
mod rollouts;
mod rubies;
mod tally;
mod two_player_judge;

pub use appraisal::{Appraisal, Weighed};
pub use decision::JudgedDecision;
pub use judge::Judge;
pub use ledger::{CurvePoint, Parts, Review, review};
pub use moment::Moment;
pub use prospect::{Chances, Prospect};
pub use rollouts::{Player, Rollouts};
pub use rubies::Rubies;
pub use two_player_judge::TwoPlayerJudge;
