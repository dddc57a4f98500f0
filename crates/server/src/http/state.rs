//! The state that every route of the API shares.

use std::ops::Deref;
use std::sync::Arc;

use crate::housekeeping::WakeUp;
use crate::http::{KeyUses, Limits, Scheme};
use crate::identity::Authenticator;
use crate::shutdown::Shutdown;
use crate::tables::{Reviews, Tables};
use crate::work_pool::WorkPool;

/// The state of the routes. Each extractor clones it, so cloning is cheap.
#[derive(Clone)]
pub(crate) struct AppState(Arc<AppParts>);

/// What the state consists of.
pub(crate) struct AppParts {
    pub(crate) tables: Tables,
    pub(crate) authenticator: Arc<Authenticator>,
    pub(crate) limits: Limits,
    /// Where idempotency keys were used.
    pub(crate) key_uses: KeyUses,
    pub(crate) reviews: Reviews,
    /// The pool for hints, which do not wait for reviews.
    pub(crate) hints: WorkPool,
    /// The pool that reads, checks and replays records, which wait neither for reviews nor for hints.
    pub(crate) records: WorkPool,
    /// What the coach caches between hints.
    pub(crate) coach: coach::Memory,
    pub(crate) shutdown: Shutdown,
    pub(crate) site: Site,
    /// Starts the deletion of an account at once.
    pub(crate) housekeeping: WakeUp,
}

impl From<AppParts> for AppState {
    fn from(parts: AppParts) -> AppState {
        AppState(Arc::new(parts))
    }
}

impl Deref for AppState {
    type Target = AppParts;

    fn deref(&self) -> &AppParts {
        &self.0
    }
}

/// Which codes lead to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Codes {
    /// The first letters are enough. For servers that strangers cannot reach.
    Short,
    /// Only whole codes, which cannot be guessed.
    Long,
}

/// How browsers reach the server.
pub(crate) struct Site {
    /// Whether cookies are for HTTPS only.
    pub(crate) secure: bool,
    /// The origin of the pages in the eyes of browsers, if a proxy changes it; in lower case.
    pub(crate) public_origin: Option<String>,
    /// The address at which other devices reach the server, if they can.
    pub(crate) reachable_url: Option<String>,
    /// Which codes lead to a table.
    pub(crate) codes: Codes,
}

impl Site {
    /// The site at this public address. An origin ends with the host.
    pub(crate) fn new(scheme: Scheme, public_url: Option<&str>, reachable_url: Option<String>) -> Site {
        let origin = |url: &str| {
            let host = url.find("://").map_or(0, |at| at + 3);
            let end = url[host..].find(['/', '?', '#']).map_or(url.len(), |at| host + at);
            url[..end].to_ascii_lowercase()
        };
        Site {
            secure: scheme == Scheme::Https,
            public_origin: public_url.map(origin),
            reachable_url,
            codes: Codes::Long,
        }
    }
}
