//! From the file of a house edition to rules that make sense.

use std::ops::Range;

use diamant::{Draft, Edition, Fault, Field, Hazard, LeftBehind, RelicRules, Relics, Rules};
use thiserror::Error;
use toml::de::{DeTable, DeValue};

use super::house_file::{HouseFile, OwnRelics};
use super::house_values::RelicsField;
use crate::refusal::one_line;

/// A house edition that makes sense.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HouseEdition {
    /// The file it came from.
    pub file: HouseFile,
    /// Its rules.
    pub rules: Rules,
}

/// Why a house edition makes no sense.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum HouseFault {
    /// The file is longer than any edition.
    #[error("an edition has at most {} bytes", HouseEdition::MAX_BYTES)]
    TooLong,
    /// It is not TOML, or not of the right shape.
    #[error("{}{message}", in_line(*line))]
    Shape {
        /// The line, counted from 1.
        line: Option<usize>,
        /// What is wrong.
        message: String,
    },
    /// It is of the right shape but makes no sense.
    #[error("{}{fault}", in_line(*line))]
    Settings {
        /// The line, counted from 1.
        line: Option<usize>,
        /// What is wrong.
        fault: Fault,
    },
}

fn in_line(line: Option<usize>) -> String {
    line.map_or(String::new(), |line| format!("line {line}: "))
}

impl HouseEdition {
    /// No sensible file is longer.
    pub const MAX_BYTES: usize = 64 * 1024;

    /// Reads the TOML file of a house edition.
    pub fn from_toml(text: &str) -> Result<HouseEdition, HouseFault> {
        if text.len() > HouseEdition::MAX_BYTES {
            return Err(HouseFault::TooLong);
        }
        let file: HouseFile = toml::from_str(text).map_err(|error| HouseFault::Shape {
            line: error.span().map(|span| line_at(text, &span)),
            message: one_line(&error.message().lines().collect::<Vec<_>>().join(" ")),
        })?;
        HouseEdition::make(file).map_err(|nonsense| {
            let line = nonsense.line(text);
            nonsense.in_line(line)
        })
    }

    /// Takes in a file that has been read already.
    pub fn from_file(file: HouseFile) -> Result<HouseEdition, HouseFault> {
        HouseEdition::make(file).map_err(|nonsense| nonsense.in_line(None))
    }

    fn make(file: HouseFile) -> Result<HouseEdition, Nonsense> {
        let rules = file.draft()?.check().map_err(Nonsense::Settings)?;
        Ok(HouseEdition { file, rules })
    }
}

/// What makes no sense in a file of the right shape.
enum Nonsense {
    /// What stands behind this key.
    Key(&'static str, String),
    /// The settings, taken together.
    Settings(Fault),
}

impl Nonsense {
    fn in_line(self, line: Option<usize>) -> HouseFault {
        match self {
            Nonsense::Key(_, message) => HouseFault::Shape { line, message: one_line(&message) },
            Nonsense::Settings(fault) => HouseFault::Settings { line, fault },
        }
    }

    fn line(&self, text: &str) -> Option<usize> {
        match self {
            Nonsense::Key(key, _) => line_of(text, key, None),
            // Too many cards are too many of anything, and the file need not list the treasures.
            Nonsense::Settings(Fault::TooManyCards(_) | Fault::TooManyFaces(_)) => {
                ["treasures", "hazards", "relics"].into_iter().find_map(|key| line_of(text, key, None))
            }
            Nonsense::Settings(fault) => {
                let place = fault.place();
                let key = match place.field {
                    Field::Players => "players",
                    Field::Expeditions => "expeditions",
                    Field::Treasures => "treasures",
                    Field::Hazards => "hazards",
                    Field::Relics => "relics",
                };
                line_of(text, key, place.index)
            }
        }
    }
}

impl HouseFile {
    /// The settings the file comes to, which may be nonsense still.
    fn draft(&self) -> Result<Draft, Nonsense> {
        if self.name.trim().is_empty()
            || self.name.chars().count() > 60
            || self.name.chars().any(turns_what_follows)
        {
            return Err(Nonsense::Key("name", "\"name\" must have 1 to 60 characters".to_owned()));
        }
        let base =
            Edition::named(&self.base).map_err(|unknown| Nonsense::Key("base", unknown.to_string()))?;
        let with = matches!(self.relics, Some(RelicsField::Switch(true))).then_some(Relics::With);
        let mut draft =
            base.draft(with).map_err(|no_switch| Nonsense::Key("relics", no_switch.to_string()))?;
        match &self.relics {
            Some(RelicsField::Own(relics)) => draft.relics = Some(relics.rules()),
            Some(RelicsField::Switch(false)) => draft.relics = None,
            Some(RelicsField::Switch(true)) | None => {}
        }
        if let Some([min, max]) = self.players {
            draft.players = min.0..=max.0;
        }
        if let Some(expeditions) = self.expeditions {
            draft.expeditions = expeditions.0;
        }
        if let Some(treasures) = &self.treasures {
            draft.treasures = treasures.iter().map(|worth| u16::from(worth.0)).collect();
        }
        if let Some(hazards) = &self.hazards {
            draft.hazards = hazards.0.iter().map(|(hazard, copies)| (*hazard, copies.0)).collect();
        }
        draft.sprung = self.sprung.map_or(draft.sprung, Into::into);
        draft.first_decision = self.first_decision.map_or(draft.first_decision, Into::into);
        draft.remainder = self.remainder.map_or(draft.remainder, Into::into);
        draft.tie_break = self.tie_break.map_or(draft.tie_break, Into::into);
        draft.chests = self.chests.map_or(draft.chests, Into::into);
        Ok(draft)
    }
}

impl OwnRelics {
    fn rules(&self) -> RelicRules {
        RelicRules {
            entry: self.entry.into(),
            worth: self.worth.into(),
            values: self.values.iter().map(|value| value.0).collect(),
            left_behind: self.left_behind.map_or(LeftBehind::OutOfTheGame, Into::into),
        }
    }
}

/// Whether the character controls, or changes the direction of the sentence that the name stands in. The two marks that keyboards
/// of right-to-left scripts write may stay.
fn turns_what_follows(c: char) -> bool {
    words::cannot_be_shown(c) && !matches!(c, '\u{200E}' | '\u{200F}')
}

fn line_at(text: &str, span: &Range<usize>) -> usize {
    1 + text.as_bytes().iter().take(span.start).filter(|byte| **byte == b'\n').count()
}

/// The line of what stands behind the key, or of one item of it.
fn line_of(text: &str, key: &str, index: Option<usize>) -> Option<usize> {
    let document = DeTable::parse(text).ok()?;
    let value = document.get_ref().get(key)?;
    let value = match value.get_ref() {
        DeValue::Table(relics) if key == "relics" => relics.get("values").unwrap_or(value),
        _ => value,
    };
    let item = index.and_then(|index| match value.get_ref() {
        DeValue::Array(items) => items.get(index),
        DeValue::Table(hazards) => {
            Hazard::ALL.into_iter().filter_map(|hazard| hazards.get(hazard.word())).nth(index)
        }
        _ => None,
    });
    Some(line_at(text, &item.unwrap_or(value).span()))
}
