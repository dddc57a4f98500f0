//! Whether the lobby shows a table.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Whether a table is listed in the lobby.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Listing {
    /// Only people with the link find it.
    #[default]
    Private,
    /// Everybody finds it.
    Public,
}
