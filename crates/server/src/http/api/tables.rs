//! Creating and listing tables.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use protocol::{Listing, OptionsField, TrollField};
use serde::{Deserialize, Serialize};
use table::{Name, Origin, StartingPoint, Table, Wish};
use utoipa::ToSchema;

use super::body::LongJson;
use super::creation_key::CreationKey;
use super::people::{Caller, Player, check_again};
use super::responses::{Database, Errors, MayPlay, MayWatch, RecordBody, SameSite, Workers, cause};
use super::table_request::{KeyHeader, check_storage};
use crate::http::errors::{read_failed, refused};
use crate::http::{AppState, Client, Problem, RateClass, RateKey};
use crate::identity::Identity;
use crate::store::{StorageOwner, TableRow};
use crate::table_code::TableCode;
use crate::tables::LobbyEntry;

/// How many tables somebody may have whose game is not over.
const MAX_TABLES: u32 = 50;

/// How many tables a list shows.
const LISTED: u32 = 100;

cause!(
    /// The options, the record and the limits have to allow the table.
    Creating: "request/key", "request/key-reused", "request/too-many", "game/unknown", "table/too-many", "table/storage-full",
        "table/hints-in-public", "table/bad-options", "table/bad-name", "table/bad-record"
);

/// A table to create.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MakeTable {
    /// The options. Required unless `from` is given.
    #[serde(default)]
    options: Option<OptionsField>,
    /// Whether the table is listed in the lobby. Default: `private`.
    #[serde(default)]
    listing: Listing,
    /// If given, the caller takes the first seat under this name, 1 to 40 characters.
    #[serde(default)]
    name: Option<String>,
    /// If given, the first game continues from this moment of an earlier game.
    #[serde(default)]
    from: Option<Moment>,
}

/// A moment of an earlier game. Exactly one of `game` and `record` is required.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Moment {
    /// The id of a finished game of this server.
    #[serde(default)]
    game: Option<String>,
    /// A record.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    record: Option<Box<serde_json::value::RawValue>>,
    /// The number of moves (cards, ballots, rolls and throws) after which the new game continues.
    moves: u32,
}

/// The table that was created.
#[derive(Serialize, ToSchema)]
pub(crate) struct Made {
    /// The code of the table.
    #[schema(value_type = String, example = "K7QM2XNP4T")]
    pub(super) table: TableCode,
}

/// Tables, the latest first.
#[derive(Serialize, ToSchema)]
pub(crate) struct TableList {
    /// The tables.
    tables: Vec<Listed>,
}

/// A table in a list.
#[derive(Serialize, ToSchema)]
pub(crate) struct Listed {
    /// The code of the table.
    #[schema(value_type = String, example = "K7QM2XNP4T")]
    table: TableCode,
    /// The time of the last change that is not a move, in milliseconds since 1970.
    at: u64,
    /// A summary of the table.
    #[schema(value_type = LobbyEntry)]
    sign: Box<serde_json::value::RawValue>,
}

/// Create a table.
///
/// The caller becomes the host and, with `name`, also takes the first seat. The body may be up to 1 MiB plus 64 KiB, because it can
/// contain a record to continue from. Limits: 30 tables a minute and 300 an hour per address, 50 unfinished tables per person.
#[utoipa::path(post, path = "/api/tables", tag = "tables", params(KeyHeader), security(("token" = ["play"]), ("cookie" = [])),
    request_body(content = MakeTable, example = json!({
        "options": { "game": { "name": "diamant", "edition": "portal-2025", "relics": true }, "clock": 30 },
        "listing": "private", "name": "Ada" })),
    responses((status = 201, description = "The table was created. `Location` has its address.", body = Made,
        example = json!({ "table": "K7QM2XNP4T" })), Errors<(MayPlay, SameSite, RecordBody, Workers, Creating)>))]
