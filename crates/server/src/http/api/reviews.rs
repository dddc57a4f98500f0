//! The coach on finished games.

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use bytes::Bytes;

use super::body::LongBody;
use super::games::find;
use super::params::PathParams;
use super::responses::ProblemResponses;
use crate::http::{AppState, Client, Problem, RateClass, RateKey};

/// What every decision of a finished game was worth, and how much of the result was luck. There is none of a running game.
#[utoipa::path(get, operation_id = "game_review", path = "/api/games/{id}/review", tag = "games", params(("id" = String, Path)),
    responses((status = 200, body = coach::Review, description = "The review: see docs/coach."), ProblemResponses))]
pub(crate) async fn review(
    State(app): State<AppState>,
    client: Client,
    PathParams(id): PathParams<String>,
) -> Result<Response, Problem> {
    app.limits.check(RateClass::Archive, RateKey::address(client.0))?;
    let review = if let Some(review) = app.reviews.kept(&id) {
        review
    } else {
        let game = find(&app, &id).await?;
        app.limits.check(RateClass::Create, RateKey::address(client.0))?;
        app.reviews.of_game(&id, game.record).await?
    };
    Ok(json(review))
}

/// The same for any record: one of a game at a real table, for instance. Nothing is kept of it, so an
/// `Idempotency-Key` has no effect.
#[utoipa::path(post, path = "/api/reviews", tag = "games", request_body(content = Object, description = "The record of a finished game."),
    responses((status = 200, body = coach::Review, description = "The review: see docs/coach."), ProblemResponses))]
pub(crate) async fn review_any(
    State(app): State<AppState>,
    client: Client,
    LongBody(text): LongBody,
) -> Result<Response, Problem> {
    app.limits.check(RateClass::Create, RateKey::address(client.0))?;
    Ok(json(app.reviews.of_record(text).await?))
}

fn json(review: Bytes) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], review).into_response()
}
