//! What every part of a running server needs: its store, its node, time, randomness and metrics.

use std::sync::Arc;

use crate::clock::Clock;
use crate::cluster::Node;
use crate::random::RandomSource;
use crate::shutdown::Shutdown;
use crate::store::Store;
use crate::telemetry::Counts;
use crate::work_pool::WorkPool;

/// The dependencies of tables, identities and background tasks. Cloning it is cheap.
#[derive(Clone)]
pub(crate) struct Context {
    pub(crate) store: Arc<dyn Store>,
    /// This node, if the server is part of a cluster.
    pub(crate) node: Option<Arc<Node>>,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) random: RandomSource,
    pub(crate) counts: Counts,
    /// Once it has begun, tables run no timers: the store is about to close.
    pub(crate) shutdown: Shutdown,
    /// The pool that rebuilds tables from long logs.
    pub(crate) loading: Arc<WorkPool>,
}

#[cfg(test)]
impl Context {
    /// That of a single server with an empty database in memory.
    pub(crate) async fn in_memory() -> Context {
        let store = crate::store::SqliteStore::in_memory().await.expect("a store in memory");
        Context {
            store: Arc::new(store),
            node: None,
            clock: Arc::new(crate::clock::SystemClock),
            random: RandomSource::Real,
            counts: Counts::new(&crate::telemetry::Telemetry::new()),
            shutdown: Shutdown::new(),
            loading: Arc::new(WorkPool::new()),
        }
    }
}
