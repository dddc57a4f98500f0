//! The shape of a case.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Case {
    pub(crate) id: String,
    pub(crate) books: Vec<String>,
    pub(crate) title: String,
    #[serde(default)]
    also: Vec<String>,
    record: Value,
    pub(crate) expect: Expect,
}

/// What a record must come to; `testdata/diamant/rulebook.json` says what each of these means.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Expect {
    pub(crate) chests: Option<Vec<u16>>,
    pub(crate) relics: Option<Vec<Vec<u8>>>,
    pub(crate) scores: Option<Vec<u32>>,
    pub(crate) winners: Option<Vec<usize>>,
    pub(crate) complete: Option<bool>,
    pub(crate) expedition: Option<u8>,
    pub(crate) inside: Option<Vec<usize>>,
    pub(crate) resting: Option<Vec<usize>>,
    pub(crate) deciding: Option<Vec<usize>>,
    pub(crate) carried: Option<u16>,
    pub(crate) carried_stones: Option<[u16; 2]>,
    pub(crate) path: Option<u16>,
    pub(crate) path_relics: Option<Vec<String>>,
    pub(crate) cards_left: Option<u8>,
    pub(crate) may_come: Option<BTreeMap<String, u8>>,
    pub(crate) in_the_game: Option<BTreeMap<String, u8>>,
    pub(crate) trap_chance: Option<[u8; 2]>,
    pub(crate) expeditions: Option<Value>,
    pub(crate) trap: Option<String>,
    pub(crate) caught: Option<Vec<usize>>,
    pub(crate) lost: Option<u16>,
    pub(crate) to_bank: Option<Vec<u16>>,
    pub(crate) deck_ran_out: Option<Vec<usize>>,
}

impl Case {
    /// The record as text, once for every edition in which it holds, with a name for messages.
    pub(crate) fn records(&self) -> Vec<(String, String)> {
        let own = self.record["edition"].clone();
        let editions = [own].into_iter().chain(self.also.iter().cloned().map(Value::String));
        editions
            .map(|edition| {
                let name = format!("{} ({edition}): {}", self.id, self.title);
                let mut record = self.record.clone();
                record["edition"] = edition;
                (name, record.to_string())
            })
            .collect()
    }
}
