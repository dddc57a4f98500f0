//! A node says that it lives. When it has been silent for too long, whoever was connected to it counts as gone.

use std::sync::Arc;
use std::time::Duration;

use super::{Request, Tables};
use crate::cluster::Node;

/// How long silence is taken for life, and how often a node speaks.
const LEASE: Duration = Duration::from_secs(9);
const RENEW_INTERVAL: Duration = Duration::from_secs(3);

/// Says so until the shutdown.
pub(super) async fn renew(node: Arc<Node>, tables: Tables) {
    let context = tables.context();
    loop {
        let now = context.clock.now();
        match node.store.renew_lease(node.id, now, now + LEASE).await {
            Ok(true) => {}
            // We were given up meanwhile, or have just begun: everybody who is connected to us has to be named again.
            Ok(false) => tables.for_all_awake(|| Request::RepublishConnections),
            Err(error) => error.log(None, "cannot renew node lease"),
        }
        if !context.shutdown.sleep(RENEW_INTERVAL).await {
            return;
        }
    }
}
