//! How long nobody was answered.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tokio::sync::watch;
use tokio::task::JoinHandle;

/// Watches for the longest time without an acknowledged decision.
pub(crate) struct Stalls {
    state: Arc<Mutex<(Instant, Duration)>>,
    watching: JoinHandle<()>,
}

impl Stalls {
    pub(super) fn watch(mut acknowledged: watch::Receiver<u64>) -> Stalls {
        let state = Arc::new(Mutex::new((Instant::now(), Duration::ZERO)));
        let noted = state.clone();
        let watching = tokio::spawn(async move {
            while acknowledged.changed().await.is_ok() {
                let mut state = noted.lock().unwrap();
                *state = (Instant::now(), state.0.elapsed().max(state.1));
            }
        });
        Stalls { state, watching }
    }

    /// The longest time since this was last asked.
    pub(crate) fn take_longest(&self) -> Duration {
        let mut state = self.state.lock().unwrap();
        let (last, longest) = *state;
        state.1 = Duration::ZERO;
        longest.max(last.elapsed())
    }
}

impl Drop for Stalls {
    fn drop(&mut self) {
        self.watching.abort();
    }
}
