//! The idempotency key of a request that makes a table.
//!
//! The code of the table follows from the key and the caller's token, and the first event holds the key. So the same
//! request finds the table that it has made, after a restart and through any node, and nothing else has to be stored.

use std::fmt;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use sha2::{Digest, Sha256};
use table::{Entry, Key, Logged, PersonId, Refusal, Repeat};

use super::people::presented;
use super::table_request::key_of;
use crate::http::errors::{read_failed, refused};
use crate::http::{AppState, Problem};
use crate::table_code::TableCode;

/// The key of a request that makes a table, if it has one.
pub(crate) struct CreationKey(Option<(Key, TableCode)>);

impl<S: Send + Sync> FromRequestParts<S> for CreationKey {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<CreationKey, Problem> {
        let Some(key) = key_of(parts)? else { return Ok(CreationKey(None)) };
        // The token is secret, so nobody else can guess the code.
        let token = presented(&parts.headers).map(|token| token.text()).unwrap_or_default();
        let digest = Sha256::new()
            .chain_update(b"tacora/table-code")
            .chain_update(token.as_bytes())
            .chain_update([0])
            .chain_update(key.word().as_bytes());
        Ok(CreationKey(Some((key, TableCode::from_digest(digest.finalize().into())))))
    }
}

impl CreationKey {
    /// The key for this table and no other.
    pub(crate) fn standing_for(self, wanted: &impl fmt::Debug) -> CreationKey {
        CreationKey(self.0.map(|(key, code)| (key.standing_for(wanted), code)))
    }

    /// The code of the table, if the key decides it.
    pub(crate) fn code(&self) -> Option<TableCode> {
        self.0.as_ref().map(|(_, code)| *code)
    }

    /// Writes the key into the first event.
    pub(crate) fn write_into(&self, host: PersonId, log: &mut [Entry]) {
        if let (Some((key, _)), Some(first)) = (&self.0, log.first_mut()) {
            first.logged.by = Some((host, key.clone()));
        }
    }

    /// The table that this request has made before.
    pub(crate) async fn made_before(
        &self,
        app: &AppState,
        host: PersonId,
    ) -> Result<Option<TableCode>, Problem> {
        let Some((key, code)) = &self.0 else { return Ok(None) };
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
