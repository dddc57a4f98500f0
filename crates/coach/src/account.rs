//! A review as text for people.

use words::Words;

use crate::diamant_account::DiamantTeller;
use crate::review::Review;
use crate::troll_account::TrollTeller;

/// How much detail the text has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    /// Everybody's result and costliest moments.
    Short,
    /// Also every decision.
    Full,
}

impl Review {
    /// The text of the review.
    pub fn account(&self, words: &Words, detail: Detail) -> String {
        match self {
            Review::Diamant(review) => DiamantTeller { review, words }.tell(detail),
            Review::TrollDragon(review) => TrollTeller { review, words }.tell(detail),
        }
    }
}
