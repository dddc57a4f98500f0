//! Reading JSON so that a refusal names the expedition or turn and the step.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{DeserializeOwned, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_path_to_error::Segment;

use crate::refusal::{At, Part, Refusal};

/// Reads a whole text as one object.
pub(crate) fn parse<T: DeserializeOwned>(text: &str) -> Result<T, Refusal> {
    let mut json = serde_json::Deserializer::from_str(text);
    let Object(value) = serde_path_to_error::deserialize(&mut json).map_err(|error| {
        let segments: Vec<&Segment> = error.path().iter().collect();
        match place(&segments) {
            Some(at) => Refusal::at(at, error.inner()),
            None => Refusal::of_file(error.inner()),
        }
    })?;
    json.end().map_err(Refusal::of_file)?;
    Ok(value)
}

/// The place in a record that a path such as `expeditions[1].steps[2].card` means.
fn place(path: &[&Segment]) -> Option<At> {
    let [Segment::Map { key }, Segment::Seq { index }, rest @ ..] = path else { return None };
    let part = match key.as_str() {
        "expeditions" => Part::Expedition,
        "turns" => Part::Turn,
        _ => return None,
    };
    let step = match rest {
        [Segment::Map { key }, Segment::Seq { index }, ..] if key == "steps" => Some(index + 1),
        _ => None,
    };
    Some(At { part, number: index + 1, step })
}

/// A value that is written as an object and in no other way: serde alone would take a list of its fields too.
pub(crate) struct Object<T>(pub(crate) T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(ObjectVisitor(PhantomData))
    }
}

struct ObjectVisitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for ObjectVisitor<T> {
    type Value = Object<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Object<T>, A::Error> {
        T::deserialize(MapAccessDeserializer::new(map)).map(Object)
    }
}

/// For a field that is a list of objects.
pub(crate) fn objects<'de, T, D>(deserializer: D) -> Result<Vec<T>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    let objects = Vec::<Object<T>>::deserialize(deserializer)?;
    Ok(objects.into_iter().map(|Object(value)| value).collect())
}

/// For a field that is an object.
pub(crate) fn object<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    Object::deserialize(deserializer).map(|Object(value)| value)
}

/// For a field that is an object or not there.
pub(crate) fn optional_object<'de, T, D>(deserializer: D) -> Result<Option<T>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    Ok(Option::<Object<T>>::deserialize(deserializer)?.map(|Object(value)| value))
}
