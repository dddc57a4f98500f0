//! From the file of a house edition to rules that make sense.

use std::ops::Range;

use diamant::{Draft, Edition, Field, Hazard, LeftBehind, NoSuchSwitch, Place, RelicRules, Relics, Rules};
use thiserror::Error;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::house_file::{HouseFile, OwnRelics, RelicsField};

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
        fault: diamant::Fault,
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
            message: error.message().lines().collect::<Vec<_>>().join(" "),
        })?;
        HouseEdition::from_file(file).map_err(|fault| match fault {
            HouseFault::Settings { fault, .. } => {
                HouseFault::Settings { line: line_of(text, fault.place()), fault }
            }
            HouseFault::Shape { line: None, message } => {
                HouseFault::Shape { line: line_of_word(text, &message), message }
            }
            other => other,
        })
    }

    /// Takes in a file that has been read already.
    pub fn from_file(file: HouseFile) -> Result<HouseEdition, HouseFault> {
        let draft = file.draft().map_err(|message| HouseFault::Shape { line: None, message })?;
        let rules = draft.check().map_err(|fault| HouseFault::Settings { line: None, fault })?;
        Ok(HouseEdition { file, rules })
    }
}

impl HouseFile {
    /// The settings the file comes to, which may be nonsense still.
    fn draft(&self) -> Result<Draft, String> {
        if self.name.trim().is_empty()
            || self.name.chars().count() > 60
            || self.name.chars().any(char::is_control)
        {
            return Err("\"name\" must have 1 to 60 characters".to_owned());
        }
        let base = Edition::by_id(&self.base)
            .ok_or_else(|| format!("\"{}\" is not a published edition", self.base))?;
        let mut draft =
            base.draft(self.relic_switch()).map_err(|no_switch: NoSuchSwitch| no_switch.to_string())?;
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
            if let Some(unknown) = hazards.keys().find(|word| Hazard::from_word(word).is_none()) {
                let known: Vec<&str> = Hazard::ALL.iter().map(|hazard| hazard.word()).collect();
                return Err(format!("\"{unknown}\" is not a hazard; there are {}", known.join(", ")));
            }
            let copies = |hazard: Hazard| hazards.get(hazard.word()).map(|copies| (hazard, copies.0));
            draft.hazards = Hazard::ALL.into_iter().filter_map(copies).collect();
        }
        if let Some(RelicsField::Own(relics)) = &self.relics {
            draft.relics = Some(relics.rules());
        }
        draft.sprung = self.sprung.map_or(draft.sprung, Into::into);
        draft.first_decision = self.first_decision.map_or(draft.first_decision, Into::into);
        draft.remainder = self.remainder.map_or(draft.remainder, Into::into);
        draft.tie_break = self.tie_break.map_or(draft.tie_break, Into::into);
        draft.chests = self.chests.map_or(draft.chests, Into::into);
        Ok(draft)
    }

    fn relic_switch(&self) -> Option<Relics> {
        match self.relics {
            Some(RelicsField::Switch(true)) => Some(Relics::With),
            Some(RelicsField::Switch(false)) => Some(Relics::Without),
            Some(RelicsField::Own(_)) | None => None,
        }
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

fn line_at(text: &str, span: &Range<usize>) -> usize {
    1 + text.as_bytes().iter().take(span.start).filter(|byte| **byte == b'\n').count()
}

/// The line of the setting, or of the item in its list.
fn line_of(text: &str, place: Place) -> Option<usize> {
    let document = DeTable::parse(text).ok()?;
    let key = match place.field {
        Field::Players => "players",
        Field::Expeditions => "expeditions",
        Field::Treasures => "treasures",
        Field::Hazards => "hazards",
        Field::Relics => "relics",
    };
    let value = document.get_ref().get(key)?;
    let item = match (value.get_ref(), place.index) {
        (DeValue::Array(items), Some(index)) => items.get(index).map(Spanned::span),
        (DeValue::Table(table), Some(index)) if place.field == Field::Relics => {
            match table.get("values")?.get_ref() {
                DeValue::Array(items) => items.get(index).map(Spanned::span),
                _ => None,
            }
        }
        (DeValue::Table(table), Some(index)) => {
            let in_order = Hazard::ALL.into_iter().filter_map(|hazard| table.get(hazard.word()));
            in_order.map(Spanned::span).nth(index)
        }
        _ => None,
    };
    Some(line_at(text, &item.unwrap_or(value.span())))
}

/// The line of the word that the message quotes.
fn line_of_word(text: &str, message: &str) -> Option<usize> {
    let word = message.split('"').nth(1)?;
    let start = text.find(word)?;
    Some(line_at(text, &(start..start)))
}
