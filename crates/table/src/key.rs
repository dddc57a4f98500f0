//! Idempotency: a wish that comes twice with the same key is carried out once.

use std::collections::VecDeque;

use serde::{Deserialize, Deserializer, Serialize};
use thiserror::Error;

use crate::person::PersonId;

/// What a client calls one wish: 1 to 64 visible ASCII characters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Key(String);

/// A text that is no key.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("an idempotency key is 1 to 64 visible ASCII characters")]
pub struct NotAKey;

impl Key {
    /// The key, if it is one.
    pub fn new(text: &str) -> Result<Key, NotAKey> {
        let fits = (1..=64).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_graphic());
        fits.then(|| Key(text.to_owned())).ok_or(NotAKey)
    }
}

impl<'de> Deserialize<'de> for Key {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Key, D::Error> {
        Key::new(&String::deserialize(deserializer)?).map_err(serde::de::Error::custom)
    }
}

/// The keys of the latest wishes that changed something.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct RecentKeys(VecDeque<(PersonId, Key)>);

/// How many are remembered: far more than eight people can send while an answer is lost on its way.
const REMEMBERED: usize = 128;

impl RecentKeys {
    pub(crate) fn contains(&self, who: PersonId, key: &Key) -> bool {
        self.0.iter().rev().any(|(person, known)| *person == who && known == key)
    }

    pub(crate) fn remember(&mut self, who: PersonId, key: Key) {
        if self.contains(who, &key) {
            return;
        }
        if self.0.len() == REMEMBERED {
            self.0.pop_front();
        }
        self.0.push_back((who, key));
    }
}
