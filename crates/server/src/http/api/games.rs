//! Finished games: anybody who has the id may see one.

use std::io::{self, Write};

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use protocol::{GameField, ReplayStep};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::body::LongBody;
use super::params::{PathParams, QueryParams};
use super::people::Caller;
use super::responses::{Errors, MayWatch, PathText, Query, RateLimit, RecordBody, Workers, cause, example};
use crate::http::errors::{read_failed, refused};
use crate::http::{AppState, Client, Problem, RateClass, RateKey};
use crate::store::{GamePlace, GameRow};
use crate::table_code::TableCode;

/// How many games a list shows.
const LISTED: u32 = 50;

/// The longest replay that is sent.
const MAX_BYTES: usize = 8 * 1024 * 1024;

cause!(
    /// The game has to exist.
    FinishedGames: "game/unknown", "server/store"
);
cause!(
    /// The game must not be too long.
    GameLength: "game/too-long"
);
cause!(
    /// The record has to be valid.
    AnyRecord: "table/bad-record"
);

/// The game in the path.
#[derive(IntoParams)]
#[into_params(parameter_in = Path)]
#[expect(dead_code, reason = "only its description is used")]
pub(crate) struct GamePath {
    /// The id of the game: `scene.deal.game` while it is played.
    id: String,
}

/// The finished game with this id.
pub(crate) async fn find(app: &AppState, id: &str) -> Result<GameRow, Problem> {
    let game = app.tables.context().store.game(id).await.map_err(|error| read_failed(&error))?;
    game.ok_or_else(|| Problem::new(StatusCode::NOT_FOUND, "game/unknown", "No finished game has this id."))
}

/// Get the record of a finished game.
///
/// Anyone with the id can read it. It contains the secret of the deal, so that everybody can verify the cards or dice.
#[utoipa::path(get, operation_id = "game_record", path = "/api/games/{id}/record", tag = "games", params(GamePath), security(()),
    responses((status = 200, body = Object, description = "The record. docs/record.md describes the format."), Errors<(PathText, RateLimit, FinishedGames)>))]
pub(crate) async fn record(
    State(app): State<AppState>,
    client: Client,
    PathParams(id): PathParams<String>,
) -> Result<Response, Problem> {
    app.limits.check(RateClass::Archive, RateKey::address(client.0))?;
    let game = find(&app, &id).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], game.record).into_response())
}

/// A game step by step.
#[derive(Serialize, ToSchema)]
pub(crate) struct Replay {
    /// The game and its rules.
    game: GameField,
    /// The names of the players, in the order of seats.
    players: Vec<String>,
    /// The start of the game and each move.
    steps: Vec<ReplayStep>,
}

/// Get a finished game step by step.
///
/// Each step has what happened and the game after it, as everybody saw it.
#[utoipa::path(get, path = "/api/games/{id}/replay", tag = "games", params(GamePath), security(()),
    responses((status = 200, body = Replay, description = "All steps.", example = json!(example(include_str!("examples/replay.json")))),
        Errors<(PathText, RateLimit, FinishedGames, GameLength, Workers)>))]
pub(crate) async fn replay(
    State(app): State<AppState>,
    client: Client,
    PathParams(id): PathParams<String>,
) -> Result<Response, Problem> {
    let address = RateKey::address(client.0);
    app.limits.check(RateClass::Archive, address)?;
    let _turn = app.limits.heavy_turn(address).await?;
    // Only those who have a worker keep a record in memory.
    let worker = app.records.acquire().await?;
    let game = find(&app, &id).await?;
    worker.run(move || steps(&game.record)).await?.map(json)
}

/// Replay any record step by step.
///
/// For games that were not played on this server. The body is a record of at most 1 MiB and 20,000 steps. Nothing is stored, so an
/// `Idempotency-Key` has no effect.
#[utoipa::path(post, path = "/api/replays", tag = "games", security(()), request_body(content = Object, description = "A record. docs/record.md describes the format."),
    responses((status = 200, body = Replay, description = "All steps.", example = json!(example(include_str!("examples/replay.json")))),
        Errors<(RecordBody, RateLimit, AnyRecord, GameLength, Workers)>))]
