//! What the master would do, for learners at tables that have agreed on it.

use axum::Json;
use serde::Serialize;
use table::{OpenGame, Position, Refusal};
use utoipa::ToSchema;

use super::people::Player;
use super::responses::{Errors, MayPlay, TableAccess, Workers, cause};
use super::table_request::{TablePath, TableRequest, WhichSeat};
use crate::http::errors::refused;
use crate::http::{Problem, RateClass, RateKey};
use crate::tables::Request;

cause!(
    /// The caller has to be asked, and the table has to allow hints.
    Hinting: "table/not-seated", "table/hints-off", "table/no-game", "table/hints-from-record",
        "table/not-asked", "table/nothing-to-weigh"
);

/// A hint and the question that it is for.
#[derive(Serialize, ToSchema)]
pub(crate) struct Hinted {
    /// The number of the question.
    question: u32,
    /// The hint.
    hint: coach::Hint,
}

/// Get a hint for your current decision.
///
/// Returns the value of each choice and what the master bot would do. Only at tables with the option `"hints": "on"`, while you
/// have an open question. A hint uses only what your seat can see. Nobody else learns that you asked.
#[utoipa::path(get, path = "/api/tables/{code}/hint", tag = "play", params(TablePath, WhichSeat), security(("token" = ["play"]), ("cookie" = [])),
    responses((status = 200, body = Hinted, description = "The hint. docs/coach.md explains the numbers."),
        Errors<(TableAccess, MayPlay, Hinting, Workers)>))]
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
