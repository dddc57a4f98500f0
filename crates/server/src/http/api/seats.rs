//! Sitting down, getting ready, and what the host decides.

use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use game::Seat;
use protocol::{Appearance, Door, Listing, OptionsField, Vote};
use seal::{GameId, Nonce, NonceCommitment};
use serde::{Deserialize, Serialize};
use table::{HostWish, Name, PersonId, Refusal, Wish};
use utoipa::ToSchema;

use super::body::Body;
use super::params::PathParams;
use super::people::Player;
use super::responses::{Errors, Host, JsonBody, MayPlay, SameSite, TableAccess, TableChange, TableKey};
use super::seat_errors::{
    AddingBot, BetweenGames, ChoosingOptions, Clearing, Committing, Dressing, Listable, PersonOnSeat,
    PlayerCount, ProposingStandIn, Removing, Revealing, SeatExists, Seated, Sitting, Storage, Voting,
};
use super::table_request::{Done, KeyHeader, SeatPath, TablePath, TableRequest, WhichSeat};
use crate::http::Problem;
use crate::http::errors::refused;
use crate::tables::{ConnectedPeople, Request};

/// A seat to take.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sit {
    /// The name at this table, 1 to 40 characters.
    #[schema(min_length = 1, max_length = 40)]
    name: String,
}

/// Take a seat, or change your name at this table.
///
/// Not possible during a game, except for the name you already have. The name is also kept as your default for other tables,
/// unless you are a program.
#[utoipa::path(post, path = "/api/tables/{code}/seat", tag = "seats", params(TablePath, WhichSeat, KeyHeader), security(("token" = ["play"]), ("cookie" = [])),
    request_body(content = Sit, example = json!({ "name": "Bo" })),
    responses((status = 200, body = Done, description = "You have a seat."), Errors<(TableChange, JsonBody, Sitting, Storage)>))]
pub(crate) async fn sit(request: TableRequest, Player(me): Player, Body(sit): Body<Sit>) -> Answer {
    let name = Name::new(&sit.name).map_err(|no| refused(&no.into()))?;
    let given = name.to_string();
    let done = request.wish(me.person, Wish::Sit(name)).await?;
    if me.name != given && !me.program {
        // The name is offered at the next table. Failing to store it does not cost the seat.
        let _ = request.app.authenticator.rename(me.person, given).await;
    }
    Ok(done)
}

/// Seat another person at your device.
///
/// The seat has its own name, choices and clock. All requests for it use your credentials and select it with `?seat=`.
#[utoipa::path(post, path = "/api/tables/{code}/seats", tag = "seats", params(TablePath, KeyHeader), security(("token" = ["play"]), ("cookie" = [])),
    request_body(content = Sit, example = json!({ "name": "Ann" })),
    responses((status = 200, body = Done, description = "The person has a seat."), Errors<(TableChange, JsonBody, Sitting, Storage)>))]
pub(crate) async fn sit_beside(request: TableRequest, Player(me): Player, Body(sit): Body<Sit>) -> Answer {
    let name = Name::new(&sit.name).map_err(|no| refused(&no.into()))?;
    request.wish(me.person, Wish::SitBeside(name)).await
}

/// Leave your seat.
///
/// During a game a bot takes over the seat. Between games the later seats move up.
#[utoipa::path(delete, path = "/api/tables/{code}/seat", tag = "seats", params(TablePath, WhichSeat, KeyHeader), security(("token" = ["play"]), ("cookie" = [])),
    responses((status = 200, body = Done, description = "The seat is free."),
        Errors<(TableAccess, MayPlay, SameSite, TableKey, Seated)>))]
pub(crate) async fn stand_up(request: TableRequest, Player(me): Player) -> Answer {
    request.wish(me.person, Wish::StandUp).await
}

