//! A table over a WebSocket: the messages of its stream, and commands with their answers, on one connection.

mod commands;
mod handshake;
mod operation;
mod session;

use axum::extract::Request;
use axum::http::{HeaderMap, header};
use axum::response::Response;

use super::params::QueryParams;
use super::people::{OptionalCaller, from_our_pages};
use super::responses::{Errors, OptionalIdentity, SameSite, TableAccess, cause};
use super::streams::{Beginning, Resuming, event_id, join};
use super::table_request::{TablePath, TableRequest};
use crate::http::Problem;
use crate::tables::{Framing, StreamFormat};
use commands::Commands;
pub(crate) use commands::{SocketAnswer, SocketCommand};
use handshake::Handshake;

cause!(
    /// The request has to ask for a WebSocket.
    Upgrading: "request/upgrade"
);

/// Follow a table and play over a WebSocket.
///
/// Sends the messages of `GET /api/tables/{code}/events`, one in each text frame, and takes commands (`SocketCommand`), which are answered
/// (`SocketAnswer`) on the same connection. A frame with `id` is a `TableMessage`, one with `request` an answer; others tell who is
/// connected. The operations are those that change a table, with the same bodies, rights, limits and errors. The server pings every
/// 10 seconds. It closes the connection with a code, and a slug as the reason. Limits: 64 KiB for a command; open connections count as
/// streams.
#[utoipa::path(get, path = "/api/tables/{code}/socket", tag = "tables", security((), ("token" = ["watch"]), ("cookie" = [])),
    params(TablePath, Beginning, ("Last-Event-ID" = Option<String>, Header, description = "The id of the last message you have received.", example = "17")),
    responses((status = 101, description = "The connection is a WebSocket from now on."),
        Errors<(OptionalIdentity, SameSite, TableAccess, Resuming, Upgrading)>))]
pub(crate) async fn socket(
    table: TableRequest,
    OptionalCaller(me): OptionalCaller,
    headers: HeaderMap,
    QueryParams(beginning): QueryParams<Beginning>,
    request: Request,
) -> Result<Response, Problem> {
    // Browsers let every page open a WebSocket and read what it sends, with or without a cookie.
    if !headers.contains_key(header::AUTHORIZATION) {
        from_our_pages(&headers, &table.app.site)?;
    }
    let after = event_id(&headers, &beginning)?;
    let Some(handshake) = Handshake::of(request) else { return Ok(Handshake::refused()) };
    let key = me.as_ref().map(|me| me.key);
    let format = StreamFormat { framing: Framing::Socket, scenes: beginning.scene };
    let stream = join(&table, me, after, format).await?;
    let (answer, upgrade) = handshake.accept();
    tokio::spawn(session::run(upgrade, stream, Commands::new(table, key)));
    Ok(answer)
}
