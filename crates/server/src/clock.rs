//! The clock. The server reads the time only here, so that tests can set it.

use std::sync::OnceLock;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use table::Time;

/// A source of time that never goes back and never jumps.
pub trait Clock: Send + Sync + 'static {
    /// The current time.
    fn now(&self) -> Time;
}

/// The system clock: the wall clock is read once, when the process starts; from then on the monotonic clock counts.
///
/// So changes of the wall clock have no effect. On Linux the monotonic clock stops while the machine sleeps, and so do the
/// clocks of tables.
#[derive(Clone, Copy, Default, Debug)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Time {
        static ANCHOR: OnceLock<Anchor> = OnceLock::new();
        let anchor = ANCHOR.get_or_init(|| Anchor { wall: wall(SystemTime::now()), since: Instant::now() });
        anchor.after(anchor.since.elapsed())
    }
}

/// A moment of the wall clock, and the same moment of the monotonic one.
struct Anchor {
    wall: Time,
    since: Instant,
}

impl Anchor {
    fn after(&self, elapsed: Duration) -> Time {
        self.wall + elapsed
    }
}

fn wall(time: SystemTime) -> Time {
    let since = time.duration_since(UNIX_EPOCH).unwrap_or_default();
    Time(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_passes_as_the_monotonic_clock_says() {
        let begun = Instant::now();
        let (first, wall_then) = (SystemClock.now(), wall(SystemTime::now()));
        assert!(wall_then.since(first) < Duration::from_mins(1));
        let passed = SystemClock.now().since(first);
        assert!(passed <= begun.elapsed() + Duration::from_millis(1));
        let anchor = Anchor { wall: Time(5_000), since: begun };
        assert_eq!(anchor.after(Duration::from_secs(2)), Time(7_000));
    }
}
