//! The coach on finished games.

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use bytes::Bytes;

use super::body::LongBody;
use super::games::{FinishedGames, GameLength, GamePath, find};
use super::params::PathParams;
use super::responses::{Errors, PathText, RateLimit, RecordBody, Workers, cause, example};
use crate::http::{AppState, Client, Problem, RateClass, RateKey};

cause!(
    /// The record has to be that of a finished game.
    ReviewableRecord: "table/bad-record", "game/no-review"
);

/// Review a finished game.
///
/// Returns the value of every decision and how much of the result was luck. The first request for a game takes about a second;
/// later ones are usually cached.
#[utoipa::path(get, operation_id = "game_review", path = "/api/games/{id}/review", tag = "games", params(GamePath), security(()),
    responses((status = 200, body = coach::Review, description = "The review. docs/coach.md explains the numbers.", example = json!(example(include_str!("examples/review.json")))),
        Errors<(PathText, FinishedGames, GameLength, RateLimit, Workers)>))]
pub(crate) async fn review(
    State(app): State<AppState>,
    client: Client,
    PathParams(id): PathParams<String>,
) -> Result<Response, Problem> {
    app.limits.check(RateClass::Archive, RateKey::address(client.0))?;
    let review = if let Some(review) = app.reviews.kept(&id) {
        review
    } else {
        let address = RateKey::address(client.0);
        let _turn = app.limits.heavy_turn(address).await?;
        let game = find(&app, &id).await?;
        app.limits.check(RateClass::Create, address)?;
        app.reviews.of_game(&id, game.record).await?
    };
    Ok(json(review))
}

/// Review any record of a finished game.
///
/// For games that were not played on this server. The body is a record of at most 1 MiB and 5,000 moves. Nothing is stored, so an
/// `Idempotency-Key` has no effect.
#[utoipa::path(post, path = "/api/reviews", tag = "games", security(()), request_body(content = Object, description = "The record of a finished game. docs/record.md describes the format."),
    responses((status = 200, body = coach::Review, description = "The review. docs/coach.md explains the numbers.", example = json!(example(include_str!("examples/review.json")))),
        Errors<(RecordBody, RateLimit, ReviewableRecord, GameLength, Workers)>))]
pub(crate) async fn review_any(
    State(app): State<AppState>,
    client: Client,
    LongBody(text): LongBody,
) -> Result<Response, Problem> {
    let address = RateKey::address(client.0);
    app.limits.check(RateClass::Create, address)?;
    let _turn = app.limits.heavy_turn(address).await?;
    Ok(json(app.reviews.of_record(text).await?))
}

fn json(review: Bytes) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], review).into_response()
}