/// Choose how your explorer looks, or your bag in Troll & Dragon.
///
/// Between games only. Two players cannot have the same colour.
#[utoipa::path(put, path = "/api/tables/{code}/appearance", tag = "seats", params(TablePath, WhichSeat, KeyHeader), security(("token" = ["play"]), ("cookie" = [])),
    request_body(content = Appearance, example = json!({ "colour": "violet", "pattern": "dots", "figure": "braid" })),
    responses((status = 200, body = Done, description = "The seat has the new look."),
        Errors<(TableChange, JsonBody, Seated, Dressing, Storage)>))]
pub(crate) async fn choose_appearance(
    request: TableRequest,
    Player(me): Player,
    Body(appearance): Body<Appearance>,
) -> Answer {
    request.wish(me.person, Wish::Look(appearance)).await
}

/// A commitment to the nonce that you will reveal.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct CommitNonce {
    /// The id of the game, from `scene.deal.game`.
    #[schema(pattern = "^[!-~]{1,64}$")]
    game: String,
    /// SHA-256 of `tacora/2/nonce`, a zero byte, the id of the game, a zero byte and the 32 bytes of the nonce: 64
    /// lower-case hexadecimal digits.
    #[schema(pattern = "^[0-9a-f]{64}$")]
    commitment: String,
}

/// Commit to a nonce for the next deal.
///
/// Optional: a seat that commits contributes to the randomness of the deal. Send this when you take a seat and whenever
/// `scene.deal.game` changes.
#[utoipa::path(put, path = "/api/tables/{code}/commitment", tag = "seats", params(TablePath, WhichSeat, KeyHeader), security(("token" = ["play"]), ("cookie" = [])),
    request_body = CommitNonce,
    responses((status = 200, body = Done, description = "The commitment is stored."),
        Errors<(TableChange, JsonBody, Seated, Committing)>))]
pub(crate) async fn commit_nonce(
    request: TableRequest,
    Player(me): Player,
    Body(told): Body<CommitNonce>,
) -> Answer {
    let commitment = NonceCommitment::from_hex(&told.commitment).ok_or_else(|| {
        let sentence = "A commitment has 64 lower-case hexadecimal digits.";
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "table/bad-commitment", sentence)
    })?;
    let game = game_id(&told.game)?;
    request.wish(me.person, Wish::Commit { game, commitment }).await
}

/// The nonce that you have committed to.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RevealNonce {
    /// The id of the game, from `scene.deal.game`.
    #[schema(pattern = "^[!-~]{1,64}$")]
    game: String,
    /// 32 random bytes as 64 lower-case hexadecimal digits.
    #[schema(pattern = "^[0-9a-f]{64}$")]
    nonce: String,
}

/// Reveal the nonce you have committed to.
///
/// Send this when `scene.deal.seats` shows the commitments of all seats, yours among them. The game begins when all have
/// revealed. A seat that does not reveal within 10 seconds is dropped, and the others commit again for a new deal.
#[utoipa::path(put, path = "/api/tables/{code}/nonce", tag = "seats", params(TablePath, WhichSeat, KeyHeader), security(("token" = ["play"]), ("cookie" = [])),
    request_body = RevealNonce,
    responses((status = 200, body = Done, description = "The nonce is stored."),
        Errors<(TableChange, JsonBody, Seated, Revealing)>))]
pub(crate) async fn reveal_nonce(
    request: TableRequest,
    Player(me): Player,
    Body(told): Body<RevealNonce>,
) -> Answer {
    let nonce = Nonce::from_hex(&told.nonce).ok_or_else(|| {
        let sentence = "A nonce has 64 lower-case hexadecimal digits.";
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "table/bad-nonce", sentence)
    })?;
    let game = game_id(&told.game)?;
    request.wish(me.person, Wish::Reveal { game, nonce }).await
}

fn game_id(text: &str) -> Result<GameId, Problem> {
    // An id that cannot exist is not that of the open deal.
    GameId::new(text).ok_or_else(|| refused(&Refusal::StaleDeal))
}

