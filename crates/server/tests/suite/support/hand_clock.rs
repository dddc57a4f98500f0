//! A clock that stands still until a test moves its hands.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use server::Clock;
use table::Time;

/// A clock that stands still.
pub(crate) struct HandClock(AtomicU64);

impl HandClock {
    /// Always the same moment, some time in 2023.
    pub(crate) fn new() -> Arc<HandClock> {
        Arc::new(HandClock(AtomicU64::new(1_700_000_000_000)))
    }

    /// The same moment on a clock that somebody has set forward by this many seconds, or back.
    pub(crate) fn set_by(seconds: i64) -> Arc<HandClock> {
        let clock = HandClock::new();
        clock.0.fetch_add(seconds.cast_unsigned().wrapping_mul(1_000), Ordering::SeqCst);
        clock
    }

    /// Lets this many seconds pass.
    pub(crate) fn advance(&self, seconds: u64) {
        self.0.fetch_add(seconds * 1_000, Ordering::SeqCst);
    }
}

impl Clock for HandClock {
    fn now(&self) -> Time {
        Time(self.0.load(Ordering::SeqCst))
    }
}
