//! A hazard by its word.

use std::cmp::Ordering;

use diamant::Hazard;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

/// A hazard by its word. The order is that of the words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HazardWord(pub Hazard);

impl Ord for HazardWord {
    fn cmp(&self, other: &HazardWord) -> Ordering {
        self.0.word().cmp(other.0.word())
    }
}

impl PartialOrd for HazardWord {
    fn partial_cmp(&self, other: &HazardWord) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Serialize for HazardWord {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.word())
    }
}

impl<'de> Deserialize<'de> for HazardWord {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        Hazard::from_word(&word).map(HazardWord).ok_or_else(|| {
            let known = Hazard::ALL.map(Hazard::word).join(", ");
            D::Error::custom(format!("\"{word}\" is not a hazard; there are {known}"))
        })
    }
}

impl PartialSchema for HazardWord {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new()
            .schema_type(Type::String)
            .enum_values(Some(Hazard::ALL.map(Hazard::word)))
            .description(Some("A hazard."))
            .into()
    }
}

impl ToSchema for HazardWord {}
