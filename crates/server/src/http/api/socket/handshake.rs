//! The request that turns a connection into a WebSocket, and the answer to it.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use hyper::body::Body as _;
use hyper::upgrade::OnUpgrade;

use crate::http::Problem;

/// A request for a WebSocket.
pub(super) struct Handshake {
    accept: HeaderValue,
    upgrade: OnUpgrade,
}

impl Handshake {
    /// Nothing, if the request asks for something else.
    pub(super) fn of(mut request: Request) -> Option<Handshake> {
        // After a body nobody would know where the first frame begins.
        if request.method() != Method::GET || !request.body().is_end_stream() {
            return None;
        }
        let upgrade = request.extensions_mut().remove::<OnUpgrade>()?;
        let headers = request.headers();
        let key = headers.get(header::SEC_WEBSOCKET_KEY)?.to_str().ok()?;
        let version = headers.get(header::SEC_WEBSOCKET_VERSION)?;
        let is_asked_for = names(headers, &header::CONNECTION, "upgrade")
            && names(headers, &header::UPGRADE, "websocket")
            && version == websocket::VERSION
            && websocket::is_key(key);
        let accept = is_asked_for.then(|| HeaderValue::try_from(websocket::accept_key(key)).ok());
        Some(Handshake { accept: accept.flatten()?, upgrade })
    }

    /// The answer, and what becomes the connection after it.
    pub(super) fn accept(self) -> (Response, OnUpgrade) {
        let headers = [
            (header::CONNECTION, HeaderValue::from_static("upgrade")),
            (header::UPGRADE, HeaderValue::from_static("websocket")),
            (header::SEC_WEBSOCKET_ACCEPT, self.accept),
        ];
        ((StatusCode::SWITCHING_PROTOCOLS, headers).into_response(), self.upgrade)
    }

    /// The answer to a request for something else.
    pub(super) fn refused() -> Response {
        let sentence =
            "This path speaks WebSocket (version 13) only. Use `/events` for a stream over plain HTTP.";
        let headers = [
            (header::CONNECTION, HeaderValue::from_static("upgrade")),
            (header::UPGRADE, HeaderValue::from_static("websocket")),
            (header::SEC_WEBSOCKET_VERSION, HeaderValue::from_static(websocket::VERSION)),
        ];
        let problem = Problem::new(StatusCode::UPGRADE_REQUIRED, "request/upgrade", sentence);
        (headers, problem).into_response()
    }
}

/// Whether a header, which is a list, has this word.
fn names(headers: &HeaderMap, name: &HeaderName, word: &str) -> bool {
    let lines = headers.get_all(name).iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).any(|entry| entry.trim().eq_ignore_ascii_case(word))
}
