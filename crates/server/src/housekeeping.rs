//! The background task for data protection: deletes accounts, removes tables and old chat, and follows changes that the
//! operator makes with `tacora admin`.
//!
//! All work is done in small steps that can be repeated. What is left to do is in the database, so it continues after a
//! restart. In a cluster the node with the lease does the work; every node follows changes.

mod accounts;
mod deletion;
mod log_pages;
mod removal;
mod retention;
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
use crate::store::{Dialect, Sql, StoreError};
use crate::tables::Tables;
use deletion::Deletions;
use watch::Watch;

/// How often the server looks for work.
const POLL_INTERVAL: Duration = Duration::from_secs(1);

/// How long the lease lasts, in milliseconds.
const LEASE: i64 = 30_000;

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
    /// Starts the task, which runs until the shutdown. A store without a database has nothing to delete.
    pub(crate) fn start(self, retention: Retention) {
        if self.tables.context().store.database().is_some() {
            tokio::spawn(self.run(retention));
        }
    }

    async fn run(self, retention: Retention) {
        let context = self.tables.context().clone();
        let (mut watch, mut deletions) = (Watch::default(), Deletions::new(retention.deletion_grace));
        let mut next_retention = Instant::now() + retention.every;
        while !context.shutdown.has_begun() {
            if let Err(error) = self.work(&mut watch, &mut deletions).await {
                // A store that is about to close continues at the next start.
                if !context.shutdown.has_begun() {
                    error.log(
                        None,
                        "deletion of accounts and tables is interrupted; trying again in a second",
                    );
                }
            } else if Instant::now() >= next_retention && has_lease(&context).await {
                next_retention = Instant::now() + retention.every;
                retention::enforce(&self, retention).await;
            }
            tokio::select! {
                () = sleep(POLL_INTERVAL) => {}
                () = self.wake_up.0.notified() => {}
                () = context.shutdown.begun() => {}
            }
        }
    }

    async fn work(&self, watch: &mut Watch, deletions: &mut Deletions) -> Result<(), StoreError> {
        let context = self.tables.context();
        let accounts = accounts(context)?;
        watch.look(&accounts, &self.authenticator).await?;
        let waiting = accounts.deletions().await?;
        let removals = accounts.removals().await?;
        if (waiting.is_empty() && removals.is_empty()) || !has_lease(context).await {
            return Ok(());
        }
        deletions.advance(self, &waiting).await?;
        for code in removals {
            removal::remove(self, code).await?;
        }
        Ok(())
    }
}

/// The accounts in the database of this server.
fn accounts(context: &Context) -> Result<Accounts<'_>, StoreError> {
    let database = context.store.database();
    database.map(Accounts::new).ok_or_else(|| StoreError::Failed("there is no database".to_owned()))
}

/// Takes or renews the lease; whether this node has it. The time is that of the database.
async fn has_lease(context: &Context) -> bool {
    let Some((database, node)) = context.store.database().zip(context.node.as_ref()) else { return true };
    if database.dialect() == Dialect::Sqlite {
        return true;
    }
    let take = Sql::new(
        "INSERT INTO leases (name, holder, until) \
         VALUES ('housekeeping', $1, (extract(epoch FROM clock_timestamp()) * 1000)::bigint + $2) \
         ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until \
         WHERE leases.holder = excluded.holder OR leases.until < excluded.until - $2",
    );
    let taken = database.change(vec![take.bind(node.id.0.cast_signed()).bind(LEASE)]).await;
    taken.unwrap_or(false)
}
