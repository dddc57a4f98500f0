//! Runs overdue timers of tables whose node has died: any other node may claim them.

use std::sync::Arc;
use std::time::Duration;

use super::{Request, Tables};
use crate::cluster::Node;

/// A timer that is overdue for this long was missed by its node.
const OVERDUE: Duration = Duration::from_secs(1);

/// How often overdue timers are looked for, and how many tables are claimed together.
const LOOK: Duration = Duration::from_millis(500);
const BATCH_LIMIT: u32 = 64;

/// Claims overdue timers until the shutdown.
pub(super) async fn claim(node: Arc<Node>, tables: Tables) {
    let context = tables.context();
    while context.shutdown.sleep(LOOK).await {
        let now = context.clock.now();
        let (before, until) = (now.before(OVERDUE), Node::claim_until(now));
        match node.store.claim_due(before, until, BATCH_LIMIT).await {
            Ok(orphans) => {
                context.counts.orphans.increment(orphans.len() as u64);
                for code in orphans {
                    let tables = tables.clone();
                    tokio::spawn(async move { tables.send(code, Request::RunTimers { until }).await });
                }
            }
            Err(error) => error.log(None, "cannot query tables with overdue timers"),
        }
    }
}
