//! A bus that loses words, and brings others late and in another order.

use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use bytes::Bytes;
use futures_util::{StreamExt, stream};
use tokio::sync::mpsc;

use super::machine::Machine;
use crate::bus::{Bus, Ear, Topic};

/// One in so many words is lost on the way to somebody.
const LOST: u32 = 12;

/// Everybody who listens.
#[derive(Default)]
pub(super) struct Wire {
    ears: Mutex<Vec<Listener>>,
}

struct Listener {
    topic: Topic,
    machine: Arc<Machine>,
    words: mpsc::UnboundedSender<Bytes>,
}

/// The bus as one node meets it.
pub(super) struct SimulatedBus {
    pub(super) wire: Arc<Wire>,
    pub(super) machine: Arc<Machine>,
}

#[async_trait]
impl Bus for SimulatedBus {
    fn tell(&self, topic: Topic, word: Bytes) {
        let mut ears = self.wire.ears.lock().expect("nobody panics with the wire in hand");
        ears.retain(|ear| !ear.words.is_closed());
        for ear in ears.iter().filter(|ear| ear.topic == topic) {
            if !self.machine.hears() || self.machine.happens(LOST) {
                continue;
            }
            let (sender, machine) = (Arc::clone(&self.machine), Arc::clone(&ear.machine));
            let (words, word) = (ear.words.clone(), word.clone());
            tokio::spawn(async move {
                sender.way().await;
                if machine.hears() {
                    // Nobody may be listening any more.
                    let _ = words.send(word);
                }
            });
        }
    }

    async fn listen(&self, topic: Topic) -> Ear {
        let (words, heard) = mpsc::unbounded_channel();
        let listener = Listener { topic, machine: Arc::clone(&self.machine), words };
        self.wire.ears.lock().expect("nobody panics with the wire in hand").push(listener);
        stream::unfold(heard, async |mut heard| heard.recv().await.map(|word| (word, heard))).boxed()
    }

    fn is_well(&self) -> bool {
        self.machine.hears()
    }
}
