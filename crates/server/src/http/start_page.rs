//! The page at `/` when no web client is built in.

use axum::Router;
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse};
use axum::routing::get;

const PAGE: &str = include_str!("start_page.html");

pub(crate) fn routes() -> Router {
    let page = || async { ([(header::CACHE_CONTROL, "no-cache")], Html(PAGE)) };
    Router::new().route("/", get(page)).fallback(|| async { StatusCode::NOT_FOUND.into_response() })
}
