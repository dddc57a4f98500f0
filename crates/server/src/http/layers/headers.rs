//! The security headers of every response.

use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HeaderName, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;

use super::Scheme;

/// Nothing from other origins, nothing inline, no framing. Of what scripts may do otherwise, only WebAssembly: the client
/// plays with it when there is no server. In current browsers `'self'` includes WebSockets to this server; in others the web
/// client falls back to stream and requests.
const CONTENT: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

/// The headers, ready to be copied.
#[derive(Debug)]
pub(super) struct Headers(Vec<(HeaderName, HeaderValue)>);

impl Headers {
    pub(super) fn new(scheme: Scheme) -> Headers {
        let mut headers = vec![
            (CONTENT_SECURITY_POLICY, CONTENT),
            (X_CONTENT_TYPE_OPTIONS, "nosniff"),
            (REFERRER_POLICY, "same-origin"),
            (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
            (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
            (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
        ];
        if scheme == Scheme::Https {
            headers.push((STRICT_TRANSPORT_SECURITY, "max-age=31536000"));
        }
        Headers(headers.into_iter().map(|(name, value)| (name, HeaderValue::from_static(value))).collect())
    }

    /// Adds the headers. Responses of the API are not cached unless they say so themselves.
    pub(super) fn on(&self, mut answer: Response, api: bool) -> Response {
        let headers: &mut HeaderMap = answer.headers_mut();
        headers.reserve(self.0.len() + 4);
        for (name, value) in &self.0 {
            headers.insert(name.clone(), value.clone());
        }
        if api {
            headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
        }
        answer
    }
}
