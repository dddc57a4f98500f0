//! Checkpoints the write-ahead log while the writer continues.
//!
//! SQLite would checkpoint after a commit, and every request would wait for it: a tenth of a second and more when the log
//! is long. So another connection copies nearly all of it, and the writer only what was written meanwhile; then the log
//! starts again. If this falls behind, SQLite checkpoints by itself (`wal_autocheckpoint`).

use sqlx::{SqliteConnection, SqlitePool};
use tokio::task::JoinHandle;

/// After how many events a checkpoint starts: about 16 MB of log when many tables write at once.
const EVENTS: usize = 12_000;

/// The state of the checkpoint.
#[derive(Debug)]
pub(super) struct Checkpointer {
    /// The connection for it; none for a database in memory.
    connections: Option<SqlitePool>,
    /// How many events were written since the last checkpoint began.
    events: usize,
    under_way: Option<JoinHandle<()>>,
}

impl Checkpointer {
    /// No checkpoint yet.
    pub(super) fn new(connections: Option<SqlitePool>) -> Checkpointer {
        Checkpointer { connections, events: 0, under_way: None }
    }

    /// This many more events were written.
    pub(super) fn count(&mut self, events: usize) {
        self.events += events;
    }

    /// Whether a checkpoint has to be started or finished.
    pub(super) fn is_due(&self) -> bool {
        match &self.under_way {
            Some(checkpointer) => checkpointer.is_finished(),
            None => self.connections.is_some() && self.events >= EVENTS,
        }
    }

    /// Finishes the checkpoint on the writer's connection, or starts one.
    pub(super) async fn advance(&mut self, writer: &mut SqliteConnection) {
        if self.under_way.take().is_some() {
            checkpoint(writer).await;
        } else if let Some(connections) = self.connections.clone() {
            self.events = 0;
            self.under_way = Some(tokio::spawn(async move {
                match connections.acquire().await {
                    Ok(mut connection) => checkpoint(&mut connection).await,
                    Err(error) => {
                        tracing::warn!(%error, "cannot open a connection for the WAL checkpoint; the -wal file keeps growing");
                    }
                }
            }));
        }
    }

    /// Waits for the running checkpoint and closes the connection.
    pub(super) async fn close(self) {
        if let Some(checkpointer) = self.under_way {
            // The result does not matter: the whole log is checkpointed at the end.
            let _ = checkpointer.await;
        }
        if let Some(connections) = self.connections {
            connections.close().await;
        }
    }
}

/// Copies as much of the log as possible without waiting for readers.
async fn checkpoint(connection: &mut SqliteConnection) {
    if let Err(error) = sqlx::raw_sql("PRAGMA wal_checkpoint(PASSIVE)").execute(connection).await {
        tracing::warn!(%error, "WAL checkpoint failed; the -wal file keeps growing");
    }
}
