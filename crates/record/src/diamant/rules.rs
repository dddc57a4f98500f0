//! What a record of Diamant was played by: a published edition or house rules.

use std::fmt;

use diamant::{Edition, Relics, Rules};
use serde::de::value::MapAccessDeserializer;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use utoipa::ToSchema;
use words::Words;

use super::file::DiamantRecord;
use super::house::HouseEdition;
use super::house_file::HouseFile;
use crate::refusal::Refusal;

/// The id of a published edition, or a house edition as an object.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(untagged)]
#[schema(as = Edition)]
pub enum EditionField {
    /// A published edition.
    Published(String),
    /// House rules.
    House(Box<HouseFile>),
}

impl EditionField {
    /// What the edition is called.
    pub fn title(&self, words: &Words) -> String {
        match self {
            EditionField::Published(id) => words.edition(id),
            EditionField::House(house) => words.say("account-house", &[("name", house.name.as_str().into())]),
        }
    }
}

impl<'de> Deserialize<'de> for EditionField {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(EditionVisitor)
    }
}

struct EditionVisitor;

impl<'de> Visitor<'de> for EditionVisitor {
    type Value = EditionField;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the id of an edition, or house rules")
    }

    fn visit_str<E>(self, id: &str) -> Result<EditionField, E> {
        Ok(EditionField::Published(id.to_owned()))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<EditionField, A::Error> {
        HouseFile::deserialize(MapAccessDeserializer::new(map))
            .map(|file| EditionField::House(Box::new(file)))
    }
}

impl DiamantRecord {
    /// The rules that the record says it was played by.
    pub fn rules(&self) -> Result<Rules, Refusal> {
        match &self.edition {
            EditionField::Published(id) => {
                let edition =
                    Edition::named(id).map_err(|unknown| Refusal::of_file(format!("edition: {unknown}")))?;
                let wanted = self.relics.map(|with| if with { Relics::With } else { Relics::Without });
                let mut draft =
                    edition.draft(wanted).map_err(|no| Refusal::of_file(format!("relics: {no}")))?;
                draft.chests = self.chests.map_or(draft.chests, Into::into);
                Ok(draft.check().expect("published rules make sense"))
            }
            EditionField::House(_) if self.chests.is_some() => {
                Err(Refusal::of_file("chests: with house rules this is said inside \"edition\""))
            }
            EditionField::House(_) if self.relics.is_some() => {
                Err(Refusal::of_file("relics: with house rules this is said inside \"edition\""))
            }
            EditionField::House(file) => match HouseEdition::from_file((**file).clone()) {
                Ok(house) => Ok(house.rules),
                Err(fault) => Err(Refusal::of_file(format!("edition: {fault}"))),
            },
        }
    }
}
