//! The bearer tokens that somebody makes for programs. Only the owner of the account sees and makes them.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::caller::Owner;
use super::me::{DisplayName, Named, revocation_limit, write_limit};
use crate::http::api::body::Body;
use crate::http::api::idempotency::SHOWN_ONCE;
use crate::http::api::params::PathParams;
use crate::http::api::responses::{
    Errors, IdempotencyKey, JsonBody, OwnsAccount, PathText, SameSite, Secret, cause,
};
use crate::http::errors::{read_failed, write_failed};
use crate::http::{AppState, Client, Problem};
use crate::identity::{KeyError, Right};
use crate::store::{KeyKind, KeyRow};

cause!(
    /// An account has only so many tokens.
    TokenCount: "person/too-many-tokens"
);
cause!(
    /// The account has to have this credential.
    CredentialExists: "person/unknown-token"
);

/// The credential in the path.
#[derive(IntoParams)]
#[into_params(parameter_in = Path)]
#[expect(dead_code, reason = "only its description is used")]
pub(crate) struct CredentialPath {
    /// The id of the credential.
    id: u64,
}

/// What a token allows.
#[derive(Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum RightWord {
    /// Play in your name, but not manage your account.
    Play,
    /// Read only.
    Watch,
    /// Play and manage the account. Only for the token that `POST /api/programs` returns.
    Account,
}

/// A token to create.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AddToken {
    /// A label, 1 to 40 characters.
    #[schema(min_length = 1, max_length = 40)]
    label: String,
    /// What the token allows.
    right: TokenRight,
}

/// What a new token may allow.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum TokenRight {
    /// Play in your name, but not manage your account.
    Play,
    /// Read only.
    Watch,
}

/// A token, without its secret.
#[derive(Serialize, ToSchema)]
pub(crate) struct TokenLine {
    /// The id, to revoke it.
    id: u64,
    /// The label.
    label: String,
    /// What the token allows.
    right: RightWord,
    /// The time of its creation, in milliseconds since 1970.
    since: u64,
    /// The start of the day (UTC) of its last use, in milliseconds since 1970.
    seen: u64,
}

impl From<KeyRow> for TokenLine {
    fn from(key: KeyRow) -> TokenLine {
        let right = match key.kind {
            KeyKind::Watch => RightWord::Watch,
            KeyKind::Owner => RightWord::Account,
            _ => RightWord::Play,
        };
        TokenLine { id: key.id, label: key.label, right, since: key.since, seen: key.seen }
    }
}

/// The tokens of an account.
#[derive(Serialize, ToSchema)]
pub(crate) struct TokenList {
    /// The tokens.
    tokens: Vec<TokenLine>,
}

/// List your tokens.
#[utoipa::path(get, path = "/api/me/tokens", tag = "people", security(("token" = ["account"]), ("cookie" = [])),
    responses((status = 200, body = TokenList, description = "The tokens, without their secrets."), Errors<(OwnsAccount,)>))]
pub(crate) async fn tokens(
    State(app): State<AppState>,
    Owner(me): Owner,
) -> Result<Json<TokenList>, Problem> {
    let tokens = app.authenticator.tokens(me.person).await.map_err(|error| read_failed(&error))?;
    Ok(Json(TokenList { tokens: tokens.into_iter().map(TokenLine::from).collect() }))
}

/// A new token.
#[derive(Serialize, ToSchema)]
pub(crate) struct NewToken {
    #[serde(flatten)]
    line: TokenLine,
    /// The bearer token. It is shown only once.
    token: String,
}

/// Create a token for a program that acts in your name.
///
/// The token is shown only once. Limit: 20 tokens per account.
#[utoipa::path(post, path = "/api/me/tokens", tag = "people", security(("token" = ["account"]), ("cookie" = [])),
    request_body(content = AddToken, example = json!({ "label": "Stream overlay", "right": "watch" })),
    responses((status = 201, body = NewToken, description = "The token.", example = json!({ "id": 7, "label": "Stream overlay",
        "right": "watch", "since": 1_790_000_000_000u64, "seen": 1_789_948_800_000u64, "token": "tb_0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef" })),
        Errors<(OwnsAccount, SameSite, JsonBody, (DisplayName, TokenCount), (IdempotencyKey, Secret))>))]
pub(crate) async fn add_token(
    State(app): State<AppState>,
    Owner(me): Owner,
    Body(wanted): Body<AddToken>,
) -> Result<impl IntoResponse, Problem> {
    let label = Named { name: wanted.label }.checked()?;
    write_limit(&app, &me)?;
    let right = match wanted.right {
        TokenRight::Play => Right::Play,
        TokenRight::Watch => Right::Watch,
    };
    let (key, token) = app.authenticator.add_token(me.person, right, label).await.map_err(no)?;
    Ok((StatusCode::CREATED, SHOWN_ONCE, Json(NewToken { line: key.into(), token: token.text() })))
}

/// Revoke a token.
///
/// Streams opened with it end at once.
#[utoipa::path(delete, path = "/api/me/tokens/{id}", tag = "people", params(CredentialPath), security(("token" = ["account"]), ("cookie" = [])),
    responses((status = 204, description = "The token was revoked."), Errors<(OwnsAccount, SameSite, PathText, CredentialExists, IdempotencyKey)>))]
pub(crate) async fn revoke(
    State(app): State<AppState>,
    client: Client,
    Owner(me): Owner,
    PathParams(id): PathParams<String>,
) -> Result<StatusCode, Problem> {
    revocation_limit(&app, client)?;
    let id = id.parse().map_err(|_| no(KeyError::Unknown))?;
    let tokens = app.authenticator.tokens(me.person).await.map_err(|error| read_failed(&error))?;
    if !tokens.iter().any(|token| token.id == id) {
        return Err(no(KeyError::Unknown));
    }
    app.authenticator.revoke(me.person, id).await.map_err(no)?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) fn no(refused: KeyError) -> Problem {
    match refused {
        KeyError::TooMany => Problem::new(
            StatusCode::CONFLICT,
            "person/too-many-tokens",
            "Your account has the maximum number of tokens. Revoke one first.",
        ),
        KeyError::Unknown => Problem::new(
            StatusCode::NOT_FOUND,
            "person/unknown-token",
            "Your account has no credential with this id.",
        ),
        KeyError::Store(error) => write_failed(&error),
    }
}
