//! Choosing, and calling across the table.

use axum::Json;
use protocol::{Choice, Reaction};
use serde::Deserialize;
use table::Wish;
use utoipa::ToSchema;

use super::body::Body;
use super::people::Player;
use super::responses::{Errors, JsonBody, TableChange, cause};
use super::seat_errors::Storage;
use super::table_request::{Done, KeyHeader, TablePath, TableRequest, WhichSeat};
use crate::http::Problem;

cause!(
    /// The choice has to be legal and answer the open question.
    Acting: "table/not-seated", "table/no-game", "table/stale-choice", "table/not-asked",
        "table/illegal-choice", "table/game-too-long", "table/too-soon"
);
cause!(
    /// The table has to allow chat.
    Saying: "table/reactions-only", "table/bad-text"
);

/// A choice.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Act {
    /// The number of the open question, from `scene.question.number`.
    question: u32,
    /// The choice, one of `you.actions`.
    choice: Choice,
}

/// Make a choice.
///
/// Answers the open question. `you.actions` lists the legal choices. In a ballot the choice stays sealed until all are in, and you
/// can change it until then by sending another one. A response of 200 means that the choice is on disk.
#[utoipa::path(post, path = "/api/tables/{code}/act", tag = "play", params(TablePath, WhichSeat, KeyHeader), security(("token" = ["play"]), ("cookie" = [])),
    request_body(content = Act, example = json!({ "question": 17, "choice": "leave" })),
    responses((status = 200, body = Done, description = "The choice is stored and survives a crash."),
        Errors<(TableChange, JsonBody, Acting)>))]
pub(crate) async fn act(
    request: TableRequest,
    Player(me): Player,
    Body(act): Body<Act>,
) -> Result<Json<Done>, Problem> {
    request.wish(me.person, Wish::Act { question: act.question, choice: act.choice }).await
}

/// A reaction to send.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct React {
    /// The reaction.
    reaction: Reaction,
}

/// Send a reaction from the fixed set.
///
/// Onlookers can send reactions, too.
#[utoipa::path(post, path = "/api/tables/{code}/reactions", tag = "play", params(TablePath, WhichSeat, KeyHeader), security(("token" = ["play"]), ("cookie" = [])),
    request_body(content = React, example = json!({ "reaction": "bravo" })),
    responses((status = 200, body = Done, description = "The reaction was sent."), Errors<(TableChange, JsonBody, Storage)>))]
pub(crate) async fn react(
    request: TableRequest,
    Player(me): Player,
    Body(react): Body<React>,
) -> Result<Json<Done>, Problem> {
    request.wish(me.person, Wish::React(react.reaction)).await
}

/// A chat message to send.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Say {
    /// The text, 1 to 200 characters.
    #[schema(min_length = 1, max_length = 200)]
    text: String,
}

/// Send a chat message.
///
/// Only at tables with the option `"chat": "words"`.
#[utoipa::path(post, path = "/api/tables/{code}/words", tag = "play", params(TablePath, WhichSeat, KeyHeader), security(("token" = ["play"]), ("cookie" = [])),
    request_body(content = Say, example = json!({ "text": "Good luck!" })),
    responses((status = 200, body = Done, description = "The message was sent."), Errors<(TableChange, JsonBody, Saying, Storage)>))]
pub(crate) async fn say(
    request: TableRequest,
    Player(me): Player,
    Body(say): Body<Say>,
) -> Result<Json<Done>, Problem> {
    request.wish(me.person, Wish::Say(say.text)).await
}
