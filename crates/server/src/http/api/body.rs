//! Extractors for JSON bodies, with one sentence that says what is wrong.

use std::time::Duration;

use axum::extract::{FromRef, FromRequest, FromRequestParts, Request};
use axum::http::{StatusCode, header};
use http_body_util::BodyExt;
use serde::de::DeserializeOwned;
use tokio::sync::Semaphore;
use tokio::time::Instant;

use super::people::PresentedKey;
use crate::http::{AppState, Client, Limits, Problem, RateKey};

/// The longest body of an ordinary request.
pub(super) const ORDINARY: usize = 64 * 1024;

/// How much of a body that is too long is read and discarded: clients that are still sending may miss the answer.
const SLACK: usize = 64 * 1024;

/// A request whose body takes longer is authenticated again, because its key may have been revoked.
const SLOW: Duration = Duration::from_millis(200);

/// How many bodies longer than an ordinary one are in memory at a time.
const MAX_LONG_BODIES: usize = 64;

/// Bodies are read before the handler runs, so this is one budget for the whole process.
static LONG_BODIES: Semaphore = Semaphore::const_new(MAX_LONG_BODIES);

/// A body of JSON.
pub(crate) struct Body<T>(pub(crate) T);

/// A body of JSON that may hold a record, as text.
pub(crate) struct LongBody(pub(crate) String);

/// A body of JSON that may hold a record, and what it says.
pub(crate) struct LongJson<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T>
where
    AppState: FromRef<S>,
{
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Problem> {
        let text = text(request, ORDINARY, &AppState::from_ref(state)).await?;
        parse(&text).map(Body)
    }
}

impl<S: Send + Sync> FromRequest<S> for LongBody
where
    AppState: FromRef<S>,
{
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<LongBody, Problem> {
        text(request, record::MAX_BYTES, &AppState::from_ref(state)).await.map(LongBody)
    }
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for LongJson<T>
where
    AppState: FromRef<S>,
{
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<LongJson<T>, Problem> {
        // The record itself, and a little round it.
        let text = text(request, record::MAX_BYTES + ORDINARY, &AppState::from_ref(state)).await?;
        parse(&text).map(LongJson)
    }
}

async fn text(request: Request, limit: usize, app: &AppState) -> Result<String, Problem> {
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let essence = kind.and_then(|kind| kind.split(';').next()).map(str::trim);
    if !essence.is_some_and(|essence| essence.eq_ignore_ascii_case("application/json")) {
        let sentence = "The body must be JSON, with Content-Type: application/json.";
        return Err(Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "request/media-type", sentence));
    }
    let (key, begun) = (request.extensions().get::<PresentedKey>().copied(), Instant::now());
    let (mut parts, body) = request.into_parts();
    let Ok(client) = Client::from_request_parts(&mut parts, app).await;
    let bytes = read(body, limit, &app.limits, RateKey::address(client.0)).await?;
    if let Some(key) = key.filter(|_| begun.elapsed() > SLOW) {
        key.check_again(app).await?;
    }
    String::from_utf8(bytes).map_err(|_| unreadable("The body is not UTF-8."))
}

/// Reads a body into memory: up to the limit, and only a few long ones at a time, of which one address has only some.
pub(super) async fn read(
    mut body: axum::body::Body,
    limit: usize,
    limits: &Limits,
    address: RateKey,
) -> Result<Vec<u8>, Problem> {
    let (mut bytes, mut permit) = (Vec::new(), None);
    while let Some(frame) = body.frame().await {
        let frame = frame.map_err(|_| unreadable("The body was incomplete or took too long."))?;
        let Ok(data) = frame.into_data() else { continue };
        let length = bytes.len() + data.len();
        if length > limit {
            drop((bytes, permit));
            discard(body).await;
            let sentence = format!("The body has more than {limit} bytes.");
            return Err(Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "request/too-long", sentence));
        }
        if length > ORDINARY && permit.is_none() {
            let of_address = limits.open_heavy(address)?;
            permit = Some((of_address, LONG_BODIES.try_acquire().map_err(|_| full())?));
        }
        bytes.extend_from_slice(&data);
    }
    Ok(bytes)
}

/// Reads a little more and discards it.
async fn discard(mut body: axum::body::Body) {
    let mut left = SLACK;
    while let Some(Ok(frame)) = body.frame().await {
        left = left.saturating_sub(frame.into_data().map_or(0, |data| data.len()));
        if left == 0 {
            return;
        }
    }
}

fn full() -> Problem {
    let sentence = "Too many large requests are being read. Try again soon.";
    Problem::new(StatusCode::SERVICE_UNAVAILABLE, "server/full", sentence).retry_after_ms(2_000)
}

pub(super) fn parse<T: DeserializeOwned>(text: &str) -> Result<T, Problem> {
    // A list of the values without their names would be taken too.
    if !text.trim_ascii_start().starts_with('{') {
        return Err(unreadable("The body must be a JSON object."));
    }
    serde_json::from_str(text).map_err(|error| unreadable(&format!("The body is invalid: {error}.")))
}

pub(super) fn unreadable(sentence: &str) -> Problem {
    Problem::new(StatusCode::BAD_REQUEST, "request/body", sentence)
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use axum::body::{Body, Bytes};
    use futures_util::stream;

    use super::*;
    use crate::http::Rates;

    /// A body of so many chunks of 16 KiB, which never ends if it is stalled.
    fn chunks(count: usize, stalled: bool) -> Body {
        let chunks =
            stream::iter((0..count).map(|_| Ok::<_, Infallible>(Bytes::from_static(&[b'x'; 16_384]))));
        if stalled {
            Body::from_stream(futures_util::StreamExt::chain(chunks, stream::pending()))
        } else {
            Body::from_stream(chunks)
        }
    }

    #[tokio::test]
    async fn only_so_many_long_bodies_are_in_memory() {
        use futures_util::FutureExt as _;

        let one_less = u32::try_from(MAX_LONG_BODIES).unwrap() - 1;
        let limits = &Limits::new(Rates { heavy: Some(one_less), ..Rates::UNLIMITED });
        let read =
            |body, limit, address: [u8; 4]| read(body, limit, limits, RateKey::address(address.into()));
        let (one, other) = ([10, 0, 0, 1], [10, 0, 0, 2]);
        let mut stalled: Vec<_> =
            (0..one_less).map(|_| Box::pin(read(chunks(5, true), record::MAX_BYTES, one))).collect();
        assert!(stalled.iter_mut().all(|body| body.as_mut().now_or_never().is_none()));
        let refused = read(chunks(5, false), record::MAX_BYTES, one).await.unwrap_err();
        assert_eq!((refused.status().as_u16(), refused.slug()), (429, "request/too-many"));

        assert!(read(chunks(5, false), record::MAX_BYTES, other).await.is_ok(), "there is room for others");
        let mut last = Box::pin(read(chunks(5, true), record::MAX_BYTES, other));
        assert!(last.as_mut().now_or_never().is_none());
        let refused = read(chunks(5, false), record::MAX_BYTES, other).await.unwrap_err();
        assert_eq!((refused.status().as_u16(), refused.slug()), (503, "server/full"));
        let ordinary = read(chunks(4, false), ORDINARY, one).await.unwrap();
        assert_eq!(ordinary.len(), ORDINARY, "ordinary ones are read");
        stalled.pop();
        assert!(read(chunks(5, false), record::MAX_BYTES, one).await.is_ok(), "one that ends makes room");
        let refused = read(chunks(5, false), ORDINARY, one).await.unwrap_err();
        assert_eq!(refused.slug(), "request/too-long");
    }
}
