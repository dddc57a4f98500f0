//! How nodes tell each other what they have just written. Only speed depends on it: a lost message is found in the store.

use std::pin::Pin;

use async_trait::async_trait;
use bytes::Bytes;
use futures_util::Stream;
use serde::{Deserialize, Serialize};
use table::PersonId;

use crate::store::KeyHash;
use crate::table_code::TableCode;

/// Carries messages between nodes, each at most once.
#[async_trait]
pub trait Bus: Send + Sync + 'static {
    /// Sends a message to all subscribers, this node included. Never waits; a message that cannot be sent is dropped.
    fn publish(&self, topic: Topic, payload: Bytes);

    /// All messages of this topic from now on.
    async fn subscribe(&self, topic: Topic) -> Subscription;

    /// Whether messages arrive at the moment, as far as is known: a bus that hangs is noticed after a few seconds.
    fn is_healthy(&self) -> bool;
}

/// The messages of a topic.
pub type Subscription = Pin<Box<dyn Stream<Item = Bytes> + Send>>;

/// What a message is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Topic {
    /// One table.
    Table(TableCode),
    /// People and their keys.
    People,
}

/// A message about a table.
#[derive(Serialize, Deserialize, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum TableUpdate {
    /// These events follow the first `after` events of the log.
    Written { after: u32, events: Vec<String> },
    /// Its connections have changed.
    Presence,
}

/// A message about people.
#[derive(Serialize, Deserialize, Debug)]
pub(crate) struct IdentityUpdate {
    /// Something about this person has changed.
    pub(crate) person: PersonId,
    /// The key that was revoked, if any.
    pub(crate) revoked: Option<[u8; 32]>,
}

impl IdentityUpdate {
    pub(crate) fn revoked(&self) -> Option<KeyHash> {
        self.revoked.map(KeyHash)
    }
}

/// A message as bytes.
pub(crate) fn encode(payload: &impl Serialize) -> Bytes {
    serde_json::to_vec(payload).expect("a message can be written as JSON").into()
}

/// A message from its bytes. One of another version counts as lost.
pub(crate) fn decode<'a, W: Deserialize<'a>>(payload: &'a [u8]) -> Option<W> {
    serde_json::from_slice(payload).ok()
}
