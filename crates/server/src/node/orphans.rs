//! Tables whose node has died with something to do: any other node takes them up.

use std::sync::Arc;
use std::time::Duration;

use super::{Node, pause};
use crate::live::Ask;
use crate::tables::Tables;

/// What is due for longer has been forgotten by whoever was to see to it.
const OVERDUE: Duration = Duration::from_secs(1);

/// How often it is looked for, and how many tables are taken up at one go.
const LOOK: Duration = Duration::from_millis(500);
const AT_ONE_GO: u32 = 64;

/// Takes them up until the shutdown.
pub(super) async fn adopt(node: Arc<Node>, tables: Tables) {
    let house = tables.house();
    while pause(LOOK, &house.shutdown).await {
        let now = house.clock.now();
        let (before, until) = (now.before(OVERDUE), Node::claim_until(now));
        match node.store.claim_due(before, until, AT_ONE_GO).await {
            Ok(orphans) => {
                house.counts.orphans.increment(orphans.len() as u64);
                for code in orphans {
                    let tables = tables.clone();
                    tokio::spawn(async move { tables.send(code, Ask::Due { until }).await });
                }
            }
            Err(error) => error.log(None, "cannot query overdue tables"),
        }
    }
}
