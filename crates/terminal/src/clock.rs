//! The time in this room.

use std::time::{SystemTime, UNIX_EPOCH};

use table::{Scene, Time};

/// What time it is.
pub(crate) fn now() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Time(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

/// The whole seconds that are left for the question, where the table has a clock.
pub(crate) fn seconds_left(scene: &Scene, now: Time) -> Option<u64> {
    let deadline = scene.question.as_ref()?.deadline?;
    Some(Time(deadline).since(now).as_secs())
}
