//! What can be agreed about a game of Diamant.

use record::{ChestsWord, EditionField};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Diamant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DiamantField {
    /// The id of a published edition (see `GET /api/editions`), or a house edition as an object.
    pub edition: EditionField,
    /// Whether to play with relics, if the edition leaves a choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub relics: Option<bool>,
    /// Whether the others see what is in a chest. Default: as in the edition. A house edition sets it
    /// inside `edition`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chests: Option<ChestsWord>,
}
