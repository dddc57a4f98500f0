//! What can be agreed about a game of Troll & Dragon.

use record::TrollOptions;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Troll & Dragon.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TrollField {
    /// Differences from the published game.
    #[serde(default, deserialize_with = "crate::object::object")]
    pub options: TrollOptions,
}
