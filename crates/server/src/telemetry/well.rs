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

use crate::live::House;

/// A store that needs longer for a question is not ready.
const PATIENCE: Duration = Duration::from_secs(2);

/// The two routes.
pub(crate) fn routes(house: House) -> OpenApiRouter {
    let asked = OpenApiRouter::new().routes(routes!(ready)).with_state(Arc::new(house));
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
    (status = 200, description = "It lives.", body = Wellbeing),
))]
async fn health() -> impl IntoResponse {
    ([(header::CACHE_CONTROL, "no-store")], Json(Wellbeing { status: Status::Ok, ill: Vec::new() }))
}

/// Whether people can play here now.
///
/// A balancer sends nobody to a server that is not ready: its store does not answer, or it is about to stop. A node that
/// does not hear the others is ready all the same.
#[utoipa::path(get, path = "/ready", tag = "server", responses(
    (status = 200, description = "It is ready; `ill` may name a part that it can do without.", body = Wellbeing),
    (status = 503, description = "It is not; `ill` says which part.", body = Wellbeing),
))]
async fn ready(State(house): State<Arc<House>>) -> impl IntoResponse {
    let ill = ill(&house).await;
    let (code, status) = if ill.iter().all(|part| *part == Part::Bus) {
        (StatusCode::OK, Status::Ok)
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, Status::Unready)
    };
    (code, [(header::CACHE_CONTROL, "no-store")], Json(Wellbeing { status, ill }))
}

async fn ill(house: &House) -> Vec<Part> {
    let mut ill = Vec::new();
    match timeout(PATIENCE, house.store.ready()).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => {
            error.log(None, "not ready");
            ill.push(Part::Store);
        }
        Err(_) => ill.push(Part::Store),
    }
    if house.node.as_ref().is_some_and(|node| !node.bus.is_well()) {
        ill.push(Part::Bus);
    }
    if house.shutdown.has_begun() {
        ill.push(Part::Shutdown);
    }
    ill
}
