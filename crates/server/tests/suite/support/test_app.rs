//! A server on a free port, for one test.

use std::net::SocketAddr;
use std::sync::Arc;

use async_trait::async_trait;
use axum::Router;
use reqwest::Response;
use server::http::Rates;
use server::store::{
    Append, Database, GamePlace, GameRow, KeyHash, KeyRow, PersonRow, RequestRow, StorageOwner, Store,
    StoreError, StoredAnswer, TableRow,
};
use server::{Clock, ConnectionLimits, Server, Settings, Shutdown, TableCode};
use table::PersonId;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::contract;
use crate::support::test_store::TestStore;

/// A running server.
pub(crate) struct TestApp {
    pub(crate) address: SocketAddr,
    pub(crate) shutdown: Shutdown,
    /// Ends when the server has.
    pub(crate) served: JoinHandle<()>,
    pub(crate) client: reqwest::Client,
}

impl TestApp {
    /// Serves this app.
    pub(crate) async fn of(app: Router, limits: ConnectionLimits, shutdown: Shutdown) -> TestApp {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let served = tokio::spawn(server::run(listener, app, limits, shutdown.clone()));
        TestApp { address, shutdown, served, client: reqwest::Client::new() }
    }

    /// The whole server on a store that does nothing, with these settings.
    pub(crate) async fn with(settings: Settings) -> TestApp {
        TestApp::on(Arc::new(EmptyStore { ready: true }), settings).await
    }

    /// The whole server on this store.
    pub(crate) async fn on(store: impl Into<TestStore>, settings: Settings) -> TestApp {
        TestApp::serving(store.into().server(settings).await).await
    }

    /// This server. Every answer that its document does not foresee is turned into one that no test expects.
    pub(crate) async fn serving(server: Server) -> TestApp {
        let shutdown = server.shutdown.clone();
        let (app, document) = server.build();
        TestApp::of(contract::kept(app, &document), ConnectionLimits::default(), shutdown).await
    }

    /// The whole server on this store, without limits and with its own idea of time.
    pub(crate) async fn at_the_time_of(store: impl Into<TestStore>, clock: Arc<dyn Clock>) -> TestApp {
        let settings = Settings { rates: Rates::UNLIMITED, ..Settings::default() };
        TestApp::serving(Server { clock, ..store.into().server(settings).await }).await
    }

    /// Ends the server; returns when the last connection is closed.
    pub(crate) async fn stop(self) {
        self.shutdown.begin();
        self.served.await.unwrap();
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    pub(crate) async fn get(&self, path: &str) -> Response {
        self.client.get(self.url(path)).send().await.unwrap()
    }
}

/// The status and the slug of a refusal.
pub(crate) async fn refusal(response: Response) -> (u16, String) {
    let status = response.status().as_u16();
    let kind = response.headers()["content-type"].to_str().unwrap().to_owned();
    assert_eq!(kind, "application/json");
    let problem: serde_json::Value = response.json().await.unwrap();
    assert!(problem["message"].as_str().is_some_and(|message| !message.is_empty()), "{problem}");
    (status, problem["slug"].as_str().unwrap().to_owned())
}

/// A store in which there is nothing and nothing can be put.
pub(crate) struct EmptyStore {
    pub(crate) ready: bool,
}

impl From<Arc<EmptyStore>> for TestStore {
    fn from(store: Arc<EmptyStore>) -> TestStore {
        TestStore::alone(store)
    }
}

fn broken<T>() -> Result<T, StoreError> {
    Err(StoreError::Failed("secret detail".to_owned()))
}

#[async_trait]
impl Store for EmptyStore {
    async fn append(&self, _: Append) -> Result<(), StoreError> {
        broken()
    }
    async fn events(&self, _: &TableCode, _: u32, _: u32) -> Result<Vec<String>, StoreError> {
        Ok(Vec::new())
    }
    async fn lobby(&self, _: u32) -> Result<Vec<TableRow>, StoreError> {
        Ok(Vec::new())
    }
    async fn tables_of(&self, _: PersonId, _: u32) -> Result<Vec<TableRow>, StoreError> {
        Ok(Vec::new())
    }
    async fn open_tables_of(&self, _: PersonId) -> Result<u32, StoreError> {
        Ok(0)
    }
    async fn stored_bytes(&self, _: StorageOwner) -> Result<u64, StoreError> {
        Ok(0)
    }
    async fn game(&self, _: &str) -> Result<Option<GameRow>, StoreError> {
        Ok(None)
    }
    async fn games_of(&self, _: PersonId, _: Option<GamePlace>, _: u32) -> Result<Vec<GameRow>, StoreError> {
        Ok(Vec::new())
    }
    async fn add_person(&self, _: PersonRow, _: KeyRow) -> Result<(), StoreError> {
        broken()
    }
    async fn person_by_key(&self, _: KeyHash) -> Result<Option<(PersonRow, KeyRow)>, StoreError> {
        Ok(None)
    }
    async fn rename(&self, _: PersonId, _: String) -> Result<(), StoreError> {
        broken()
    }
    async fn add_key(&self, _: KeyRow) -> Result<(), StoreError> {
        broken()
    }
    async fn keys_of(&self, _: PersonId) -> Result<Vec<KeyRow>, StoreError> {
        Ok(Vec::new())
    }
    async fn revoke_key(&self, _: PersonId, _: u64) -> Result<bool, StoreError> {
        Ok(false)
    }
    async fn exchange_key(&self, _: KeyHash, _: KeyRow) -> Result<bool, StoreError> {
        Ok(false)
    }
    async fn touch_key(&self, _: KeyHash, _: u64) -> Result<(), StoreError> {
        broken()
    }
    async fn begin_request(&self, _: RequestRow) -> Result<Option<RequestRow>, StoreError> {
        broken()
    }
    async fn end_request(&self, _: [u8; 32], _: Option<StoredAnswer>) -> Result<(), StoreError> {
        broken()
    }
    fn database(&self) -> Option<&dyn Database> {
        None
    }
    async fn ready(&self) -> Result<(), StoreError> {
        if self.ready { Ok(()) } else { broken() }
    }
    async fn close(&self) {}
}
