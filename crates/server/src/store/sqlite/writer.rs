//! The task that writes: it takes all waiting requests, writes them in one transaction and answers them.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use sqlx::sqlite::SqliteArguments;
use sqlx::{Arguments, SqliteConnection};
use tokio::sync::mpsc;
use tokio::task::yield_now;

use super::checkpointer::Checkpointer;
use super::connections::Connections;
use super::failure::Failure;
use super::log_lengths::Lengths;
use super::statement::Statements;
use super::write_op;
use super::write_request::{Entry, EventRow, WriteOp, WriteRequest};
use crate::store::StoreError;

/// The most requests that share a transaction.
const BATCH: usize = 1_024;

/// The result of a request.
type Outcome = Result<bool, StoreError>;

/// The task and what it knows.
#[derive(Debug)]
pub(super) struct Writer {
    connections: Connections,
    statements: Statements,
    lengths: Lengths,
    checkpointer: Checkpointer,
    commits: Arc<AtomicU64>,
}

impl Writer {
    /// A writer that counts its commits.
    pub(super) fn new(mut connections: Connections, commits: Arc<AtomicU64>) -> Writer {
        let checkpointer = Checkpointer::new(connections.checkpoint_pool.take());
        Writer {
            connections,
            statements: Statements::new(),
            lengths: Lengths::default(),
            checkpointer,
            commits,
        }
    }

    /// Writes until it is closed or all senders are gone.
    pub(super) async fn run(mut self, mut waiting: mpsc::Receiver<WriteRequest>) {
        let mut requests = Vec::with_capacity(BATCH);
        let mut closers = Vec::new();
        while waiting.recv_many(&mut requests, BATCH).await > 0 {
            // Requests that arrive now join this batch. Those that arrive during the write share the next sync: the busier
            // the server, the more requests share one.
            yield_now().await;
            while requests.len() < BATCH
                && let Ok(request) = waiting.try_recv()
            {
                requests.push(request);
            }
            for closing in requests.extract_if(.., |request| matches!(request.op, WriteOp::Close)) {
                waiting.close();
                closers.push(closing.answer);
            }
            if requests.is_empty() {
                continue;
            }
            let outcomes = self.write(&requests).await;
            for (request, outcome) in requests.drain(..).zip(outcomes) {
                // The sender may have stopped waiting.
                let _ = request.answer.send(outcome);
            }
            if self.checkpointer.is_due()
                && let Ok(connection) = self.connections.writer().await
            {
                self.checkpointer.advance(connection).await;
            }
        }
        self.checkpointer.close().await;
        self.connections.close().await;
        for answer in closers {
            let _ = answer.send(Ok(true));
        }
    }

    /// Writes these requests and returns the result of each.
    async fn write(&mut self, requests: &[WriteRequest]) -> Vec<Outcome> {
        let started = Instant::now();
        let written = match self.write_together(requests).await {
            Err(Failure::Refused(_) | Failure::Conflict) => {
                self.undo().await;
                self.write_one_by_one(requests).await
            }
            other => other,
        };
        match &written {
            Ok(outcomes) => {
                let events = events(requests, outcomes);
                self.checkpointer.count(events);
                record_metrics(requests.len(), events, started);
            }
            Err(failure) => {
                tracing::error!(%failure, requests = requests.len(), "cannot commit a batch of writes; their senders get an error");
                self.undo().await;
                self.connections.renew().await;
            }
        }
        self.connections.release();
        written.unwrap_or_else(|failure| {
            let sentence = failure.to_string();
            requests.iter().map(|_| Err(StoreError::Failed(sentence.clone()))).collect()
        })
    }

