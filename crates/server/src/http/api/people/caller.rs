//! The caller of a request: from a bearer token or a cookie, with protection against cross-site requests.

use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode, header};

use crate::http::errors::read_failed;
use crate::http::{AppState, Problem, Site};
use crate::identity::{Identity, Right, Token, TokenKind};
use crate::store::KeyHash;

/// The name of the cookie.
pub(super) const COOKIE: &str = "tacora";

/// An authenticated caller.
pub(crate) struct Caller(pub(crate) Identity);

/// A caller who may play.
pub(crate) struct Player(pub(crate) Identity);

/// A caller who may manage the account: a browser, or a program with the token of its identity.
pub(crate) struct Owner(pub(crate) Identity);

/// Any caller, authenticated or not.
pub(crate) struct OptionalCaller(pub(crate) Option<Identity>);

/// The key of the request, for handlers that take long and check again whether it is valid.
#[derive(Clone, Copy)]
pub(crate) struct PresentedKey(KeyHash);

impl PresentedKey {
    /// Refuses the request if the key was revoked meanwhile.
    pub(crate) async fn check_again(self, app: &AppState) -> Result<(), Problem> {
        check_again(app, self.0).await
    }
}

/// Refuses a request whose key was revoked since it was authenticated.
pub(crate) async fn check_again(app: &AppState, key: KeyHash) -> Result<(), Problem> {
    let known = app.authenticator.is_valid(key).await.map_err(|error| read_failed(&error))?;
    if known { Ok(()) } else { Err(stranger()) }
}

impl<S: Send + Sync> FromRequestParts<S> for OptionalCaller
where
    AppState: FromRef<S>,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<OptionalCaller, Problem> {
        let app = AppState::from_ref(state);
        let authenticator = &app.authenticator;
        if let Some(value) = parts.headers.get(header::AUTHORIZATION) {
            // A wrong token is an error, not an anonymous request.
            let text = value.to_str().ok().and_then(|text| text.strip_prefix("Bearer "));
            let token = text.and_then(|text| Token::parse(TokenKind::Bearer, text.trim()));
            let known = match token {
                Some(token) => {
                    authenticator.authenticate(&token).await.map_err(|error| read_failed(&error))?
                }
                None => None,
            };
            let identity = known.ok_or_else(stranger)?;
            let identity = not_banned(identity)?;
            parts.extensions.insert(PresentedKey(identity.key));
            return Ok(OptionalCaller(Some(identity)));
        }
        let Some(token) = cookie(&parts.headers) else { return Ok(OptionalCaller(None)) };
        let known = authenticator.authenticate(&token).await.map_err(|error| read_failed(&error))?;
        if known.is_some() && parts.method != Method::GET && parts.method != Method::HEAD {
            from_our_pages(&parts.headers, &app.site)?;
        }
        let known = known.map(not_banned).transpose()?;
        if let Some(identity) = &known {
            parts.extensions.insert(PresentedKey(identity.key));
        }
        Ok(OptionalCaller(known))
    }
}

/// A banned person may do nothing.
fn not_banned(identity: Identity) -> Result<Identity, Problem> {
    if identity.right == Right::Nothing {
        let sentence = "The operator of this server has banned this account.";
        return Err(Problem::new(StatusCode::FORBIDDEN, "person/banned", sentence));
    }
    Ok(identity)
}

impl<S: Send + Sync> FromRequestParts<S> for Caller
where
    AppState: FromRef<S>,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Caller, Problem> {
        let OptionalCaller(known) = OptionalCaller::from_request_parts(parts, state).await?;
        known.map(Caller).ok_or_else(stranger)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Player
where
    AppState: FromRef<S>,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Player, Problem> {
        let Caller(identity) = Caller::from_request_parts(parts, state).await?;
        may_play(identity)
    }
}

/// The identity of a connection that this key has opened, as it is now.
pub(crate) async fn identity(app: &AppState, key: Option<KeyHash>) -> Result<Identity, Problem> {
    let Some(key) = key else { return Err(stranger()) };
    let known = app.authenticator.identity(key).await.map_err(|error| read_failed(&error))?;
    known.ok_or_else(stranger).and_then(not_banned)
}

/// Refuses somebody who may only watch.
pub(crate) fn may_play(identity: Identity) -> Result<Player, Problem> {
    if identity.right < Right::Play {
        return Err(may_only_watch());
    }
    Ok(Player(identity))
}

impl<S: Send + Sync> FromRequestParts<S> for Owner
where
    AppState: FromRef<S>,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Owner, Problem> {
        let Caller(identity) = Caller::from_request_parts(parts, state).await?;
        match identity.right {
            Right::Account => Ok(Owner(identity)),
            Right::Play => {
                let sentence = "This token can play, but not manage the account.";
                Err(Problem::new(StatusCode::FORBIDDEN, "person/not-owner", sentence))
            }
            Right::Watch | Right::Nothing => Err(may_only_watch()),
        }
    }
}

fn may_only_watch() -> Problem {
    Problem::new(StatusCode::FORBIDDEN, "person/may-only-watch", "This token can only read.")
}

pub(crate) fn stranger() -> Problem {
    let sentence = "Authentication required: send a valid token, or get one with POST /api/programs.";
    Problem::new(StatusCode::UNAUTHORIZED, "person/unknown", sentence)
}

/// The token of a request, valid or not.
pub(crate) fn presented(headers: &HeaderMap) -> Option<Token> {
    match headers.get(header::AUTHORIZATION) {
        Some(value) => {
            let text = value.to_str().ok()?.strip_prefix("Bearer ")?;
            Token::parse(TokenKind::Bearer, text.trim())
        }
        None => cookie(headers),
    }
}

/// The token in the cookie.
pub(super) fn cookie(headers: &HeaderMap) -> Option<Token> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    let mut pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).and_then(|(_, value)| Token::parse(TokenKind::Cookie, value))
}

/// Refuses cross-site requests that carry the cookie.
pub(crate) fn from_our_pages(headers: &HeaderMap, site: &Site) -> Result<(), Problem> {
    let text = |name: header::HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let fetched = text(header::HeaderName::from_static("sec-fetch-site"));
    let foreign_fetch = fetched.is_some_and(|site| !matches!(site, "same-origin" | "none"));
    let foreign_origin = text(header::ORIGIN).is_some_and(|origin| {
        let host = origin.split_once("://").map(|(_, host)| host);
        let asked = text(header::HOST);
        let ours = host.zip(asked).is_some_and(|(host, asked)| host.eq_ignore_ascii_case(asked));
        let public = site.public_origin.as_deref().is_some_and(|public| origin.eq_ignore_ascii_case(public));
        !ours && !public
    });
    if foreign_fetch || foreign_origin {
        let sentence = "This request comes from another site.";
        return Err(Problem::new(StatusCode::FORBIDDEN, "request/cross-site", sentence));
    }
    Ok(())
}
