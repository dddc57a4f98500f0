//! What is agreed at a table before a game. [`OptionsField`] may be nonsense, [`Options`] make sense, and
//! [`OptionsField::check`] is the door between.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use thiserror::Error;
use utoipa::ToSchema;

use crate::any::{GameField, GameKind, GameRules, TableBot};
use crate::occupant::StandIn;
use crate::refusal::Refusal;
use crate::rendered::Rendered;
use crate::wish::Listing;

/// What is agreed, as somebody wrote it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct OptionsField {
    /// What is played.
    pub game: GameField,
    /// Seconds for a decision, 5 to 3600; without it nothing is timed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 5, maximum = 3600)]
    pub clock: Option<u16>,
    /// What becomes of the seat of somebody who is away.
    #[serde(default)]
    pub absence: Absence,
    /// The bot that plays for people who are away; without it the one that is usual for the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<String>,
    /// Seconds without a connection after which somebody counts as away, 5 to 3600.
    #[serde(default = "usual_grace")]
    #[schema(minimum = 5, maximum = 3600)]
    pub grace: u16,
    /// Whether the others see who has chosen already.
    #[serde(default)]
    pub timing: Timing,
    /// What may be said at the table.
    #[serde(default)]
    pub chat: Chat,
    /// How long bots seem to think.
    #[serde(default)]
    pub bots: Tempo,
    /// Milliseconds between two rolls or two throws of a live race, 100 to 10000.
    #[serde(default = "usual_interval")]
    #[schema(minimum = 100, maximum = 10000)]
    pub interval: u16,
    /// Whether people may ask what the master would do. Not at tables that the lobby shows.
    #[serde(default, skip_serializing_if = "Hints::are_off")]
    pub hints: Hints,
}

const fn usual_grace() -> u16 {
    30
}

const fn usual_interval() -> u16 {
    800
}

/// What becomes of the seat of somebody who is away.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Absence {
    /// A bot plays on.
    #[default]
    Bot,
    /// The explorer comes home and stays in the camp. Only in Diamant.
    Rest,
}

impl Absence {
    /// What acts for somebody who is away.
    pub(crate) fn stand_in(self) -> StandIn {
        match self {
            Absence::Bot => StandIn::Bot,
            Absence::Rest => StandIn::Rest,
        }
    }
}

/// Whether the others see who has chosen already.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Timing {
    /// They see who still thinks.
    #[default]
    Shown,
    /// They see how many still think.
    Hidden,
}

/// What may be said at the table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Chat {
    /// Reactions from a fixed set.
    #[default]
    Reactions,
    /// Anything.
    Words,
}

/// Whether people may ask what the master would do.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Hints {
    /// Everybody decides alone.
    #[default]
    Off,
    /// Whoever is asked may ask.
    On,
}

impl Hints {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "the form that serde asks for")]
    fn are_off(&self) -> bool {
        *self == Hints::Off
    }
}

/// How long bots seem to think.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Tempo {
    /// As long as fits their character.
    #[default]
    Natural,
    /// Not at all.
    #[serde(rename = "instant")]
    None,
}

/// What is agreed, and makes sense.
#[derive(Clone, PartialEq, Debug)]
pub struct Options {
    field: Rendered<OptionsField>,
    pub(crate) rules: GameRules,
    pub(crate) stand_in: TableBot,
}

/// Why what somebody wrote makes no sense.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum OptionsFault {
    /// The rules.
    #[error("{0}")]
    Rules(String),
    /// A number.
    #[error("{what} must be from {min} to {max}")]
    Range {
        /// Of what.
        what: &'static str,
        /// The least.
        min: u16,
        /// The most.
        max: u16,
    },
    /// Troll & Dragon has no camp.
    #[error("only in Diamant can somebody who is away rest in the camp")]
    NoCamp,
    /// The stand-in.
    #[error("{0}")]
    StandIn(String),
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

    /// Whether a table with this agreement may be listed so. Where strangers meet they play for themselves.
    pub(crate) fn suits(&self, listing: Listing) -> Result<(), Refusal> {
        match (self.hints, listing) {
            (Hints::On, Listing::Public) => Err(Refusal::HintsInPublic),
            (Hints::Off, _) | (_, Listing::Private) => Ok(()),
        }
    }

    /// Whether it makes sense.
    pub fn check(self) -> Result<Options, OptionsFault> {
        let rules = self.game.check().map_err(|refusal| OptionsFault::Rules(refusal.to_string()))?;
        within("clock", self.clock.unwrap_or(5), 5, 3600)?;
        within("grace", self.grace, 5, 3600)?;
        within("interval", self.interval, 100, 10_000)?;
        let kind = self.game.kind();
        if self.absence == Absence::Rest && !kind.can_rest() {
            return Err(OptionsFault::NoCamp);
        }
        let stand_in = match &self.stand_in {
            None => TableBot::usual(kind),
            Some(name) => {
                TableBot::named(kind, name).map_err(|unknown| OptionsFault::StandIn(unknown.to_string()))?
            }
        };
        Ok(Options { field: Rendered::new(self), rules, stand_in })
    }
}

fn within(what: &'static str, number: u16, min: u16, max: u16) -> Result<(), OptionsFault> {
    (min..=max).contains(&number).then_some(()).ok_or(OptionsFault::Range { what, min, max })
}

impl Options {
    /// As they were written.
    pub fn field(&self) -> &OptionsField {
        &self.field
    }

    pub(crate) fn rendered(&self) -> Rendered<OptionsField> {
        self.field.clone()
    }

    /// What is played.
    pub fn kind(&self) -> GameKind {
        self.field.game.kind()
    }

    /// The fewest and the most who can play.
    pub fn players(&self) -> (usize, usize) {
        self.rules.players()
    }

    pub(crate) fn clock(&self) -> Option<Duration> {
        self.field.clock.map(|seconds| Duration::from_secs(u64::from(seconds)))
    }

    pub(crate) fn grace(&self) -> Duration {
        Duration::from_secs(u64::from(self.field.grace))
    }

    pub(crate) fn interval(&self) -> Duration {
        Duration::from_millis(u64::from(self.field.interval))
    }
}
