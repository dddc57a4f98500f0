//! Logs once when the database or the bus is lost, and once when it is back.

use tokio::time::Instant;

use crate::store::StoreError;

/// Whether it is lost at the moment, and the two log messages.
pub(crate) struct Outage {
    lost: &'static str,
    back: &'static str,
    since: Option<Instant>,
}

impl Outage {
    /// No outage yet.
    pub(crate) fn new(lost: &'static str, back: &'static str) -> Outage {
        Outage { lost, back, since: None }
    }

    /// The outage begins, unless it has begun before.
    pub(crate) fn begin(&mut self, error: Option<&StoreError>) {
        if self.since.is_none() {
            self.since = Some(Instant::now());
            tracing::warn!(error = error.map(tracing::field::display), "{}", self.lost);
        }
    }

    /// The outage ends, if there is one.
    pub(crate) fn end(&mut self) {
        if let Some(since) = self.since.take() {
            tracing::warn!(after_seconds = since.elapsed().as_secs(), "{}", self.back);
        }
    }
}