/// Declare that you are ready to play.
///
/// The game begins when everybody who is present is ready. Use it for the first game and for every further one.
#[utoipa::path(post, operation_id = "say_ready", path = "/api/tables/{code}/ready", tag = "seats", security(("token" = ["play"]), ("cookie" = [])),
    params(TablePath, WhichSeat, KeyHeader),
    responses((status = 200, body = Done, description = "You are ready."), Errors<(TableChange, Seated, BetweenGames, Storage)>))]
pub(crate) async fn ready(request: TableRequest, Player(me): Player) -> Answer {
    request.wish(me.person, Wish::Ready).await
}

/// Start the game now (host only).
#[utoipa::path(post, path = "/api/tables/{code}/start", tag = "host", params(TablePath, KeyHeader), security(("token" = ["play"]), ("cookie" = [])),
    responses((status = 200, body = Done, description = "The game begins."),
        Errors<(TableChange, Host, BetweenGames, PlayerCount, Storage)>))]
pub(crate) async fn start(request: TableRequest, Player(me): Player) -> Answer {
    request.wish(me.person, Wish::Host(HostWish::Start)).await
}

/// A bot to seat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AddBot {
    /// The id of the bot, such as `renard` or `turn:6`.
    #[schema(max_length = 100)]
    bot: String,
}

/// Seat a bot (host only, between games).
///
/// `GET /api/bots` lists the bots.
#[utoipa::path(post, path = "/api/tables/{code}/bots", tag = "host", params(TablePath, KeyHeader), security(("token" = ["play"]), ("cookie" = [])),
    request_body(content = AddBot, example = json!({ "bot": "renard" })),
    responses((status = 200, body = Done, description = "The bot has a seat."), Errors<(TableChange, Host, JsonBody, AddingBot, Storage)>))]
pub(crate) async fn add_bot(request: TableRequest, Player(me): Player, Body(added): Body<AddBot>) -> Answer {
    request.wish(me.person, Wish::Host(HostWish::AddBot(added.bot))).await
}

/// Clear a seat (host only).
///
/// During a game only the seat of a player who is replaced by a bot and not connected can be cleared; the bot then keeps it.
#[utoipa::path(delete, path = "/api/tables/{code}/seats/{seat}", tag = "host", params(SeatPath, KeyHeader), security(("token" = ["play"]), ("cookie" = [])),
    responses((status = 200, body = Done, description = "The seat was cleared."), Errors<(TableChange, Host, SeatExists, Clearing)>))]
pub(crate) async fn clear(request: TableRequest, Player(me): Player, SeatInPath(seat): SeatInPath) -> Answer {
    request.wish(me.person, Wish::Host(HostWish::Clear(seat))).await
}

/// A place in the seating order.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MoveSeat {
    /// The place, counted from 0.
    to: u8,
}

/// Move somebody to another place in the seating order (host only, between games).
#[utoipa::path(put, path = "/api/tables/{code}/seats/{seat}/place", tag = "host", params(SeatPath, KeyHeader), security(("token" = ["play"]), ("cookie" = [])),
    request_body(content = MoveSeat, example = json!({ "to": 0 })),
    responses((status = 200, body = Done, description = "The order was changed."),
        Errors<(TableChange, Host, JsonBody, SeatExists, BetweenGames, Storage)>))]
pub(crate) async fn move_seat(
    request: TableRequest,
    Player(me): Player,
    SeatInPath(from): SeatInPath,
    Body(wanted): Body<MoveSeat>,
) -> Answer {
    let to = Seat::new(usize::from(wanted.to)).ok_or_else(|| refused(&Refusal::NoSuchSeat))?;
    request.wish(me.person, Wish::Host(HostWish::Move { from, to })).await
}

