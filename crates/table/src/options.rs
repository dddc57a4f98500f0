//! What is agreed at a table before a game. [`OptionsField`] may be nonsense, [`Options`] make sense, and
//! [`Options::check`] is the door between.

use std::time::Duration;

use bots::UnknownBot;
use protocol::{Absence, GameKind, OptionsField, Rendered};
use thiserror::Error;

use crate::any::{GameRules, TableBot};

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
    #[error(transparent)]
    Rules(#[from] record::Refusal),
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
    #[error("only Diamant has a camp to rest in: use \"absence\": \"bot\"")]
    NoCamp,
    /// The stand-in.
    #[error(transparent)]
    StandIn(#[from] UnknownBot),
}

fn within(what: &'static str, number: u16, min: u16, max: u16) -> Result<(), OptionsFault> {
    (min..=max).contains(&number).then_some(()).ok_or(OptionsFault::Range { what, min, max })
}

impl Options {
    /// The options, if what somebody wrote makes sense.
    pub fn check(field: OptionsField) -> Result<Options, OptionsFault> {
        let rules = GameRules::check(&field.game)?;
        within("clock", field.clock.unwrap_or(5), 5, 3600)?;
        within("grace", field.grace, 5, 3600)?;
        within("interval", field.interval, 100, 10_000)?;
        if field.absence == Absence::Rest && !rules.can_rest() {
            return Err(OptionsFault::NoCamp);
        }
        let kind = field.game.kind();
        let stand_in = match &field.stand_in {
            None => TableBot::usual(kind),
            Some(name) => TableBot::named(kind, name)?,
        };
        Ok(Options { field: Rendered::new(field), rules, stand_in })
    }

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
