//! The coach on finished games.

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use bytes::Bytes;

use super::address::InPath;
use super::answers::Refusals;
use super::body::LongBody;
use super::games::find;
use crate::client::Client;
use crate::desk::Desk;
use crate::problem::Problem;
use crate::rate::{RateClass, RateKey};

/// What every decision of a finished game was worth, and how much of the result was luck. There is none of a running game.
#[utoipa::path(get, operation_id = "game_review", path = "/api/games/{id}/review", tag = "games", params(("id" = String, Path)),
    responses((status = 200, body = coach::Review, description = "The review: see docs/coach."), Refusals))]
pub(crate) async fn review(
    State(desk): State<Desk>,
    client: Client,
    InPath(id): InPath<String>,
) -> Result<Response, Problem> {
    let review = if let Some(review) = desk.reviews.kept(&id) {
        review
    } else {
        let game = find(&desk, &id).await?;
        desk.limits.check(RateClass::Create, RateKey::address(client.0))?;
        desk.reviews.of_game(&id, game.record).await?
    };
    Ok(json(review))
}

/// The same for any record: one of a game at a real table, for instance. Nothing is kept of it, so an
/// `Idempotency-Key` has no effect.
#[utoipa::path(post, path = "/api/reviews", tag = "games", request_body(content = Object, description = "The record of a finished game."),
    responses((status = 200, body = coach::Review, description = "The review: see docs/coach."), Refusals))]
pub(crate) async fn review_any(
    State(desk): State<Desk>,
    client: Client,
    LongBody(text): LongBody,
) -> Result<Response, Problem> {
    desk.limits.check(RateClass::Create, RateKey::address(client.0))?;
    desk.reviews.of_record(text).await.map(json)
}

fn json(review: Bytes) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], review).into_response()
}