pub(crate) async fn make(
    State(app): State<AppState>,
    client: Client,
    Player(me): Player,
    creation: CreationKey,
    LongJson(wanted): LongJson<MakeTable>,
) -> Result<impl IntoResponse, Problem> {
    let address = RateKey::address(client.0);
    app.limits.check(RateClass::Create, address)?;
    app.limits.check(RateClass::AddressTable, address)?;
    let _turn = match wanted.from {
        Some(_) => Some(app.limits.heavy_turn(address).await?),
        None => None,
    };
    let mut creation = creation.standing_for(&wanted);
    creation.begin(&app).await?;
    let made = create(&app, me, &creation, wanted).await;
    creation.end(&app, made).await.map(created)
}

/// Creates the table, or finds it if this request has created it before.
async fn create(
    app: &AppState,
    me: Identity,
    creation: &CreationKey,
    wanted: MakeTable,
) -> Result<TableCode, Problem> {
    if let Some(code) = creation.made_before(app, me.person).await? {
        return Ok(code);
    }
    let name = wanted.name.map(|name| Name::new(&name)).transpose().map_err(|no| refused(&no.into()))?;
    let starting_point = match wanted.from {
        Some(moment) => Some(starting_point(app, moment).await?),
        None => None,
    };
    let options = match (wanted.options, &starting_point) {
        (Some(options), _) => options,
        // The game comes from the record.
        (None, Some(_)) => OptionsField::new(TrollField::default().into()),
        (None, None) => return Err(nonsense("`options` is required unless `from` is given.")),
    };
    let context = app.tables.context();
    let open = context.store.open_tables_of(me.person).await.map_err(|error| read_failed(&error))?;
    if open >= MAX_TABLES {
        let sentence = "You have too many tables without a finished game.";
        return Err(Problem::new(StatusCode::CONFLICT, "table/too-many", sentence));
    }
    check_storage(app, StorageOwner::Person(me.person)).await?;
    let now = context.clock.now();
    let listing = wanted.listing;
    let has_record = starting_point.is_some();
    let create = move || Table::make(me.person, listing, options, starting_point, now, &mut rand::rng());
    let made = if has_record { app.records.run(create).await? } else { create() };
    if has_record {
        // Checking a record may have taken long.
        check_again(app, me.key).await?;
    }
    let (mut table, mut log) = made.map_err(|refusal| refused(&refusal))?;
    if let Some(name) = name {
        let seated = table.handle(me.person, None, Wish::Sit(name), now, &mut rand::rng(), &mut log);
        seated.map_err(|refusal| refused(&refusal))?;
    }
    creation.write_into(me.person, &mut log);
    match app.tables.make(creation.code(), table, log).await {
        Ok(code) => Ok(code),
        // A retry of the same request may have created it first.
        Err(error) => creation.made_before(app, me.person).await?.ok_or_else(|| error.into()),
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
        _ => Err(nonsense("`from` needs exactly one of `game` and `record`.")),
    }
}

fn nonsense(sentence: &str) -> Problem {
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "table/bad-options", sentence)
}

/// List the public tables.
///
/// Up to 100 tables without a finished game, the latest first.
#[utoipa::path(get, path = "/api/tables", tag = "tables", security(()),
    responses((status = 200, description = "The tables.", body = TableList, example = json!({ "tables": [{
        "table": "K7QM2XNP4T", "at": 1_790_000_000_000u64, "sign": { "phase": "seating", "game": { "name": "diamant", "edition": "portal-2025" },
        "players": [3, 8], "seats": ["Ada", "Renard"] } }] })), Errors<(Database,)>))]
pub(crate) async fn lobby(State(app): State<AppState>) -> Result<Json<TableList>, Problem> {
    let rows = app.tables.context().store.lobby(LISTED).await.map_err(|error| read_failed(&error))?;
    Ok(Json(TableList { tables: rows.into_iter().filter_map(listed).collect() }))
}

/// List the tables where you have a seat or are the host.
///
/// Up to 100 tables, the latest first.
#[utoipa::path(get, operation_id = "my_tables", path = "/api/me/tables", tag = "people", security(("token" = ["watch"]), ("cookie" = [])),
    responses((status = 200, description = "The tables.", body = TableList), Errors<(MayWatch,)>))]
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
