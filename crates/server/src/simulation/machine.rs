//! The machine of a node: it runs, is paused for a while, or is dead.

use std::future::pending;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use tokio::sync::Notify;
use tokio::time::sleep;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum State {
    Runs,
    StandsStill,
    IsGone,
}

/// The machine of a node, as seen by its store, its bus and its clients.
pub(super) struct Machine {
    state: Mutex<State>,
    /// Wakes waiting tasks in the order of their arrival; a `watch` would not.
    changed: Notify,
    /// Whether it is disconnected from the bus.
    pub(super) cut: AtomicBool,
    chance: Mutex<SmallRng>,
}

impl Machine {
    pub(super) fn new(seed: u64) -> Machine {
        Machine {
            state: Mutex::new(State::Runs),
            changed: Notify::new(),
            cut: AtomicBool::new(false),
            chance: Mutex::new(SmallRng::seed_from_u64(seed)),
        }
    }

    pub(super) fn turn(&self, to: State) {
        let mut state = self.state.lock().expect("nobody panics with the state in hand");
        // A dead machine stays dead.
        if *state != State::IsGone {
            *state = to;
        }
        self.changed.notify_waiters();
    }

    fn state(&self) -> State {
        *self.state.lock().expect("nobody panics with the state in hand")
    }

    pub(super) fn hears(&self) -> bool {
        !self.cut.load(Relaxed) && self.state() != State::IsGone
    }

    pub(super) fn happens(&self, one_in: u32) -> bool {
        self.chance.lock().expect("nobody panics with chance in hand").random_ratio(1, one_in)
    }

    /// A random network delay: usually short, sometimes long.
    pub(super) async fn way(&self) {
        let long = self.happens(50);
        let most = if long { 400 } else { 4 };
        let time = self.chance.lock().expect("nobody panics with chance in hand").random_range(0..=most);
        sleep(Duration::from_millis(time)).await;
        self.run().await;
    }

    /// Waits until the machine runs; for ever if it is dead.
    async fn run(&self) {
        loop {
            let changed = self.changed.notified();
            match self.state() {
                State::Runs => return,
                State::StandsStill => changed.await,
                State::IsGone => pending().await,
            }
        }
    }
}
