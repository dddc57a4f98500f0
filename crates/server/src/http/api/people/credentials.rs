//! Everything that opens an account: the browsers it is known in, the tokens of programs and the recovery link. Their
//! owner sees all of it and revokes what should not be there. Nothing here shows what a key opens with.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::caller::{COOKIE, Owner, from_our_pages};
use super::device_label::device_label;
use super::me::{Person, cookie, write_limit};
use super::tokens::{TokenLine, no};
use crate::http::api::body::Body;
use crate::http::api::idempotency::SHOWN_ONCE;
use crate::http::api::params::PathParams;
use crate::http::api::responses::ProblemResponses;
use crate::http::errors::{read_failed, write_failed};
use crate::http::{AppState, Client, Problem, RateClass, RateKey};
use crate::identity::{Identity, KeyError, Token, TokenKind, recovery_until};
use crate::store::{KeyKind, KeyRow};

/// What opens your account.
#[derive(Serialize, ToSchema)]
pub(crate) struct Credentials {
    /// The browsers in which you are known.
    devices: Vec<Device>,
    /// The tokens of your programs.
    tokens: Vec<TokenLine>,
    /// The recovery links that nobody has used yet: at most one.
    recovery: Vec<RecoveryLine>,
}

/// A browser in which you are known.
#[derive(Serialize, ToSchema)]
pub(crate) struct Device {
    /// Its number, by which it can be signed out.
    id: u64,
    /// The browser and its system, as it named itself; empty if it did not.
    #[schema(example = "Firefox, Android")]
    label: String,
    /// When it became yours, in milliseconds since 1970.
    since: u64,
    /// The day on which it was last used: its first millisecond since 1970.
    seen: u64,
    /// Whether it is the one that asks.
    current: bool,
}

/// A recovery link, without what it opens with.
#[derive(Serialize, ToSchema)]
pub(crate) struct RecoveryLine {
    /// Its number, by which it can be revoked.
    id: u64,
    /// When it was made, in milliseconds since 1970.
    since: u64,
    /// Until when it is good, in milliseconds since 1970.
    until: u64,
}

impl From<&KeyRow> for RecoveryLine {
    fn from(key: &KeyRow) -> RecoveryLine {
        RecoveryLine { id: key.id, since: key.since, until: recovery_until(key) }
    }
}

impl Credentials {
    /// As this key of theirs is shown them.
    pub(super) fn of(keys: Vec<KeyRow>, me: &Identity) -> Credentials {
        let mut all = Credentials { devices: Vec::new(), tokens: Vec::new(), recovery: Vec::new() };
        for key in keys {
            match key.kind {
                KeyKind::Cookie => all.devices.push(Device {
                    id: key.id,
                    since: key.since,
                    seen: key.seen,
                    current: key.hash == me.key,
                    label: key.label,
                }),
                KeyKind::Owner | KeyKind::Play | KeyKind::Watch => all.tokens.push(key.into()),
                KeyKind::Recovery => all.recovery.push((&key).into()),
            }
        }
        all
    }
}

/// Everything that opens your account: devices, tokens and recovery links.
#[utoipa::path(get, path = "/api/me/credentials", tag = "people",
    responses((status = 200, body = Credentials, description = "What opens your account."), ProblemResponses))]
pub(crate) async fn credentials(
    State(app): State<AppState>,
    Owner(me): Owner,
) -> Result<Json<Credentials>, Problem> {
    let keys = app.authenticator.credentials(me.person).await.map_err(|error| read_failed(&error))?;
    Ok(Json(Credentials::of(keys, &me)))
}

/// Revokes one device, token or recovery link. Its open streams end. A browser that revokes itself loses its cookie.
#[utoipa::path(delete, path = "/api/me/credentials/{id}", tag = "people", params(("id" = u64, Path)),
    responses((status = 204, description = "It opens nothing any more."), ProblemResponses))]
