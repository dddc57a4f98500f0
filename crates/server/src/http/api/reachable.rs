//! The address at which other devices reach this server: a page opened on `localhost` needs it for links and QR codes.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::{AppState, Client, Codes};

/// The address at which other devices reach this server.
#[derive(Serialize, ToSchema)]
pub(crate) struct Reachable {
    /// The base of links that work on other devices. Absent if only the machine of the server can reach it, or if you are not
    /// in its local network.
    #[serde(skip_serializing_if = "Option::is_none")]
    url: Option<String>,
    /// Which codes lead to a table.
    codes: CodesWord,
}

/// Which codes lead to a table.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum CodesWord {
    /// The first four letters are enough: `/api/codes/{code}`.
    Short,
    /// Only whole codes.
    Long,
}

/// Get the address at which other devices reach this server.
///
/// An address in a local network is only given to clients in one.
#[utoipa::path(get, path = "/api/reachable", tag = "catalogue", security(()),
    responses((status = 200, body = Reachable, description = "The address for links and QR codes.")))]
pub(crate) async fn reachable(
    State(app): State<AppState>,
    client: Client,
    headers: HeaderMap,
) -> Json<Reachable> {
    let codes = match app.site.codes {
        Codes::Short => CodesWord::Short,
        Codes::Long => CodesWord::Long,
    };
    let is_public = app.site.public_origin.is_some();
    let may_know = is_public || client.is_local(&headers);
    Json(Reachable { url: app.site.reachable_url.clone().filter(|_| may_know), codes })
}
