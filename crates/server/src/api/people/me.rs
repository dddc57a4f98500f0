//! Getting an identity, naming it, opening it elsewhere.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use table::Name;
use utoipa::ToSchema;

use super::caller::{COOKIE, MaybeSomeone, Player, Someone, from_our_pages};
use crate::api::address::InPath;
use crate::api::answers::Refusals;
use crate::api::body::Body;
use crate::client::Client;
use crate::desk::{Desk, Site};
use crate::identity::{Identity, Refused, Right, Token, TokenKind};
use crate::problem::Problem;
use crate::rate::{RateClass, RateKey};
use crate::refused::{refused, unread, unwritten};
use crate::store::{KeyKind, KeyRow};

/// Somebody.
#[derive(Serialize, ToSchema)]
pub(crate) struct Person {
    /// Their number, 16 hexadecimal digits.
    #[schema(example = "00c0ffee00c0ffee")]
    id: String,
    /// The name they last gave; empty before.
    name: String,
    /// Whether a program made this identity for itself.
    program: bool,
}

impl From<Identity> for Person {
    fn from(identity: Identity) -> Person {
        Person { id: identity.person.to_string(), name: identity.name, program: identity.program }
    }
}

/// Becomes somebody: the answer sets a cookie. Whoever has one already stays who they are.
#[utoipa::path(post, path = "/api/guests", tag = "people", responses(
    (status = 201, body = Person, description = "You are new here."),
    (status = 200, body = Person, description = "You are known already."), Refusals))]
pub(crate) async fn guest(
    State(desk): State<Desk>,
    client: Client,
    headers: HeaderMap,
    MaybeSomeone(me): MaybeSomeone,
) -> Result<Response, Problem> {
    if let Some(me) = me {
        return Ok(Json(Person::from(me)).into_response());
    }
    from_our_pages(&headers, &desk.site)?;
    desk.limits.check(RateClass::Create, RateKey::address(client.0))?;
    let made = desk.doorkeeper.welcome(String::new(), TokenKind::Cookie).await;
    let (me, token) = made.map_err(|error| unwritten(&error))?;
    Ok((StatusCode::CREATED, [(header::SET_COOKIE, cookie(&token, &desk.site))], Json(Person::from(me)))
        .into_response())
}

/// A cookie for two years: longer than browsers keep one that is never renewed.
fn cookie(token: &Token, site: &Site) -> HeaderValue {
    let secure = if site.secure { "; Secure" } else { "" };
    let text = format!("{COOKIE}={}; Path=/; HttpOnly; SameSite=Lax; Max-Age=63072000{secure}", token.text());
    let mut value = HeaderValue::from_str(&text).expect("a token is ASCII");
    value.set_sensitive(true);
    value
}

/// A name.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Named {
    /// 1 to 40 characters that can be shown.
    #[schema(min_length = 1, max_length = 40)]
    name: String,
}

impl Named {
    fn checked(&self) -> Result<String, Problem> {
        let name = Name::new(&self.name).map_err(|no| refused(&no.into()))?;
        Ok(name.to_string())
    }
}

/// A program that is new here.
#[derive(Serialize, ToSchema)]
pub(crate) struct Program {
    #[serde(flatten)]
    person: Person,
    /// What opens this identity: it is shown only now.
    token: String,
}

/// Becomes a program: the answer holds a bearer token.
#[utoipa::path(post, path = "/api/programs", tag = "people", request_body = Named,
    responses((status = 201, body = Program, description = "The program is known now."), Refusals))]
pub(crate) async fn program(
    State(desk): State<Desk>,
    client: Client,
    Body(named): Body<Named>,
) -> Result<(StatusCode, Json<Program>), Problem> {
    let name = named.checked()?;
    desk.limits.check(RateClass::Create, RateKey::address(client.0))?;
    let made = desk.doorkeeper.welcome(name, TokenKind::Bearer).await;
    let (me, token) = made.map_err(|error| unwritten(&error))?;
    Ok((StatusCode::CREATED, Json(Program { person: me.into(), token: token.text() })))
}

/// Who you are.
#[utoipa::path(get, path = "/api/me", tag = "people",
    responses((status = 200, body = Person, description = "You."), Refusals))]
pub(crate) async fn me(Someone(me): Someone) -> Json<Person> {
    Json(me.into())
}

/// Changes the name that is offered when you sit down.
#[utoipa::path(patch, path = "/api/me", tag = "people", request_body = Named,
    responses((status = 200, body = Person, description = "You."), Refusals))]
pub(crate) async fn rename(
    State(desk): State<Desk>,
    Player(me): Player,
    Body(named): Body<Named>,
) -> Result<Json<Person>, Problem> {
    let name = named.checked()?;
    write_limit(&desk, &me)?;
    desk.doorkeeper.rename(me.person, name.clone()).await.map_err(|error| unwritten(&error))?;
    Ok(Json(Identity { name, ..me }.into()))
}

fn write_limit(desk: &Desk, me: &Identity) -> Result<(), Problem> {
    desk.limits.check(RateClass::Write, RateKey::Person(me.person))
}

/// What a token allows.
#[derive(Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum RightWord {
    /// Everything.
    Play,
    /// To look.
    Watch,
}

/// A token to make.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AddToken {
    /// What you call it.
    #[schema(min_length = 1, max_length = 40)]
    label: String,
    /// What it allows.
    right: RightWord,
}

