//! The HTTP interface: routes, extractors, layers, problems and the OpenAPI document.
//!
//! Translates requests into calls to tables and identities, and their errors into problems. It decides nothing about
//! games and touches the store only to read lists.

pub(crate) mod api;
mod client;
mod document;
mod errors;
mod event_stream;
pub(crate) mod health;
mod key_uses;
mod layers;
pub(crate) mod metrics;
pub(crate) mod pages;
mod problem;
mod rate_limit;
pub(crate) mod reference;
mod slugs;
pub(crate) mod start_page;
mod state;

pub use client::{Client, Proxy};
pub(crate) use document::{Document, trim_summaries};
pub(crate) use event_stream::EventStream;
pub(crate) use key_uses::{KeyUse, KeyUses, Place, SentKey};
pub use layers::{BODY_LIMIT, Guard, Guarded, Scheme};
pub use metrics::MetricsToken;
pub use pages::{Page, Pages};
pub use problem::Problem;
pub(crate) use rate_limit::{FRAME_WINDOW, StreamPermit};
pub use rate_limit::{Limits, Rate, RateClass, RateKey, Rates};
pub use state::Codes;
pub(crate) use state::{AppParts, AppState, Site};
