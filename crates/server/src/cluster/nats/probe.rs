//! Finds out whether NATS carries messages: one that this node sends to itself has to come back.
//!
//! A connection alone proves nothing. A server that hangs keeps its connections, and the system goes on taking bytes for it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, Subscriber};
use bytes::Bytes;
use futures_util::StreamExt;
use tokio::time::{Instant, sleep, timeout};

/// How often a message is sent, how long it may take to come back, and how soon the next try follows one that failed.
const PERIOD: Duration = Duration::from_secs(1);
const DEADLINE: Duration = Duration::from_secs(2);
const AGAIN: Duration = Duration::from_millis(250);

/// How often dropped messages are logged at most.
const LOG_DROPPED: Duration = Duration::from_mins(1);

/// What is known of the bus besides the state of its connection.
pub(super) struct Health {
    answers: AtomicBool,
    dropped: AtomicU64,
}

impl Default for Health {
    /// A server that has just let us connect is taken to answer until the first message is late.
    fn default() -> Health {
        Health { answers: AtomicBool::new(true), dropped: AtomicU64::new(0) }
    }
}

impl Health {
    /// Whether the last message came back.
    pub(super) fn answers(&self) -> bool {
        self.answers.load(Relaxed)
    }

    /// A message was not sent because too many wait already.
    pub(super) fn note_dropped(&self) {
        self.dropped.fetch_add(1, Relaxed);
    }
}

/// Sends messages to this subject, which no other node uses, and waits for each of them.
pub(super) async fn run(client: Client, subject: String, health: Arc<Health>) {
    let mut echoes = None;
    let mut last_log: Option<Instant> = None;
    for number in 0_u64.. {
        // A server without a connection is known to be lost, and what is sent now would be kept for later.
        let connected = client.connection_state() == State::Connected;
        let answers = !connected
            || timeout(DEADLINE, round_trip(&client, &subject, &mut echoes, number)).await.unwrap_or(false);
        health.answers.store(answers, Relaxed);
        if last_log.is_none_or(|at| at.elapsed() >= LOG_DROPPED) {
            let dropped = health.dropped.swap(0, Relaxed);
            if dropped > 0 {
                last_log = Some(Instant::now());
                tracing::warn!(dropped, "NATS is too slow: nodes read dropped events from the database");
            }
        }
        sleep(if connected && answers { PERIOD } else { AGAIN }).await;
    }
}

/// Whether the message with this number comes back; those before it may come first.
async fn round_trip(client: &Client, subject: &str, echoes: &mut Option<Subscriber>, number: u64) -> bool {
    let echoes = match echoes {
        Some(echoes) => echoes,
        None => match client.subscribe(subject.to_owned()).await {
            Ok(subscriber) => echoes.insert(subscriber),
            Err(_) => return false,
        },
    };
    let message = Bytes::copy_from_slice(&number.to_be_bytes());
    if client.publish(subject.to_owned(), message.clone()).await.is_err() {
        return false;
    }
    while let Some(echo) = echoes.next().await {
        if echo.payload == message {
            return true;
        }
    }
    false
}
