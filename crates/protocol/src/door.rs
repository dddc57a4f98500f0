//! Whether newcomers can join a private table.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Whether newcomers can join a private table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Door {
    /// Everybody with the link can join.
    Open,
    /// Only those who were there when it was closed.
    Closed,
}
