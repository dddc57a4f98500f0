//! `GET /health` and `GET /ready`: whether the process is alive, and whether a load balancer should use it.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use serde::Serialize;
use tokio::time::timeout;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::context::Context;

/// A store that takes longer to answer is not ready.
const TIMEOUT: Duration = Duration::from_secs(2);

/// The two routes.
pub(crate) fn routes(context: Context) -> OpenApiRouter {
    let asked = OpenApiRouter::new().routes(routes!(ready)).with_state(Arc::new(context));
    OpenApiRouter::new().routes(routes!(health)).merge(asked)
}

/// How the server is.
#[derive(Serialize, ToSchema)]
#[schema(as = Wellbeing)]
struct Health {
    /// Whether it does what it should.
    status: Status,
    /// What does not, if anything.
    #[serde(rename = "ill", skip_serializing_if = "Vec::is_empty")]
    failing: Vec<Part>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum Status {
    Ok,
    Unready,
}

/// A part of the server that may be ill.
#[derive(Serialize, ToSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
enum Part {
    /// The store does not answer, or not in time.
    Store,
    /// Nodes do not hear each other and look into the store instead: what happens at another is seen a little later.
    Bus,
    /// The server is about to stop.
    Shutdown,
}

/// Whether the process lives.
#[utoipa::path(get, path = "/health", tag = "server", responses(
    (status = 200, description = "It lives.", body = Health),
))]
async fn health() -> impl IntoResponse {
    ([(header::CACHE_CONTROL, "no-store")], Json(Health { status: Status::Ok, failing: Vec::new() }))
}

/// Whether people can play here now.
///
/// A balancer sends nobody to a server that is not ready: its store does not answer, or it is about to stop. A node that
/// does not hear the others is ready all the same.
#[utoipa::path(get, path = "/ready", tag = "server", responses(
    (status = 200, description = "It is ready; `ill` may name a part that it can do without.", body = Health),
    (status = 503, description = "It is not; `ill` says which part.", body = Health),
))]
async fn ready(State(context): State<Arc<Context>>) -> impl IntoResponse {
    let failing = failing(&context).await;
    let (code, status) = if failing.iter().all(|part| *part == Part::Bus) {
        (StatusCode::OK, Status::Ok)
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, Status::Unready)
    };
    (code, [(header::CACHE_CONTROL, "no-store")], Json(Health { status, failing }))
}

async fn failing(context: &Context) -> Vec<Part> {
    let mut failing = Vec::new();
    match timeout(TIMEOUT, context.store.ready()).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => {
            error.log(None, "not ready: the store does not answer");
            failing.push(Part::Store);
        }
        Err(_) => failing.push(Part::Store),
    }
    if context.node.as_ref().is_some_and(|node| !node.bus.is_healthy()) {
        failing.push(Part::Bus);
    }
    if context.shutdown.has_begun() {
        failing.push(Part::Shutdown);
    }
    failing
}
