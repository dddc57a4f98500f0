//! Sitting down, getting ready, and what the host decides.

use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use game::Seat;
use seal::{GameId, Nonce, NonceCommitment};
use serde::{Deserialize, Serialize};
use table::{Appearance, Door, HostWish, Listing, Name, OptionsField, PersonId, Refusal, Vote, Wish};
use utoipa::ToSchema;

use super::body::Body;
use super::params::PathParams;
use super::people::Player;
use super::responses::ProblemResponses;
use super::table_request::{Done, KeyHeader, TableRequest, WhichSeat};
use crate::http::Problem;
use crate::http::errors::refused;
use crate::tables::{ConnectedPeople, Request};

/// To sit down.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sit {
    /// How you are called at this table.
    #[schema(min_length = 1, max_length = 40)]
    name: String,
}

/// Sits down, or changes your name.
#[utoipa::path(post, path = "/api/tables/{code}/seat", tag = "seats", params(("code" = String, Path), WhichSeat, KeyHeader),
    request_body = Sit, responses((status = 200, body = Done, description = "You sit here."), ProblemResponses))]
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

/// Lets somebody else sit down at your device, with a name and a seat of their own. Everything about that seat goes through
/// you: name it with `?seat=`.
#[utoipa::path(post, path = "/api/tables/{code}/seats", tag = "seats", params(("code" = String, Path), KeyHeader),
    request_body = Sit, responses((status = 200, body = Done, description = "They sit beside you."), ProblemResponses))]
pub(crate) async fn sit_beside(request: TableRequest, Player(me): Player, Body(sit): Body<Sit>) -> Answer {
    let name = Name::new(&sit.name).map_err(|no| refused(&no.into()))?;
    request.wish(me.person, Wish::SitBeside(name)).await
}

/// Leaves your seat. While a game is on, a bot plays on.
#[utoipa::path(delete, path = "/api/tables/{code}/seat", tag = "seats", params(("code" = String, Path), WhichSeat, KeyHeader),
    responses((status = 200, body = Done, description = "You do not sit here any more."), ProblemResponses))]
pub(crate) async fn stand_up(request: TableRequest, Player(me): Player) -> Answer {
    request.wish(me.person, Wish::StandUp).await
}

/// Chooses how your explorer looks, or your bag in Troll & Dragon. Between games, and a colour that nobody else has chosen.
#[utoipa::path(put, path = "/api/tables/{code}/appearance", tag = "seats", params(("code" = String, Path), WhichSeat, KeyHeader),
    request_body = Appearance, responses((status = 200, body = Done, description = "Everybody sees it."), ProblemResponses))]
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
    /// The id of the game, as it stands in `scene.deal.game`.
    #[schema(pattern = "^[!-~]{1,64}$")]
    game: String,
    /// SHA-256 of `tacora/2/nonce`, a zero byte, the id of the game, a zero byte and the 32 bytes of the nonce: 64
    /// lower-case hexadecimal digits.
    #[schema(pattern = "^[0-9a-f]{64}$")]
    commitment: String,
}

/// Commits to a nonce for the next deal. Do so as soon as you sit and whenever `scene.deal.game` changes.
#[utoipa::path(put, path = "/api/tables/{code}/commitment", tag = "seats", params(("code" = String, Path), WhichSeat, KeyHeader),
    request_body = CommitNonce, responses((status = 200, body = Done, description = "You have committed."), ProblemResponses))]
pub(crate) async fn commit_nonce(
    request: TableRequest,
    Player(me): Player,
    Body(told): Body<CommitNonce>,
) -> Answer {
    let commitment = NonceCommitment::from_hex(&told.commitment).ok_or_else(|| {
        let sentence = "a commitment is 64 lower-case hexadecimal digits";
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "table/bad-commitment", sentence)
    })?;
    let game = game_id(&told.game)?;
    request.wish(me.person, Wish::Commit { game, commitment }).await
}

/// The nonce that you have committed to.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RevealNonce {
    /// The id of the game, as it stands in `scene.deal.game`.
    #[schema(pattern = "^[!-~]{1,64}$")]
    game: String,
    /// 32 random bytes as 64 lower-case hexadecimal digits.
    #[schema(pattern = "^[0-9a-f]{64}$")]
    nonce: String,
}

/// Reveals your nonce, once `scene.deal.seats` shows the commitments of all seats and yours among them. The game begins when
/// all have revealed; whoever does not within ten seconds is left out, and the deal is prepared anew.
#[utoipa::path(put, path = "/api/tables/{code}/nonce", tag = "seats", params(("code" = String, Path), WhichSeat, KeyHeader),
    request_body = RevealNonce, responses((status = 200, body = Done, description = "It is revealed."), ProblemResponses))]