pub(crate) async fn revoke_credential(
    State(app): State<AppState>,
    Owner(me): Owner,
    PathParams(id): PathParams<String>,
) -> Result<Response, Problem> {
    write_limit(&app, &me)?;
    let id = id.parse().map_err(|_| no(KeyError::Unknown))?;
    let revoked = app.authenticator.revoke(me.person, id).await.map_err(no)?;
    if revoked == me.key {
        return Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, no_cookie())]).into_response());
    }
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// Takes the cookie away from a browser.
pub(super) fn no_cookie() -> HeaderValue {
    let text = format!("{COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0");
    HeaderValue::from_str(&text).expect("the text is ASCII")
}

/// How many there were.
#[derive(Serialize, ToSchema)]
pub(crate) struct Revoked {
    /// How many devices, tokens and recovery links were revoked.
    revoked: usize,
}

/// Revokes everything that opens your account but what made this request.
#[utoipa::path(delete, path = "/api/me/credentials", tag = "people",
    responses((status = 200, body = Revoked, description = "Only this device is left."), ProblemResponses))]
pub(crate) async fn revoke_others(
    State(app): State<AppState>,
    Owner(me): Owner,
) -> Result<Json<Revoked>, Problem> {
    write_limit(&app, &me)?;
    let revoked = app.authenticator.revoke_others(me.person, me.key).await;
    Ok(Json(Revoked { revoked: revoked.map_err(|error| write_failed(&error))? }))
}

/// A recovery code that was made.
#[derive(Serialize, ToSchema)]
pub(crate) struct NewRecovery {
    /// The code, good once and for a day. It is shown only now.
    code: String,
    #[serde(flatten)]
    line: RecoveryLine,
}

/// A code that moves your identity to another device.
///
/// With an `Idempotency-Key` it is done once. The answer holds a secret and is shown only once: the same request again gets
/// 409 `request/already-done`.
#[utoipa::path(post, path = "/api/me/recovery", tag = "people",
    responses((status = 201, body = NewRecovery, description = "The code; an earlier one is good no longer."), ProblemResponses))]
pub(crate) async fn recovery(
    State(app): State<AppState>,
    Owner(me): Owner,
) -> Result<impl IntoResponse, Problem> {
    write_limit(&app, &me)?;
    let (key, token) = app.authenticator.recovery(me.person).await.map_err(|error| write_failed(&error))?;
    Ok((StatusCode::CREATED, SHOWN_ONCE, Json(NewRecovery { code: token.text(), line: (&key).into() })))
}

/// A recovery code.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Code {
    /// The code.
    code: String,
}

/// Becomes the person who made the code: the answer sets a cookie.
///
/// With an `Idempotency-Key` it is done once. The answer holds a secret and is shown only once: the same request again gets
/// 409 `request/already-done`.
#[utoipa::path(post, path = "/api/recover", tag = "people", request_body = Code,
    responses((status = 200, body = Person, description = "You."), ProblemResponses))]
pub(crate) async fn recover(
    State(app): State<AppState>,
    client: Client,
    headers: HeaderMap,
    Body(shown): Body<Code>,
) -> Result<Response, Problem> {
    from_our_pages(&headers, &app.site)?;
    app.limits.check(RateClass::Create, RateKey::address(client.0))?;
    let code = Token::parse(TokenKind::Recovery, &shown.code).ok_or(KeyError::Unknown).map_err(no_code)?;
    let (me, token) = app.authenticator.recover(&code, device_label(&headers)).await.map_err(no_code)?;
    let cookie = [(header::SET_COOKIE, cookie(&token, &app.site))];
    Ok((SHOWN_ONCE, cookie, Json(Person::from(me))).into_response())
}

fn no_code(refused: KeyError) -> Problem {
    match refused {
        KeyError::Unknown => Problem::new(
            StatusCode::NOT_FOUND,
            "person/unknown-code",
            "this code is wrong, too old or was used before",
        ),
        other => no(other),
    }
}
