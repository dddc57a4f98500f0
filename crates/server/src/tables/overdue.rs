//! Tables whose node has died with something to do: any other node takes them up.

use std::sync::Arc;
use std::time::Duration;

use super::{Request, Tables};
use crate::cluster::Node;

/// What is due for longer has been forgotten by whoever was to see to it.
const OVERDUE: Duration = Duration::from_secs(1);

/// How often it is looked for, and how many tables are taken up at one go.
const LOOK: Duration = Duration::from_millis(500);
const BATCH_LIMIT: u32 = 64;

/// Takes them up until the shutdown.
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
            Err(error) => error.log(None, "cannot query overdue tables"),
        }
    }
}
