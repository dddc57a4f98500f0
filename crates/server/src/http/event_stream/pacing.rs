//! How often a stream is written that only watches: messages that follow each other closely go out together.

use std::ops::RangeInclusive;
use std::time::Duration;

use rand::RngExt;
use tokio::time::{Instant, sleep_until};

/// The shortest time from one piece of a stream to the next, in milliseconds, and so the longest that a message waits. Streams
/// differ, so that a large audience is not written to at the same moments.
const APART: RangeInclusive<u64> = 75..=100;

/// How often the waiting messages are taken meanwhile, so that their queue does not overflow.
const TAKEN: Duration = Duration::from_millis(50);

/// The pace of one stream.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pacing {
    /// The shortest time from one piece to the next, and so the longest that a message waits.
    apart: Duration,
    /// When the next piece may go out.
    next: Instant,
}

impl Pacing {
    /// Nothing was written yet.
    pub(super) fn new() -> Pacing {
        let apart = Duration::from_millis(rand::rng().random_range(APART));
        Pacing { apart, next: Instant::now() }
    }

    /// A piece was written.
    pub(super) fn written(&mut self) {
        self.next = Instant::now() + self.apart;
    }

    /// Whether the next piece has to wait.
    pub(super) fn is_early(self) -> bool {
        Instant::now() < self.next
    }

    /// Waits until the next piece may go out, or only until waiting messages should be taken.
    pub(super) async fn wait(self) {
        sleep_until(self.next.min(Instant::now() + TAKEN)).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How long the next piece waits.
    async fn waits(pacing: Pacing) -> Duration {
        let began = Instant::now();
        while pacing.is_early() {
            pacing.wait().await;
        }
        began.elapsed()
    }

    #[tokio::test(start_paused = true)]
    async fn a_piece_waits_only_after_another_and_never_longer_than_a_tenth_of_a_second() {
        let mut pacing = Pacing::new();
        assert_eq!(waits(pacing).await, Duration::ZERO);
        pacing.written();
        let whole = waits(pacing).await;
        assert!(APART.map(Duration::from_millis).any(|apart| apart == whole), "{whole:?}");
        pacing.written();
        tokio::time::advance(Duration::from_millis(70)).await;
        assert_eq!(waits(pacing).await + Duration::from_millis(70), whole);
        pacing.written();
        tokio::time::advance(Duration::from_secs(10)).await;
        assert_eq!(waits(pacing).await, Duration::ZERO);
    }
}
