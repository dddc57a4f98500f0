//! The coach: the value of every decision of a finished game, in numbers and in words.
//!
//! [`review()`] turns a record into a [`Review`], as JSON for programs and as text in several languages for people. A
//! [`Hint`] is made from a view, for a choice that is still to be made. The calculations are in `advice`; this crate
//! selects the judge for each game and presents the results.

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
pub use review::{NoReview, Review, review, review_stored};
pub use troll_hint::TrollHint;
pub use troll_review::{DiceChoiceReview, DiceChoiceWorth, DicePlayerReview, DiceTurnReview, TrollReview};
