//! One door for the reviews of both games.

use record::{Record, Refusal};
use serde::Serialize;
use thiserror::Error;
use utoipa::ToSchema;

use crate::diamant_coach;
use crate::diamant_review::DiamantReview;

/// A finished game, reviewed.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(tag = "game", rename_all = "kebab-case")]
pub enum Review {
    /// A game of Diamant.
    Diamant(DiamantReview),
}

/// Why there is no review.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NoReview {
    /// The record cannot have happened.
    #[error(transparent)]
    Impossible(#[from] Refusal),
    /// The game is not over.
    #[error("only a finished game is reviewed, and this one is not over")]
    Running,
    /// There is no coach for this game.
    #[error("only games of Diamant are reviewed")]
    NoCoach,
}

/// Reviews the game that the record tells of.
pub fn review(told: &Record) -> Result<Review, NoReview> {
    match told {
        Record::Diamant(told) => diamant_coach::review(told).map(Review::Diamant),
        Record::Troll(_) => Err(NoReview::NoCoach),
    }
}

impl Review {
    /// The review as JSON on one line.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a review holds nothing that JSON cannot")
    }
}
