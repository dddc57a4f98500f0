//! What replaces a player who is away, and the vote on it.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What replaces an absent player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StandIn {
    /// A bot plays for them.
    Bot,
    /// Their explorer leaves the cave and rests in the camp.
    Rest,
}

/// Why a player was replaced.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// Their clock ran out.
    Clock,
    /// They were not connected for the grace period.
    Away,
    /// The other connected players voted for it.
    Agreed,
    /// The host requested it. Only in histories of earlier versions.
    Host,
}

/// A vote on whether a bot takes over for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Vote {
    /// A bot should take over. From the player concerned: it takes over at once.
    Agree,
    /// No bot should take over. From the player concerned: it ends the vote.
    Refuse,
}
