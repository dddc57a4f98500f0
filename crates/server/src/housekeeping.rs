//! The background tasks for data protection: deletes accounts, removes tables and old chat, and follows changes that the
//! operator makes with `tacora admin`.
//!
//! All work is done in small steps that can be repeated. What is left to do is in the database, so it continues after a
//! restart. In a cluster the node with the lease does the work. Every node follows changes, in a task of its own, so that
//! a ban does not wait for a long deletion.

mod accounts;
mod deletion;
mod lease;
mod log_pages;
mod removal;
mod retention;
mod time_slice;
mod watch;

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::Notify;
use tokio::time::sleep;

pub use accounts::{Accounts, PersonSummary, TableSummary};
pub(crate) use log_pages::LogPages;
pub use retention::Retention;

use crate::context::Context;
use crate::identity::Authenticator;
use crate::store::StoreError;
use crate::tables::Tables;
use deletion::Deletions;
use retention::RetentionRun;
use watch::Watch;

/// How often the server looks for work.
const POLL_INTERVAL: Duration = Duration::from_secs(1);

/// Starts the work at once.
#[derive(Clone, Default)]
pub(crate) struct WakeUp(Arc<Notify>);

impl WakeUp {
    /// There is something to do.
    pub(crate) fn now(&self) {
        self.0.notify_one();
    }
}

/// What housekeeping works on.
#[derive(Clone)]
pub(crate) struct Housekeeping {
    pub(crate) tables: Tables,
    pub(crate) authenticator: Arc<Authenticator>,
    pub(crate) wake_up: WakeUp,
}

impl Housekeeping {
    /// Starts the tasks, which run until the shutdown. A store without a database has nothing to delete.
    pub(crate) fn start(self, retention: Retention) {
        if self.tables.context().store.database().is_some() {
            tokio::spawn(self.clone().follow_changes());
            tokio::spawn(self.run(retention));
        }
    }

    /// Ends the sessions of banned and deleted accounts.
    async fn follow_changes(self) {
        let context = self.tables.context();
        let mut watch = Watch::default();
        while !context.shutdown.has_begun() {
            let looked = match accounts(context) {
                Ok(accounts) => watch.look(&accounts, &self.authenticator).await,
                Err(error) => Err(error),
            };
            if let Err(error) = looked
                && !context.shutdown.has_begun()
            {
                error
                    .log(None, "cannot read which accounts were banned or deleted; trying again in a second");
            }
            context.shutdown.sleep(POLL_INTERVAL).await;
        }
    }

    async fn run(self, retention: Retention) {
        let context = self.tables.context().clone();
        let mut backlog = Backlog {
            deletions: Deletions::new(retention.deletion_grace),
            next_retention: Instant::now() + retention.every,
            retention_run: None,
        };
        while !context.shutdown.has_begun() {
            let worked = self.work(&mut backlog, retention).await;
            if let Err(error) = worked
                && !context.shutdown.has_begun()
            {
                // A store that is about to close continues at the next start.
                error.log(None, "deletion of accounts and tables is interrupted; trying again in a second");
            }
            tokio::select! {
                () = sleep(POLL_INTERVAL) => {}
                () = self.wake_up.0.notified() => {}
                () = context.shutdown.begun() => {}
            }
        }
    }

    /// Does some of the work that there is: each kind for a limited time, so that none has to wait for all of another.
    async fn work(&self, backlog: &mut Backlog, retention: Retention) -> Result<(), StoreError> {
        let context = self.tables.context();
        let accounts = accounts(context)?;
        let waiting = accounts.deletions().await?;
        let removals = accounts.removals().await?;
        let retention_is_due = Instant::now() >= backlog.next_retention;
        if waiting.is_empty() && removals.is_empty() && !retention_is_due {
            return Ok(());
        }
        let work = async {
            backlog.deletions.advance(self, &waiting).await?;
            removal::remove_all(self, removals).await?;
            if retention_is_due {
                let run = backlog
                    .retention_run
                    .get_or_insert_with(|| RetentionRun::new(retention, context.clock.now()));
                if run.advance(self).await {
                    backlog.retention_run = None;
                    backlog.next_retention = Instant::now() + retention.every;
                }
            }
            Ok(())
        };
        lease::while_held(context, work).await.unwrap_or(Ok(()))
    }
}

/// What this node knows of the work that is left.
struct Backlog {
    deletions: Deletions,
    next_retention: Instant,
    /// The retention run that has begun.
    retention_run: Option<RetentionRun>,
}

/// The accounts in the database of this server.
fn accounts(context: &Context) -> Result<Accounts<'_>, StoreError> {
    let database = context.store.database();
    database.map(Accounts::new).ok_or_else(|| StoreError::Failed("there is no database".to_owned()))
}
