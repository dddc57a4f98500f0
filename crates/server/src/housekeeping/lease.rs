//! The lease that one node of a cluster holds while it does the background work.

use std::time::Duration;

use tokio::time::sleep;

use crate::context::Context;
use crate::store::{Dialect, Sql};

/// How long the lease lasts, in milliseconds.
const LEASE: i64 = 30_000;

/// How often it is renewed while work goes on.
const RENEWAL: Duration = Duration::from_secs(10);

/// Does this work if this node gets the lease, and renews it until the work is done. The work is dropped when the lease
/// is lost: all of it consists of steps that can be repeated.
pub(super) async fn while_held<T>(context: &Context, work: impl Future<Output = T>) -> Option<T> {
    if !take(context).await {
        return None;
    }
    tokio::select! {
        done = work => Some(done),
        () = lost(context) => None,
    }
}

/// Renews the lease until another node has it.
async fn lost(context: &Context) {
    loop {
        sleep(RENEWAL).await;
        if !take(context).await {
            return;
        }
    }
}

/// Takes or renews the lease; whether this node has it. The time is that of the database.
async fn take(context: &Context) -> bool {
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