/// Propose that a bot takes over for an inactive player (host only).
///
/// Opens a vote among the other players. The bot takes over when every other connected player has agreed and the player has been
/// inactive for the table's `grace`.
#[utoipa::path(post, path = "/api/tables/{code}/seats/{seat}/stand-in", tag = "host", params(SeatPath, KeyHeader), security(("token" = ["play"]), ("cookie" = [])),
    responses((status = 200, body = Done, description = "The vote is open."), Errors<(TableChange, Host, SeatExists, ProposingStandIn)>))]
pub(crate) async fn stand_in(
    request: TableRequest,
    Player(me): Player,
    SeatInPath(seat): SeatInPath,
) -> Answer {
    request.wish(me.person, Wish::Host(HostWish::StandIn(seat))).await
}

/// A vote on whether a bot takes over for somebody.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct StandInVote {
    /// The vote.
    vote: Vote,
}

/// Vote on whether a bot takes over for an inactive player.
///
/// You can change your vote while it is open. The player concerned ends it with `refuse`.
#[utoipa::path(put, path = "/api/tables/{code}/seats/{seat}/stand-in", tag = "seats", params(SeatPath, KeyHeader), security(("token" = ["play"]), ("cookie" = [])),
    request_body(content = StandInVote, example = json!({ "vote": "agree" })),
    responses((status = 200, body = Done, description = "The vote counts."),
        Errors<(TableChange, JsonBody, Seated, SeatExists, Voting)>))]
pub(crate) async fn vote_on_stand_in(
    request: TableRequest,
    Player(me): Player,
    SeatInPath(seat): SeatInPath,
    Body(wanted): Body<StandInVote>,
) -> Answer {
    request.wish(me.person, Wish::Vote { seat, vote: wanted.vote }).await
}

/// Make the person on this seat the host (host only).
#[utoipa::path(post, path = "/api/tables/{code}/seats/{seat}/host", tag = "host", params(SeatPath, KeyHeader), security(("token" = ["play"]), ("cookie" = [])),
    responses((status = 200, body = Done, description = "The person is now the host."), Errors<(TableChange, Host, SeatExists, PersonOnSeat)>))]
pub(crate) async fn pass_on(
    request: TableRequest,
    Player(me): Player,
    SeatInPath(seat): SeatInPath,
) -> Answer {
    request.wish(me.person, Wish::Host(HostWish::PassOn(seat))).await
}

/// Change the rules of the table (host only, between games).
///
/// The body replaces all options: options that are left out get their defaults.
#[utoipa::path(put, path = "/api/tables/{code}/options", tag = "host", params(TablePath, KeyHeader), security(("token" = ["play"]), ("cookie" = [])),
    request_body(content = OptionsField, example = json!({
        "game": { "name": "diamant", "edition": "portal-2025", "relics": true }, "clock": 30, "chat": "words" })),
    responses((status = 200, body = Done, description = "The options were changed."),
        Errors<(TableChange, Host, JsonBody, ChoosingOptions, PlayerCount, Storage)>))]
pub(crate) async fn options(
    request: TableRequest,
    Player(me): Player,
    Body(options): Body<OptionsField>,
) -> Answer {
    request.wish(me.person, Wish::Host(HostWish::Options(Box::new(options)))).await
}

/// Whether the table is listed in the lobby.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SetListing {
    /// The new value.
    listing: Listing,
}

/// List the table in the lobby, or remove it (host only).
#[utoipa::path(put, path = "/api/tables/{code}/listing", tag = "host", params(TablePath, KeyHeader), security(("token" = ["play"]), ("cookie" = [])),
    request_body(content = SetListing, example = json!({ "listing": "public" })),
    responses((status = 200, body = Done, description = "The listing was changed."), Errors<(TableChange, Host, JsonBody, Listable, Storage)>))]
pub(crate) async fn list(
    request: TableRequest,
    Player(me): Player,
    Body(wanted): Body<SetListing>,
) -> Answer {
    request.wish(me.person, Wish::Host(HostWish::List(wanted.listing))).await
}

