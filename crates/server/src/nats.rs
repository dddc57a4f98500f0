//! The bus between machines: NATS, by plain publish and subscribe.

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions};
use async_trait::async_trait;
use bytes::Bytes;
use futures_util::{StreamExt, stream};
use thiserror::Error;
use tokio::sync::mpsc;

use crate::bus::{Bus, Ear, Topic};

/// How many words wait for a slow connection before the next are dropped.
const QUEUE: usize = 4_096;

/// A connection to NATS. It comes back by itself when it is lost.
pub struct NatsBus {
    client: Client,
    /// What is to be told, in order.
    words: mpsc::Sender<(String, Bytes)>,
    /// What our subjects begin with, so that two clubs can use one NATS server.
    prefix: String,
}

/// An address that names no NATS server. It may hold a password, so it is not repeated.
#[derive(Debug, Error)]
#[error("this is not the address of a NATS server; it looks like nats://host:4222")]
pub struct NotNats;

impl NatsBus {
    /// Connects in the background: a server that cannot be reached yet is one that is lost at the moment. The name is
    /// that of the store whose events are carried.
    pub async fn connect(address: &str, name: &str) -> Result<NatsBus, NotNats> {
        let options = ConnectOptions::new().name("tacora").retry_on_initial_connect();
        let client = options.connect(address).await.map_err(|_| NotNats)?;
        let (words, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(carry(client.clone(), waiting));
        Ok(NatsBus { client, words, prefix: format!("tacora.{name}") })
    }

    fn subject(&self, topic: Topic) -> String {
        match topic {
            Topic::Table(code) => format!("{}.table.{code}", self.prefix),
            Topic::People => format!("{}.people", self.prefix),
        }
    }
}

#[async_trait]
impl Bus for NatsBus {
    fn tell(&self, topic: Topic, word: Bytes) {
        // While there is no connection the client would keep words for later, when the store has told them already.
        if self.is_well() && self.words.try_send((self.subject(topic), word)).is_err() {
            tracing::warn!("the bus is slow: a word was dropped");
        }
    }

    async fn listen(&self, topic: Topic) -> Ear {
        match self.client.subscribe(self.subject(topic)).await {
            Ok(words) => words.map(|message| message.payload).boxed(),
            Err(error) => {
                tracing::warn!(%error, "nothing is heard of {topic:?}");
                stream::pending().boxed()
            }
        }
    }

    fn is_well(&self) -> bool {
        self.client.connection_state() == State::Connected
    }
}

async fn carry(client: Client, mut words: mpsc::Receiver<(String, Bytes)>) {
    while let Some((subject, word)) = words.recv().await {
        if let Err(error) = client.publish(subject, word).await {
            tracing::debug!(%error, "a word was not carried");
        }
    }
}
