//! The API reference: the OpenAPI document and an HTML page made from it.
//!
//! The page is made once, at the start, and is plain HTML: no script, and nothing from elsewhere.

mod html;
mod operation;
mod page;
mod schema;

use std::sync::Arc;

use axum::Router;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::routing::get;
use bytes::Bytes;
use utoipa::openapi::OpenApi;

const STYLE: &[u8] = include_bytes!("reference/reference.css");

/// The routes of the reference to this document.
pub(crate) fn routes(document: &OpenApi) -> Router {
    let document = serde_json::to_value(document).expect("an OpenAPI document is plain JSON");
    let page = page::page(&document);
    Router::new()
        .route("/api/openapi.json", file("application/json", document.to_string().into()))
        .route("/api", file("text/html; charset=utf-8", page.into()))
        .route("/api/reference.css", file("text/css; charset=utf-8", Bytes::from_static(STYLE)))
}

/// A file that never changes while the server runs.
fn file(kind: &'static str, content: Bytes) -> axum::routing::MethodRouter {
    let file = Arc::new(([(CONTENT_TYPE, kind), (CACHE_CONTROL, "no-cache")], content));
    get(move || std::future::ready((*file).clone()))
}
