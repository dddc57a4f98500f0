//! Where thinking is done: away from the threads that serve, few thoughts at a time.

use std::panic::resume_unwind;
use std::sync::Arc;

use axum::http::StatusCode;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, SemaphorePermit};

use crate::problem::Problem;
use crate::refused::closing;

/// How many wait for their turn; whoever comes then is asked to come back.
const WAITING: usize = 16;

/// A room with few desks.
pub(crate) struct Study {
    /// For those who wait or are at work.
    room: Semaphore,
    /// For those at work.
    desks: Arc<Semaphore>,
}

/// A desk in the study.
pub(crate) struct Seated<'a> {
    _place: SemaphorePermit<'a>,
    desk: OwnedSemaphorePermit,
}

impl Study {
    /// A study with desks for half of the processors, so that play goes on undisturbed.
    pub(crate) fn new() -> Study {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        let desks = processors.div_ceil(2);
        Study { room: Semaphore::new(WAITING + desks), desks: Arc::new(Semaphore::new(desks)) }
    }

    /// Waits for a desk.
    pub(crate) async fn sit_down(&self) -> Result<Seated<'_>, Problem> {
        let place = self.room.try_acquire().map_err(|_| busy())?;
        let desk = self.desks.clone().acquire_owned().await.map_err(|_| closing())?;
        Ok(Seated { _place: place, desk })
    }
}

impl Seated<'_> {
    /// Thinks, and leaves the desk.
    pub(crate) async fn think<T: Send + 'static>(
        self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let desk = self.desk;
        let work = tokio::task::spawn_blocking(move || {
            // The desk is free when the work is done, even if nobody waits for it any more.
            let _desk = desk;
            thought()
        });
        match work.await {
            Ok(done) => Ok(done),
            // Our own mistake is answered where all of them are.
            Err(stopped) => match stopped.try_into_panic() {
                Ok(panic) => resume_unwind(panic),
                Err(_) => Err(closing()),
            },
        }
    }
}

fn busy() -> Problem {
    let sentence = "the coach has too much to do; try again in a moment";
    Problem::new(StatusCode::SERVICE_UNAVAILABLE, "server/full", sentence).retry_after_ms(5_000)
}