pub(crate) async fn replay_any(
    State(app): State<AppState>,
    client: Client,
    LongBody(text): LongBody,
) -> Result<Response, Problem> {
    // Nothing is written, but a long record is some work.
    let address = RateKey::address(client.0);
    app.limits.check(RateClass::Write, address)?;
    let _turn = app.limits.heavy_turn(address).await?;
    app.records.run(move || steps(&text)).await?.map(json)
}

/// The replay of a record as JSON.
fn steps(text: &str) -> Result<Bytes, Problem> {
    let no = |refusal: record::Refusal| refused(&refusal.into());
    let told = record::read(text).map_err(no)?;
    let players = told.players().to_vec();
    let steps = table::replay(&told).map_err(|refusal| refused(&refusal))?;
    let mut answer = Capped { bytes: Vec::new(), most: MAX_BYTES };
    let written = serde_json::to_writer(&mut answer, &Replay { game: GameField::of(&told), players, steps });
    written.map_err(|_| {
        let sentence = "This game is too long for a replay.";
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "game/too-long", sentence)
    })?;
    Ok(answer.bytes.into())
}

fn json(answer: Bytes) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], answer).into_response()
}

/// Bytes that grow up to a limit.
struct Capped {
    bytes: Vec<u8>,
    most: usize,
}

impl Write for Capped {
    fn write(&mut self, more: &[u8]) -> io::Result<usize> {
        if self.bytes.len() + more.len() > self.most {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        self.bytes.extend_from_slice(more);
        Ok(more.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The start of a page.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Before {
    /// Only games that ended before this time, in milliseconds since 1970.
    #[param(format = "uint64")]
    before: Option<u64>,
}

/// Finished games, the latest first.
#[derive(Serialize, ToSchema)]
pub(crate) struct GameList {
    /// The games, at most 50.
    games: Vec<FinishedGame>,
}

/// A finished game.
#[derive(Serialize, ToSchema)]
pub(crate) struct FinishedGame {
    /// The id of the game.
    id: String,
    /// The code of the table where it was played.
    #[schema(value_type = String)]
    table: TableCode,
    /// When it ended, in milliseconds since 1970.
    ended: u64,
    /// The result, in the format of `tacora referee`.
    #[schema(value_type = Object)]
    verdict: Box<serde_json::value::RawValue>,
}

/// List your finished games.
///
/// Up to 50 games, the latest first. For the next page, pass `ended` of the last one as `before`.
#[utoipa::path(get, operation_id = "my_games", path = "/api/me/games", tag = "people", params(Before), security(("token" = ["watch"]), ("cookie" = [])),
    responses((status = 200, body = GameList, description = "The games."), Errors<(MayWatch, Query, RateLimit, Workers)>))]
pub(crate) async fn mine(
    State(app): State<AppState>,
    client: Client,
    Caller(me): Caller,
    QueryParams(begin): QueryParams<Before>,
) -> Result<Json<GameList>, Problem> {
    let address = RateKey::address(client.0);
    app.limits.check(RateClass::Archive, address)?;
    let _turn = app.limits.heavy_turn(address).await?;
    // Only those who have a worker keep records in memory.
    let worker = app.records.acquire().await?;
    let rows =
        app.tables.context().store.games_of(me.person, begin.before.map(GamePlace::before), LISTED).await;
    let rows = rows.map_err(|error| read_failed(&error))?;
    let judge = move || rows.into_iter().filter_map(finished).collect();
    Ok(Json(GameList { games: worker.run(judge).await? }))
}

fn finished(row: GameRow) -> Option<FinishedGame> {
    let judgement = record::read(&row.record).ok()?.judge_stored().ok()?;
    let verdict = serde_json::value::RawValue::from_string(judgement.to_json()).ok()?;
    Some(FinishedGame { id: row.id, table: row.table, ended: row.ended, verdict })
}
