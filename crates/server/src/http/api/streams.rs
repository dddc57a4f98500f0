//! The state of a table, once or as a stream.

use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{News, Scene, SceneChanges, You};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::params::QueryParams;
use super::people::{OptionalCaller, check_again, stranger};
use super::responses::{Errors, OptionalIdentity, RateLimit, TableAccess, Workers, cause, example};
use super::table_request::{TablePath, TableRequest};
use crate::http::errors::closing;
use crate::http::{AppState, EventStream, Problem, RateClass};
use crate::identity::Identity;
use crate::store::KeyHash;
use crate::tables::{EventId, Framing, Request, Scenes, StreamFormat};

cause!(
    /// The id of the last message has to be valid.
    Resuming: "request/mark"
);
cause!(
    /// A game has to have begun.
    GameBegun: "table/no-game"
);

/// A message of a stream: what happened, the state of the table after it, and what only the receiver may see.
///
/// Only its description is used: lines are put together from parts that are written once.
#[derive(Serialize, ToSchema)]
pub(crate) struct TableMessage {
    /// The number of the message. One that only you receive has a dot and a second number, such as `17.1`.
    #[schema(example = "17")]
    id: String,
    /// What happened. Absent in the first message of a new stream.
    news: Option<News>,
    /// The table after it. Absent in a message that only you receive.
    scene: Option<Scene>,
    /// With `?scene=changes`, the fields of the scene that changed since the previous message, instead of `scene`.
    changes: Option<SceneChanges<'static>>,
    /// What only you can see.
    you: You,
}

/// Where a stream begins.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Beginning {
    /// The id of the last message you have received. The same as the header `Last-Event-ID`, which takes precedence.
    pub(super) after: Option<String>,
    /// `whole`: each public message has the whole scene. `changes`: only the first one has it, and the others have `changes`.
    /// Default: `whole`.
    #[serde(default)]
    #[param(inline)]
    pub(super) scene: Scenes,
}

/// Get the current state of a table.
///
/// The response is a single message of the stream, without `news`. Use the stream to follow a table; do not poll.
#[utoipa::path(get, path = "/api/tables/{code}", tag = "tables", params(TablePath), security((), ("token" = ["watch"]), ("cookie" = [])),
    responses((status = 200, body = TableMessage, description = "The current state.",
        example = json!(example(include_str!("examples/table.json")))), Errors<(OptionalIdentity, TableAccess)>))]
pub(crate) async fn look(
    request: TableRequest,
    OptionalCaller(me): OptionalCaller,
) -> Result<Response, Problem> {
    let who = me.map(|me| me.person);
    let text = request.call(|reply| Request::Look { who, reply }).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response())
}

/// Stream everything that happens at a table.
///
/// Sends server-sent events or, with `Accept: application/x-ndjson`, one JSON object per line. A new stream begins with the current
/// state. With `Last-Event-ID` (or `after`) it resumes with exactly the messages after that one, also after a restart of the server.
/// A comment or an empty line every 10 seconds keeps the connection alive. Messages of type `presence`, which tell who is connected,
/// have no id and are not repeated. For those who only watch, messages within 100 ms arrive in one piece. Limits: 64 open streams per
/// person, 512 per address.
#[utoipa::path(get, path = "/api/tables/{code}/events", tag = "tables", security((), ("token" = ["watch"]), ("cookie" = [])),
    params(TablePath, Beginning, ("Last-Event-ID" = Option<String>, Header, description = "The id of the last message you have received.", example = "17")),
    responses((status = 200, description = "The stream. It ends when the server stops, the credential is revoked or the caller is removed.", content(
        (TableMessage = "text/event-stream", example = json!(include_str!("examples/stream.sse"))),
        (TableMessage = "application/x-ndjson", example = json!(include_str!("examples/stream.ndjson"))))), Errors<(OptionalIdentity, TableAccess, Resuming)>))]
pub(crate) async fn events(
    request: TableRequest,
    OptionalCaller(me): OptionalCaller,
    headers: HeaderMap,
    QueryParams(beginning): QueryParams<Beginning>,
) -> Result<Response, Problem> {
    let after = event_id(&headers, &beginning)?;
    let (framing, content_type) = framing(&headers);
    let format = StreamFormat { framing, scenes: beginning.scene };
    let onlooker = join(&request, me, after, format).await?;
    let headers = [
        (header::CONTENT_TYPE, content_type),
        (header::CACHE_CONTROL, "no-store"),
        // Proxies must not buffer the stream.
        (header::HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    Ok((headers, onlooker.into_body()).into_response())
}

/// Opens a stream for this caller, who may have others open.
pub(super) async fn join(
    request: &TableRequest,
    me: Option<Identity>,
    after: Option<EventId>,
    format: StreamFormat,
) -> Result<EventStream, Problem> {
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
    request.count_miss(joined)
}

/// Until the server closes, or what opened the stream is taken back: the reason.
fn until_over(
    app: &AppState,
    key: Option<KeyHash>,
) -> impl Future<Output = Problem> + Send + 'static + use<> {
    let shutdown = app.shutdown.begun();
    let revoked = key.map(|key| app.authenticator.revoked(key));
    async move {
        if let Some(revoked) = revoked {
            return tokio::select! { () = shutdown => closing(), () = revoked => stranger() };
        }
        shutdown.await;
        closing()
    }
}

/// What the onlooker has seen already.
pub(super) fn event_id(headers: &HeaderMap, beginning: &Beginning) -> Result<Option<EventId>, Problem> {
    let header = headers.get("last-event-id").map(|value| value.to_str().unwrap_or("?"));
    let Some(text) = header.filter(|text| !text.is_empty()).or(beginning.after.as_deref()) else {
        return Ok(None);
    };
    let event_id = text.parse().map_err(|no: crate::tables::InvalidEventId| {
        Problem::new(StatusCode::BAD_REQUEST, "request/mark", no.to_string())
    })?;
    Ok(Some(event_id))
}

/// What the client wants to read, and its content type.
fn framing(headers: &HeaderMap) -> (Framing, &'static str) {
    let accepts = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if accepts.contains("ndjson") {
        (Framing::Ndjson, "application/x-ndjson")
    } else {
        (Framing::Sse, "text/event-stream")
    }
}

/// Get the record of the current or last game of a table.
///
/// The record of a running game does not contain the secret of its deal.
#[utoipa::path(get, path = "/api/tables/{code}/record", tag = "games", params(TablePath), security((), ("token" = ["watch"]), ("cookie" = [])),
    responses((status = 200, body = Object, description = "The record. docs/record.md describes the format."),
        Errors<(OptionalIdentity, TableAccess, GameBegun, RateLimit, Workers)>))]
pub(crate) async fn record(
    request: TableRequest,
    OptionalCaller(me): OptionalCaller,
) -> Result<Response, Problem> {
    request.app.limits.check(RateClass::Archive, request.address())?;
    let _turn = request.app.limits.heavy_turn(request.address()).await?;
    let who = me.map(|me| me.person);
    // Only those who have a worker keep a record in memory.
    let worker = request.app.records.acquire().await?;
    let record = request.call(|reply| Request::Record { who, reply }).await?;
    let record = record.ok_or_else(|| {
        Problem::new(StatusCode::CONFLICT, "table/no-game", "No game has begun at this table.")
    })?;
    let text = worker.run(move || record.to_json()).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response())
}
