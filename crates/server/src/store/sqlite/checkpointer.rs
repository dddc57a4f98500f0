//! Copies the write-ahead log back into the file while the writer goes on.
//!
//! SQLite would do it by itself after a commit, and everybody would wait for it: a tenth of a second and more when the log is
//! long. So a connection of its own copies nearly all of it, and the writer what has been written meanwhile; then the log
//! begins anew. If it ever fell behind, SQLite does it by itself as before (`wal_autocheckpoint`).

use sqlx::{SqliteConnection, SqlitePool};
use tokio::task::JoinHandle;

/// After how many events the log is copied: some 16 MB of it when many tables write at once.
const EVENTS: usize = 12_000;

/// What is being copied.
#[derive(Debug)]
pub(super) struct Checkpointer {
    /// Where the connection for it comes from; none for a database that has no file.
    connections: Option<SqlitePool>,
    /// How many events were written since it was begun last.
    events: usize,
    under_way: Option<JoinHandle<()>>,
}

impl Checkpointer {
    /// Nothing yet, with connections from here.
    pub(super) fn new(connections: Option<SqlitePool>) -> Checkpointer {
        Checkpointer { connections, events: 0, under_way: None }
    }

    /// So many more events have been written.
    pub(super) fn count(&mut self, events: usize) {
        self.events += events;
    }

    /// Whether it is time to begin, or to finish what was begun.
    pub(super) fn is_due(&self) -> bool {
        match &self.under_way {
            Some(checkpointer) => checkpointer.is_finished(),
            None => self.connections.is_some() && self.events >= EVENTS,
        }
    }

    /// Finishes what was begun with the writer's own connection, or begins.
    pub(super) async fn advance(&mut self, writer: &mut SqliteConnection) {
        if self.under_way.take().is_some() {
            checkpoint(writer).await;
        } else if let Some(connections) = self.connections.clone() {
            self.events = 0;
            self.under_way = Some(tokio::spawn(async move {
                match connections.acquire().await {
                    Ok(mut connection) => checkpoint(&mut connection).await,
                    Err(error) => tracing::warn!(%error, "no connection to copy the log of the database"),
                }
            }));
        }
    }

    /// Lets go of the file, once what is under way is done.
    pub(super) async fn close(self) {
        if let Some(checkpointer) = self.under_way {
            // It cannot fail, and is not missed: the whole log is copied at the end.
            let _ = checkpointer.await;
        }
        if let Some(connections) = self.connections {
            connections.close().await;
        }
    }
}

/// Copies what nobody else is copying or still reads, and waits for nobody.
async fn checkpoint(connection: &mut SqliteConnection) {
    if let Err(error) = sqlx::raw_sql("PRAGMA wal_checkpoint(PASSIVE)").execute(connection).await {
        tracing::warn!(%error, "the log of the database could not be copied back");
    }
}
