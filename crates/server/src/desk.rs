//! What every route of the API has at hand.

use std::sync::Arc;

use crate::app::Settings;
use crate::identity::Doorkeeper;
use crate::layers::Scheme;
use crate::rate::Limits;
use crate::shutdown::Shutdown;
use crate::tables::Tables;

/// What every route of the API has at hand.
#[derive(Clone)]
pub(crate) struct Desk {
    pub(crate) tables: Tables,
    pub(crate) doorkeeper: Arc<Doorkeeper>,
    pub(crate) limits: Arc<Limits>,
    pub(crate) shutdown: Shutdown,
    pub(crate) site: Arc<Site>,
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
