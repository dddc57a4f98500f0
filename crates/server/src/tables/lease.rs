//! Renews the lease of this node. When a lease expires, everybody connected to that node counts as gone.

use std::sync::Arc;
use std::time::Duration;

use super::{Request, Tables};
use crate::cluster::Node;

/// How long a lease lasts, and how often it is renewed.
const LEASE: Duration = Duration::from_secs(9);
const RENEW_INTERVAL: Duration = Duration::from_secs(3);

/// Renews the lease until the shutdown.
pub(super) async fn renew(node: Arc<Node>, tables: Tables) {
    let context = tables.context();
    loop {
        let now = context.clock.now();
        match node.store.renew_lease(node.id, now, now + LEASE).await {
            Ok(true) => {}
            // The lease had expired, or the node has just started: publish all connections again.
            Ok(false) => tables.for_all_awake(|| Request::RepublishConnections),
            Err(error) => error.log(
                None,
                "cannot renew the lease of this node; its players count as gone when the lease expires",
            ),
        }
        if !context.shutdown.sleep(RENEW_INTERVAL).await {
            return;
        }
    }
}
