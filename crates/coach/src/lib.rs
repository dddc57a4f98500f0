//! The coach: what every decision of a finished game was worth, in numbers and in words.
//!
//! A record goes in, a [`Review`] comes out: for programs as JSON, for people as an account in their language. Of a choice that
//! is still to be made, a view goes in and a [`Hint`] comes out. The judging is done in `advice`; here it is decided who judges
//! which game, and how it is told.

mod account;
mod diamant_account;
mod diamant_coach;
mod diamant_hint;
mod diamant_review;
mod dice_win_review;
mod hint;
mod memory;
mod moment_review;
mod number;
mod review;
mod said;
mod troll_account;
mod troll_coach;
mod troll_hint;
mod troll_review;

pub use account::Detail;
pub use diamant_hint::{DiamantHint, HintedChoice};
pub use diamant_review::{ChoiceWorth, CurvePoint, DecisionReview, DiamantReview, PlayerReview};
pub use dice_win_review::DiceWinReview;
pub use hint::Hint;
pub use memory::Memory;
pub use moment_review::MomentReview;
pub use review::{NoReview, Review, review};
pub use troll_hint::TrollHint;
pub use troll_review::{DiceChoiceReview, DiceChoiceWorth, DicePlayerReview, DiceTurnReview, TrollReview};
