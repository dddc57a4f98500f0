//! The number of threads for long work.

use std::num::NonZeroUsize;
use std::thread;

/// The number of threads.
#[derive(clap::Args)]
pub(crate) struct Threads {
    /// Number of threads. Default: one per core.
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

impl Threads {
    pub(crate) fn count(&self) -> NonZeroUsize {
        let wanted = self.threads.and_then(|threads| NonZeroUsize::new(threads.into()));
        wanted.unwrap_or_else(|| thread::available_parallelism().unwrap_or(NonZeroUsize::MIN))
    }
}
