//! The body of a request: JSON that is what it should be, or one sentence that says what is wrong.

use axum::body::to_bytes;
use axum::extract::{FromRequest, Request};
use axum::http::{StatusCode, header};
use serde::de::DeserializeOwned;

use crate::problem::Problem;

/// The longest body of an ordinary request.
const ORDINARY: usize = 64 * 1024;

/// How much more is read than is taken: whoever hears no before everything is sent may not hear it at all.
const SLACK: usize = 64 * 1024;

/// A body of JSON.
pub(crate) struct Body<T>(pub(crate) T);

/// A body of JSON that may hold a record, as text.
pub(crate) struct LongBody(pub(crate) String);

/// A body of JSON that may hold a record, and what it says.
pub(crate) struct LongJson<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, _: &S) -> Result<Body<T>, Problem> {
        let text = text(request, ORDINARY).await?;
        parse(&text).map(Body)
    }
}

impl<S: Send + Sync> FromRequest<S> for LongBody {
    type Rejection = Problem;

    async fn from_request(request: Request, _: &S) -> Result<LongBody, Problem> {
        text(request, record::MAX_BYTES).await.map(LongBody)
    }
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for LongJson<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, _: &S) -> Result<LongJson<T>, Problem> {
        // The record itself, and a little round it.
        let text = text(request, record::MAX_BYTES + ORDINARY).await?;
        parse(&text).map(LongJson)
    }
}

async fn text(request: Request, limit: usize) -> Result<String, Problem> {
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let essence = kind.and_then(|kind| kind.split(';').next()).map(str::trim);
    if !essence.is_some_and(|essence| essence.eq_ignore_ascii_case("application/json")) {
        let sentence = "the body must be JSON, with Content-Type: application/json";
        return Err(Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "request/media-type", sentence));
    }
    let too_long = || {
        let sentence = format!("a body has at most {limit} bytes");
        Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "request/too-long", sentence)
    };
    let bytes = to_bytes(request.into_body(), limit + SLACK).await.map_err(|error| {
        let endless = error.into_inner().is::<http_body_util::LengthLimitError>();
        if endless { too_long() } else { unreadable("the body broke off or took too long") }
    })?;
    if bytes.len() > limit {
        return Err(too_long());
    }
    String::from_utf8(bytes.into()).map_err(|_| unreadable("the body is not UTF-8"))
}

fn parse<T: DeserializeOwned>(text: &str) -> Result<T, Problem> {
    // A list of the values without their names would be taken too.
    if !text.trim_ascii_start().starts_with('{') {
        return Err(unreadable("the body must be a JSON object"));
    }
    serde_json::from_str(text).map_err(|error| unreadable(&format!("the body cannot be read: {error}")))
}

fn unreadable(sentence: &str) -> Problem {
    Problem::new(StatusCode::BAD_REQUEST, "request/body", sentence)
}
