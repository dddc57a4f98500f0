//! Getting an identity and naming it. What opens it is in `credentials`.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use table::Name;
use utoipa::ToSchema;

use super::caller::{COOKIE, Caller, OptionalCaller, Player, from_our_pages};
use super::device_label::device_label;
use crate::http::api::body::Body;
use crate::http::api::idempotency::SHOWN_ONCE;
use crate::http::api::responses::{
    Errors, IdempotencyKey, JsonBody, MayPlay, MayWatch, OptionalIdentity, SameSite, Secret, cause,
};
use crate::http::errors::{refused, write_failed};
use crate::http::{AppState, Client, Problem, RateClass, RateKey, Site};
use crate::identity::{Identity, Token, TokenKind};

cause!(
    /// The name has to be displayable.
    DisplayName: "table/bad-name"
);

/// An identity.
#[derive(Serialize, ToSchema)]
pub(crate) struct Person {
    /// The id, 16 hexadecimal digits.
    #[schema(example = "00c0ffee00c0ffee")]
    id: String,
    /// The default name; empty until one is set.
    name: String,
    /// Whether the identity was created by a program.
    program: bool,
}

impl From<Identity> for Person {
    fn from(identity: Identity) -> Person {
        Person { id: identity.person.to_string(), name: identity.name, program: identity.program }
    }
}

/// Create a guest identity.
///
/// For browsers: the response sets an `HttpOnly` cookie for two years. A caller who already has valid credentials keeps their identity.
/// Limit: 30 new identities a minute per address.
#[utoipa::path(post, path = "/api/guests", tag = "people", security((), ("token" = ["watch"]), ("cookie" = [])), responses(
    (status = 201, body = Person, description = "A new identity was created. `Set-Cookie` has its cookie.",
        example = json!({ "id": "00c0ffee00c0ffee", "name": "", "program": false })),
    (status = 200, body = Person, description = "The existing identity of the caller."),
    Errors<(OptionalIdentity, SameSite, IdempotencyKey, Secret)>))]
pub(crate) async fn guest(
    State(app): State<AppState>,
    client: Client,
    headers: HeaderMap,
    OptionalCaller(me): OptionalCaller,
) -> Result<Response, Problem> {
    if let Some(me) = me {
        return Ok(Json(Person::from(me)).into_response());
    }
    from_our_pages(&headers, &app.site)?;
    app.limits.check(RateClass::Create, RateKey::address(client.0))?;
    let made =
        app.authenticator.create_person(String::new(), TokenKind::Cookie, device_label(&headers)).await;
    let (me, token) = made.map_err(|error| write_failed(&error))?;
    let cookie = [(header::SET_COOKIE, cookie(&token, &app.site))];
    Ok((StatusCode::CREATED, SHOWN_ONCE, cookie, Json(Person::from(me))).into_response())
}

/// A cookie for two years: longer than browsers keep one that is never renewed.
pub(super) fn cookie(token: &Token, site: &Site) -> HeaderValue {
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
    /// The name, 1 to 40 displayable characters.
    #[schema(min_length = 1, max_length = 40)]
    pub(super) name: String,
}

impl Named {
    pub(super) fn checked(&self) -> Result<String, Problem> {
        let name = Name::new(&self.name).map_err(|no| refused(&no.into()))?;
        Ok(name.to_string())
    }
}

/// The new identity of a program.
#[derive(Serialize, ToSchema)]
pub(crate) struct Program {
    #[serde(flatten)]
    person: Person,
    /// The bearer token. It is shown only once.
    token: String,
}

/// Create an identity for a program.
///
/// The response has a bearer token with the right `account`. It is shown only once. Limit: 30 new identities a minute per address.
#[utoipa::path(post, path = "/api/programs", tag = "people", security(()),
    request_body(content = Named, example = json!({ "name": "Explorer 3000" })),
    responses((status = 201, body = Program, description = "The identity and its token.",
        example = json!({ "id": "00c0ffee00c0ffee", "name": "Explorer 3000", "program": true, "token": "tb_0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef" })),
        Errors<(JsonBody, DisplayName, IdempotencyKey, Secret)>))]
pub(crate) async fn program(
    State(app): State<AppState>,
    client: Client,
    Body(named): Body<Named>,
) -> Result<impl IntoResponse, Problem> {
    let name = named.checked()?;
    app.limits.check(RateClass::Create, RateKey::address(client.0))?;
    let made = app.authenticator.create_person(name, TokenKind::Bearer, String::new()).await;
    let (me, token) = made.map_err(|error| write_failed(&error))?;
    Ok((StatusCode::CREATED, SHOWN_ONCE, Json(Program { person: me.into(), token: token.text() })))
}

/// Get your identity.
#[utoipa::path(get, path = "/api/me", tag = "people", security(("token" = ["watch"]), ("cookie" = [])),
    responses((status = 200, body = Person, description = "Your identity.",
        example = json!({ "id": "00c0ffee00c0ffee", "name": "Ada", "program": false })), Errors<(MayWatch,)>))]
pub(crate) async fn me(Caller(me): Caller) -> Json<Person> {
    Json(me.into())
}

/// Change your default name.
///
/// Clients suggest it when you take a seat. It does not change your name at a table.
#[utoipa::path(patch, path = "/api/me", tag = "people", security(("token" = ["play"]), ("cookie" = [])), request_body(content = Named, example = json!({ "name": "Ada" })),
    responses((status = 200, body = Person, description = "Your identity."), Errors<(MayPlay, SameSite, JsonBody, DisplayName, IdempotencyKey)>))]
pub(crate) async fn rename(
    State(app): State<AppState>,
    Player(me): Player,
    Body(named): Body<Named>,
) -> Result<Json<Person>, Problem> {
    let name = named.checked()?;
    write_limit(&app, &me)?;
    app.authenticator.rename(me.person, name.clone()).await.map_err(|error| write_failed(&error))?;
    Ok(Json(Identity { name, ..me }.into()))
}

/// Revocations are counted by address. Whoever has stolen a token could use up what its owner may write, and keep the token.
pub(super) fn revocation_limit(app: &AppState, client: Client) -> Result<(), Problem> {
    app.limits.check(RateClass::Write, RateKey::address(client.0))
}

pub(super) fn write_limit(app: &AppState, me: &Identity) -> Result<(), Problem> {
    app.limits.check(RateClass::Write, RateKey::Person(me.person))
}