pub(crate) async fn reveal_nonce(
    request: TableRequest,
    Player(me): Player,
    Body(told): Body<RevealNonce>,
) -> Answer {
    let nonce = Nonce::from_hex(&told.nonce).ok_or_else(|| {
        let sentence = "a nonce is 64 lower-case hexadecimal digits";
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "table/bad-nonce", sentence)
    })?;
    let game = game_id(&told.game)?;
    request.wish(me.person, Wish::Reveal { game, nonce }).await
}

fn game_id(text: &str) -> Result<GameId, Problem> {
    // An id that cannot exist is not that of the open deal.
    GameId::new(text).ok_or_else(|| refused(&Refusal::StaleDeal))
}

/// Says that you want to play (again). The game begins when everybody who is here has said so.
#[utoipa::path(post, operation_id = "say_ready", path = "/api/tables/{code}/ready", tag = "seats", params(("code" = String, Path), WhichSeat, KeyHeader),
    responses((status = 200, body = Done, description = "It is said."), ProblemResponses))]
pub(crate) async fn ready(request: TableRequest, Player(me): Player) -> Answer {
    request.wish(me.person, Wish::Ready).await
}

/// Begins the game now. For the host.
#[utoipa::path(post, path = "/api/tables/{code}/start", tag = "host", params(("code" = String, Path), KeyHeader),
    responses((status = 200, body = Done, description = "The game is on."), ProblemResponses))]
pub(crate) async fn start(request: TableRequest, Player(me): Player) -> Answer {
    request.wish(me.person, Wish::Host(HostWish::Start)).await
}

/// A bot to sit down.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AddBot {
    /// The word for the bot, such as `renard` or `turn:6`.
    #[schema(max_length = 100)]
    bot: String,
}

/// Lets a bot sit down. For the host.
#[utoipa::path(post, path = "/api/tables/{code}/bots", tag = "host", params(("code" = String, Path), KeyHeader),
    request_body = AddBot, responses((status = 200, body = Done, description = "It sits here."), ProblemResponses))]
pub(crate) async fn add_bot(request: TableRequest, Player(me): Player, Body(added): Body<AddBot>) -> Answer {
    request.wish(me.person, Wish::Host(HostWish::AddBot(added.bot))).await
}

/// Clears a seat. While a game is on, only that of somebody who is away: the stand-in plays on. For the host.
#[utoipa::path(delete, path = "/api/tables/{code}/seats/{seat}", tag = "host",
    params(("code" = String, Path), ("seat" = u8, Path), KeyHeader),
    responses((status = 200, body = Done, description = "The seat is cleared."), ProblemResponses))]
pub(crate) async fn clear(request: TableRequest, Player(me): Player, SeatInPath(seat): SeatInPath) -> Answer {
    request.wish(me.person, Wish::Host(HostWish::Clear(seat))).await
}

/// Another place in the order of seats.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MoveSeat {
    /// The number of the place, counted from 0.
    to: u8,
}

/// Moves somebody to another place in the order of seats. For the host.
#[utoipa::path(put, path = "/api/tables/{code}/seats/{seat}/place", tag = "host",
    params(("code" = String, Path), ("seat" = u8, Path), KeyHeader), request_body = MoveSeat,
    responses((status = 200, body = Done, description = "The order is changed."), ProblemResponses))]
pub(crate) async fn move_seat(
    request: TableRequest,
    Player(me): Player,
    SeatInPath(from): SeatInPath,
    Body(wanted): Body<MoveSeat>,
) -> Answer {
    let to = Seat::new(usize::from(wanted.to)).ok_or_else(|| refused(&Refusal::NoSuchSeat))?;
    request.wish(me.person, Wish::Host(HostWish::Move { from, to })).await
}

/// Asks the others to let the stand-in play for somebody who does not act. It takes over when every other player who is
/// connected has agreed and the player in question has not answered for the table's grace period. For the host.
#[utoipa::path(post, path = "/api/tables/{code}/seats/{seat}/stand-in", tag = "host",
    params(("code" = String, Path), ("seat" = u8, Path), KeyHeader),
    responses((status = 200, body = Done, description = "The others are asked."), ProblemResponses))]
pub(crate) async fn stand_in(
    request: TableRequest,
    Player(me): Player,
    SeatInPath(seat): SeatInPath,
) -> Answer {
    request.wish(me.person, Wish::Host(HostWish::StandIn(seat))).await
}

/// An answer to whether the stand-in should play for somebody.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct StandInVote {
    /// The answer. The player in question says with `refuse` that they are here.
    vote: Vote,
}

/// Answers whether the stand-in should play for somebody. The answer may be changed while the question is open.
#[utoipa::path(put, path = "/api/tables/{code}/seats/{seat}/stand-in", tag = "seats",
    params(("code" = String, Path), ("seat" = u8, Path), KeyHeader), request_body = StandInVote,
    responses((status = 200, body = Done, description = "The answer counts."), ProblemResponses))]
