//! Idempotency: a wish that comes twice with the same key is carried out once, and a key stands for one wish only.

use std::collections::VecDeque;
use std::fmt;
use std::time::Duration;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

use crate::people::person::PersonId;
use crate::time::Time;

/// What a client calls one wish: 1 to 64 visible ASCII characters. In the log the fingerprint of the wish follows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Key {
    word: String,
    /// Which wish it stands for. Logs of earlier versions do not say.
    wish: Option<u64>,
}

/// A text that is no key.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("an idempotency key is 1 to 64 visible ASCII characters")]
pub struct NotAKey;

impl Key {
    /// The key, if it is one.
    pub fn new(text: &str) -> Result<Key, NotAKey> {
        let fits = (1..=64).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_graphic());
        fits.then(|| Key { word: text.to_owned(), wish: None }).ok_or(NotAKey)
    }

    /// As the client wrote it.
    pub fn word(&self) -> &str {
        &self.word
    }

    /// The key for this wish and no other. The same wish has the same fingerprint however it was written down.
    #[must_use]
    pub fn standing_for(self, wish: &impl fmt::Debug) -> Key {
        Key { wish: Some(fingerprint(format!("{wish:?}").as_bytes())), ..self }
    }

    /// What a request with this key is, after one with that key.
    pub fn compare(&self, earlier: &Key) -> Repeat {
        match (self.wish, earlier.wish) {
            _ if self.word != earlier.word => Repeat::Unrelated,
            (Some(wish), Some(other)) if wish != other => Repeat::Reused,
            _ => Repeat::Same,
        }
    }
}

/// What a request is to an earlier one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Repeat {
    /// It has another key.
    Unrelated,
    /// It is the same request again.
    Same,
    /// It is another request with the same key.
    Reused,
}

/// FNV-1a. Whoever could find a collision would only refuse or repeat a wish of their own.
fn fingerprint(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

impl Serialize for Key {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.wish {
            Some(wish) => serializer.collect_str(&format_args!("{} {wish:016x}", self.word)),
            None => serializer.serialize_str(&self.word),
        }
    }
}

impl<'de> Deserialize<'de> for Key {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Key, D::Error> {
        let text = String::deserialize(deserializer)?;
        let (word, wish) = match text.split_once(' ') {
            Some((word, wish)) => {
                (word, Some(u64::from_str_radix(wish, 16).map_err(serde::de::Error::custom)?))
            }
            None => (&*text, None),
        };
        let key = Key::new(word).map_err(serde::de::Error::custom)?;
        Ok(Key { wish, ..key })
    }
}

/// The keys of the latest wishes that changed something.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct RecentKeys(VecDeque<(PersonId, VecDeque<(Time, Key)>)>);

/// How many keys are remembered of one person, and of how many people: nobody can push out the keys of another by
/// sending many.
const OF_ONE: usize = 64;
const PEOPLE: usize = 64;

/// For how long a key is remembered.
const REMEMBERED: Duration = Duration::from_hours(24);

impl RecentKeys {
    /// Whether this person has used this key before, and for what.
    pub(crate) fn find(&self, who: PersonId, key: &Key, now: Time) -> Repeat {
        let Some((_, keys)) = self.0.iter().find(|(person, _)| *person == who) else {
            return Repeat::Unrelated;
        };
        let recent = keys.iter().rev().filter(|(at, _)| now.since(*at) < REMEMBERED);
        let found = recent.map(|(_, known)| key.compare(known)).find(|repeat| *repeat != Repeat::Unrelated);
        found.unwrap_or(Repeat::Unrelated)
    }

    pub(crate) fn remember(&mut self, who: PersonId, key: Key, at: Time) {
        let place = self.0.iter().position(|(person, _)| *person == who);
        let mut keys = place.and_then(|place| self.0.remove(place)).map(|(_, keys)| keys).unwrap_or_default();
        if keys.len() == OF_ONE {
            keys.pop_front();
        }
        keys.push_back((at, key));
        if self.0.len() == PEOPLE {
            self.0.pop_front();
        }
        self.0.push_back((who, keys));
    }
}