/// The people connected to a table, as ids.
#[derive(Serialize, ToSchema)]
pub(crate) struct People {
    /// Everybody who is connected.
    #[serde(rename = "people")]
    connected: Vec<String>,
    /// Those without a seat, except the host.
    onlookers: Vec<String>,
    /// Whether newcomers can join a private table.
    door: Door,
}

/// List the people connected to the table (host only).
#[utoipa::path(get, path = "/api/tables/{code}/people", tag = "host", params(TablePath), security(("token" = ["play"]), ("cookie" = [])),
    responses((status = 200, body = People, description = "The connected people.", example = json!({
        "people": ["00c0ffee00c0ffee", "5eed5eed5eed5eed"], "onlookers": ["5eed5eed5eed5eed"], "door": "open" })),
        Errors<(TableAccess, MayPlay, Host)>))]
pub(crate) async fn people(request: TableRequest, Player(me): Player) -> Result<Json<People>, Problem> {
    let ConnectedPeople { connected, onlookers, door } =
        request.call(|reply| Request::People { who: me.person, reply }).await?;
    let words = |people: Vec<PersonId>| people.into_iter().map(|who| who.to_string()).collect();
    Ok(Json(People { connected: words(connected), onlookers: words(onlookers), door }))
}

/// Whether newcomers can join.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SetDoor {
    /// The new value.
    door: Door,
}

/// Open or close a private table to newcomers (host only).
///
/// While it is closed, those who are connected or seated stay, and nobody else can join or watch. Removing somebody closes the table
/// automatically.
#[utoipa::path(put, operation_id = "set_door", path = "/api/tables/{code}/door", tag = "host", params(TablePath, KeyHeader), security(("token" = ["play"]), ("cookie" = [])),
    request_body(content = SetDoor, example = json!({ "door": "open" })),
    responses((status = 200, body = Done, description = "The door was changed."), Errors<(TableChange, Host, JsonBody)>))]
pub(crate) async fn door(request: TableRequest, Player(me): Player, Body(wanted): Body<SetDoor>) -> Answer {
    request.wish(me.person, Wish::Host(HostWish::Door(wanted.door))).await
}

/// Remove a person from the table for good (host only).
///
/// A connected player may finish the current game, but not chat. At a private table this also closes the door to newcomers.
#[utoipa::path(delete, path = "/api/tables/{code}/people/{person}", tag = "host", security(("token" = ["play"]), ("cookie" = [])),
    params(TablePath, ("person" = String, Path, description = "The id of the person, 16 hexadecimal digits.", example = "00c0ffee00c0ffee"), KeyHeader),
    responses((status = 200, body = Done, description = "The person was removed."), Errors<(TableChange, Host, Removing)>))]
pub(crate) async fn ban(
    request: TableRequest,
    Player(me): Player,
    PathParams((_, person)): PathParams<(String, String)>,
) -> Answer {
    let who: PersonId = person
        .parse()
        .map_err(|_| Problem::new(StatusCode::NOT_FOUND, "person/unknown-id", "No person has this id."))?;
    request.wish(me.person, Wish::Host(HostWish::Ban(who))).await
}

type Answer = Result<Json<Done>, Problem>;

/// The seat that a path names.
pub(crate) struct SeatInPath(Seat);

impl<S: Send + Sync> axum::extract::FromRequestParts<S> for SeatInPath {
    type Rejection = Problem;

    async fn from_request_parts(
        parts: &mut axum::http::request::Parts,
        state: &S,
    ) -> Result<SeatInPath, Problem> {
        let path: Result<Path<(String, u8)>, _> = Path::from_request_parts(parts, state).await;
        let Ok(Path((_, seat))) = path else { return Err(refused(&Refusal::NoSuchSeat)) };
        SeatInPath::of(seat)
    }
}

impl SeatInPath {
    /// The seat with this number.
    pub(super) fn of(seat: u8) -> Result<SeatInPath, Problem> {
        Seat::new(usize::from(seat)).map(SeatInPath).ok_or_else(|| refused(&Refusal::NoSuchSeat))
    }
}
