//! What happens to the machine of a node: it runs, it stands still for a while, or it is gone.

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

/// The machine of a node, as its store, its bus and its callers meet it.
pub(super) struct Machine {
    state: Mutex<State>,
    /// Wakes those who wait in the order in which they came; a `watch` would not.
    changed: Notify,
    /// Whether its line to the bus is cut.
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
        // Whoever is gone does not come back.
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

    /// A moment on the way to somewhere: mostly short, now and then long.
    pub(super) async fn way(&self) {
        let long = self.happens(50);
        let most = if long { 400 } else { 4 };
        let time = self.chance.lock().expect("nobody panics with chance in hand").random_range(0..=most);
        sleep(Duration::from_millis(time)).await;
        self.run().await;
    }

    /// Goes on when the machine runs; never, if it is gone.
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
