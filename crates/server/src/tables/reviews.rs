//! Computes reviews of games and caches the latest ones: a review takes about a second of processor time.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use bytes::Bytes;
use coach::NoReview;
use record::Record;
use thiserror::Error;

use crate::work_pool::{PoolError, WorkPool};

/// How many reviews are kept, and how many bytes they may have in all. Most have 50 KB, but that of a very long game has a
/// megabyte.
const KEPT: usize = 200;
const KEPT_BYTES: usize = 16 << 20;

/// Why there is no review.
#[derive(Debug, Error)]
pub(crate) enum ReviewError {
    /// It could not be computed now.
    #[error(transparent)]
    Pool(#[from] PoolError),
    /// The record is impossible.
    #[error(transparent)]
    Record(#[from] record::Refusal),
    /// There is none for this record.
    #[error(transparent)]
    Review(#[from] NoReview),
}

/// Computes reviews and keeps the latest ones.
pub(crate) struct Reviews {
    kept: Mutex<VecDeque<(String, Bytes)>>,
    pool: WorkPool,
}

impl Reviews {
    /// An empty cache.
    pub(crate) fn new() -> Reviews {
        Reviews { kept: Mutex::default(), pool: WorkPool::new() }
    }

    /// The review of this game as JSON, if it is cached.
    pub(crate) fn kept(&self, id: &str) -> Option<Bytes> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(of, _)| of == id).map(|(_, review)| review.clone())
    }

    /// The review of the game with this id and record as JSON.
    pub(crate) async fn of_game(&self, id: &str, record: String) -> Result<Bytes, ReviewError> {
        let review = self.of(Some(id), record).await?;
        self.keep(id, &review);
        Ok(review)
    }

    /// The review of any record as JSON. It is not cached.
    pub(crate) async fn of_record(&self, record: String) -> Result<Bytes, ReviewError> {
        self.of(None, record).await
    }

    async fn of(&self, id: Option<&str>, record: String) -> Result<Bytes, ReviewError> {
        let slot = self.pool.acquire().await?;
        // It may have been computed for another request meanwhile.
        if let Some(review) = id.and_then(|id| self.kept(id)) {
            return Ok(review);
        }
        // A game of this server is accepted as it was played, perhaps under older rules.
        let judge = if id.is_some() { Record::judge_stored } else { Record::judge };
        let review = slot.run(move || {
            let judged = judge(record::read(&record)?)?;
            Ok(Bytes::from(coach::review(&judged)?.to_json()))
        });
        review.await?
    }

    fn keep(&self, id: &str, review: &Bytes) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if review.len() <= KEPT_BYTES && kept.iter().all(|(of, _)| of != id) {
            kept.push_front((id.to_owned(), review.clone()));
            let mut bytes = 0;
            let fits = |(_, review): &&(String, Bytes)| {
                bytes += review.len();
                bytes <= KEPT_BYTES
            };
            let fitting = kept.iter().take_while(fits).count();
            kept.truncate(fitting.min(KEPT));
        }
    }
}

#[cfg(test)]
impl Reviews {
    pub(crate) fn pool(&self) -> &WorkPool {
        &self.pool
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_reviews_are_kept_by_number_and_by_size() {
        let reviews = Reviews::new();
        let keep = |id: usize, bytes: usize| reviews.keep(&id.to_string(), &vec![0; bytes].into());
        let is_kept = |id: usize| reviews.kept(&id.to_string()).is_some();
        (0..=KEPT).for_each(|id| keep(id, 1_000));
        assert!(!is_kept(0) && (1..=KEPT).all(is_kept));
        (1_000..1_020).for_each(|id| keep(id, 1 << 20));
        assert!(!is_kept(1_003) && (1_004..1_020).all(is_kept));
        keep(2_000, KEPT_BYTES + 1);
        assert!(!is_kept(2_000) && is_kept(1_019), "it would leave no room for another");
    }
}
