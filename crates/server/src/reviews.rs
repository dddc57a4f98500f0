//! What the coach has worked out lately.
//!
//! A review is about a second's work for a processor, so it is done away from the threads that serve, few at a time, and kept.

use std::collections::VecDeque;
use std::panic::resume_unwind;
use std::sync::{Arc, Mutex, PoisonError};

use axum::http::StatusCode;
use bytes::Bytes;
use coach::NoReview;
use tokio::sync::Semaphore;

use crate::problem::Problem;
use crate::refused::{closing, refused};

/// How many reviews are kept: by their size some 10 MB.
const KEPT: usize = 200;

/// How many wait for their turn; whoever comes then is asked to come back.
const WAITING: usize = 16;

/// The reviews of games that somebody asked for.
pub(crate) struct Reviews {
    kept: Mutex<VecDeque<(String, Bytes)>>,
    /// For those who wait or are at work.
    room: Semaphore,
    /// For those at work.
    desks: Arc<Semaphore>,
}

impl Reviews {
    /// Nothing has been worked out yet.
    pub(crate) fn new() -> Reviews {
        // Half of the processors, so that play goes on undisturbed.
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        let desks = processors.div_ceil(2);
        Reviews {
            kept: Mutex::default(),
            room: Semaphore::new(WAITING + desks),
            desks: Arc::new(Semaphore::new(desks)),
        }
    }

    /// The review of this game as JSON, if it has been worked out lately.
    pub(crate) fn kept(&self, id: &str) -> Option<Bytes> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(of, _)| of == id).map(|(_, review)| review.clone())
    }

    /// The review of the game with this id and record as JSON.
    pub(crate) async fn of_game(&self, id: &str, record: String) -> Result<Bytes, Problem> {
        let review = self.of(Some(id), record).await?;
        self.keep(id, &review);
        Ok(review)
    }

    /// The review of any record as JSON. It is not kept.
    pub(crate) async fn of_record(&self, record: String) -> Result<Bytes, Problem> {
        self.of(None, record).await
    }

    async fn of(&self, id: Option<&str>, record: String) -> Result<Bytes, Problem> {
        let _place = self.room.try_acquire().map_err(|_| busy())?;
        let desk = self.desks.clone().acquire_owned().await.map_err(|_| closing())?;
        // Somebody else may have asked for the same meanwhile.
        if let Some(review) = id.and_then(|id| self.kept(id)) {
            return Ok(review);
        }
        let work = tokio::task::spawn_blocking(move || {
            // The desk is free when the work is done, even if nobody waits for it any more.
            let _desk = desk;
            coach::review(&record::read(&record)?).map(|review| Bytes::from(review.to_json()))
        });
        let done = match work.await {
            Ok(done) => done,
            // Our own mistake is answered where all of them are.
            Err(stopped) => match stopped.try_into_panic() {
                Ok(panic) => resume_unwind(panic),
                Err(_) => return Err(closing()),
            },
        };
        done.map_err(|no| none(&no))
    }

    fn keep(&self, id: &str, review: &Bytes) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.iter().all(|(of, _)| of != id) {
            kept.push_front((id.to_owned(), review.clone()));
            kept.truncate(KEPT);
        }
    }
}

fn busy() -> Problem {
    let sentence = "the coach has too much to do; try again in a moment";
    Problem::new(StatusCode::SERVICE_UNAVAILABLE, "server/full", sentence).retry_after_ms(5_000)
}

fn none(no: &NoReview) -> Problem {
    match no {
        NoReview::Impossible(refusal) => refused(&table::Refusal::Prelude(refusal.to_string())),
        NoReview::Running => Problem::new(StatusCode::NOT_FOUND, "game/no-review", no.to_string()),
    }
}
