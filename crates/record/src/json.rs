//! Reading JSON so that a refusal names the expedition or turn and the step.

use serde::de::DeserializeOwned;
use serde_path_to_error::Segment;

use crate::refusal::{At, Part, Refusal};

/// Reads a whole text as one value.
pub(crate) fn parse<T: DeserializeOwned>(text: &str) -> Result<T, Refusal> {
    let mut json = serde_json::Deserializer::from_str(text);
    let value = serde_path_to_error::deserialize(&mut json).map_err(|error| {
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
        [Segment::Map { .. }, Segment::Seq { index }, ..] => Some(index + 1),
        _ => None,
    };
    Some(At { part, number: index + 1, step })
}
