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
use crate::http::api::responses::ProblemResponses;
use crate::http::errors::{refused, write_failed};
use crate::http::{AppState, Client, Problem, RateClass, RateKey, Site};
use crate::identity::{Identity, Token, TokenKind};

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
///
/// With an `Idempotency-Key` it is done once. The answer holds a secret and is shown only once: the same request again gets
/// 409 `request/already-done`.
#[utoipa::path(post, path = "/api/guests", tag = "people", responses(
    (status = 201, body = Person, description = "You are new here."),
    (status = 200, body = Person, description = "You are known already."), ProblemResponses))]
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
    /// 1 to 40 characters that can be shown.
    #[schema(min_length = 1, max_length = 40)]
    pub(super) name: String,
}

impl Named {
    pub(super) fn checked(&self) -> Result<String, Problem> {
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
///
/// With an `Idempotency-Key` it is done once. The answer holds a secret and is shown only once: the same request again gets
/// 409 `request/already-done`.
#[utoipa::path(post, path = "/api/programs", tag = "people", request_body = Named,
    responses((status = 201, body = Program, description = "The program is known now."), ProblemResponses))]
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

/// Who you are.
#[utoipa::path(get, path = "/api/me", tag = "people",
    responses((status = 200, body = Person, description = "You."), ProblemResponses))]
pub(crate) async fn me(Caller(me): Caller) -> Json<Person> {
    Json(me.into())
}

/// Changes the name that is offered when you sit down.
#[utoipa::path(patch, path = "/api/me", tag = "people", request_body = Named,
    responses((status = 200, body = Person, description = "You."), ProblemResponses))]
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

pub(super) fn write_limit(app: &AppState, me: &Identity) -> Result<(), Problem> {
    app.limits.check(RateClass::Write, RateKey::Person(me.person))
}
