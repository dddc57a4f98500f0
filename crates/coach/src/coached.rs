//! What a game must offer to be coached: a review of finished games, and hints.

use std::fmt::Debug;

use record::{Judged, Recorded};
use serde::Serialize;
use utoipa::ToSchema;
use words::Words;

use crate::detail::Detail;

/// A recorded game that has a coach.
pub trait Coached: Recorded {
    /// What the game is called in the documentation of the API.
    const TITLE: &'static str;
    /// A finished game, reviewed.
    type Review: Clone + PartialEq + Debug + Serialize + ToSchema;
    /// What the master would do.
    type Hint: Clone + PartialEq + Debug + Serialize + ToSchema;

    /// Reviews a finished game.
    fn review(told: &Judged<Self>) -> Self::Review;

    /// The text of a review.
    fn account(review: &Self::Review, words: &Words, detail: Detail) -> String;
}
