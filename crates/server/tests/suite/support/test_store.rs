//! The store of a test server: its own, or one that nodes share together with a bus.

use std::env;
use std::ops::Deref;
use std::sync::Arc;

use server::cluster::{Cluster, NatsBus};
use server::store::{PostgresStore, SharedStore, SqliteStore, Store};
use server::{Server, Settings};

/// A store, which is shared if it can be.
#[derive(Clone)]
pub(crate) struct TestStore {
    store: Arc<dyn Store>,
    shared: Option<Arc<dyn SharedStore>>,
}

impl TestStore {
    /// A store of one server.
    pub(crate) fn alone(store: Arc<dyn Store>) -> TestStore {
        TestStore { store, shared: None }
    }

    /// A store that nodes share.
    pub(crate) fn shared(store: Arc<impl SharedStore>) -> TestStore {
        TestStore { store: store.clone(), shared: Some(store) }
    }

    /// The store as nodes see it, if they share it.
    pub(crate) fn as_shared(&self) -> Option<&Arc<dyn SharedStore>> {
        self.shared.as_ref()
    }

    /// A server on this store: a node of a cluster if the store is shared.
    pub(crate) async fn server(&self, settings: Settings) -> Server {
        let Some(store) = self.shared.clone() else {
            return Server::new(Arc::clone(&self.store), settings);
        };
        let nats = env::var("TACORA_TEST_NATS").expect("TACORA_TEST_NATS names the server");
        let bus = NatsBus::connect(&nats, store.name()).await.unwrap();
        Server::node(Cluster { store, bus: Arc::new(bus) }, settings)
    }
}

impl Deref for TestStore {
    type Target = dyn Store;

    fn deref(&self) -> &(dyn Store + 'static) {
        &*self.store
    }
}

impl From<Arc<SqliteStore>> for TestStore {
    fn from(store: Arc<SqliteStore>) -> TestStore {
        TestStore::alone(store)
    }
}

impl From<Arc<PostgresStore>> for TestStore {
    fn from(store: Arc<PostgresStore>) -> TestStore {
        TestStore::shared(store)
    }
}
