//! Idempotency keys on every route that changes something and does not handle them itself, in one layer.
//!
//! The first request with a key is carried out, and its answer is kept for a day; a retry gets the same answer. Tables
//! handle the keys of wishes themselves, because they are written together with the events. A new route only has to mark
//! an answer that contains a secret as [`ShownOnce`].

use std::collections::HashSet;
use std::panic::resume_unwind;
use std::sync::Arc;

use axum::Extension;
use axum::body::{Body, to_bytes};
use axum::extract::{FromRequestParts, MatchedPath, Request, State};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};
use table::{Key, Refusal};
use utoipa::IntoParams;
use utoipa::openapi::path::{Operation, ParameterIn};
use utoipa::openapi::{OpenApi, RefOr};

use super::body::{ORDINARY, read};
use super::people::presented;
use super::table_request::{KeyHeader, key_of};
use crate::http::errors::{closing, read_failed, refused};
use crate::http::{AppState, Client, KeyUse, Place, Problem, RateClass, RateKey};
use crate::store::{RequestRow, Store, StoredAnswer};

/// Marks an answer that contains a secret. It is not kept: a retry gets 409 `request/already-done`.
#[derive(Clone, Copy)]
pub(crate) struct ShownOnce;

/// The mark for answers that contain a secret.
pub(crate) const SHOWN_ONCE: Extension<ShownOnce> = Extension(ShownOnce);

/// Longer answers are not kept.
const LONGEST_ANSWER: usize = 16 * 1024;

/// POST routes that change nothing.
const STATELESS: [&str; 2] = ["/api/replays", "/api/reviews"];

/// The operations that take a key: method and path, as in the document.
#[derive(Clone)]
pub(crate) struct KeyedOperations(Arc<HashSet<(Method, String)>>);

impl KeyedOperations {
    /// Those that change something.
    pub(crate) fn of(document: &OpenApi) -> KeyedOperations {
        let mut keyed = HashSet::new();
        for (path, item) in &document.paths.paths {
            let methods = [
                (&item.post, Method::POST),
                (&item.put, Method::PUT),
                (&item.patch, Method::PATCH),
                (&item.delete, Method::DELETE),
            ];
            let declared = methods.into_iter().filter(|(operation, _)| operation.is_some());
            keyed.extend(declared.map(|(_, method)| (method, path.clone())));
        }
        keyed.retain(|(_, path)| !STATELESS.contains(&path.as_str()));
        KeyedOperations(Arc::new(keyed))
    }

    fn contain(&self, request: &Request) -> bool {
        let path = request.extensions().get::<MatchedPath>().map_or("", MatchedPath::as_str);
        self.0.contains(&(request.method().clone(), path.to_owned()))
    }
}

/// Carries out a request with a key once.
pub(crate) async fn once(
    State((app, keyed)): State<(AppState, KeyedOperations)>,
    request: Request,
    next: Next,
) -> Result<Response, Problem> {
    if !keyed.contain(&request) {
        return Ok(next.run(request).await);
    }
    let (mut parts, body) = request.into_parts();
    let Some(key) = key_of(&parts)? else { return Ok(next.run(Request::from_parts(parts, body)).await) };
    let Ok(client) = Client::from_request_parts(&mut parts, &app).await;
    let address = RateKey::address(client.0);
    app.limits.check(RateClass::AddressWrite, address)?;
    let body = read(body, ORDINARY, &app.limits, address).await?;
    let key_use = begin_key_use(&app, &parts, &key)?;
    let row = row(&app, &parts, client, key.word(), &body);
    let (id, store) = (row.id, Arc::clone(&app.tables.context().store));
    let fingerprint = row.fingerprint;
    match store.begin_request(row).await.map_err(|error| read_failed(&error))? {
        None => {}
        Some(earlier) if earlier.fingerprint != fingerprint => return Err(refused(&Refusal::KeyReused)),
        Some(RequestRow { answer: Some(answer), .. }) => {
            key_use.into_iter().for_each(KeyUse::keep);
            return again(answer);
        }
        Some(RequestRow { answer: None, .. }) => return Err(under_way()),
    }
    // In a task of its own: a client that disconnects now retries and needs the result.
    let work = tokio::spawn(async move {
        let answer = next.run(Request::from_parts(parts, Body::from(body))).await;
        if answer.status().is_success() {
            key_use.into_iter().for_each(KeyUse::keep);
        }
        keep(&*store, id, answer).await
    });
    match work.await {
        Ok(answer) => Ok(answer),
        Err(stopped) => match stopped.try_into_panic() {
            Ok(panic) => resume_unwind(panic),
            Err(_) => Err(closing()),
        },
    }
}

