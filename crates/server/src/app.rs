//! Puts a server together: the router with every route, its OpenAPI document and the background tasks.

#[cfg(test)]
mod heavy_work_tests;
mod settings;

use std::sync::Arc;

use axum::Router;
use utoipa::OpenApi as _;
use utoipa::openapi::OpenApi;
use utoipa_axum::router::OpenApiRouter;

pub use settings::Settings;

use crate::clock::{Clock, SystemClock};
use crate::cluster::{Cluster, Node};
use crate::context::Context;
use crate::housekeeping::{Housekeeping, WakeUp};
use crate::http::{
    AppParts, AppState, Document, Guard, KeyUses, Limits, Pages, Site, api, health, metrics, pages,
    reference, start_page, trim_summaries,
};
use crate::identity::{self, Authenticator};
use crate::random::RandomSource;
use crate::shutdown::Shutdown;
use crate::store::Store;
use crate::tables::{self, Reviews, Tables};
use crate::telemetry::{Counts, Telemetry};
use crate::work_pool::WorkPool;

/// What a server is made of.
pub struct Server {
    /// The database.
    pub store: Arc<dyn Store>,
    /// The cluster that the server joins, if any.
    pub cluster: Option<Cluster>,
    /// How the server behaves.
    pub settings: Settings,
    /// The metrics.
    pub telemetry: Telemetry,
    /// The signal that ends streams and background tasks.
    pub shutdown: Shutdown,
    /// The source of time.
    pub clock: Arc<dyn Clock>,
    /// The web client, if there is one.
    pub pages: Option<Arc<dyn Pages>>,
}

impl Server {
    /// A single server on this store.
    pub fn new(store: Arc<dyn Store>, settings: Settings) -> Server {
        Server {
            store,
            cluster: None,
            settings,
            telemetry: Telemetry::new(),
            shutdown: Shutdown::new(),
            clock: Arc::new(SystemClock),
            pages: None,
        }
    }

    /// A node of this cluster.
    pub fn node(cluster: Cluster, settings: Settings) -> Server {
        let store: Arc<dyn Store> = cluster.store.clone();
        Server { cluster: Some(cluster), ..Server::new(store, settings) }
    }

    /// Builds the router and its OpenAPI document, and starts the background tasks.
    pub fn build(self) -> (Router, OpenApi) {
        let Server { store, cluster, settings, telemetry, shutdown, clock, pages } = self;
        let counts = Counts::new(&telemetry);
        let node = cluster.map(|cluster| Arc::new(Node::new(cluster)));
        let random = RandomSource::Real;
        let context = Context { store, node, clock, random, counts, shutdown, loading: Arc::default() };
        let health = health::routes(context.clone());
        let state = app_state(context, &settings);
        start_cluster_tasks(&state);
        housekeeping(&state).start(settings.retention);
        let (routes, mut document) = OpenApiRouter::with_openapi(Document::openapi())
            .merge(api::routes(&state).with_state(state))
            .merge(health)
            .split_for_parts();
        api::describe_keys(&mut document);
        trim_summaries(&mut document);
        let app = routes
            .merge(metrics::routes(telemetry, settings.metrics_token.clone()))
            .merge(reference::routes(&document))
            .merge(pages.map_or_else(start_page::routes, pages::routes))
            .layer(Guard::new(settings.scheme(), settings.proxy));
        (app, document)
    }
}

/// The state of the routes in this context.
pub(crate) fn app_state(context: Context, settings: &Settings) -> AppState {
    let parts = AppParts {
        authenticator: Arc::new(Authenticator::new(&context)),
        shutdown: context.shutdown.clone(),
        tables: Tables::new(context),
        limits: Limits::new(settings.rates),
        key_uses: KeyUses::default(),
        reviews: Reviews::new(),
        hints: WorkPool::new(),
        records: WorkPool::new(),
        coach: coach::Memory::default(),
        site: Site {
            codes: settings.codes,
            ..Site::new(settings.scheme(), settings.public_url.as_deref(), settings.reachable_url.clone())
        },
        housekeeping: WakeUp::default(),
    };
    parts.into()
}

/// Starts what keeps a node in step with the others, if the server is a node of a cluster.
pub(crate) fn start_cluster_tasks(state: &AppState) {
    if let Some(node) = &state.tables.context().node {
        tables::start_cluster_tasks(node, &state.tables);
        identity::start_cluster_tasks(node, &state.authenticator, &state.shutdown);
    }
}

fn housekeeping(state: &AppState) -> Housekeeping {
    Housekeeping {
        tables: state.tables.clone(),
        authenticator: Arc::clone(&state.authenticator),
        wake_up: state.housekeeping.clone(),
    }
}
