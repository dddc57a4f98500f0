//! Reviews of both games.

use record::{Judgement, Record, Refusal};
use serde::Serialize;
use thiserror::Error;
use utoipa::ToSchema;

use crate::diamant_coach;
use crate::diamant_review::DiamantReview;
use crate::troll_coach;
use crate::troll_review::TrollReview;

/// A finished game, reviewed.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(tag = "game", rename_all = "kebab-case")]
pub enum Review {
    /// A game of Diamant.
    Diamant(DiamantReview),
    /// A game of Troll & Dragon.
    TrollDragon(TrollReview),
}

/// Why there is no review.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NoReview {
    /// The record is impossible.
    #[error(transparent)]
    Impossible(#[from] Refusal),
    /// The game is not over.
    #[error("only a finished game is reviewed, and this one is not over")]
    Running,
    /// The game is too long.
    #[error("a game of at most {MAX_MOVES} moves is reviewed")]
    TooLong,
}

/// The maximum number of moves of a game under review. Real games have a few hundred.
const MAX_MOVES: usize = 5_000;

/// Reviews a recorded game.
pub fn review(told: &Record) -> Result<Review, NoReview> {
    review_judged(told.clone().judge()?)
}

/// Reviews a game that was played and stored here. Unlike [`review()`], this accepts what was legal when it was stored.
pub fn review_stored(told: &Record) -> Result<Review, NoReview> {
    review_judged(told.clone().judge_stored()?)
}

fn review_judged(judgement: Judgement) -> Result<Review, NoReview> {
    if judgement.moves() > MAX_MOVES {
        return Err(NoReview::TooLong);
    }
    match judgement {
        Judgement::Diamant(judged) => diamant_coach::review(*judged).map(Review::Diamant),
        Judgement::Troll(judged) => troll_coach::review(&judged).map(Review::TrollDragon),
    }
}

impl Review {
    /// The review as JSON on one line.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a review holds nothing that JSON cannot")
    }
}
