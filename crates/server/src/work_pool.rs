//! Where thinking is done: away from the threads that serve, few thoughts at a time.

use std::panic::resume_unwind;
use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, SemaphorePermit};
use tokio::time::timeout;

use crate::problem::Problem;
use crate::refused::closing;

/// How many wait for their turn; whoever comes then is asked to come back.
const WAITING: usize = 16;

/// How long somebody waits for a desk, and then for the work. The limits of records keep all work below it by far on a
/// machine that is not overloaded.
const DEADLINE: Duration = Duration::from_secs(20);

/// A room with few desks.
pub(crate) struct WorkPool {
    /// For those who wait or are at work.
    queue: Semaphore,
    /// For those at work.
    workers: Arc<Semaphore>,
}

/// A desk in the study.
pub(crate) struct WorkSlot<'a> {
    _queued: SemaphorePermit<'a>,
    worker: OwnedSemaphorePermit,
}

impl Default for WorkPool {
    fn default() -> WorkPool {
        WorkPool::new()
    }
}

impl WorkPool {
    /// A study with desks for half of the processors, so that play goes on undisturbed.
    pub(crate) fn new() -> WorkPool {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        let workers = processors.div_ceil(2);
        WorkPool { queue: Semaphore::new(WAITING + workers), workers: Arc::new(Semaphore::new(workers)) }
    }

    /// Waits for a desk.
    pub(crate) async fn acquire(&self) -> Result<WorkSlot<'_>, Problem> {
        let queued = self.queue.try_acquire().map_err(|_| busy())?;
        let worker = timeout(DEADLINE, self.workers.clone().acquire_owned()).await.map_err(|_| too_slow())?;
        Ok(WorkSlot { _queued: queued, worker: worker.map_err(|_| closing())? })
    }

    /// Does heavy work away from the threads that serve, when there is a free desk.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        task: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        self.acquire().await?.run(task).await
    }
}

impl WorkSlot<'_> {
    /// Thinks, and leaves the desk.
    pub(crate) async fn run<T: Send + 'static>(
        self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let worker = self.worker;
        let task = tokio::task::spawn_blocking(move || {
            // The desk is free when the work is done, even if nobody waits for it any more.
            let _desk = worker;
            work()
        });
        match timeout(DEADLINE, task).await.map_err(|_| too_slow())? {
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
    let sentence = "the server has too much to do; try again in a moment";
    Problem::new(StatusCode::SERVICE_UNAVAILABLE, "server/full", sentence).retry_after_ms(5_000)
}

fn too_slow() -> Problem {
    let sentence = "this took too long; try again when the server has less to do";
    Problem::new(StatusCode::SERVICE_UNAVAILABLE, "server/deadline", sentence).retry_after_ms(10_000)
}

#[cfg(test)]
impl WorkPool {
    /// Takes every desk.
    pub(crate) async fn occupy_all(&self) -> OwnedSemaphorePermit {
        let workers = u32::try_from(self.workers.available_permits()).expect("there are few desks");
        self.workers.clone().acquire_many_owned(workers).await.expect("the study is open")
    }
}
