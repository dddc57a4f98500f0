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
use super::me::{Person, cookie, revocation_limit, write_limit};
use super::tokens::{CredentialExists, CredentialPath, TokenLine, no};
use crate::http::api::body::Body;
use crate::http::api::idempotency::SHOWN_ONCE;
use crate::http::api::params::PathParams;
use crate::http::api::responses::{
    Errors, IdempotencyKey, JsonBody, OwnsAccount, PathText, SameSite, Secret, cause,
};
use crate::http::errors::{read_failed, write_failed};
use crate::http::{AppState, Client, Problem, RateClass, RateKey};
use crate::identity::{Identity, KeyError, Token, TokenKind, recovery_until};
use crate::store::{KeyKind, KeyRow};

cause!(
    /// The code has to be valid.
    CodeExists: "person/unknown-code"
);

/// The credentials of an account.
#[derive(Serialize, ToSchema)]
pub(crate) struct Credentials {
    /// The browsers.
    devices: Vec<Device>,
    /// The tokens of programs.
    tokens: Vec<TokenLine>,
    /// The unused recovery links, at most one.
    recovery: Vec<RecoveryLine>,
}

/// A browser with a cookie.
#[derive(Serialize, ToSchema)]
pub(crate) struct Device {
    /// The id, to revoke it.
    id: u64,
    /// The browser and its system; empty if unknown.
    #[schema(example = "Firefox, Android")]
    label: String,
    /// The time of its sign-in, in milliseconds since 1970.
    since: u64,
    /// The start of the day (UTC) of its last use, in milliseconds since 1970.
    seen: u64,
    /// Whether it sent this request.
    current: bool,
}

/// A recovery link, without its secret.
#[derive(Serialize, ToSchema)]
pub(crate) struct RecoveryLine {
    /// The id, to revoke it.
    id: u64,
    /// The time of its creation, in milliseconds since 1970.
    since: u64,
    /// When it expires, in milliseconds since 1970.
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

/// List all credentials of your account: devices, tokens and recovery links.
#[utoipa::path(get, path = "/api/me/credentials", tag = "people", security(("token" = ["account"]), ("cookie" = [])),
    responses((status = 200, body = Credentials, description = "The credentials, without their secrets."), Errors<(OwnsAccount,)>))]
pub(crate) async fn credentials(
    State(app): State<AppState>,
    Owner(me): Owner,
) -> Result<Json<Credentials>, Problem> {
    let keys = app.authenticator.credentials(me.person).await.map_err(|error| read_failed(&error))?;
    Ok(Json(Credentials::of(keys, &me)))
}

/// Revoke a device, token or recovery link.
///
/// Streams opened with it end at once. A browser that revokes itself loses its cookie.
#[utoipa::path(delete, path = "/api/me/credentials/{id}", tag = "people", params(CredentialPath), security(("token" = ["account"]), ("cookie" = [])),
    responses((status = 204, description = "The credential was revoked."),
        Errors<(OwnsAccount, SameSite, PathText, CredentialExists, IdempotencyKey)>))]
pub(crate) async fn revoke_credential(
    State(app): State<AppState>,
    client: Client,
    Owner(me): Owner,
    PathParams(id): PathParams<String>,
) -> Result<Response, Problem> {
    revocation_limit(&app, client)?;
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

/// The number of revoked credentials.
#[derive(Serialize, ToSchema)]
pub(crate) struct Revoked {
    /// The number of devices, tokens and recovery links that were revoked.
    revoked: usize,
}

/// Revoke all credentials of your account except the one used for this request.
#[utoipa::path(delete, path = "/api/me/credentials", tag = "people", security(("token" = ["account"]), ("cookie" = [])),
    responses((status = 200, body = Revoked, description = "The other credentials were revoked.", example = json!({ "revoked": 3 })),
        Errors<(OwnsAccount, SameSite, IdempotencyKey)>))]
pub(crate) async fn revoke_others(
    State(app): State<AppState>,
    client: Client,
    Owner(me): Owner,
) -> Result<Json<Revoked>, Problem> {
    revocation_limit(&app, client)?;
    let revoked = app.authenticator.revoke_others(me.person, me.key).await;
    Ok(Json(Revoked { revoked: revoked.map_err(|error| write_failed(&error))? }))
}

/// A new recovery code.
#[derive(Serialize, ToSchema)]
pub(crate) struct NewRecovery {
    /// The code. It works once and for a day, and is shown only once.
    code: String,
    #[serde(flatten)]
    line: RecoveryLine,
}

/// Create a recovery code, to use your identity on another device.
///
/// The code works once and for a day, and replaces an earlier one. It is shown only once.
#[utoipa::path(post, path = "/api/me/recovery", tag = "people", security(("token" = ["account"]), ("cookie" = [])),
    responses((status = 201, body = NewRecovery, description = "The code."), Errors<(OwnsAccount, SameSite, IdempotencyKey, Secret)>))]
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

/// Use a recovery code.
///
/// The response sets a cookie with which this browser uses the identity that the code belongs to.
#[utoipa::path(post, path = "/api/recover", tag = "people", security(()), request_body = Code,
    responses((status = 200, body = Person, description = "The identity. `Set-Cookie` has its cookie."),
        Errors<(SameSite, JsonBody, CodeExists, IdempotencyKey, Secret)>))]
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
            "This code is wrong, expired or already used.",
        ),
        other => no(other),
    }
}
