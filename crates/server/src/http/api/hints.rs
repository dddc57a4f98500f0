//! What the master would do, for learners at tables that have agreed on it.

use axum::Json;
use serde::Serialize;
use table::{OpenGame, Position, Refusal};
use utoipa::ToSchema;

use super::people::Player;
use super::responses::ProblemResponses;
use super::table_request::{TableRequest, WhichSeat};
use crate::http::errors::refused;
use crate::http::{Problem, RateClass, RateKey};
use crate::tables::Request;

/// What the master would do, and the question that it answers.
#[derive(Serialize, ToSchema)]
pub(crate) struct Hinted {
    /// The number of the question.
    question: u32,
    /// What the choices are worth.
    hint: coach::Hint,
}

/// What the master would do in your place, and why. Only at a table whose `hints` are on, for whoever is asked, as long as the
/// question is open. It comes from what your seat may see and from nothing else; nobody is told that you asked.
#[utoipa::path(get, path = "/api/tables/{code}/hint", tag = "play", params(("code" = String, Path), WhichSeat),
    responses((status = 200, body = Hinted, description = "The hint: see docs/coach."), ProblemResponses))]
pub(crate) async fn hint(request: TableRequest, Player(me): Player) -> Result<Json<Hinted>, Problem> {
    request.app.limits.check(RateClass::Create, RateKey::Person(me.person))?;
    let from = request.wisher(me.person);
    let position = request.call(|reply| Request::Position { from, reply }).await?;
    let question = position.question;
    let app = request.app.clone();
    let thought = request.app.hints.acquire().await?.run(move || weigh(&position, &app.coach));
    let hint = thought.await?.ok_or_else(|| refused(&Refusal::NothingToWeigh))?;
    Ok(Json(Hinted { question, hint }))
}

/// Only the view of the seat goes to the coach.
fn weigh(position: &Position, memory: &coach::Memory) -> Option<coach::Hint> {
    use game::Game;
    let seat = position.seat;
    match &position.game {
        OpenGame::Diamant(game) => coach::Hint::in_diamant(&game.view(Some(seat)), memory),
        OpenGame::Troll(game) => coach::Hint::in_troll(game.view(Some(seat)), seat),
    }
}
