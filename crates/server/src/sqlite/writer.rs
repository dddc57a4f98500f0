//! The one task that writes: it takes whatever waits, writes it in one transaction and answers everyone.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use sqlx::sqlite::SqliteArguments;
use sqlx::{Arguments, SqliteConnection};
use tokio::sync::mpsc;
use tokio::task::yield_now;

use super::copying::Copying;
use super::deed;
use super::failure::Failure;
use super::length::Lengths;
use super::order::{Deed, Entry, EventRow, Order};
use super::source::Source;
use super::statement::Statements;
use crate::store::StoreError;

/// The most orders that share a transaction.
const BATCH: usize = 1_024;

/// What came of an order.
type Verdict = Result<bool, StoreError>;

/// The task and what it knows.
#[derive(Debug)]
pub(super) struct Writer {
    source: Source,
    statements: Statements,
    lengths: Lengths,
    copying: Copying,
    commits: Arc<AtomicU64>,
}

impl Writer {
    /// A writer to this source that counts its commits.
    pub(super) fn new(mut source: Source, commits: Arc<AtomicU64>) -> Writer {
        let copying = Copying::new(source.copiers.take());
        Writer { source, statements: Statements::new(), lengths: Lengths::default(), copying, commits }
    }

    /// Writes until it is told to close or nobody is left who could ask for anything.
    pub(super) async fn run(mut self, mut waiting: mpsc::Receiver<Order>) {
        let mut orders = Vec::with_capacity(BATCH);
        let mut closers = Vec::new();
        while waiting.recv_many(&mut orders, BATCH).await > 0 {
            // Whoever is about to order as well gets the chance. Those who come while this is written share the next sync,
            // so that the busier the house is, the more share one.
            yield_now().await;
            while orders.len() < BATCH
                && let Ok(order) = waiting.try_recv()
            {
                orders.push(order);
            }
            for closing in orders.extract_if(.., |order| matches!(order.deed, Deed::Close)) {
                waiting.close();
                closers.push(closing.answer);
            }
            if orders.is_empty() {
                continue;
            }
            let verdicts = self.write(&orders).await;
            for (order, verdict) in orders.drain(..).zip(verdicts) {
                // Whoever does not wait any more does not need to know.
                let _ = order.answer.send(verdict);
            }
            if self.copying.is_due()
                && let Ok(connection) = self.source.writer().await
            {
                self.copying.go_on(connection).await;
            }
        }
        self.copying.close().await;
        self.source.close().await;
        for answer in closers {
            let _ = answer.send(Ok(true));
        }
    }

    /// Writes these orders and says what came of each.
    async fn write(&mut self, orders: &[Order]) -> Vec<Verdict> {
        let started = Instant::now();
        let written = match self.together(orders).await {
            Err(Failure::Refused(_) | Failure::Conflict) => {
                self.undo().await;
                self.one_by_one(orders).await
            }
            other => other,
        };
        match &written {
            Ok(verdicts) => {
                let events = events(orders, verdicts);
                self.copying.count(events);
                tell(orders.len(), events, started);
            }
            Err(failure) => {
                tracing::error!(%failure, orders = orders.len(), "a batch could not be written");
                self.undo().await;
                self.source.renew().await;
            }
        }
        self.source.release();
        written.unwrap_or_else(|failure| {
            let sentence = failure.to_string();
            orders.iter().map(|_| Err(StoreError::Failed(sentence.clone()))).collect()
        })
    }

