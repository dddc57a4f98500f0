//! The whole app, put together: every route, the document that describes them, and the guard round all of it.

mod pages;
mod settings;
mod start_page;

use std::sync::Arc;

use axum::Router;
use utoipa::openapi::OpenApi;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};
use utoipa::{Modify, OpenApi as _};
use utoipa_axum::router::OpenApiRouter;

use crate::api;
use crate::app_state::{AppParts, AppState, Site};
use crate::clock::{Clock, SystemClock};
use crate::housekeeping::{self, WakeUp};
use crate::identity::Authenticator;
use crate::layers::Guard;
use crate::node::{self, Cluster, Node};
use crate::random::RandomSource;
use crate::rate::Limits;
use crate::reference;
use crate::reviews::Reviews;
use crate::shutdown::Shutdown;
use crate::store::Store;
use crate::table_task::Context;
use crate::tables::Tables;
use crate::telemetry::{self, Counts, Telemetry};
use crate::work_pool::WorkPool;
pub use pages::{Page, Pages};
pub use settings::Settings;

/// The document before any route is in it.
#[derive(utoipa::OpenApi)]
#[openapi(
    info(
        title = "Tacora",
        description = "Tables of Diamant and Troll & Dragon, for people and programs alike.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0"),
        contact(),
    ),
    tags(
        (name = "people", description = "Who you are, and what is yours."),
        (name = "tables", description = "Making tables, finding them, looking at them."),
        (name = "seats", description = "Sitting down and getting ready."),
        (name = "play", description = "Choosing, and calling across the table."),
        (name = "host", description = "What only the host may do."),
        (name = "games", description = "Records, replays and reviews."),
        (name = "catalogue", description = "What can be played, and against whom."),
        (name = "server", description = "Is it alive, and is it ready?"),
    ),
    components(schemas(crate::problem::Problem)),
    modifiers(&Keys),
)]
struct Document;

/// The two ways in which somebody shows who they are. Which routes need it is in their answers: 401.
struct Keys;

impl Modify for Keys {
    fn modify(&self, document: &mut OpenApi) {
        let components = document.components.get_or_insert_default();
        let bearer = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        components.add_security_scheme("token", bearer);
        let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new("tacora")));
        components.add_security_scheme("cookie", cookie);
    }
}

/// What an app is made of.
pub struct Server {
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// The cluster of which it is a node, if it is not alone.
    pub cluster: Option<Cluster>,
    /// How it behaves.
    pub settings: Settings,
    /// Where things are counted.
    pub telemetry: Telemetry,
    /// What ends the streams.
    pub shutdown: Shutdown,
    /// What time it is.
    pub clock: Arc<dyn Clock>,
    /// The web client, if there is one.
    pub pages: Option<Arc<dyn Pages>>,
}

impl Server {
    /// A server with this store, and nothing else shared with anybody.
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

    /// The app, ready to be served, and the document that it serves about itself. A node begins its other duties.
    pub fn build(self) -> (Router, OpenApi) {
        let Server { store, cluster, settings, telemetry, shutdown, clock, pages } = self;
        let counts = Counts::new(&telemetry);
        let node = cluster.map(|cluster| Arc::new(Node::new(cluster)));
        let context = Context {
            store,
            node,
            clock,
            random: RandomSource::Real,
            counts,
            shutdown,
            loading: Arc::default(),
        };
        let well = telemetry::health::routes(context.clone());
        let app = app_state(context, &settings);
        node::start(&app);
        housekeeping::start(&app, settings.retention);
        let (routes, mut document) = OpenApiRouter::with_openapi(Document::openapi())
            .merge(api::routes(&app).with_state(app))
            .merge(well)
            .split_for_parts();
        api::describe_keys(&mut document);
        let app = routes
            .merge(telemetry::metrics_route::routes(telemetry, settings.metrics_token.clone()))
            .merge(reference::routes(&document))
            .merge(pages.map_or_else(start_page::routes, pages::routes))
            .layer(Guard::new(settings.scheme(), settings.proxy));
        (app, document)
    }
}

/// The desk of a server in this house.
pub(crate) fn app_state(context: Context, settings: &Settings) -> AppState {
    let things = AppParts {
        authenticator: Authenticator::new(&context),
        shutdown: context.shutdown.clone(),
        tables: Tables::new(context),
        limits: Limits::new(settings.rates),
        reviews: Reviews::new(),
        hints: WorkPool::new(),
        records: WorkPool::new(),
        coach: coach::Memory::default(),
        site: Site::of(settings),
        housekeeping: WakeUp::default(),
    };
    things.into()
}
