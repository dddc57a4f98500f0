//! The bus between machines: NATS, by plain publish and subscribe.

mod probe;

use std::sync::Arc;
use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions};
use async_trait::async_trait;
use bytes::Bytes;
use futures_util::{FutureExt, StreamExt, stream};
use rand::RngExt;
use thiserror::Error;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::cluster::{Bus, Subscription, Topic};
use probe::Health;

/// How many messages wait for a slow connection before further ones are dropped.
const QUEUE: usize = 4_096;

/// How often an idle connection is tested. After two tests without an answer the client reconnects.
const PING: Duration = Duration::from_secs(2);

/// How long connecting may take, and the longest pause before the next attempt.
const CONNECTING: Duration = Duration::from_secs(2);
const MAX_PAUSE: Duration = Duration::from_secs(1);

/// How long a table waits for its subscription. A client whose server hangs takes no more commands after a while; then the
/// subscription is made later, and the table reads the store meanwhile.
const SUBSCRIBING: Duration = Duration::from_millis(250);

/// A connection to NATS, which reconnects by itself.
pub struct NatsBus {
    client: Client,
    /// The messages to send, in order.
    payloads: mpsc::Sender<(String, Bytes)>,
    /// The prefix of the subjects, so that two clusters can share a NATS server.
    prefix: String,
    health: Arc<Health>,
    probe: JoinHandle<()>,
}

/// An address that names no NATS server. It may hold a password, so it is not repeated.
#[derive(Debug, Error)]
#[error("this is not the address of a NATS server; it looks like nats://host:4222")]
pub struct NotNats;

impl NatsBus {
    /// Connects in the background, also to a server that cannot be reached yet. The name is that of the store.
    pub async fn connect(address: &str, name: &str) -> Result<NatsBus, NotNats> {
        let options = ConnectOptions::new()
            .name("tacora")
            .retry_on_initial_connect()
            .ping_interval(PING)
            .connection_timeout(CONNECTING)
            .reconnect_delay_callback(|attempts| {
                let steps = u32::try_from(attempts.saturating_sub(1)).unwrap_or(u32::MAX);
                Duration::from_millis(50).saturating_mul(steps).min(MAX_PAUSE)
            });
        let client = options.connect(address).await.map_err(|_| NotNats)?;
        let prefix = format!("tacora.{name}");
        let (payloads, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(carry(client.clone(), waiting));
        let health = Arc::new(Health::default());
        let echo = format!("{prefix}.probe.{:016x}", rand::rng().random::<u64>());
        let probe = tokio::spawn(probe::run(client.clone(), echo, Arc::clone(&health)));
        Ok(NatsBus { client, payloads, prefix, health, probe })
    }

    fn subject(&self, topic: Topic) -> String {
        match topic {
            Topic::Table(code) => format!("{}.table.{code}", self.prefix),
            Topic::People => format!("{}.people", self.prefix),
        }
    }
}

impl Drop for NatsBus {
    fn drop(&mut self) {
        self.probe.abort();
    }
}

#[async_trait]
impl Bus for NatsBus {
    fn publish(&self, topic: Topic, payload: Bytes) {
        // Without a connection the client would queue messages until long after they were read from the store.
        if self.is_healthy() && self.payloads.try_send((self.subject(topic), payload)).is_err() {
            self.health.note_dropped();
        }
    }

    async fn subscribe(&self, topic: Topic) -> Subscription {
        let (client, subject) = (self.client.clone(), self.subject(topic));
        let mut subscribing = async move {
            match client.subscribe(subject).await {
                Ok(payloads) => payloads.map(|message| message.payload).boxed(),
                Err(error) => {
                    tracing::error!(%error, ?topic, "cannot subscribe to NATS; events of other nodes are read from the database");
                    stream::pending().boxed()
                }
            }
        }
        .boxed();
        match timeout(SUBSCRIBING, &mut subscribing).await {
            Ok(subscription) => subscription,
            Err(_) => stream::once(subscribing).flatten().boxed(),
        }
    }

    fn is_healthy(&self) -> bool {
        self.client.connection_state() == State::Connected && self.health.answers()
    }
}

async fn carry(client: Client, mut payloads: mpsc::Receiver<(String, Bytes)>) {
    while let Some((subject, payload)) = payloads.recv().await {
        if let Err(error) = client.publish(subject, payload).await {
            tracing::debug!(%error, "cannot publish to NATS");
        }
    }
}
