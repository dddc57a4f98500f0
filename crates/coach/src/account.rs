//! A review told to people.

use record::Words;

use crate::diamant_account::DiamantTeller;
use crate::review::Review;
use crate::troll_account::TrollTeller;

/// How much is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    /// Everybody's result and their costliest moments.
    Short,
    /// Every decision too.
    Full,
}

impl Review {
    /// What the coach has to say.
    pub fn account(&self, words: &Words, detail: Detail) -> String {
        match self {
            Review::Diamant(review) => DiamantTeller { review, words }.tell(detail),
            Review::TrollDragon(review) => TrollTeller { review, words }.tell(detail),
        }
    }
}
