//! What is agreed at a table before a game, as somebody wrote it: it may be nonsense.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::any::GameField;
use crate::stand_in::StandIn;

/// The options of a table. All but `game` have defaults.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct OptionsField {
    /// The game and its rules.
    pub game: GameField,
    /// Seconds for a decision, 5 to 3600. Default: no clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 5, maximum = 3600)]
    pub clock: Option<u16>,
    /// What happens to the seat of an absent player. Default: `bot`.
    #[serde(default)]
    #[schema(default = "bot")]
    pub absence: Absence,
    /// The id of the bot that plays for absent players. Default: depends on the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<String>,
    /// Seconds without a connection after which a player counts as absent, 5 to 3600. Default: 30.
    #[serde(default = "usual_grace")]
    #[schema(minimum = 5, maximum = 3600, default = 30)]
    pub grace: u16,
    /// Whether the others see who has already chosen. Default: `shown`.
    #[serde(default)]
    #[schema(default = "shown")]
    pub timing: Timing,
    /// What people can say at the table. Default: `reactions`.
    #[serde(default)]
    #[schema(default = "reactions")]
    pub chat: Chat,
    /// Whether bots pause before they choose. Default: `natural`.
    #[serde(default)]
    #[schema(default = "natural")]
    pub bots: Tempo,
    /// Milliseconds between two rolls or throws of a live race, 100 to 10000. Default: 800.
    #[serde(default = "usual_interval")]
    #[schema(minimum = 100, maximum = 10000, default = 800)]
    pub interval: u16,
    /// Whether players can ask for hints. Not possible at public tables. Default: `off`.
    #[serde(default, skip_serializing_if = "Hints::are_off")]
    #[schema(default = "off")]
    pub hints: Hints,
}

const fn usual_grace() -> u16 {
    30
}

const fn usual_interval() -> u16 {
    800
}

/// What happens to the seat of an absent player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Absence {
    /// A bot takes over.
    #[default]
    Bot,
    /// The explorer leaves the cave and stays in the camp. Only in Diamant.
    Rest,
}

impl Absence {
    /// What acts for somebody who is away.
    pub fn stand_in(self) -> StandIn {
        match self {
            Absence::Bot => StandIn::Bot,
            Absence::Rest => StandIn::Rest,
        }
    }
}

/// Whether the others see who has already chosen.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Timing {
    /// They see who has not chosen yet.
    #[default]
    Shown,
    /// They see only how many have not chosen yet.
    Hidden,
}

/// What people can say at a table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Chat {
    /// Reactions from a fixed set.
    #[default]
    Reactions,
    /// Reactions and chat messages.
    Words,
}

/// Whether players can ask for hints.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Hints {
    /// No hints.
    #[default]
    Off,
    /// A player can ask for a hint while they have an open question.
    On,
}

impl Hints {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "the form that serde asks for")]
    fn are_off(&self) -> bool {
        *self == Hints::Off
    }
}

/// Whether bots pause before they choose.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Tempo {
    /// They pause for as long as fits their character.
    #[default]
    Natural,
    /// They choose at once.
    #[serde(rename = "instant")]
    None,
}

impl OptionsField {
    /// The usual agreement on this game.
    pub fn new(game: GameField) -> OptionsField {
        OptionsField {
            game,
            clock: None,
            absence: Absence::default(),
            stand_in: None,
            grace: usual_grace(),
            timing: Timing::default(),
            chat: Chat::default(),
            bots: Tempo::default(),
            interval: usual_interval(),
            hints: Hints::default(),
        }
    }
}
