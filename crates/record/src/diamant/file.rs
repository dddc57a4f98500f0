//! The file of a game of Diamant, as it is written.

use seal::DealField;
use serde::{Deserialize, Serialize};

use super::house_file::ChestsWord;
use super::rules::EditionField;
use crate::json::{objects, optional_object};
use crate::seat_number::SeatNumber;

/// A game of Diamant, as somebody wrote it down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiamantRecord {
    /// Always `tacora-record/1`.
    pub format: String,
    /// Always `diamant`.
    pub game: String,
    /// The published edition or the house rules it was played by.
    pub edition: EditionField,
    /// With or without relics, where the edition leaves a choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub relics: Option<bool>,
    /// Whether the others see what is in a chest; without it as the edition has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chests: Option<ChestsWord>,
    /// The names, in seat order.
    pub players: Vec<String>,
    /// How the cards were drawn, if a program drew them.
    #[serde(default, deserialize_with = "optional_object", skip_serializing_if = "Option::is_none")]
    pub deal: Option<DealField>,
    /// What happened.
    #[serde(deserialize_with = "objects")]
    pub expeditions: Vec<Expedition>,
}

/// One expedition.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expedition {
    /// The seats that rest in the camp until it is over, counted from 0.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rest: Vec<SeatNumber>,
    /// The cards that were turned and who left after each.
    #[serde(deserialize_with = "objects")]
    pub steps: Vec<DiamantStep>,
}

/// One card and the decision that followed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiamantStep {
    /// The card. Only a decision before the first card has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    /// The seats that left, counted from 0.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub leave: Vec<SeatNumber>,
    /// Whether those inside have yet to decide. Only the last step of a game that is running can say so.
    #[serde(default, skip_serializing_if = "is_false")]
    pub undecided: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_false(value: &bool) -> bool {
    !*value
}
