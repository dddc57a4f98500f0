//! What every route of the API has at hand.

use std::ops::Deref;
use std::sync::Arc;

use crate::app::Settings;
use crate::housekeeping::WakeUp;
use crate::identity::Authenticator;
use crate::layers::Scheme;
use crate::rate::Limits;
use crate::reviews::Reviews;
use crate::shutdown::Shutdown;
use crate::tables::Tables;
use crate::work_pool::WorkPool;

/// What every route of the API has at hand. Each part of a request takes it up anew, so that is cheap.
#[derive(Clone)]
pub(crate) struct AppState(Arc<AppParts>);

/// What lies on the desk.
pub(crate) struct AppParts {
    pub(crate) tables: Tables,
    pub(crate) authenticator: Authenticator,
    pub(crate) limits: Limits,
    pub(crate) reviews: Reviews,
    /// Where hints are thought about: they do not wait for reviews.
    pub(crate) hints: WorkPool,
    /// Where records are read, judged and replayed: that waits neither for reviews nor for hints.
    pub(crate) records: WorkPool,
    /// What the coach keeps from one hint to the next.
    pub(crate) coach: coach::Memory,
    pub(crate) shutdown: Shutdown,
    pub(crate) site: Site,
    /// Lets the deletion of an account begin at once.
    pub(crate) housekeeping: WakeUp,
}

impl From<AppParts> for AppState {
    fn from(things: AppParts) -> AppState {
        AppState(Arc::new(things))
    }
}

impl Deref for AppState {
    type Target = AppParts;

    fn deref(&self) -> &AppParts {
        &self.0
    }
}

/// How browsers reach us.
pub(crate) struct Site {
    /// Whether it is by https only: then cookies are for https only.
    pub(crate) secure: bool,
    /// Where people think our pages come from, if it is not where they really come from; in small letters.
    pub(crate) public_origin: Option<String>,
}

impl Site {
    /// As the public address says. Anything behind its host is no part of an origin.
    pub(crate) fn of(settings: &Settings) -> Site {
        let origin = |url: &String| {
            let host = url.find("://").map_or(0, |at| at + 3);
            let end = url[host..].find(['/', '?', '#']).map_or(url.len(), |at| host + at);
            url[..end].to_ascii_lowercase()
        };
        let public_origin = settings.public_url.as_ref().map(origin);
        Site { secure: settings.scheme() == Scheme::Https, public_origin }
    }
}
