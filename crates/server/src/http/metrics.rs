//! `GET /metrics`, for operators only: from the same machine, or with a bearer token.

use std::fmt;
use std::net::SocketAddr;

use axum::Router;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use sha2::{Digest, Sha256};

use crate::http::client::is_forwarded;
use crate::telemetry::Telemetry;

/// The bearer token for `/metrics` from other machines. Only its hash is kept.
#[derive(Clone, PartialEq, Eq)]
pub struct MetricsToken([u8; 32]);

impl MetricsToken {
    /// From the token itself.
    pub fn new(word: &str) -> MetricsToken {
        MetricsToken(Sha256::digest(word).into())
    }

    /// Whether a request has the token. Comparing hashes leaks nothing through timing.
    fn is_in(&self, headers: &HeaderMap) -> bool {
        let value = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        let word = value.and_then(|value| value.split_once(' '));
        word.is_some_and(|(kind, word)| {
            kind.eq_ignore_ascii_case("bearer") && MetricsToken::new(word) == *self
        })
    }
}

impl fmt::Debug for MetricsToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("MetricsToken(…)")
    }
}

/// The route.
pub(crate) fn routes(telemetry: Telemetry, token: Option<MetricsToken>) -> Router {
    Router::new().route("/metrics", get(metrics)).with_state((telemetry, token))
}

/// The metrics, or a 404 that does not reveal that they exist.
async fn metrics(
    State((telemetry, token)): State<(Telemetry, Option<MetricsToken>)>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response {
    let at_home = peer.ip().to_canonical().is_loopback() && !is_forwarded(&headers);
    if at_home || token.is_some_and(|token| token.is_in(&headers)) {
        let kind = "text/plain; version=0.0.4; charset=utf-8";
        ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "no-store")], telemetry.render())
            .into_response()
    } else {
        StatusCode::NOT_FOUND.into_response()
    }
}
