//! What every route of the API has at hand.

use std::sync::Arc;

use crate::identity::Doorkeeper;
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
    /// Where people think our pages come from, if it is not where they really come from.
    pub(crate) public_origin: Option<String>,
}
