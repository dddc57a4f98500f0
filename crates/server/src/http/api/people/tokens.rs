//! The bearer tokens that somebody makes for programs. Only the owner of the account sees and makes them.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::caller::Owner;
use super::me::{Named, write_limit};
use crate::http::api::body::Body;
use crate::http::api::idempotency::SHOWN_ONCE;
use crate::http::api::params::PathParams;
use crate::http::api::responses::ProblemResponses;
use crate::http::errors::{read_failed, write_failed};
use crate::http::{AppState, Problem};
use crate::identity::{KeyError, Right};
use crate::store::{KeyKind, KeyRow};

/// What a token allows.
#[derive(Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum RightWord {
    /// To play in your name, but not to manage your account.
    Play,
    /// To look.
    Watch,
    /// To manage the account as well: only the token that a program got with its identity.
    Account,
}

/// A token to make.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AddToken {
    /// What you call it.
    #[schema(min_length = 1, max_length = 40)]
    label: String,
    /// What it allows: `play` or `watch`.
    right: TokenRight,
}

/// What a new token may allow.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum TokenRight {
    /// To play in your name, but not to manage your account.
    Play,
    /// To look.
    Watch,
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
    /// The day on which it was last used: its first millisecond since 1970.
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

/// Your tokens.
#[derive(Serialize, ToSchema)]
pub(crate) struct TokenList {
    tokens: Vec<TokenLine>,
}

/// The tokens of your programs.
#[utoipa::path(get, path = "/api/me/tokens", tag = "people",
    responses((status = 200, body = TokenList, description = "Your tokens."), ProblemResponses))]
pub(crate) async fn tokens(
    State(app): State<AppState>,
    Owner(me): Owner,
) -> Result<Json<TokenList>, Problem> {
    let tokens = app.authenticator.tokens(me.person).await.map_err(|error| read_failed(&error))?;
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
///
/// With an `Idempotency-Key` it is done once. The answer holds a secret and is shown only once: the same request again gets
/// 409 `request/already-done`.
#[utoipa::path(post, path = "/api/me/tokens", tag = "people", request_body = AddToken,
    responses((status = 201, body = NewToken, description = "The token."), ProblemResponses))]
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

/// Takes a token back.
#[utoipa::path(delete, path = "/api/me/tokens/{id}", tag = "people", params(("id" = u64, Path)),
    responses((status = 204, description = "It opens nothing any more."), ProblemResponses))]
pub(crate) async fn revoke(
    State(app): State<AppState>,
    Owner(me): Owner,
    PathParams(id): PathParams<String>,
) -> Result<StatusCode, Problem> {
    write_limit(&app, &me)?;
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
            "you have enough tokens: take one back first",
        ),
        KeyError::Unknown => {
            Problem::new(StatusCode::NOT_FOUND, "person/unknown-token", "you have no such token")
        }
        KeyError::Store(error) => write_failed(&error),
    }
}
