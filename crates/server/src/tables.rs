//! The tables that are in memory, and everything that happens at them.
//!
//! A table in memory is one task, which appends to the store before it answers anybody. A table at which nobody is
//! connected is removed from memory after a while and loaded from the store when it is needed again. Nothing here knows
//! HTTP.

mod error;
mod event_id;
mod history;
mod lease;
mod overdue;
mod poll;
mod reviews;
mod stream_item;
mod task;

pub(crate) use error::TableError;
pub(crate) use event_id::{EventId, InvalidEventId};
pub(crate) use history::History;
pub(crate) use reviews::{ReviewError, Reviews};
pub(crate) use stream_item::{Framing, Scenes, StreamFormat, StreamItem, in_frame};
#[cfg(test)]
pub(crate) use task::CLOCK_TOLERANCE;
pub(crate) use task::{Batch, ConnectedPeople, Join, Joined, LobbyEntry, Missed, Request, parse, write};

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use table::{Entry, Table};
use tokio::sync::{mpsc, oneshot};

use crate::cluster::Node;
use crate::context::Context;
use crate::store::Append;
use crate::table_code::{ShortCode, TableCode};
use task::{TableTask, log_index, row};

/// How many requests wait for a table before senders have to wait.
const INBOX: usize = 256;

/// The tables in memory.
#[derive(Clone)]
pub(crate) struct Tables {
    context: Context,
    awake: Arc<Mutex<HashMap<TableCode, mpsc::Sender<Request>>>>,
}

impl Tables {
    pub(crate) fn new(context: Context) -> Tables {
        Tables { context, awake: Arc::default() }
    }

    pub(crate) fn context(&self) -> &Context {
        &self.context
    }

    /// Stores a new table, under this code if one is given, and starts its task.
    pub(crate) async fn make(
        &self,
        code: Option<TableCode>,
        table: Table,
        log: Vec<Entry>,
    ) -> Result<TableCode, TableError> {
        let code = code.unwrap_or_else(|| TableCode::random(&mut self.context.random.generator()));
        let row = row(code, &table, self.context.clock.now());
        let events: Vec<String> = log.iter().map(|entry| write(&entry.logged)).collect();
        let append = Append {
            table: code,
            after: 0,
            grown: events.iter().map(String::len).sum::<usize>() as u64,
            events,
            row: Some(row.clone()),
            game: None,
            index: log_index(log.iter()),
            due: None,
        };
        self.context.store.append(append).await.map_err(|error| TableError::write_failed(&error))?;
        let table_task = TableTask::new(code, self.context.clone(), table, row);
        self.wake(code, table_task);
        Ok(code)
    }

    /// The one table in memory whose code begins like this; none if there are several.
    pub(crate) fn awake_with(&self, short: ShortCode) -> Option<TableCode> {
        let awake = self.awake.lock().expect("nothing panics while it holds this lock");
        let mut found = awake.keys().filter(|code| short.begins(**code));
        match (found.next(), found.next()) {
            (Some(code), None) => Some(*code),
            _ => None,
        }
    }

    fn wake(&self, code: TableCode, table_task: TableTask) -> mpsc::Sender<Request> {
        let mut awake = self.awake.lock().expect("nothing panics while it holds this lock");
        if let Some(inbox) = awake.get(&code).filter(|inbox| !inbox.is_closed()) {
            return inbox.clone();
        }
        let (sender, inbox) = mpsc::channel(INBOX);
        if awake.insert(code, sender.clone()).is_none() {
            self.context.counts.tables_awake.increment(1.0);
        }
        drop(awake);
        let tables = self.clone();
        tokio::spawn(async move {
            table_task.run(inbox).await;
            tables.asleep(&code);
        });
        sender
    }

    /// Removes a table whose task has ended, unless it was started again meanwhile.
    fn asleep(&self, code: &TableCode) {
        let mut awake = self.awake.lock().expect("nothing panics while it holds this lock");
        if awake.get(code).is_some_and(mpsc::Sender::is_closed) {
            awake.remove(code);
            self.context.counts.tables_awake.decrement(1.0);
        }
    }

    async fn inbox(&self, code: TableCode) -> Result<mpsc::Sender<Request>, TableError> {
        let awake = {
            let awake = self.awake.lock().expect("nothing panics while it holds this lock");
            awake.get(&code).filter(|inbox| !inbox.is_closed()).cloned()
        };
        if let Some(inbox) = awake {
            return Ok(inbox);
        }
        let table_task = TableTask::load(code, self.context.clone())
            .await
            .map_err(|error| TableError::read_failed(&error))?;
        Ok(self.wake(code, table_task.ok_or(TableError::Unknown)?))
    }

    /// Sends a request to a table and waits for the answer. Loads the table if necessary.
    pub(crate) async fn call<T>(
        &self,
        code: TableCode,
        request: impl FnOnce(oneshot::Sender<Result<T, TableError>>) -> Request,
    ) -> Result<T, TableError> {
        let (reply, answer) = oneshot::channel();
        self.send(code, request(reply)).await?;
        answer.await.unwrap_or_else(|_| Err(TableError::Closing))
    }

    /// Sends a request to a table. Loads the table if necessary.
    pub(crate) async fn send(&self, code: TableCode, request: Request) -> Result<(), TableError> {
        let mut request = request;
        loop {
            match self.inbox(code).await?.send(request).await {
                Ok(()) => return Ok(()),
                // The task has just ended.
                Err(mpsc::error::SendError(unsent)) => request = unsent,
            }
        }
    }

    /// The codes of the tables in memory.
    pub(crate) fn awake(&self) -> Vec<TableCode> {
        let awake = self.awake.lock().expect("nothing panics while it holds this lock");
        let mut codes: Vec<TableCode> = awake.keys().copied().collect();
        codes.sort_unstable();
        codes
    }

    /// Sends a request to every table in memory, without waiting.
    pub(crate) fn for_all_awake(&self, request: impl Fn() -> Request) {
        for code in self.awake() {
            self.notify(code, request());
        }
    }

    /// Sends a request to a table if it is in memory, without waiting.
    pub(crate) fn notify(&self, code: TableCode, request: Request) {
        let inbox = {
            let awake = self.awake.lock().expect("nothing panics while it holds this lock");
            awake.get(&code).cloned()
        };
        if let Some(inbox) = inbox
            && let Err(mpsc::error::TrySendError::Full(request)) = inbox.try_send(request)
        {
            tokio::spawn(async move { inbox.send(request).await });
        }
    }
}

/// Starts what keeps the tables of this node in step with the other nodes.
pub(crate) fn start_cluster_tasks(node: &Arc<Node>, tables: &Tables) {
    tokio::spawn(lease::renew(Arc::clone(node), tables.clone()));
    tokio::spawn(overdue::claim(Arc::clone(node), tables.clone()));
    tokio::spawn(poll::run(Arc::clone(node), tables.clone()));
}
