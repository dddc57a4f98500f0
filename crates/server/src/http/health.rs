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

/// The health of the server.
#[derive(Serialize, ToSchema)]
struct Health {
    /// Whether the server is ready.
    status: Status,
    /// The parts that are failing.
    #[serde(rename = "ill", skip_serializing_if = "Vec::is_empty")]
    failing: Vec<Part>,
}

/// Whether the server is ready.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum Status {
    /// It is ready.
    Ok,
    /// It is not ready.
    Unready,
}

/// A part of the server that can fail.
#[derive(Serialize, ToSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
enum Part {
    /// The database does not respond in time.
    Store,
    /// The node has no contact with the others and polls the database instead, so messages arrive a little later.
    Bus,
    /// The server is shutting down.
    Shutdown,
}

/// Check that the process is alive.
#[utoipa::path(get, path = "/health", tag = "server", security(()), responses(
    (status = 200, description = "The process is alive.", body = Health, example = json!({ "status": "ok" })),
))]
async fn health() -> impl IntoResponse {
    ([(header::CACHE_CONTROL, "no-store")], Json(Health { status: Status::Ok, failing: Vec::new() }))
}

/// Check that the server can handle requests.
///
/// For load balancers. A server is not ready if its database does not respond or if it is shutting down. A node that has lost
/// contact with the other nodes is still ready.
#[utoipa::path(get, path = "/ready", tag = "server", security(()), responses(
    (status = 200, description = "The server is ready. `ill` lists failing parts that it can do without.", body = Health,
        example = json!({ "status": "ok" })),
    (status = 503, description = "The server is not ready. `ill` lists the failing parts.", body = Health,
        example = json!({ "status": "unready", "ill": ["store"] })),
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
