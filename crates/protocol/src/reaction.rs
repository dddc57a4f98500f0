//! The fixed set of things that everybody may call across a table.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A reaction. Clients decide how it looks and sounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each is what its name says")]
pub enum Reaction {
    Wow,
    Haha,
    Ouch,
    Phew,
    Bravo,
    Hurry,
    Thanks,
    GoodGame,
}
