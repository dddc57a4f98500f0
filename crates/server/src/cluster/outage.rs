//! Something that every node needs is lost and comes back: the log says each once, at the default level.

use tokio::time::Instant;

use crate::store::StoreError;

/// Whether something is lost at the moment, and the two sentences about it.
pub(crate) struct Outage {
    lost: &'static str,
    back: &'static str,
    since: Option<Instant>,
}

impl Outage {
    /// Nothing is lost yet.
    pub(crate) fn new(lost: &'static str, back: &'static str) -> Outage {
        Outage { lost, back, since: None }
    }

    /// It is lost, if it was not before; the reason, if one is known.
    pub(crate) fn begin(&mut self, error: Option<&StoreError>) {
        if self.since.is_none() {
            self.since = Some(Instant::now());
            tracing::warn!(error = error.map(tracing::field::display), "{}", self.lost);
        }
    }

    /// It is there, if it was lost before.
    pub(crate) fn end(&mut self) {
        if let Some(since) = self.since.take() {
            tracing::warn!(after_seconds = since.elapsed().as_secs(), "{}", self.back);
        }
    }
}
