//! Reads the log of a table page by page, in the work pool.

use std::sync::Arc;

use table::Logged;
use thiserror::Error;

use crate::context::Context;
use crate::store::StoreError;
use crate::table_code::TableCode;
use crate::tables::parse;
use crate::work_pool::PoolError;

/// How many events are read at a time.
const EVENTS: u32 = 500;

/// A log that is being read.
pub(crate) struct LogPages {
    context: Context,
    code: TableCode,
    read: u32,
    over: bool,
}

/// An event, its number and its text.
pub(crate) struct LogEntry {
    pub(crate) seq: u32,
    pub(crate) text: String,
    pub(crate) logged: Logged,
}

/// Why a page cannot be read.
#[derive(Debug, Error)]
pub(crate) enum LogError {
    /// An event cannot be parsed. The reason is not kept: the event may contain a secret, and errors are logged.
    #[error("event {seq} of {code} cannot be read")]
    Damaged { seq: u32, code: TableCode },
    /// There was no worker, or it took too long.
    #[error(transparent)]
    Pool(#[from] PoolError),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<LogError> for StoreError {
    fn from(error: LogError) -> StoreError {
        match error {
            LogError::Store(error) => error,
            other => StoreError::Failed(other.to_string()),
        }
    }
}

impl LogPages {
    pub(crate) fn of(context: &Context, code: TableCode) -> LogPages {
        LogPages { context: context.clone(), code, read: 0, over: false }
    }

    /// How many events have been read.
    pub(crate) fn read(&self) -> u32 {
        self.read
    }

    /// Takes the next page through this work, with what the work has come to so far; nothing when the log is over.
    pub(crate) async fn next<T: Send + 'static>(
        &mut self,
        state: T,
        mut work: impl FnMut(&mut T, LogEntry) + Send + 'static,
    ) -> Result<(T, bool), LogError> {
        if self.over {
            return Ok((state, false));
        }
        let page = self.context.store.events(&self.code, self.read, EVENTS).await?;
        let (first, code) = (self.read + 1, self.code);
        self.read += u32::try_from(page.len()).expect("a page is short");
        self.over = page.len() < EVENTS as usize;
        let loading = Arc::clone(&self.context.loading);
        let mut state = state;
        let done = loading.run(move || {
            for (seq, text) in (first..).zip(page) {
                let logged = parse(&text).map_err(|_| LogError::Damaged { seq, code })?;
                work(&mut state, LogEntry { seq, text, logged });
            }
            Ok(state)
        });
        done.await?.map(|state| (state, true))
    }
}
