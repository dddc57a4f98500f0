//! The state of a table, once or as a stream.

use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use table::{News, Scene, SceneChanges, You};
use utoipa::{IntoParams, ToSchema};

use super::params::QueryParams;
use super::people::{OptionalCaller, check_again};
use super::responses::ProblemResponses;
use super::table_request::TableRequest;
use crate::http::{AppState, EventStream, Problem, RateClass};
use crate::store::KeyHash;
use crate::tables::{EventId, Framing, Request, Scenes, StreamFormat};

/// One line of a stream. What everybody sees, and what only you see.
///
/// Only its description is used: lines are put together from parts that are written once.
#[derive(Serialize, ToSchema)]
pub(crate) struct TableMessage {
    /// Its number. Between two messages to everybody, one that only you get has a dot and a second number.
    #[schema(example = "17")]
    id: String,
    /// What happened.
    news: Option<News>,
    /// The table after it; not in a message that only you get.
    scene: Option<Scene>,
    /// Instead of the scene, what of it is other than in the message before, if the stream was asked for that.
    changes: Option<SceneChanges<'static>>,
    /// What only you see.
    you: You,
}

/// Where a stream begins.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Beginning {
    /// The id of the last message you have seen; the header `Last-Event-ID` says the same.
    after: Option<String>,
    /// Whether each message to everybody has the whole scene, which is usual, or only what has changed of it: then the first
    /// that comes by this stream has `scene`, and all others have `changes`.
    #[serde(default)]
    #[param(inline)]
    scene: Scenes,
}

/// The table as you see it now.
#[utoipa::path(get, path = "/api/tables/{code}", tag = "tables", params(("code" = String, Path)),
    responses((status = 200, body = TableMessage, description = "The table as it is."), ProblemResponses))]
pub(crate) async fn look(
    request: TableRequest,
    OptionalCaller(me): OptionalCaller,
) -> Result<Response, Problem> {
    let who = me.map(|me| me.person);
    let text = request.call(|reply| Request::Look { who, reply }).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response())
}

/// Everything that happens at the table from now on, as server-sent events or, with `Accept: application/x-ndjson`, as one
/// JSON object a line.
///
/// Without `Last-Event-ID` it begins with the table as it is; with it, it begins with exactly what was missed. Empty lines
/// are sent now and then to keep the connection alive. Lines of the kind `presence` have no id and tell who is connected.
#[utoipa::path(get, path = "/api/tables/{code}/events", tag = "tables",
    params(("code" = String, Path), Beginning, ("Last-Event-ID" = Option<String>, Header)),
    responses((status = 200, description = "The stream.", content(
        (TableMessage = "text/event-stream"), (TableMessage = "application/x-ndjson"))), ProblemResponses))]
pub(crate) async fn events(
    request: TableRequest,
    OptionalCaller(me): OptionalCaller,
    headers: HeaderMap,
    QueryParams(beginning): QueryParams<Beginning>,
) -> Result<Response, Problem> {
    let after = event_id(&headers, &beginning)?;
    let format = StreamFormat { framing: framing(&headers), scenes: beginning.scene };
    let who = me.as_ref().map(|me| me.person);
    let open = request.app.limits.open_stream(request.counted(who), request.address())?;
    let key = me.map(|me| me.key);
    let closing = until_over(&request.app, key);
    if let Some(key) = key {
        // The key may have been revoked before the stream was registered.
        check_again(&request.app, key).await?;
    }
    let tables = request.app.tables.clone();
    let joined = EventStream::join(tables, request.code, who, after, format, open, closing).await;
    let onlooker = request.count_miss(joined)?;
    let headers = [
        (header::CONTENT_TYPE, format.framing.content_type()),
        (header::CACHE_CONTROL, "no-store"),
        // Proxies must not buffer the stream.
        (header::HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    Ok((headers, onlooker.into_body()).into_response())
}

/// Until the server closes, or what opened the stream is taken back.
fn until_over(app: &AppState, key: Option<KeyHash>) -> impl Future<Output = ()> + Send + 'static + use<> {
    let shutdown = app.shutdown.begun();
    let revoked = key.map(|key| app.authenticator.revoked(key));
    async move {
        match revoked {
            Some(revoked) => tokio::select! { () = shutdown => {}, () = revoked => {} },
            None => shutdown.await,
        }
    }
}

/// What the onlooker has seen already.
fn event_id(headers: &HeaderMap, beginning: &Beginning) -> Result<Option<EventId>, Problem> {
    let header = headers.get("last-event-id").map(|value| value.to_str().unwrap_or("?"));
    let Some(text) = header.filter(|text| !text.is_empty()).or(beginning.after.as_deref()) else {
        return Ok(None);
    };
    let event_id = text.parse().map_err(|no: crate::tables::InvalidEventId| {
        Problem::new(StatusCode::BAD_REQUEST, "request/mark", no.to_string())
    })?;
    Ok(Some(event_id))
}

/// What the client wants to read.
fn framing(headers: &HeaderMap) -> Framing {
    let accepts = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if accepts.contains("ndjson") { Framing::Ndjson } else { Framing::Sse }
}

/// The record of the game that is on, without its secret, or of the last one.
#[utoipa::path(get, path = "/api/tables/{code}/record", tag = "games", params(("code" = String, Path)),
    responses((status = 200, body = Object, description = "The record: see docs/record."), ProblemResponses))]
pub(crate) async fn record(
    request: TableRequest,
    OptionalCaller(me): OptionalCaller,
) -> Result<Response, Problem> {
    request.app.limits.check(RateClass::Archive, request.address())?;
    let who = me.map(|me| me.person);
    // Only those who have a worker keep a record in memory.
    let worker = request.app.records.acquire().await?;
    let record = request.call(|reply| Request::Record { who, reply }).await?;
    let record = record.ok_or_else(|| {
        Problem::new(StatusCode::CONFLICT, "table/no-game", "no game has begun at this table")
    })?;
    let text = worker.run(move || record.to_json()).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response())
}
