//! Combines appends of a node into one statement: one round trip and one commit for all of them.
//!
//! Only for appends without index changes, which are nearly all. Appends that arrive while a statement runs wait for the
//! next one.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::time::Instant;

use sqlx::Row;
use tokio::sync::{mpsc, oneshot};
use tokio::task::yield_now;

use super::connections::{Connections, Statement};
use super::{count, moment};
use crate::store::{Append, StoreError};

/// The most appends that share a statement.
const MAX: usize = 128;

/// As [the append of one](super::append), for many. Rows are locked in the order of their codes, so
/// that two nodes cannot deadlock.
const APPEND: &str = "\
    WITH wanted AS MATERIALIZED ( \
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[]) \
        AS wanted (code, after, count, due) ORDER BY code COLLATE \"C\" \
    ), log AS ( \
        INSERT INTO logs (code, length, due) \
        SELECT code, count, due FROM wanted \
        WHERE after = 0 OR EXISTS (SELECT FROM logs WHERE logs.code = wanted.code) \
        ON CONFLICT (code) DO UPDATE \
        SET length = logs.length + excluded.length, due = LEAST(logs.due, excluded.due) \
        WHERE logs.length = (SELECT after FROM wanted WHERE wanted.code = logs.code) \
        RETURNING code \
    ), written AS ( \
        INSERT INTO events (table_code, seq, body) \
        SELECT event.code, event.seq, event.body \
        FROM unnest($5::text[], $6::bigint[], $7::text[]) AS event (code, seq, body) JOIN log USING (code) \
    ) \
    SELECT code FROM log";

/// Collects appends and writes them together.
#[derive(Debug)]
pub(super) struct GroupCommit {
    queue: mpsc::Sender<PendingAppend>,
}

/// An append and the sender that waits for it.
#[derive(Debug)]
struct PendingAppend {
    append: Append,
    answer: oneshot::Sender<Result<(), StoreError>>,
}

impl GroupCommit {
    /// Starts the task, which ends when this value is dropped.
    pub(super) fn new(connections: Connections) -> GroupCommit {
        let (queue, waiting) = mpsc::channel(MAX);
        tokio::spawn(run(connections, waiting));
        GroupCommit { queue }
    }

    /// Appends these events together with other appends.
    pub(super) async fn append(&self, append: Append) -> Result<(), StoreError> {
        let gone = || StoreError::Failed("nobody writes any more".to_owned());
        let (answer, answered) = oneshot::channel();
        self.queue.send(PendingAppend { append, answer }).await.map_err(|_| gone())?;
        answered.await.unwrap_or_else(|_| Err(gone()))
    }
}

async fn run(connections: Connections, mut waiting: mpsc::Receiver<PendingAppend>) {
    let mut pending = Vec::with_capacity(MAX);
    while !pending.is_empty() || waiting.recv_many(&mut pending, MAX).await > 0 {
        // Appends that are about to arrive join this statement.
        yield_now().await;
        while pending.len() < MAX
            && let Ok(append) = waiting.try_recv()
        {
            pending.push(append);
        }
        // A statement can change a row only once, so a second append to the same log waits for the next statement.
        let mut batch = BTreeMap::new();
        for append in std::mem::take(&mut pending) {
            match batch.entry(append.append.table) {
                Entry::Vacant(place) => _ = place.insert(append),
                Entry::Occupied(_) => pending.push(append),
            }
        }
        write(&connections, batch.into_values().collect()).await;
    }
}

/// Writes all appends and answers each.
async fn write(connections: &Connections, batch: Vec<PendingAppend>) {
    let started = Instant::now();
    let written = connections.rows(statement(&batch)).await.and_then(|rows| {
        let codes = rows.iter().map(|row| row.try_get(0));
        Ok(codes.collect::<Result<Vec<String>, sqlx::Error>>()?)
    });
    let mut events = 0;
    for PendingAppend { append, answer } in batch {
        let verdict = match &written {
            Ok(codes) if codes.contains(&append.table.to_string()) => {
                events += append.events.len();
                Ok(())
            }
            Ok(_) => Err(StoreError::Conflict),
            Err(error) => Err(error.clone()),
        };
        // The sender may have stopped waiting.
        let _ = answer.send(verdict);
    }
    if written.is_ok() {
        count(events, started);
    }
}

fn statement(batch: &[PendingAppend]) -> Statement {
    let appends = || batch.iter().map(|pending| &pending.append);
    let codes: Vec<String> = appends().map(|append| append.table.to_string()).collect();
    let afters: Vec<i64> = appends().map(|append| i64::from(append.after)).collect();
    let counts: Vec<i64> =
        appends().map(|append| i64::try_from(append.events.len()).unwrap_or(i64::MAX)).collect();
    let dues: Vec<Option<i64>> = appends().map(|append| append.due.map(moment)).collect();
    let (mut logs, mut seqs, mut bodies) = (Vec::new(), Vec::new(), Vec::new());
    for Append { table, after, events, .. } in appends() {
        for (seq, body) in (i64::from(*after) + 1..).zip(events) {
            logs.push(table.to_string());
            seqs.push(seq);
            bodies.push(body.clone());
        }
    }
    let statement = sqlx::query(APPEND).bind(codes).bind(afters).bind(counts).bind(dues);
    statement.bind(logs).bind(seqs).bind(bodies)
}
