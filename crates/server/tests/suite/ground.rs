//! What a server of the suite stands on: a store of its own, or a store and a bus that nodes share.

use std::env;
use std::ops::Deref;
use std::sync::Arc;

use server::{Cluster, NatsBus, PostgresStore, Server, Settings, SharedStore, SqliteStore, Store};

/// A store, which is shared if it can be.
#[derive(Clone)]
pub(crate) struct Ground {
    store: Arc<dyn Store>,
    shared: Option<Arc<dyn SharedStore>>,
}

impl Ground {
    /// A store of one server.
    pub(crate) fn alone(store: Arc<dyn Store>) -> Ground {
        Ground { store, shared: None }
    }

    /// A store that nodes share.
    pub(crate) fn shared(store: Arc<impl SharedStore>) -> Ground {
        Ground { store: store.clone(), shared: Some(store) }
    }

    /// The store as nodes see it, if they share it.
    pub(crate) fn as_shared(&self) -> Option<&Arc<dyn SharedStore>> {
        self.shared.as_ref()
    }

    /// A server on this ground: a node of a cluster if others could stand there too.
    pub(crate) async fn server(&self, settings: Settings) -> Server {
        let Some(store) = self.shared.clone() else {
            return Server::new(Arc::clone(&self.store), settings);
        };
        let nats = env::var("TACORA_TEST_NATS").expect("TACORA_TEST_NATS names the server");
        let bus = NatsBus::connect(&nats, store.name()).await.unwrap();
        Server::node(Cluster { store, bus: Arc::new(bus) }, settings)
    }
}

impl Deref for Ground {
    type Target = dyn Store;

    fn deref(&self) -> &(dyn Store + 'static) {
        &*self.store
    }
}

impl From<Arc<SqliteStore>> for Ground {
    fn from(store: Arc<SqliteStore>) -> Ground {
        Ground::alone(store)
    }
}

impl From<Arc<PostgresStore>> for Ground {
    fn from(store: Arc<PostgresStore>) -> Ground {
        Ground::shared(store)
    }
}
