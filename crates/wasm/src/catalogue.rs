//! The editions and the bots, as the API lists them.

use bots::{CHARACTERS, DIAMANT_CATALOGUE, TROLL_CATALOGUE};
use serde_json::json;
use serde_json::value::RawValue;

use crate::answer::raw;

pub(crate) fn editions() -> Box<RawValue> {
    raw(&json!({ "editions": record::official_editions() }))
}

pub(crate) fn bots() -> Box<RawValue> {
    let characters = CHARACTERS.iter().map(|one| json!({ "id": one.id, "name": one.name }));
    raw(&json!({
        "characters": characters.collect::<Vec<_>>(),
        "diamant": DIAMANT_CATALOGUE,
        "troll-dragon": TROLL_CATALOGUE,
    }))
}
