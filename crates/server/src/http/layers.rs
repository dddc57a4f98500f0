//! The layer around all routes: security headers, body limits, problems in one form, and an answer instead of a panic.
//!
//! One layer instead of a stack, because every request pays for it.

mod answer;
mod as_problem;
mod headers;

use std::convert::Infallible;
use std::net::SocketAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::extract::{ConnectInfo, DefaultBodyLimit};
use axum::http::{Request, StatusCode, Version, header};
use axum::response::Response;
use tower::{Layer, Service};

use crate::http::{Client, Problem, Proxy};
use answer::Answer;
use headers::Headers;

/// The longest body, unless a route has a [`DefaultBodyLimit`] of its own.
pub const BODY_LIMIT: usize = 64 * 1024;

/// The layer around the whole app.
#[derive(Clone, Debug)]
pub struct Guard {
    headers: Arc<Headers>,
    proxy: Proxy,
}

/// Whether the public address is HTTPS.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scheme {
    /// Plain HTTP, as on a LAN.
    Http,
    /// Behind a proxy with HTTPS: browsers are told to stay with it (HSTS).
    Https,
}

impl Guard {
    /// The layer for this scheme and proxy.
    pub fn new(scheme: Scheme, proxy: Proxy) -> Guard {
        Guard { headers: Arc::new(Headers::new(scheme)), proxy }
    }
}

impl<S> Layer<S> for Guard {
    type Service = Guarded<S>;

    fn layer(&self, inner: S) -> Guarded<S> {
        Guarded { inner, guard: self.clone() }
    }
}

/// A service behind the [`Guard`].
#[derive(Clone, Debug)]
pub struct Guarded<S> {
    inner: S,
    guard: Guard,
}

impl<S, B> Service<Request<B>> for Guarded<S>
where
    S: Service<Request<B>, Response = Response, Error = Infallible>,
    S::Future: Unpin,
{
    type Response = Response;
    type Error = Infallible;
    type Future = Answer<S::Future>;

    fn poll_ready(&mut self, context: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        self.inner.poll_ready(context)
    }

    fn call(&mut self, mut request: Request<B>) -> Answer<S::Future> {
        let path = request.uri().path();
        let api = path == "/api" || path.starts_with("/api/");
        tracing::debug!(method = %request.method(), path, "request");
        DefaultBodyLimit::max(BODY_LIMIT).apply(&mut request);
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0);
        if let Some(peer) = peer {
            let client = Client::of(self.guard.proxy, peer, request.headers());
            request.extensions_mut().insert(client);
        }
        if !has_one_host(&request) {
            return Answer::refused(one_host(), Arc::clone(&self.guard.headers), api);
        }
        let inner = catch_unwind(AssertUnwindSafe(|| self.inner.call(request)));
        Answer::new(inner.ok(), Arc::clone(&self.guard.headers), api)
    }
}

/// Whether the request has one `Host`, as HTTP/1.1 demands. With two, a proxy and the server could use different ones.
fn has_one_host<B>(request: &Request<B>) -> bool {
    match request.headers().get_all(header::HOST).iter().count() {
        0 => request.version() < Version::HTTP_11,
        count => count == 1,
    }
}

fn one_host() -> Problem {
    let sentence = "A request must have exactly one Host header.";
    Problem::new(StatusCode::BAD_REQUEST, "request/malformed", sentence)
}
