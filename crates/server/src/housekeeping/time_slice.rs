//! How long one kind of background work may go on before the others have their turn.

use std::time::{Duration, Instant};

use crate::context::Context;
use crate::shutdown::Shutdown;

/// The length of a slice.
const LENGTH: Duration = Duration::from_secs(2);

/// A limited time for work. It also ends when the server shuts down.
pub(super) struct TimeSlice {
    ends: Instant,
    shutdown: Shutdown,
}

impl TimeSlice {
    /// A slice that begins now.
    pub(super) fn begin(context: &Context) -> TimeSlice {
        TimeSlice { ends: Instant::now() + LENGTH, shutdown: context.shutdown.clone() }
    }

    /// Whether the work has to stop. What is left continues in the next slice.
    pub(super) fn is_over(&self) -> bool {
        Instant::now() >= self.ends || self.shutdown.has_begun()
    }
}

#[cfg(test)]
impl TimeSlice {
    /// A slice with no time left.
    pub(super) fn over(context: &Context) -> TimeSlice {
        TimeSlice { ends: Instant::now(), ..TimeSlice::begin(context) }
    }
}
