//! Two nodes of one cluster: a database for them alone, and the bus that a test wants.

use std::sync::Arc;

use async_trait::async_trait;
use bytes::Bytes;
use futures_util::{StreamExt, stream};
use server::cluster::{Bus, Cluster, NatsBus, Subscription, Topic};
use server::http::Rates;
use server::store::SharedStore;
use server::{Server, Settings};
use throwaway::Nats;

use crate::support::postgres_server::{Database, PostgresServer};
use crate::support::test_app::TestApp;

/// Two nodes on one database.
pub(crate) struct TwoNodes {
    pub(crate) one: TestApp,
    pub(crate) other: TestApp,
    /// It ends with the nodes, and the server with the last of all databases.
    _database: Database,
}

/// A bus that claims to be well and loses every word.
struct SilentBus;

#[async_trait]
impl Bus for SilentBus {
    fn publish(&self, _: Topic, _: Bytes) {}

    async fn subscribe(&self, _: Topic) -> Subscription {
        stream::pending().boxed()
    }

    fn is_healthy(&self) -> bool {
        true
    }
}

impl TwoNodes {
    /// With this NATS server between them.
    pub(crate) async fn on(nats: &Nats) -> TwoNodes {
        let (url, database) = (nats.url(), PostgresServer::get().database().await);
        TwoNodes::with(database, async |name| Arc::new(NatsBus::connect(&url, name).await.unwrap())).await
    }

    /// With a bus between them that loses everything, which nobody notices.
    pub(crate) async fn without_a_word() -> TwoNodes {
        TwoNodes::without_a_word_on(PostgresServer::get().database().await).await
    }

    /// The same on this database.
    pub(crate) async fn without_a_word_on(database: Database) -> TwoNodes {
        TwoNodes::with(database, async |_| Arc::new(SilentBus)).await
    }

    async fn with<B: Bus>(database: Database, bus: impl AsyncFn(&str) -> Arc<B>) -> TwoNodes {
        let node = async || {
            let store = Arc::new(database.open().await);
            let bus = bus(store.name()).await;
            let settings = Settings { rates: Rates::UNLIMITED, ..Settings::default() };
            TestApp::serving(Server::node(Cluster { store, bus }, settings)).await
        };
        TwoNodes { one: node().await, other: node().await, _database: database }
    }
}
