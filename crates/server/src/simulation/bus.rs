//! A bus that loses, delays and reorders messages, and sometimes hangs.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;
use bytes::Bytes;
use futures_util::{StreamExt, stream};
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::machine::Machine;
use crate::cluster::{Bus, Subscription, Topic};

/// One in this many messages is lost on the way to a subscriber.
const LOST: u32 = 12;

/// How long a node takes to detect a bus that hangs.
const NOTICED: Duration = Duration::from_secs(3);

/// All subscribers.
#[derive(Default)]
pub(super) struct Wire {
    ears: Mutex<Vec<Listener>>,
    frozen: Mutex<Option<Instant>>,
}

impl Wire {
    /// From now on every message is lost, and no node has detected it yet.
    pub(super) fn freeze(&self) {
        self.frozen.lock().expect("nobody panics with the wire in hand").get_or_insert_with(Instant::now);
    }

    pub(super) fn thaw(&self) {
        *self.frozen.lock().expect("nobody panics with the wire in hand") = None;
    }

    /// How long it has been hanging, if it does.
    fn frozen_for(&self) -> Option<Duration> {
        self.frozen.lock().expect("nobody panics with the wire in hand").map(|since| since.elapsed())
    }
}

struct Listener {
    topic: Topic,
    machine: Arc<Machine>,
    payloads: mpsc::UnboundedSender<Bytes>,
}

/// The bus as seen by one node.
pub(super) struct SimulatedBus {
    pub(super) wire: Arc<Wire>,
    pub(super) machine: Arc<Machine>,
}

#[async_trait]
impl Bus for SimulatedBus {
    fn publish(&self, topic: Topic, payload: Bytes) {
        let mut ears = self.wire.ears.lock().expect("nobody panics with the wire in hand");
        ears.retain(|subscription| !subscription.payloads.is_closed());
        for subscription in ears.iter().filter(|subscription| subscription.topic == topic) {
            if !self.machine.hears() || self.wire.frozen_for().is_some() || self.machine.happens(LOST) {
                continue;
            }
            let (sender, machine) = (Arc::clone(&self.machine), Arc::clone(&subscription.machine));
            let (payloads, payload) = (subscription.payloads.clone(), payload.clone());
            tokio::spawn(async move {
                sender.way().await;
                if machine.hears() {
                    // The subscriber may be gone.
                    let _ = payloads.send(payload);
                }
            });
        }
    }

    async fn subscribe(&self, topic: Topic) -> Subscription {
        let (payloads, heard) = mpsc::unbounded_channel();
        let listener = Listener { topic, machine: Arc::clone(&self.machine), payloads };
        self.wire.ears.lock().expect("nobody panics with the wire in hand").push(listener);
        stream::unfold(heard, async |mut heard| heard.recv().await.map(|payload| (payload, heard))).boxed()
    }

    fn is_healthy(&self) -> bool {
        self.machine.hears() && self.wire.frozen_for().is_none_or(|time| time < NOTICED)
    }
}
