//! The file of a house edition, as it is written: in TOML by hand, or inside a record.

use serde::{Deserialize, Serialize};

use super::house_values::{HazardCopies, Number, RelicsField};
use crate::word_enum::word_enum;

/// House rules: what differs from the edition they are based on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct HouseFile {
    /// What the house calls them.
    pub name: String,
    /// The id of the published edition they start from.
    pub base: String,
    /// The fewest and the most players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<[Number; 2]>,
    /// How many expeditions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expeditions: Option<Number>,
    /// The worth of each treasure card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub treasures: Option<Vec<Number>>,
    /// Each hazard and how many cards show it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct OwnRelics {
    /// When they come into the deck.
    pub entry: RelicEntryWord,
    /// What the values mean.
    pub worth: RelicWorthWord,
    /// One value for every relic.
    pub values: Vec<Number>,
    /// What happens to those that nobody took.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left_behind: Option<LeftBehindWord>,
}

word_enum!(
    /// The words for [`diamant::RelicEntry`].
    RelicEntryWord = diamant::RelicEntry { AllAtSetUp, OnePerExpedition }
);
word_enum!(
    /// The words for [`diamant::RelicWorth`].
    RelicWorthWord = diamant::RelicWorth { Printed, ByExit }
);
word_enum!(
    /// The words for [`diamant::LeftBehind`].
    LeftBehindWord = diamant::LeftBehind { OutOfTheGame, BackIntoTheDeck }
);
word_enum!(
    /// The words for [`diamant::Sprung`].
    SprungWord = diamant::Sprung { OneCopyOut, Stays }
);
word_enum!(
    /// The words for [`diamant::FirstDecision`].
    FirstDecisionWord = diamant::FirstDecision { AfterFirstCard, BeforeFirstCard }
);
word_enum!(
    /// The words for [`diamant::Remainder`].
    RemainderWord = diamant::Remainder { OfTheWholePath, CardByCard }
);
word_enum!(
    /// The words for [`diamant::TieBreak`].
    TieBreakWord = diamant::TieBreak { Shared, MostRelics }
);
word_enum!(
    /// The words for [`diamant::Chests`].
    ChestsWord = diamant::Chests { Open, Hidden }
);
