//! Creating and listing tables.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use table::{
    GameField, Listing, Name, OptionsField, Origin, PhaseWord, StartingPoint, Table, TrollField, Wish,
};
use utoipa::ToSchema;

use super::body::LongJson;
use super::creation_key::CreationKey;
use super::people::{Caller, Player, check_again};
use super::responses::ProblemResponses;
use super::table_request::{KeyHeader, check_storage};
use crate::http::errors::{read_failed, refused};
use crate::http::{AppState, Client, Problem, RateClass, RateKey};
use crate::store::{StorageOwner, TableRow};
use crate::table_code::TableCode;

/// How many tables somebody may have whose game is not over.
const MAX_TABLES: u32 = 50;

/// How many tables a list shows.
const LISTED: u32 = 100;

/// A table to make.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MakeTable {
    /// What is agreed; needed unless the game goes on from a record.
    #[serde(default)]
    options: Option<OptionsField>,
    /// Whether the lobby shows it.
    #[serde(default)]
    listing: Listing,
    /// The name with which the maker sits down at once.
    #[serde(default)]
    name: Option<String>,
    /// The moment of a record from which the first game goes on.
    #[serde(default)]
    from: Option<Moment>,
}

/// A moment of a record.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Moment {
    /// The id of a finished game of this server.
    #[serde(default)]
    game: Option<String>,
    /// Or a record.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    record: Option<Box<serde_json::value::RawValue>>,
    /// How many of its moves have been made: cards, decisions, rolls and throws, each counted as one.
    moves: u32,
}

/// A table that was made.
#[derive(Serialize, ToSchema)]
pub(crate) struct Made {
    /// Its code.
    #[schema(value_type = String, example = "K7QM2XNP4T")]
    table: TableCode,
}

/// Tables, the latest first.
#[derive(Serialize, ToSchema)]
pub(crate) struct TableList {
    tables: Vec<Listed>,
}

/// A table as a list shows it.
#[derive(Serialize, ToSchema)]
pub(crate) struct Listed {
    /// Its code.
    #[schema(value_type = String, example = "K7QM2XNP4T")]
    table: TableCode,
    /// When anything but a move of a game last changed, in milliseconds since 1970.
    at: u64,
    /// What is known of it.
    #[schema(value_type = LobbyEntry)]
    sign: Box<serde_json::value::RawValue>,
}

/// What a list shows of a table.
#[derive(ToSchema)]
#[schema(as = Sign)]
#[expect(dead_code, reason = "only its description is used; it is written where the row is")]
pub(crate) struct LobbyEntry {
    /// How far it is.
    phase: PhaseWord,
    /// What is played.
    game: GameField,
    /// The fewest and the most who can play.
    players: [u8; 2],
    /// The names of those who sit there.
    seats: Vec<String>,
}

/// Makes a table. Its maker is its host and, with a name, sits down at it.
#[utoipa::path(post, path = "/api/tables", tag = "tables", params(KeyHeader), request_body = MakeTable,
    responses((status = 201, description = "The table is there.", body = Made), ProblemResponses))]
pub(crate) async fn make(
    State(app): State<AppState>,
    client: Client,
    Player(me): Player,
    creation: CreationKey,
    LongJson(wanted): LongJson<MakeTable>,
) -> Result<impl IntoResponse, Problem> {
    app.limits.check(RateClass::Create, RateKey::address(client.0))?;
    app.limits.check(RateClass::AddressTable, RateKey::address(client.0))?;
    let creation = creation.standing_for(&wanted);
    if let Some(code) = creation.made_before(&app, me.person).await? {
        return Ok(created(code));
    }
    let name = wanted.name.map(|name| Name::new(&name)).transpose().map_err(|no| refused(&no.into()))?;
    let starting_point = match wanted.from {
        Some(moment) => Some(starting_point(&app, moment).await?),
        None => None,
    };
    let options = match (wanted.options, &starting_point) {
        (Some(options), _) => options,
        // The game comes from the record.
        (None, Some(_)) => OptionsField::new(TrollField::default().into()),
        (None, None) => return Err(nonsense("a table needs options: what is to be played?")),
    };
    let context = app.tables.context();
    let open = context.store.open_tables_of(me.person).await.map_err(|error| read_failed(&error))?;
    if open >= MAX_TABLES {
        let sentence = "you have too many tables whose game is not over";
        return Err(Problem::new(StatusCode::CONFLICT, "table/too-many", sentence));
    }
    check_storage(&app, StorageOwner::Person(me.person)).await?;
    let now = context.clock.now();
    let listing = wanted.listing;
    let has_record = starting_point.is_some();
    let create = move || Table::make(me.person, listing, options, starting_point, now, &mut rand::rng());
    let made = if has_record { app.records.run(create).await? } else { create() };
    if has_record {
        // Checking a record may have taken long.
        check_again(&app, me.key).await?;
    }
    let (mut table, mut log) = made.map_err(|refusal| refused(&refusal))?;
    if let Some(name) = name {
        let seated = table.handle(me.person, None, Wish::Sit(name), now, &mut rand::rng(), &mut log);
        seated.map_err(|refusal| refused(&refusal))?;
    }
    creation.write_into(me.person, &mut log);
    match app.tables.make(creation.code(), table, log).await {
        Ok(code) => Ok(created(code)),
        // A retry of the same request may have created it first.
        Err(error) => creation.made_before(&app, me.person).await?.map(created).ok_or_else(|| error.into()),
    }
}

fn created(code: TableCode) -> impl IntoResponse {
    let place = [(header::LOCATION, format!("/api/tables/{code}"))];
    (StatusCode::CREATED, place, Json(Made { table: code }))
}

async fn starting_point(app: &AppState, moment: Moment) -> Result<StartingPoint, Problem> {
    match (moment.game, moment.record) {
        (Some(id), None) => {
            let record = super::games::find(app, &id).await?.record;
            Ok(StartingPoint { origin: Origin::Finished, ..StartingPoint::new(record, moment.moves) })
        }
        (None, Some(record)) => Ok(StartingPoint::new(Box::<str>::from(record).into_string(), moment.moves)),
        _ => Err(nonsense("a moment is of a game or of a record: exactly one of them")),
    }
}

fn nonsense(sentence: &str) -> Problem {
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "table/bad-options", sentence)
}

/// The lobby: public tables whose game is not over.
#[utoipa::path(get, path = "/api/tables", tag = "tables",
    responses((status = 200, description = "The tables, the latest first.", body = TableList), ProblemResponses))]
pub(crate) async fn lobby(State(app): State<AppState>) -> Result<Json<TableList>, Problem> {
    let rows = app.tables.context().store.lobby(LISTED).await.map_err(|error| read_failed(&error))?;
    Ok(Json(TableList { tables: rows.into_iter().filter_map(listed).collect() }))
}

/// The tables at which you sit or are host.
#[utoipa::path(get, operation_id = "my_tables", path = "/api/me/tables", tag = "people",
    responses((status = 200, description = "The tables, the latest first.", body = TableList), ProblemResponses))]
pub(crate) async fn mine(
    State(app): State<AppState>,
    Caller(me): Caller,
) -> Result<Json<TableList>, Problem> {
    let rows =
        app.tables.context().store.tables_of(me.person, LISTED).await.map_err(|error| read_failed(&error))?;
    Ok(Json(TableList { tables: rows.into_iter().filter_map(listed).collect() }))
}

fn listed(row: TableRow) -> Option<Listed> {
    let sign = serde_json::value::RawValue::from_string(row.lobby_entry).ok()?;
    Some(Listed { table: row.table, at: row.at, sign })
}
