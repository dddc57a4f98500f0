//! What a client may do to a connection: how many frames it may send, and how long it may be silent.

use tokio::time::Instant;

use crate::http::FRAME_WINDOW;

/// How many pings a client may leave unanswered, one every ten seconds; and for how many a frame may be incomplete.
const PATIENCE: u32 = 2;

/// The state of one connection.
pub(super) struct Allowance {
    /// How many frames the client may send in a window; nothing for measurements.
    most: Option<u32>,
    window: Instant,
    /// How many frames had arrived when the window began.
    before: u64,
    /// How many pings were sent since something was heard.
    unanswered: u32,
    /// How many pings were sent since the last whole frame, while one is incomplete.
    incomplete: u32,
    /// How many frames had arrived at the last ping.
    frames: u64,
}

impl Allowance {
    pub(super) fn new(most: Option<u32>) -> Allowance {
        Allowance { most, window: Instant::now(), before: 0, unanswered: 0, incomplete: 0, frames: 0 }
    }

    /// Whether the client may have sent this many frames in all.
    pub(super) fn is_left(&mut self, frames: u64) -> bool {
        let Some(most) = self.most else { return true };
        if frames - self.before <= u64::from(most) {
            return true;
        }
        let is_over = self.window.elapsed() >= FRAME_WINDOW;
        (self.window, self.before) = (Instant::now(), frames);
        is_over
    }

    /// Something has arrived.
    pub(super) fn heard(&mut self) {
        self.unanswered = 0;
    }

    /// A ping was sent, after this many frames.
    pub(super) fn pinged(&mut self, in_the_middle: bool, frames: u64) {
        self.unanswered += 1;
        let is_stuck = in_the_middle && frames == self.frames;
        self.incomplete = if is_stuck { self.incomplete + 1 } else { 0 };
        self.frames = frames;
    }

    /// The slug, if the client was waited for long enough.
    pub(super) fn lost_patience(&self) -> Option<&'static str> {
        if self.unanswered > PATIENCE {
            return Some("request/silent");
        }
        (self.incomplete > PATIENCE).then_some("request/frame")
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_client_may_send_so_many_frames_in_a_window() {
        let mut allowance = Allowance::new(Some(10));
        assert!((1..=10).all(|frames| allowance.is_left(frames)));
        tokio::time::advance(FRAME_WINDOW).await;
        assert!((11..=21).all(|frames| allowance.is_left(frames)), "the window begins again");
        tokio::time::advance(Duration::from_secs(1)).await;
        assert!(!allowance.is_left(22));
        assert!(Allowance::new(None).is_left(u64::MAX));
    }

    #[tokio::test(start_paused = true)]
    async fn a_client_that_is_silent_or_never_finishes_a_frame_is_given_up() {
        let mut allowance = Allowance::new(None);
        for _ in 0..100 {
            allowance.pinged(false, 0);
            allowance.pinged(false, 0);
            assert_eq!(allowance.lost_patience(), None);
            allowance.heard();
        }
        (0..3).for_each(|_| allowance.pinged(false, 0));
        assert_eq!(allowance.lost_patience(), Some("request/silent"));
        let mut allowance = Allowance::new(None);
        for frames in 1..100 {
            allowance.pinged(true, frames);
            allowance.heard();
            assert_eq!(allowance.lost_patience(), None);
        }
        for _ in 0..3 {
            assert_eq!(allowance.lost_patience(), None);
            allowance.pinged(true, 99);
            allowance.heard();
        }
        assert_eq!(allowance.lost_patience(), Some("request/frame"));
    }
}
