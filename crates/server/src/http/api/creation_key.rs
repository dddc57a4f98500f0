//! The idempotency key of a request that makes a table.
//!
//! The code of the table follows from the key and the caller's token, and the first event holds the key. So the same
//! request finds the table that it has made, after a restart and through any node. What the store keeps besides only
//! refuses the key for anything else.

use std::fmt;

use axum::extract::{FromRef, FromRequestParts};
use axum::http::StatusCode;
use axum::http::request::Parts;
use sha2::{Digest, Sha256};
use table::{Entry, Key, Logged, PersonId, Refusal, Repeat};

use super::idempotency::{begin_key_use, hash, row};
use super::people::presented;
use super::table_request::key_of;
use crate::http::errors::{read_failed, refused};
use crate::http::{AppState, Client, KeyUse, Problem};
use crate::store::{RequestRow, StoredAnswer};
use crate::table_code::TableCode;

/// The key of a request that makes a table, if it has one.
pub(crate) struct CreationKey(Option<Creation>);

struct Creation {
    key: Key,
    code: TableCode,
    key_use: Option<KeyUse>,
    row: RequestRow,
    /// Whether the store knew no request with this key.
    is_first: bool,
}

impl<S: Send + Sync> FromRequestParts<S> for CreationKey
where
    AppState: FromRef<S>,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<CreationKey, Problem> {
        let Some(key) = key_of(parts)? else { return Ok(CreationKey(None)) };
        let app = AppState::from_ref(state);
        let Ok(client) = Client::from_request_parts(parts, state).await;
        let key_use = begin_key_use(&app, parts, &key)?;
        let row = row(&app, parts, client, key.word(), &[]);
        // The token is secret, so nobody else can guess the code.
        let token = presented(&parts.headers).map(|token| token.text()).unwrap_or_default();
        let digest = Sha256::new()
            .chain_update(b"tacora/table-code")
            .chain_update(token.as_bytes())
            .chain_update([0])
            .chain_update(key.word().as_bytes());
        let code = TableCode::from_digest(digest.finalize().into());
        Ok(CreationKey(Some(Creation { key, code, key_use, row, is_first: false })))
    }
}

impl CreationKey {
    /// The key for this table and no other.
    pub(crate) fn standing_for(self, wanted: &impl fmt::Debug) -> CreationKey {
        CreationKey(self.0.map(|Creation { key, row, code, key_use, is_first }| {
            let fingerprint = hash(&[&row.fingerprint, format!("{wanted:?}").as_bytes()]);
            let row = RequestRow { fingerprint, ..row };
            Creation { key: key.standing_for(wanted), row, code, key_use, is_first }
        }))
    }

    /// Refuses a key that stands for another request. The same request may begin again and finds its table.
    pub(crate) async fn begin(&mut self, app: &AppState) -> Result<(), Problem> {
        let Some(Creation { row, is_first, .. }) = &mut self.0 else { return Ok(()) };
        let begun = app.tables.context().store.begin_request(row.clone()).await;
        match begun.map_err(|error| read_failed(&error))? {
            Some(earlier) if earlier.fingerprint != row.fingerprint => Err(refused(&Refusal::KeyReused)),
            earlier => {
                *is_first = earlier.is_none();
                Ok(())
            }
        }
    }

    /// The key stands for this request if it has succeeded, and is free otherwise.
    pub(crate) async fn end<T>(self, app: &AppState, made: Result<T, Problem>) -> Result<T, Problem> {
        let Some(Creation { row, key_use, is_first, .. }) = self.0 else { return made };
        let answer =
            made.is_ok().then_some(StoredAnswer { status: StatusCode::CREATED.as_u16(), body: None });
        if is_first && let Err(error) = app.tables.context().store.end_request(row.id, answer).await {
            // The same request can be repeated all the same.
            tracing::warn!(%error, "cannot store the end of a request with an idempotency key; other requests with it get 422 for a day");
        }
        if made.is_ok() {
            key_use.into_iter().for_each(KeyUse::keep);
        }
        made
    }

    /// The code of the table, if the key decides it.
    pub(crate) fn code(&self) -> Option<TableCode> {
        self.0.as_ref().map(|creation| creation.code)
    }

    /// Writes the key into the first event.
    pub(crate) fn write_into(&self, host: PersonId, log: &mut [Entry]) {
        if let (Some(Creation { key, .. }), Some(first)) = (&self.0, log.first_mut()) {
            first.logged.by = Some((host, key.clone()));
        }
    }

    /// The table that this request has made before.
    pub(crate) async fn made_before(
        &self,
        app: &AppState,
        host: PersonId,
    ) -> Result<Option<TableCode>, Problem> {
        let Some(Creation { key, code, .. }) = &self.0 else { return Ok(None) };
        let first =
            app.tables.context().store.events(code, 0, 1).await.map_err(|error| read_failed(&error))?;
        let Some(first) = first.first() else { return Ok(None) };
        let first: Option<Logged> = serde_json::from_str(first).ok();
        match first.and_then(|first| first.by) {
            Some((who, earlier)) if who == host && key.compare(&earlier) == Repeat::Same => Ok(Some(*code)),
            _ => Err(refused(&Refusal::KeyReused)),
        }
    }
}
