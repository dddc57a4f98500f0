//! The time in this room.

use std::sync::OnceLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use protocol::Scene;
use table::Time;

/// What time it is. The wall clock is read once: setting it makes no difference to a game that is on.
pub fn now() -> Time {
    static ANCHOR: OnceLock<(Time, Instant)> = OnceLock::new();
    let (wall, since) = ANCHOR.get_or_init(|| {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        (Time(u64::try_from(since.as_millis()).unwrap_or(u64::MAX)), Instant::now())
    });
    *wall + since.elapsed()
}

/// The whole seconds that are left for the question, where the table has a clock.
pub(crate) fn seconds_left(scene: &Scene, now: Time) -> Option<u64> {
    let deadline = scene.question.as_ref()?.deadline?;
    Some(Time(deadline).since(now).as_secs())
}