/// A token, without what it opens with.
#[derive(Serialize, ToSchema)]
pub(crate) struct TokenLine {
    /// Its number, by which it can be taken back.
    id: u64,
    /// What you call it.
    label: String,
    /// What it allows.
    right: RightWord,
    /// When it was made, in milliseconds since 1970.
    since: u64,
}

impl From<KeyRow> for TokenLine {
    fn from(key: KeyRow) -> TokenLine {
        let right = if key.kind == KeyKind::Watch { RightWord::Watch } else { RightWord::Play };
        TokenLine { id: key.id, label: key.label, right, since: key.since }
    }
}

/// Your tokens.
#[derive(Serialize, ToSchema)]
pub(crate) struct TokenList {
    tokens: Vec<TokenLine>,
}

/// The tokens of your programs.
#[utoipa::path(get, path = "/api/me/tokens", tag = "people",
    responses((status = 200, body = TokenList, description = "Your tokens."), Refusals))]
pub(crate) async fn tokens(
    State(desk): State<Desk>,
    Someone(me): Someone,
) -> Result<Json<TokenList>, Problem> {
    let tokens = desk.doorkeeper.tokens(me.person).await.map_err(|error| unread(&error))?;
    Ok(Json(TokenList { tokens: tokens.into_iter().map(TokenLine::from).collect() }))
}

/// A token that was made.
#[derive(Serialize, ToSchema)]
pub(crate) struct NewToken {
    #[serde(flatten)]
    line: TokenLine,
    /// What it opens with: it is shown only now.
    token: String,
}

/// Makes a token for a program that acts or looks on in your name.
#[utoipa::path(post, path = "/api/me/tokens", tag = "people", request_body = AddToken,
    responses((status = 201, body = NewToken, description = "The token."), Refusals))]
pub(crate) async fn add_token(
    State(desk): State<Desk>,
    Player(me): Player,
    Body(wanted): Body<AddToken>,
) -> Result<(StatusCode, Json<NewToken>), Problem> {
    let label = Named { name: wanted.label }.checked()?;
    write_limit(&desk, &me)?;
    let right = match wanted.right {
        RightWord::Play => Right::Play,
        RightWord::Watch => Right::Watch,
    };
    let (key, token) = desk.doorkeeper.add_token(me.person, right, label).await.map_err(no)?;
    Ok((StatusCode::CREATED, Json(NewToken { line: key.into(), token: token.text() })))
}

/// Takes a token back.
#[utoipa::path(delete, path = "/api/me/tokens/{id}", tag = "people", params(("id" = u64, Path)),
    responses((status = 204, description = "It opens nothing any more."), Refusals))]
pub(crate) async fn revoke(
    State(desk): State<Desk>,
    Player(me): Player,
    InPath(id): InPath<String>,
) -> Result<StatusCode, Problem> {
    write_limit(&desk, &me)?;
    let id = id.parse().map_err(|_| no(Refused::Unknown))?;
    desk.doorkeeper.revoke(me.person, id).await.map_err(no)?;
    Ok(StatusCode::NO_CONTENT)
}

/// A recovery code.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Code {
    /// The code, good once and for a day.
    code: String,
}

/// A code that moves your identity to another device.
#[utoipa::path(post, path = "/api/me/recovery", tag = "people",
    responses((status = 201, body = Code, description = "The code; an earlier one is good no longer."), Refusals))]
pub(crate) async fn recovery(
    State(desk): State<Desk>,
    Player(me): Player,
) -> Result<(StatusCode, Json<Code>), Problem> {
    write_limit(&desk, &me)?;
    let token = desk.doorkeeper.recovery(me.person).await.map_err(|error| unwritten(&error))?;
    Ok((StatusCode::CREATED, Json(Code { code: token.text() })))
}

/// Becomes the person who made the code: the answer sets a cookie.
#[utoipa::path(post, path = "/api/recover", tag = "people", request_body = Code,
    responses((status = 200, body = Person, description = "You."), Refusals))]
pub(crate) async fn recover(
    State(desk): State<Desk>,
    client: Client,
    headers: HeaderMap,
    Body(shown): Body<Code>,
) -> Result<Response, Problem> {
    from_our_pages(&headers, &desk.site)?;
    desk.limits.check(RateClass::Create, RateKey::address(client.0))?;
    let code = Token::parse(TokenKind::Recovery, &shown.code).ok_or(Refused::Unknown).map_err(no_code)?;
    let (me, token) = desk.doorkeeper.recover(&code).await.map_err(no_code)?;
    Ok(([(header::SET_COOKIE, cookie(&token, &desk.site))], Json(Person::from(me))).into_response())
}

fn no(refused: Refused) -> Problem {
    match refused {
        Refused::TooMany => Problem::new(
            StatusCode::CONFLICT,
            "person/too-many-tokens",
            "you have enough tokens: take one back first",
        ),
        Refused::Unknown => {
            Problem::new(StatusCode::NOT_FOUND, "person/unknown-token", "you have no such token")
        }
        Refused::Store(error) => unwritten(&error),
    }
}

fn no_code(refused: Refused) -> Problem {
    match refused {
        Refused::Unknown => Problem::new(
            StatusCode::NOT_FOUND,
            "person/unknown-code",
            "this code is wrong, too old or was used before",
        ),
        other => no(other),
    }
}