pub(crate) async fn vote_on_stand_in(
    request: TableRequest,
    Player(me): Player,
    SeatInPath(seat): SeatInPath,
    Body(wanted): Body<StandInVote>,
) -> Answer {
    request.wish(me.person, Wish::Vote { seat, vote: wanted.vote }).await
}

/// Makes the person on this seat the host. For the host.
#[utoipa::path(post, path = "/api/tables/{code}/seats/{seat}/host", tag = "host",
    params(("code" = String, Path), ("seat" = u8, Path), KeyHeader),
    responses((status = 200, body = Done, description = "They are the host."), ProblemResponses))]
pub(crate) async fn pass_on(
    request: TableRequest,
    Player(me): Player,
    SeatInPath(seat): SeatInPath,
) -> Answer {
    request.wish(me.person, Wish::Host(HostWish::PassOn(seat))).await
}

/// Agrees on something else. For the host, between games.
#[utoipa::path(put, path = "/api/tables/{code}/options", tag = "host", params(("code" = String, Path), KeyHeader),
    request_body = OptionsField, responses((status = 200, body = Done, description = "It is agreed."), ProblemResponses))]
pub(crate) async fn options(
    request: TableRequest,
    Player(me): Player,
    Body(options): Body<OptionsField>,
) -> Answer {
    request.wish(me.person, Wish::Host(HostWish::Options(Box::new(options)))).await
}

/// Whether the lobby shows the table.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SetListing {
    /// Which of the two.
    listing: Listing,
}

/// Shows the table in the lobby, or no longer. For the host.
#[utoipa::path(put, path = "/api/tables/{code}/listing", tag = "host", params(("code" = String, Path), KeyHeader),
    request_body = SetListing, responses((status = 200, body = Done, description = "It is done."), ProblemResponses))]
pub(crate) async fn list(
    request: TableRequest,
    Player(me): Player,
    Body(wanted): Body<SetListing>,
) -> Answer {
    request.wish(me.person, Wish::Host(HostWish::List(wanted.listing))).await
}

/// Who is connected.
#[derive(Serialize, ToSchema)]
pub(crate) struct People {
    #[serde(rename = "people")]
    connected: Vec<String>,
    /// Those of them who have no seat, without the host.
    onlookers: Vec<String>,
    /// Whether newcomers may come to a private table. Sending somebody away closes it.
    door: Door,
}

/// Who is connected to the table, as ids. For the host.
#[utoipa::path(get, path = "/api/tables/{code}/people", tag = "host", params(("code" = String, Path)),
    responses((status = 200, body = People, description = "Those who are connected."), ProblemResponses))]
pub(crate) async fn people(request: TableRequest, Player(me): Player) -> Result<Json<People>, Problem> {
    let ConnectedPeople { connected, onlookers, door } =
        request.call(|reply| Request::People { who: me.person, reply }).await?;
    let words = |people: Vec<PersonId>| people.into_iter().map(|who| who.to_string()).collect();
    Ok(Json(People { connected: words(connected), onlookers: words(onlookers), door }))
}

/// Whether newcomers may come in.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SetDoor {
    /// Which of the two.
    door: Door,
}

/// Opens the door of a private table to newcomers, or closes it. Sending somebody away closes it: whoever is here stays, and
/// nobody new gets in, not even to watch. For the host.
#[utoipa::path(put, operation_id = "set_door", path = "/api/tables/{code}/door", tag = "host", params(("code" = String, Path), KeyHeader),
    request_body = SetDoor, responses((status = 200, body = Done, description = "It is done."), ProblemResponses))]
pub(crate) async fn door(request: TableRequest, Player(me): Player, Body(wanted): Body<SetDoor>) -> Answer {
    request.wish(me.person, Wish::Host(HostWish::Door(wanted.door))).await
}

/// Sends somebody away for good. A player who is connected may finish the game, but say nothing more. For the host.
#[utoipa::path(delete, path = "/api/tables/{code}/people/{person}", tag = "host",
    params(("code" = String, Path), ("person" = String, Path), KeyHeader),
    responses((status = 200, body = Done, description = "They are gone."), ProblemResponses))]
pub(crate) async fn ban(
    request: TableRequest,
    Player(me): Player,
    PathParams((_, person)): PathParams<(String, String)>,
) -> Answer {
    let who: PersonId = person
        .parse()
        .map_err(|_| Problem::new(StatusCode::NOT_FOUND, "person/unknown-id", "there is no such person"))?;
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
        let seat = path.ok().and_then(|Path((_, seat))| Seat::new(usize::from(seat)));
        seat.map(SeatInPath).ok_or_else(|| refused(&Refusal::NoSuchSeat))
    }
}
