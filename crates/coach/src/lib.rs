//! The coach: what every decision of a finished game was worth, in numbers and in words.
//!
//! A record goes in, a [`Review`] comes out: for programs as JSON, for people as an account in their language. The judging is
//! done in `advice`; here it is decided who judges which game, and how it is told.

mod account;
mod diamant_account;
mod diamant_coach;
mod diamant_review;
mod number;
mod review;
mod troll_account;
mod troll_coach;
mod troll_review;

pub use account::Detail;
pub use diamant_review::{ChoiceWorth, CurvePoint, DecisionReview, DiamantReview, PlayerReview};
pub use review::{NoReview, Review, review};
pub use troll_review::{DiceChoiceReview, DiceChoiceWorth, DicePlayerReview, DiceTurnReview, TrollReview};
