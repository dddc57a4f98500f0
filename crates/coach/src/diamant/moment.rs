//! The visible position at a decision, for programs.

use advice::review::Moment;
use serde::Serialize;
use utoipa::ToSchema;

use crate::number::{count, rounded, small};

/// The visible position at a decision.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct MomentReview {
    /// The number of the expedition, counted from 1.
    pub expedition: u8,
    /// The number of cards on the path.
    pub cards: u32,
    /// The number of explorers in the cave.
    pub inside: u8,
    /// The rubies that each of them carries.
    pub carried: u16,
    /// The rubies on the path.
    pub path: u16,
    /// The number of relics on the path.
    pub relics: u8,
    /// The probability that the next card is a trap, from 0 to 1.
    pub trap: f64,
}

impl From<&Moment> for MomentReview {
    fn from(moment: &Moment) -> MomentReview {
        MomentReview {
            expedition: moment.expedition,
            cards: count(moment.cards),
            inside: small(moment.inside),
            carried: moment.carried,
            path: moment.path,
            relics: small(moment.relics),
            trap: rounded(moment.trap.as_f64()),
        }
    }
}
