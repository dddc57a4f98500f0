//! What a server does in the background for data protection: it deletes accounts, removes tables and old chat, and notices
//! what the operator has changed with `tacora admin`.
//!
//! Everything is done in small steps that can be repeated: what is left to do stands in the database, so a server that was
//! stopped goes on where it was. Of several nodes, the one with the lease does the work; each notices changes by itself.

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

use crate::database::{Dialect, Sql};
use crate::desk::Desk;
use crate::live::House;
use crate::store::StoreError;
use deletion::Deletions;
use watch::Watch;

/// How often the server looks for work.
const LOOK: Duration = Duration::from_secs(1);

/// For how long a node keeps the lease without renewing it, in milliseconds.
const LEASE: i64 = 30_000;

/// Lets a request begin the work at once.
#[derive(Clone, Default)]
pub(crate) struct WakeUp(Arc<Notify>);

impl WakeUp {
    /// There is something to do.
    pub(crate) fn now(&self) {
        self.0.notify_one();
    }
}

/// Begins, until the shutdown.
pub(crate) fn start(desk: &Desk, retention: Retention) {
    if desk.tables.house().store.database().is_some() {
        tokio::spawn(keep_house(desk.clone(), retention));
    }
}

async fn keep_house(desk: Desk, retention: Retention) {
    let house = desk.tables.house().clone();
    let (mut watch, mut deletions) = (Watch::default(), Deletions::new(retention.deletion_grace));
    let mut next_retention = Instant::now() + retention.every;
    while !house.shutdown.has_begun() {
        if let Err(error) = work(&desk, &house, &mut watch, &mut deletions).await {
            // A store that is about to close goes on with the next start.
            if !house.shutdown.has_begun() {
                tracing::warn!(%error, "deletion of accounts and tables is interrupted; trying again in a second");
            }
        } else if Instant::now() >= next_retention && has_lease(&house).await {
            next_retention = Instant::now() + retention.every;
            retention::enforce(&desk, retention).await;
        }
        tokio::select! {
            () = sleep(LOOK) => {}
            () = desk.housekeeping.0.notified() => {}
            () = house.shutdown.begun() => {}
        }
    }
}

async fn work(
    desk: &Desk,
    house: &House,
    watch: &mut Watch,
    deletions: &mut Deletions,
) -> Result<(), StoreError> {
    let accounts = accounts(house)?;
    watch.look(&accounts, &desk.doorkeeper).await?;
    let waiting = accounts.deletions().await?;
    let removals = accounts.removals().await?;
    if (waiting.is_empty() && removals.is_empty()) || !has_lease(house).await {
        return Ok(());
    }
    deletions.go_on(desk, &waiting).await?;
    for code in removals {
        removal::remove(desk, code).await?;
    }
    Ok(())
}

/// The accounts behind this house.
fn accounts(house: &House) -> Result<Accounts<'_>, StoreError> {
    let database = house.store.database();
    database.map(Accounts::new).ok_or_else(|| StoreError::Failed("there is no database".to_owned()))
}

/// Whether this node is the one that does the work now. The time is that of the database.
async fn has_lease(house: &House) -> bool {
    let Some((database, node)) = house.store.database().zip(house.node.as_ref()) else { return true };
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