    /// Writes all requests at once. Fails if the schema refuses a single one.
    async fn write_together(&mut self, requests: &[WriteRequest]) -> Result<Vec<Outcome>, Failure> {
        let connection = self.connections.writer().await?;
        self.lengths.learn(requests.iter().filter_map(entry), &self.statements, connection).await?;
        let mut outcomes: Vec<Outcome> = requests.iter().map(|request| self.check_length(request)).collect();
        let mut accepted: Vec<(&WriteRequest, &mut Outcome)> =
            requests.iter().zip(&mut outcomes).filter(|(_, outcome)| outcome.is_ok()).collect();
        let entries: Vec<&Entry> = accepted.iter().filter_map(|(request, _)| entry(request)).collect();
        let events = entries.iter().map(|entry| entry.events.len()).sum();
        let only_events =
            entries.len() == accepted.len() && entries.iter().all(|entry| entry.is_only_events());
        if only_events && events == 0 {
            return Ok(outcomes);
        }

        let mut rows = entries.into_iter().flat_map(Entry::rows);
        let connection = self.connections.writer().await?;
        if only_events && events <= Statements::MAX_ROWS {
            let (_, arguments) = chunk(&mut rows);
            run(connection, self.statements.append_and_commit(events), arguments).await?;
        } else {
            sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut *connection).await?;
            loop {
                let (count, arguments) = chunk(&mut rows);
                if count == 0 {
                    break;
                }
                run(connection, self.statements.append(count), arguments).await?;
            }
            for (request, outcome) in &mut accepted {
                **outcome = Ok(write_op::all_but_events(connection, &request.op).await?);
            }
            sqlx::raw_sql("COMMIT").execute(&mut *connection).await?;
        }
        if requests.iter().any(|request| matches!(request.op, WriteOp::Change(_))) {
            // It may have removed events.
            self.lengths.forget();
        }
        self.committed();
        Ok(outcomes)
    }

    /// Whether this request matches the length of its log.
    fn check_length(&mut self, request: &WriteRequest) -> Outcome {
        match entry(request) {
            Some(entry) if !self.lengths.take(entry) => Err(StoreError::Conflict),
            _ => Ok(true),
        }
    }

    /// Writes the requests in one transaction with a savepoint for each. Slow, and only needed when the schema refuses a
    /// request.
    async fn write_one_by_one(&mut self, requests: &[WriteRequest]) -> Result<Vec<Outcome>, Failure> {
        let connection = self.connections.writer().await?;
        sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut *connection).await?;
        let mut outcomes = Vec::with_capacity(requests.len());
        for request in requests {
            sqlx::raw_sql("SAVEPOINT one").execute(&mut *connection).await?;
            let outcome = match write_op::whole(connection, &request.op).await {
                Ok(done) => Ok(done),
                Err(Failure::Conflict) => Err(StoreError::Conflict),
                Err(Failure::Refused(error)) => Err(error),
                Err(broken @ Failure::Broken(_)) => return Err(broken),
            };
            if outcome.is_err() {
                sqlx::raw_sql("ROLLBACK TO one").execute(&mut *connection).await?;
            }
            sqlx::raw_sql("RELEASE one").execute(&mut *connection).await?;
            outcomes.push(outcome);
        }
        sqlx::raw_sql("COMMIT").execute(&mut *connection).await?;
        self.committed();
        Ok(outcomes)
    }

    fn committed(&self) {
        self.commits.fetch_add(1, Ordering::Relaxed);
        metrics::counter!("tacora_store_commits_total").increment(1);
    }

    /// Rolls back the transaction, if there is one, and clears the cached lengths.
    async fn undo(&mut self) {
        self.lengths.forget();
        if let Ok(connection) = self.connections.writer().await {
            // The failure may have ended the transaction already.
            let _ = sqlx::raw_sql("ROLLBACK").execute(connection).await;
        }
    }
}

fn entry(request: &WriteRequest) -> Option<&Entry> {
    match &request.op {
        WriteOp::Append(entry) => Some(entry),
        _ => None,
    }
}

/// Binds as many of these rows as one statement takes.
fn chunk<'a>(rows: &mut impl Iterator<Item = EventRow<'a>>) -> (usize, SqliteArguments) {
    let mut arguments = SqliteArguments::default();
    let mut count = 0;
    for (code, seq, body) in rows.take(Statements::MAX_ROWS) {
        arguments.add(Arc::clone(code)).expect("a text can be bound");
        arguments.add(seq).expect("a number can be bound");
        arguments.add(Arc::clone(body)).expect("a text can be bound");
        count += 1;
    }
    (count, arguments)
}

async fn run(
    connection: &mut SqliteConnection,
    statement: sqlx::SqlStr,
    arguments: SqliteArguments,
) -> Result<(), Failure> {
    sqlx::query_with(statement, arguments).execute(connection).await?;
    Ok(())
}

/// How many events have been written.
fn events(requests: &[WriteRequest], outcomes: &[Outcome]) -> usize {
    let written = requests.iter().zip(outcomes).filter(|(_, outcome)| outcome.is_ok());
    written.filter_map(|(request, _)| entry(request)).map(|entry| entry.events.len()).sum()
}

/// Counts and times a batch that has been written.
fn record_metrics(requests: usize, events: usize, started: Instant) {
    metrics::counter!("tacora_store_events_total").increment(events as u64);
    metrics::histogram!("tacora_store_batch").record(f64::from(u32::try_from(requests).unwrap_or(u32::MAX)));
    metrics::histogram!("tacora_store_commit_seconds").record(started.elapsed());
}
