//! The web client: its files, and its single page for every other address.

use std::borrow::Cow;
use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderName, Method, Request, Response, StatusCode};
use axum::response::IntoResponse;

/// A file of the web client.
#[derive(Clone, Debug)]
pub struct Page {
    /// Its content.
    pub content: Cow<'static, [u8]>,
    /// The SHA-256 of the content.
    pub hash: [u8; 32],
}

/// The source of the files.
pub trait Pages: Send + Sync {
    /// The file at this path, without a leading slash. The compressed form of a file ends in `.gz`.
    fn page(&self, path: &str) -> Option<Page>;
}

/// The page for every address that is no file.
const INDEX: &str = "index.html";
/// Files in this folder have a content hash in their name and are cached for ever.
const HASHED: &str = "assets/";

pub(crate) fn routes(pages: Arc<dyn Pages>) -> Router {
    Router::new().fallback(move |request: Request<Body>| {
        let answer = answer(&*pages, &request);
        async move { answer }
    })
}

fn answer(pages: &dyn Pages, request: &Request<Body>) -> Response<Body> {
    let path = request.uri().path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return StatusCode::NOT_FOUND.into_response();
    }
    if request.method() != Method::GET && request.method() != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let name = if is_file { path } else { INDEX };
    let zipped = takes_gzip(request.headers()).then(|| pages.page(&format!("{name}.gz"))).flatten();
    let encoding = zipped.as_ref().map(|_| [(CONTENT_ENCODING, "gzip")]);
    let Some(page) = zipped.or_else(|| pages.page(name)) else {
        return StatusCode::NOT_FOUND.into_response();
    };

    let tag = tag(&page.hash);
    let caching = if name.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers: [(HeaderName, &str); 3] =
        [(ETAG, &tag), (CACHE_CONTROL, caching), (VARY, "accept-encoding")];
    let known = request.headers().get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    if known {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    let content = match page.content {
        Cow::Borrowed(bytes) => Body::from(bytes),
        Cow::Owned(bytes) => Body::from(bytes),
    };
    let mut answer = (headers, [(CONTENT_TYPE, kind(name))], content).into_response();
    for (name, value) in encoding.into_iter().flatten() {
        answer.headers_mut().insert(name, value.parse().expect("a plain word"));
    }
    answer
}

fn takes_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    accepted.split(',').any(|part| {
        let (coding, weight) = part.split_once(';').unwrap_or((part, ""));
        coding.trim() == "gzip" && !matches!(weight.trim(), "q=0" | "q=0.0")
    })
}

/// Half of the hash is enough for an ETag.
fn tag(hash: &[u8; 32]) -> String {
    use std::fmt::Write as _;

    let mut tag = String::from("\"");
    for byte in &hash[..16] {
        write!(tag, "{byte:02x}").expect("a string takes everything");
    }
    tag + "\""
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "json" => "application/json",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
