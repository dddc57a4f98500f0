//! Reads the log of a table page by page, in the work pool.

use std::sync::Arc;

use table::Logged;

use crate::context::Context;
use crate::store::StoreError;
use crate::table_code::TableCode;
use crate::tables::parse;

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
    ) -> Result<(T, bool), StoreError> {
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
                // Without the reason: the event may contain a secret, and errors are logged.
                let unreadable = |_| StoreError::Failed(format!("event {seq} of {code} cannot be read"));
                let logged = parse(&text).map_err(unreadable)?;
                work(&mut state, LogEntry { seq, text, logged });
            }
            Ok(state)
        });
        let state = done.await.map_err(|busy| StoreError::Failed(busy.to_string()))?;
        state.map(|state| (state, true))
    }
}
