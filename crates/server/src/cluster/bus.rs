//! How nodes tell each other what they have just written. Nothing depends on it but speed: what gets lost on the way is
//! found in the store.

use std::pin::Pin;

use async_trait::async_trait;
use bytes::Bytes;
use futures_util::Stream;
use serde::{Deserialize, Serialize};
use table::PersonId;

use crate::store::KeyHash;
use crate::table_code::TableCode;

/// Carries words between nodes, each at most once.
#[async_trait]
pub trait Bus: Send + Sync + 'static {
    /// Tells everybody who listens to this, ourselves included. Never waits; what cannot be carried is dropped.
    fn publish(&self, topic: Topic, payload: Bytes);

    /// Everything that is told about this from now on, for as long as somebody listens.
    async fn subscribe(&self, topic: Topic) -> Subscription;

    /// Whether words arrive at the moment, as far as is known: a bus that hangs is noticed after a few seconds.
    fn is_healthy(&self) -> bool;
}

/// What is heard, word for word.
pub type Subscription = Pin<Box<dyn Stream<Item = Bytes> + Send>>;

/// What something is told about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Topic {
    /// One table.
    Table(TableCode),
    /// People and their keys.
    People,
}

/// Something told about a table.
#[derive(Serialize, Deserialize, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum TableUpdate {
    /// These events were written after so many others.
    Written { after: u32, events: Vec<String> },
    /// Others are connected to it now.
    Presence,
}

/// Something told about people.
#[derive(Serialize, Deserialize, Debug)]
pub(crate) struct IdentityUpdate {
    /// Something about this person has changed.
    pub(crate) person: PersonId,
    /// The key that was taken back, if one was.
    pub(crate) revoked: Option<[u8; 32]>,
}

impl IdentityUpdate {
    pub(crate) fn revoked(&self) -> Option<KeyHash> {
        self.revoked.map(KeyHash)
    }
}

/// A word as it is carried.
pub(crate) fn encode(payload: &impl Serialize) -> Bytes {
    serde_json::to_vec(payload).expect("a word can be written as JSON").into()
}

/// A word that was carried. What another version says is like something that got lost.
pub(crate) fn decode<'a, W: Deserialize<'a>>(payload: &'a [u8]) -> Option<W> {
    serde_json::from_slice(payload).ok()
}
