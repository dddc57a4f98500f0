//! The address at which other devices reach this server: a page opened on `localhost` needs it for links and QR codes.

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::AppState;

/// The address at which other devices reach this server.
#[derive(Serialize, ToSchema)]
pub(crate) struct Reachable {
    /// The start of a link that works on other devices; absent if only the machine of the server can reach it.
    #[serde(skip_serializing_if = "Option::is_none")]
    url: Option<String>,
}

/// The address at which other devices reach this server.
#[utoipa::path(get, path = "/api/reachable", tag = "catalogue",
    responses((status = 200, body = Reachable, description = "The address for links and QR codes.")))]
pub(crate) async fn reachable(State(app): State<AppState>) -> Json<Reachable> {
    Json(Reachable { url: app.site.reachable_url.clone() })
}
