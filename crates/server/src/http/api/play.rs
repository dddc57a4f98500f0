//! Choosing, and calling across the table.

use axum::Json;
use serde::Deserialize;
use table::{Choice, Reaction, Wish};
use utoipa::ToSchema;

use super::body::Body;
use super::people::Player;
use super::responses::ProblemResponses;
use super::table_request::{Done, KeyHeader, TableRequest, WhichSeat};
use crate::http::Problem;

/// An answer to what the table asks.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Act {
    /// The number of the question, from the scene.
    question: u32,
    /// What you choose.
    choice: Choice,
}

/// Chooses, or chooses otherwise: a sealed choice may be changed until the last one is in.
#[utoipa::path(post, path = "/api/tables/{code}/act", tag = "play", params(("code" = String, Path), WhichSeat, KeyHeader),
    request_body = Act,
    responses((status = 200, body = Done, description = "The choice is written down and survives a crash."), ProblemResponses))]
pub(crate) async fn act(
    request: TableRequest,
    Player(me): Player,
    Body(act): Body<Act>,
) -> Result<Json<Done>, Problem> {
    request.wish(me.person, Wish::Act { question: act.question, choice: act.choice }).await
}

/// Something to call across the table.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct React {
    /// What.
    reaction: Reaction,
}

/// Calls something from the fixed set across the table.
#[utoipa::path(post, path = "/api/tables/{code}/reactions", tag = "play", params(("code" = String, Path), WhichSeat, KeyHeader),
    request_body = React, responses((status = 200, body = Done, description = "Everybody is told."), ProblemResponses))]
pub(crate) async fn react(
    request: TableRequest,
    Player(me): Player,
    Body(react): Body<React>,
) -> Result<Json<Done>, Problem> {
    request.wish(me.person, Wish::React(react.reaction)).await
}

/// Something to say.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Say {
    /// What.
    #[schema(min_length = 1, max_length = 200)]
    text: String,
}

/// Says something, where the table allows more than reactions.
#[utoipa::path(post, path = "/api/tables/{code}/words", tag = "play", params(("code" = String, Path), WhichSeat, KeyHeader),
    request_body = Say, responses((status = 200, body = Done, description = "Everybody is told."), ProblemResponses))]
pub(crate) async fn say(
    request: TableRequest,
    Player(me): Player,
    Body(say): Body<Say>,
) -> Result<Json<Done>, Problem> {
    request.wish(me.person, Wish::Say(say.text)).await
}
