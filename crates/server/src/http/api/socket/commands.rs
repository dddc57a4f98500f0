//! Commands: text frames of a client, and the answers to them.

use std::panic::AssertUnwindSafe;
use std::pin::Pin;

use axum::Json;
use axum::http::StatusCode;
use futures_util::FutureExt;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::ToSchema;

use super::operation::{Arguments, Operation};
use crate::http::Problem;
use crate::http::api::body::unreadable;
use crate::http::api::people::{identity, may_play};
use crate::http::api::table_request::{Done, TableRequest};
use crate::store::KeyHash;

/// A command to a table, in a text frame of a WebSocket.
///
/// The commands of a connection are carried out one after another, in their order.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SocketCommand {
    /// A number of your choice, which the answer repeats.
    #[schema(example = 7)]
    request: u32,
    /// What to do.
    operation: Operation,
    /// The body that the HTTP route of this operation takes, if it takes one.
    #[schema(value_type = Option<Object>, example = json!({ "question": 17, "choice": "leave" }))]
    body: Option<Box<RawValue>>,
    /// Makes retries safe, like the header `Idempotency-Key`, and has the same form.
    #[schema(min_length = 1, max_length = 64)]
    key: Option<String>,
    /// The seat that the command is for, if several people share your device; like `?seat=`.
    #[schema(maximum = 7)]
    seat: Option<u8>,
    /// The seat in the path of the HTTP route, if it has one.
    #[schema(maximum = 7)]
    target: Option<u8>,
    /// The id of the person in the path of the HTTP route, if it has one.
    person: Option<String>,
}

/// The answer to a command, in a text frame of a WebSocket. It has either `done` or `problem`.
#[derive(Serialize, ToSchema)]
pub(crate) struct SocketAnswer {
    /// The number of the command.
    #[schema(example = 7)]
    request: u32,
    /// The status that the HTTP route would answer with.
    #[schema(example = 200)]
    status: u16,
    /// The command was applied and is on disk.
    #[serde(skip_serializing_if = "Option::is_none")]
    done: Option<Done>,
    /// The command was refused and has changed nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    problem: Option<Problem>,
}

/// What is left of a command that cannot be read.
#[derive(Deserialize)]
struct Numbered {
    request: u32,
}

/// A command that is being carried out; it returns the answer as JSON.
pub(super) type InFlight = Pin<Box<dyn Future<Output = String> + Send>>;

/// The commands of one connection.
pub(super) struct Commands {
    table: TableRequest,
    /// The key that has opened the connection.
    key: Option<KeyHash>,
}

impl Commands {
    pub(super) fn new(table: TableRequest, key: Option<KeyHash>) -> Commands {
        Commands { table, key }
    }

    /// The request that has opened the connection.
    pub(super) fn table(&self) -> &TableRequest {
        &self.table
    }

    /// Begins to carry a command out; nothing if the text is none and has no number to answer to.
    pub(super) fn begin(&self, text: &str) -> Option<InFlight> {
        // A list of the values without their names would be taken too.
        let is_object = text.trim_ascii_start().starts_with('{');
        let command: SocketCommand = match serde_json::from_str(text) {
            Ok(command) if is_object => command,
            Ok(_) => return None,
            Err(error) => {
                let Numbered { request } = serde_json::from_str(text).ok().filter(|_| is_object)?;
                let problem = unreadable(&format!("The command is invalid: {error}."));
                return Some(Box::pin(std::future::ready(answer(request, Err(problem)))));
            }
        };
        let SocketCommand { request, operation, body, key, seat, target, person } = command;
        let (table, caller) = (self.table.another(key.as_deref(), seat), self.key);
        let work = async move {
            let table = table?;
            let me = may_play(identity(&table.app, caller).await?)?;
            operation.run(table, me, Arguments { body, target, person }).await
        };
        // As for a request over HTTP, a panic costs only this command.
        let work = AssertUnwindSafe(work).catch_unwind();
        Some(Box::pin(async move { answer(request, work.await.unwrap_or_else(|_| Err(fault()))) }))
    }
}

fn answer(request: u32, result: Result<Json<Done>, Problem>) -> String {
    let answer = match result {
        Ok(Json(done)) => SocketAnswer { request, status: 200, done: Some(done), problem: None },
        Err(problem) => {
            let status = problem.status().as_u16();
            SocketAnswer { request, status, done: None, problem: Some(problem) }
        }
    };
    serde_json::to_string(&answer).expect("an answer is plain JSON")
}

fn fault() -> Problem {
    tracing::error!("a command over a WebSocket panicked; the client got 500 server/fault");
    Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "server/fault", "Internal server error.")
}
