//! What stands behind a key of a house edition and is more than a word. Whatever else stands there is refused in plain
//! words, at the place where it stands.

use std::collections::BTreeMap;
use std::fmt;

use diamant::Hazard;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use utoipa::ToSchema;

use super::hazard_word::HazardWord;
use super::house_file::OwnRelics;

/// A number on a card or of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Number(pub u8);

/// Each hazard and how many cards show it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HazardCopies(pub BTreeMap<Hazard, Number>);

/// `false`, `true` for those of the base edition, or a table of settings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum RelicsField {
    /// With those of the base edition, or without.
    Switch(bool),
    /// Relics of one's own.
    Own(OwnRelics),
}

impl<'de> Deserialize<'de> for Number {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(NumberVisitor)
    }
}

struct NumberVisitor;

impl NumberVisitor {
    fn fit<E: Error>(number: impl TryInto<u8> + fmt::Display + Copy) -> Result<Number, E> {
        let fit = number.try_into().map(Number);
        fit.map_err(|_| E::custom(format!("{number} is not a number from 0 to 255")))
    }
}

impl Visitor<'_> for NumberVisitor {
    type Value = Number;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a whole number from 0 to 255")
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Number, E> {
        NumberVisitor::fit(number)
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Number, E> {
        NumberVisitor::fit(number)
    }
}

impl<'de> Deserialize<'de> for HazardCopies {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(HazardVisitor)
    }
}

struct HazardVisitor;

impl<'de> Visitor<'de> for HazardVisitor {
    type Value = HazardCopies;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("hazards, each with the number of its cards")
    }

    /// JSON lets a key stand twice; then nobody could say which of the two was meant.
    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<HazardCopies, A::Error> {
        let mut hazards = BTreeMap::new();
        while let Some((HazardWord(hazard), copies)) = map.next_entry()? {
            if hazards.insert(hazard, copies).is_some() {
                return Err(A::Error::custom(format!("{hazard} stands there twice")));
            }
        }
        Ok(HazardCopies(hazards))
    }
}

impl Serialize for HazardCopies {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(hazard, copies)| (HazardWord(*hazard), copies)))
    }
}

impl<'de> Deserialize<'de> for RelicsField {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(RelicsVisitor)
    }
}

struct RelicsVisitor;

impl<'de> Visitor<'de> for RelicsVisitor {
    type Value = RelicsField;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("true, false, or a table with entry, worth, values and left-behind")
    }

    fn visit_bool<E>(self, with: bool) -> Result<RelicsField, E> {
        Ok(RelicsField::Switch(with))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<RelicsField, A::Error> {
        OwnRelics::deserialize(MapAccessDeserializer::new(map)).map(RelicsField::Own)
    }
}
