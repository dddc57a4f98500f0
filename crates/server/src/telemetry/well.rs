//! `GET /health` and `GET /ready`: is the process alive, and is it worth sending people here?

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

use crate::shutdown::Shutdown;
use crate::store::Store;

/// A store that needs longer for a question is not ready.
const PATIENCE: Duration = Duration::from_secs(2);

/// The two routes.
pub(crate) fn routes(store: Arc<dyn Store>, shutdown: Shutdown) -> OpenApiRouter {
    let asked = OpenApiRouter::new().routes(routes!(ready)).with_state((store, shutdown));
    OpenApiRouter::new().routes(routes!(health)).merge(asked)
}

/// How the server is.
#[derive(Serialize, ToSchema)]
struct Wellbeing {
    /// Whether it does what it should.
    status: Status,
    /// What does not, if anything.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    ill: Vec<Part>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum Status {
    Ok,
    Unready,
}

/// A part of the server that may be ill.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum Part {
    /// The store does not answer, or not in time.
    Store,
    /// The server is about to stop.
    Shutdown,
}

/// Whether the process lives.
#[utoipa::path(get, path = "/health", tag = "server", responses(
    (status = 200, description = "It lives.", body = Wellbeing),
))]
async fn health() -> impl IntoResponse {
    ([(header::CACHE_CONTROL, "no-store")], Json(Wellbeing { status: Status::Ok, ill: Vec::new() }))
}

/// Whether people can play here now.
///
/// A balancer sends nobody to a server that is not ready: its store does not answer, or it is about to stop.
#[utoipa::path(get, path = "/ready", tag = "server", responses(
    (status = 200, description = "It is ready.", body = Wellbeing),
    (status = 503, description = "It is not; `ill` says which part.", body = Wellbeing),
))]
async fn ready(State((store, shutdown)): State<(Arc<dyn Store>, Shutdown)>) -> impl IntoResponse {
    let mut ill = Vec::new();
    match timeout(PATIENCE, store.ready()).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => {
            tracing::warn!("not ready: {error}");
            ill.push(Part::Store);
        }
        Err(_) => ill.push(Part::Store),
    }
    if shutdown.has_begun() {
        ill.push(Part::Shutdown);
    }
    let (code, status) = if ill.is_empty() {
        (StatusCode::OK, Status::Ok)
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, Status::Unready)
    };
    (code, [(header::CACHE_CONTROL, "no-store")], Json(Wellbeing { status, ill }))
}
