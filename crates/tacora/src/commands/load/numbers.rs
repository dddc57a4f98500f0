//! Counters during the load test.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

/// Counters that all players share.
#[derive(Default)]
pub(super) struct Numbers {
    counting: AtomicBool,
    refused: AtomicU64,
    failed: AtomicU64,
    delivered: AtomicU64,
    acknowledged: Mutex<Vec<u32>>,
    revealed: Mutex<Vec<u32>>,
}

/// The counts between start and end.
pub(super) struct Counted {
    /// Times from sending a choice to its acknowledgement, in microseconds, sorted.
    pub(super) acknowledged: Vec<u32>,
    /// Times from the last choice to its reveal on each stream, in microseconds, sorted.
    pub(super) revealed: Vec<u32>,
    /// Choices that were refused.
    pub(super) refused: u64,
    /// Players whose connection broke.
    pub(super) failed: u64,
    /// Messages that watchers have received.
    pub(super) delivered: u64,
}

impl Numbers {
    pub(super) fn begin(&self) {
        self.counting.store(true, Ordering::Relaxed);
    }

    pub(super) fn end(&self) -> Counted {
        self.counting.store(false, Ordering::Relaxed);
        let sorted = |times: &Mutex<Vec<u32>>| {
            let mut times = std::mem::take(&mut *times.lock().expect("nobody panics with it"));
            times.sort_unstable();
            times
        };
        Counted {
            acknowledged: sorted(&self.acknowledged),
            revealed: sorted(&self.revealed),
            refused: self.refused.load(Ordering::Relaxed),
            failed: self.failed.load(Ordering::Relaxed),
            delivered: self.delivered.load(Ordering::Relaxed),
        }
    }

    fn note(&self, times: &Mutex<Vec<u32>>, time: Duration) {
        if self.counting.load(Ordering::Relaxed) {
            let microseconds = u32::try_from(time.as_micros()).unwrap_or(u32::MAX);
            times.lock().expect("nobody panics with it").push(microseconds);
        }
    }

    /// A choice was acknowledged.
    pub(super) fn decided(&self, after: Duration) {
        self.note(&self.acknowledged, after);
    }

    /// A player has received the reveal.
    pub(super) fn revealed(&self, after: Duration) {
        self.note(&self.revealed, after);
    }

    /// A choice was refused.
    pub(super) fn refused(&self) {
        self.refused.fetch_add(1, Ordering::Relaxed);
    }

    /// A watcher has received messages.
    pub(super) fn delivered(&self, messages: u64) {
        if self.counting.load(Ordering::Relaxed) {
            self.delivered.fetch_add(messages, Ordering::Relaxed);
        }
    }

    /// A connection broke.
    pub(super) fn failed(&self) {
        self.failed.fetch_add(1, Ordering::Relaxed);
    }
}

/// The percentile of these times, in milliseconds.
pub(super) fn percentile(sorted: &[u32], share: f64) -> Option<f64> {
    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a rank"
    )]
    let rank = ((sorted.len() as f64 * share).ceil() as usize).max(1);
    sorted.get(rank - 1).map(|microseconds| f64::from(*microseconds) / 1_000.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_percentile_is_a_time_that_was_measured() {
        let times: Vec<u32> = (1..=100).map(|n| n * 1_000).collect();
        assert_eq!(
            [0.5, 0.99, 1.0].map(|share| percentile(&times, share)),
            [Some(50.0), Some(99.0), Some(100.0)]
        );
        assert_eq!(percentile(&[], 0.5), None);
        assert_eq!(percentile(&[7_000], 0.01), Some(7.0));
    }
}
