//! The coach of Troll & Dragon.

mod account;
mod coach;
mod hint;
mod review;
mod win;

pub use hint::TrollHint;
pub use review::{TrollChoiceReview, TrollChoiceWorth, TrollPlayerReview, TrollReview, TrollTurnReview};
pub use win::TrollWinReview;

use record::{Judged, TrollRecord};
use words::Words;

use crate::coached::Coached;
use crate::detail::Detail;
use account::AccountWriter;

impl Coached for TrollRecord {
    const TITLE: &'static str = "Troll & Dragon";
    type Review = TrollReview;
    type Hint = TrollHint;

    fn review(told: &Judged<Self>) -> TrollReview {
        coach::review(told)
    }

    fn account(review: &TrollReview, words: &Words, detail: Detail) -> String {
        AccountWriter { review, words }.write(detail)
    }
}
