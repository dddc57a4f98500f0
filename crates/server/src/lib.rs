//! Tables on the network.

mod api;
mod app;
mod client;
mod clock;
mod code;
mod desk;
mod identity;
mod layers;
mod line;
mod live;
mod mark;
mod problem;
mod rate;
mod reference;
mod refused;
mod reviews;
mod serve;
mod shutdown;
mod slugs;
mod sqlite;
mod store;
mod stream;
mod tables;
mod telemetry;

pub use app::{Page, Pages, Server, Settings};
pub use client::{Client, Proxy};
pub use clock::{Clock, SystemClock};
pub use code::{NotACode, TableCode};
pub use layers::{BODY_LIMIT, Guard, Guarded, Scheme};
pub use problem::Problem;
pub use rate::{Limits, Rate, RateClass, RateKey, Rates};
pub use serve::{ConnectionLimits, run};
pub use shutdown::Shutdown;
pub use sqlite::{BackupError, OpenError, SqliteStore, backup};
pub use store::{Append, GameRow, KeyHash, KeyKind, KeyRow, PersonRow, Store, StoreError, TableRow};
pub use telemetry::{MetricsToken, Telemetry};
