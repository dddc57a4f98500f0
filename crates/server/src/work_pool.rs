//! Runs heavy work, such as reviews, away from the threads that serve requests, a few jobs at a time.

use std::panic::resume_unwind;
use std::sync::Arc;
use std::time::Duration;

use thiserror::Error;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, SemaphorePermit};
use tokio::time::timeout;

/// How many jobs may wait; further ones are refused.
const WAITING: usize = 16;

/// How long a job waits for a worker, and then how long it may run. The limits of records keep jobs far below it unless
/// the machine is overloaded.
const DEADLINE: Duration = Duration::from_secs(20);

/// A limited number of workers on blocking threads, and a short queue.
pub(crate) struct WorkPool {
    /// A permit for each job that waits or runs.
    queue: Semaphore,
    /// A permit for each job that runs.
    workers: Arc<Semaphore>,
}

/// A reserved worker.
pub(crate) struct WorkSlot<'a> {
    _queued: SemaphorePermit<'a>,
    worker: OwnedSemaphorePermit,
}

/// Why a job was not run, or its result did not arrive.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub(crate) enum PoolError {
    /// Too many jobs wait.
    #[error("the work pool is full")]
    Full,
    /// No worker was free, or the job did not finish, in time.
    #[error("the work pool missed its deadline")]
    Deadline,
    /// The server is shutting down.
    #[error("the server is closing")]
    Closing,
}

impl Default for WorkPool {
    fn default() -> WorkPool {
        WorkPool::new()
    }
}

impl WorkPool {
    /// A pool with workers for half of the processors, so that games are not slowed down.
    pub(crate) fn new() -> WorkPool {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        let workers = processors.div_ceil(2);
        WorkPool { queue: Semaphore::new(WAITING + workers), workers: Arc::new(Semaphore::new(workers)) }
    }

    /// Waits for a worker.
    pub(crate) async fn acquire(&self) -> Result<WorkSlot<'_>, PoolError> {
        let queued = self.queue.try_acquire().map_err(|_| PoolError::Full)?;
        let worker =
            timeout(DEADLINE, self.workers.clone().acquire_owned()).await.map_err(|_| PoolError::Deadline)?;
        Ok(WorkSlot { _queued: queued, worker: worker.map_err(|_| PoolError::Closing)? })
    }

    /// Waits for a worker and runs this job on it.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        task: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, PoolError> {
        self.acquire().await?.run(task).await
    }
}

impl WorkSlot<'_> {
    /// Runs this job and releases the worker.
    pub(crate) async fn run<T: Send + 'static>(
        self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, PoolError> {
        let worker = self.worker;
        let task = tokio::task::spawn_blocking(move || {
            // The worker is busy until the job is done, even if nobody waits for the result any more.
            let _worker = worker;
            work()
        });
        match timeout(DEADLINE, task).await.map_err(|_| PoolError::Deadline)? {
            Ok(done) => Ok(done),
            // A panic is answered where all panics of requests are.
            Err(stopped) => match stopped.try_into_panic() {
                Ok(panic) => resume_unwind(panic),
                Err(_) => Err(PoolError::Closing),
            },
        }
    }
}

#[cfg(test)]
impl WorkPool {
    /// Takes every worker.
    pub(crate) async fn occupy_all(&self) -> OwnedSemaphorePermit {
        let workers = u32::try_from(self.workers.available_permits()).expect("there are few workers");
        self.workers.clone().acquire_many_owned(workers).await.expect("the pool is open")
    }
}
