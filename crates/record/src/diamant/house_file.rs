//! The file of a house edition, as it is written: in TOML by hand, or inside a record.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::hazard_word::HazardWord;
use super::house_values::{HazardCopies, Number, RelicsField};
use crate::word_enum::word_enum;

/// A house edition: what differs from the published edition it is based on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schema(as = HouseEdition)]
pub struct HouseFile {
    /// The name of the house edition.
    pub name: String,
    /// The id of the published edition they start from.
    pub base: String,
    /// The fewest and the most players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<[u8; 2]>)]
    pub players: Option<[Number; 2]>,
    /// How many expeditions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u8>)]
    pub expeditions: Option<Number>,
    /// The worth of each treasure card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<u8>>)]
    pub treasures: Option<Vec<Number>>,
    /// Each hazard and how many cards show it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<BTreeMap<HazardWord, u8>>)]
    pub hazards: Option<HazardCopies>,
    /// The relics, or `false` to play without.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub relics: Option<RelicsField>,
    /// What happens to the hazard that sprang a trap.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sprung: Option<SprungWord>,
    /// When an expedition's first decision is made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_decision: Option<FirstDecisionWord>,
    /// How leavers divide what lies on the path.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub remainder: Option<RemainderWord>,
    /// Who wins among equals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tie_break: Option<TieBreakWord>,
    /// Whether the others see what is in a chest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chests: Option<ChestsWord>,
}

/// Relics of one's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct OwnRelics {
    /// When they come into the deck.
    pub entry: RelicEntryWord,
    /// What the values mean.
    pub worth: RelicWorthWord,
    /// One value for every relic.
    #[schema(value_type = Vec<u8>)]
    pub values: Vec<Number>,
    /// What happens to those that nobody took.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left_behind: Option<LeftBehindWord>,
}

word_enum!(
    /// When relics come into the deck.
    RelicEntryWord = diamant::RelicEntry { AllAtSetUp, OnePerExpedition }
);
word_enum!(
    /// What the value of a relic is.
    RelicWorthWord = diamant::RelicWorth { Printed, ByExit }
);
word_enum!(
    /// What happens to relics that nobody took.
    LeftBehindWord = diamant::LeftBehind { OutOfTheGame, BackIntoTheDeck }
);
word_enum!(
    /// What happens to the hazard that sprang a trap.
    SprungWord = diamant::Sprung { OneCopyOut, Stays }
);
word_enum!(
    /// When the first decision of an expedition is made.
    FirstDecisionWord = diamant::FirstDecision { AfterFirstCard, BeforeFirstCard }
);
word_enum!(
    /// How leavers divide what lies on the path.
    RemainderWord = diamant::Remainder { OfTheWholePath, CardByCard }
);
word_enum!(
    /// Who wins among equals.
    TieBreakWord = diamant::TieBreak { Shared, MostRelics }
);
word_enum!(
    /// Whether the others see what is in a chest.
    ChestsWord = diamant::Chests { Open, Hidden }
);
