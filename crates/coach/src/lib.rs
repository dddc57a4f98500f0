//! The coach: the value of every decision of a finished game, in numbers and in words.
//!
//! [`review()`] turns a judged record into a [`Review`], as JSON for programs and as text in several languages for people. A
//! [`Hint`] is made from a view, for a choice that is still to be made. The calculations are in `advice`; this crate
//! selects the judge for each game and presents the results.
//!
//! `diamant` and `troll` have the same files; `any` lists the games.

mod any;
mod coached;
mod detail;
mod diamant;
mod memory;
mod number;
mod review;
mod said;
mod troll;

pub use any::{Any, Hint, Hints, Kind, Review, Reviews};
pub use coached::Coached;
pub use detail::Detail;
pub use diamant::{
    ChoiceWorth, CurvePoint, DecisionReview, DiamantHint, DiamantReview, HintedChoice, MomentReview,
    PlayerReview,
};
pub use memory::Memory;
pub use review::{NoReview, review};
pub use troll::{
    TrollChoiceReview, TrollChoiceWorth, TrollHint, TrollPlayerReview, TrollReview, TrollTurnReview,
    TrollWinReview,
};
