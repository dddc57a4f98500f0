//! A moment, given from outside. This crate has no clock.

use std::ops::Add;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// Milliseconds since the beginning of 1970, in universal time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Time(pub u64);

impl Time {
    /// How long after `earlier` this is; nothing if it is before.
    pub fn since(self, earlier: Time) -> Duration {
        Duration::from_millis(self.0.saturating_sub(earlier.0))
    }

    /// The moment this long before.
    #[must_use]
    pub fn before(self, duration: Duration) -> Time {
        Time(self.0.saturating_sub(u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)))
    }

    /// The moment this many milliseconds later, or earlier if that is negative.
    #[must_use]
    pub fn shifted(self, by: i64) -> Time {
        Time(self.0.saturating_add_signed(by))
    }
}

impl Add<Duration> for Time {
    type Output = Time;

    fn add(self, duration: Duration) -> Time {
        Time(self.0.saturating_add(u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)))
    }
}