/// Refuses a key that this caller has used for a table. Without a token nobody can have.
pub(super) fn begin_key_use(app: &AppState, parts: &Parts, key: &Key) -> Result<Option<KeyUse>, Problem> {
    let Some(token) = presented(&parts.headers) else { return Ok(None) };
    let now = app.tables.context().clock.now();
    let begun = app.key_uses.begin(app.key_uses.sent_key(&token, key), Place::Elsewhere, now);
    begun.map(Some).map_err(|refusal| refused(&refusal))
}

/// What the store keeps of a request with this key.
pub(super) fn row(app: &AppState, parts: &Parts, client: Client, key: &str, body: &[u8]) -> RequestRow {
    // The sender: identified by the token or, without one, by the address.
    let sender = match presented(&parts.headers) {
        Some(token) => hash(&[b"token", &token.hash().0]),
        None => hash(&[b"address", client.0.to_string().as_bytes()]),
    };
    let address = parts.uri.path_and_query().map_or("", |address| address.as_str());
    RequestRow {
        id: hash(&[b"key", &sender, key.as_bytes()]),
        sender,
        fingerprint: hash(&[parts.method.as_str().as_bytes(), address.as_bytes(), body]),
        at: app.tables.context().clock.now().0,
        answer: None,
    }
}

/// A hash of all these texts and their boundaries.
pub(super) fn hash(texts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new_with_prefix(b"tacora/request");
    for text in texts {
        hash.update((text.len() as u64).to_le_bytes());
        hash.update(text);
    }
    hash.finalize().into()
}

/// Stores the result of the request. A refusal changed nothing and may be retried with the same key.
async fn keep(store: &dyn Store, id: [u8; 32], answer: Response) -> Response {
    let (parts, body) = answer.into_parts();
    let is_secret = parts.extensions.get::<ShownOnce>().is_some();
    let body = match to_bytes(body, usize::MAX).await {
        Ok(body) => body,
        Err(error) => {
            tracing::error!(%error, "cannot buffer the answer to a request with an idempotency key; the client got 500");
            return Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "server/fault", "The response was lost.")
                .into_response();
        }
    };
    let text = String::from_utf8(body.to_vec()).ok();
    let text = text.filter(|text| !is_secret && text.len() <= LONGEST_ANSWER);
    let stored = StoredAnswer { status: parts.status.as_u16(), body: text };
    if let Err(error) = store.end_request(id, parts.status.is_success().then_some(stored)).await {
        // Retries get `request/under-way` for a day.
        tracing::warn!(%error, "cannot store the answer to a request with an idempotency key; retries get 409 for a day");
    }
    Response::from_parts(parts, Body::from(body))
}

/// The stored answer.
fn again(answer: StoredAnswer) -> Result<Response, Problem> {
    let status = StatusCode::from_u16(answer.status).unwrap_or(StatusCode::OK);
    match answer.body {
        Some(body) if body.is_empty() => Ok(status.into_response()),
        Some(body) => Ok((status, [(header::CONTENT_TYPE, "application/json")], body).into_response()),
        None => Err(already_done()),
    }
}

fn already_done() -> Problem {
    let sentence = "This request has already succeeded. Its response is shown only once.";
    Problem::new(StatusCode::CONFLICT, "request/already-done", sentence)
}

fn under_way() -> Problem {
    let sentence = "A request with this key is still running, or was interrupted. If this persists, check the \
        result and use a new key.";
    Problem::new(StatusCode::CONFLICT, "request/under-way", sentence).retry_after_ms(1_000)
}

/// Describes the key at every operation that takes one.
pub(crate) fn describe(document: &mut OpenApi) {
    for (path, item) in &mut document.paths.paths {
        if STATELESS.contains(&path.as_str()) || !path.starts_with("/api/") {
            continue;
        }
        let changing = [&mut item.post, &mut item.put, &mut item.patch, &mut item.delete];
        changing.into_iter().flatten().for_each(describe_operation);
    }
}

fn describe_operation(operation: &mut Operation) {
    let parameters = operation.parameters.get_or_insert_default();
    let key = KeyHeader::into_params(|| Some(ParameterIn::Header));
    let is_known =
        |name: &str| parameters.iter().any(|known| matches!(known, RefOr::T(known) if known.name == name));
    if !key.iter().any(|parameter| is_known(&parameter.name)) {
        parameters.extend(key.into_iter().map(RefOr::T));
    }
}
