//! The coach of Diamant.

mod account;
mod coach;
mod hint;
mod moment;
mod review;

pub use hint::{DiamantHint, HintedChoice};
pub use moment::MomentReview;
pub use review::{ChoiceWorth, CurvePoint, DecisionReview, DiamantReview, PlayerReview};

use record::{DiamantRecord, Judged};
use words::Words;

use crate::coached::Coached;
use crate::detail::Detail;
use account::AccountWriter;

impl Coached for DiamantRecord {
    const TITLE: &'static str = "Diamant";
    type Review = DiamantReview;
    type Hint = DiamantHint;

    fn review(told: &Judged<Self>) -> DiamantReview {
        coach::review(told)
    }

    fn account(review: &DiamantReview, words: &Words, detail: Detail) -> String {
        AccountWriter { review, words }.write(detail)
    }
}
