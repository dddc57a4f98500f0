//! What happened in a game, in the words of the wire.

mod diamant_fact;
mod troll_fact;

pub use diamant_fact::DiamantFact;
pub use troll_fact::{TreasureWord, TrollFact};
pub(crate) use troll_fact::{die, face, find};

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Something that happened in a game, with its numbers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum Fact {
    /// In Diamant.
    Diamant(DiamantFact),
    /// In Troll & Dragon.
    Troll(TrollFact),
}