    /// Writes all of them at once. Fails if a single one is refused by the schema.
    async fn together(&mut self, orders: &[Order]) -> Result<Vec<Verdict>, Failure> {
        let connection = self.source.writer().await?;
        self.lengths.learn(orders.iter().filter_map(entry), &self.statements, connection).await?;
        let mut verdicts: Vec<Verdict> = orders.iter().map(|order| self.judge(order)).collect();
        let mut accepted: Vec<(&Order, &mut Verdict)> =
            orders.iter().zip(&mut verdicts).filter(|(_, verdict)| verdict.is_ok()).collect();
        let entries: Vec<&Entry> = accepted.iter().filter_map(|(order, _)| entry(order)).collect();
        let events = entries.iter().map(|entry| entry.events.len()).sum();
        let only_events =
            entries.len() == accepted.len() && entries.iter().all(|entry| entry.is_only_events());
        if only_events && events == 0 {
            return Ok(verdicts);
        }

        let mut rows = entries.into_iter().flat_map(Entry::rows);
        let connection = self.source.writer().await?;
        if only_events && events <= Statements::MOST_ROWS {
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
            for (order, verdict) in &mut accepted {
                **verdict = Ok(deed::all_but_events(connection, &order.deed).await?);
            }
            sqlx::raw_sql("COMMIT").execute(&mut *connection).await?;
        }
        if orders.iter().any(|order| matches!(order.deed, Deed::Change(_))) {
            // It may have removed events.
            self.lengths.forget();
        }
        self.committed();
        Ok(verdicts)
    }

    /// Whether this order can be carried out, as far as the lengths of the logs tell.
    fn judge(&mut self, order: &Order) -> Verdict {
        match entry(order) {
            Some(entry) if !self.lengths.take(entry) => Err(StoreError::Conflict),
            _ => Ok(true),
        }
    }

    /// Writes them in one transaction, but each so that it can be undone alone. Slow, and only needed when something is
    /// refused that the writer thought it could write.
    async fn one_by_one(&mut self, orders: &[Order]) -> Result<Vec<Verdict>, Failure> {
        let connection = self.source.writer().await?;
        sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut *connection).await?;
        let mut verdicts = Vec::with_capacity(orders.len());
        for order in orders {
            sqlx::raw_sql("SAVEPOINT one").execute(&mut *connection).await?;
            let verdict = match deed::whole(connection, &order.deed).await {
                Ok(done) => Ok(done),
                Err(Failure::Conflict) => Err(StoreError::Conflict),
                Err(Failure::Refused(error)) => Err(error),
                Err(broken @ Failure::Broken(_)) => return Err(broken),
            };
            if verdict.is_err() {
                sqlx::raw_sql("ROLLBACK TO one").execute(&mut *connection).await?;
            }
            sqlx::raw_sql("RELEASE one").execute(&mut *connection).await?;
            verdicts.push(verdict);
        }
        sqlx::raw_sql("COMMIT").execute(&mut *connection).await?;
        self.committed();
        Ok(verdicts)
    }

    fn committed(&self) {
        self.commits.fetch_add(1, Ordering::Relaxed);
        metrics::counter!("tacora_store_commits_total").increment(1);
    }

    /// Gives up the transaction, if there is one, and everything that was believed in it.
    async fn undo(&mut self) {
        self.lengths.forget();
        if let Ok(connection) = self.source.writer().await {
            // Often there is none any more: the failure has ended it.
            let _ = sqlx::raw_sql("ROLLBACK").execute(connection).await;
        }
    }
}

fn entry(order: &Order) -> Option<&Entry> {
    match &order.deed {
        Deed::Append(entry) => Some(entry),
        _ => None,
    }
}

/// As many of these rows as one statement takes, bound.
fn chunk<'a>(rows: &mut impl Iterator<Item = EventRow<'a>>) -> (usize, SqliteArguments) {
    let mut arguments = SqliteArguments::default();
    let mut count = 0;
    for (code, seq, body) in rows.take(Statements::MOST_ROWS) {
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
fn events(orders: &[Order], verdicts: &[Verdict]) -> usize {
    let written = orders.iter().zip(verdicts).filter(|(_, verdict)| verdict.is_ok());
    written.filter_map(|(order, _)| entry(order)).map(|entry| entry.events.len()).sum()
}

/// Counts and times a batch that has been written.
fn tell(orders: usize, events: usize, started: Instant) {
    metrics::counter!("tacora_store_events_total").increment(events as u64);
    metrics::histogram!("tacora_store_batch").record(f64::from(u32::try_from(orders).unwrap_or(u32::MAX)));
    metrics::histogram!("tacora_store_commit_seconds").record(started.elapsed());
}
