//! Tables on the network.

mod app;
mod client;
mod code;
mod layers;
mod problem;
mod rate;
mod reference;
mod serve;
mod shutdown;
mod sqlite;
mod store;
mod telemetry;

pub use app::{Server, Settings};
pub use client::{Client, Proxy};
pub use code::{NotACode, TableCode};
pub use layers::{BODY_LIMIT, Guard, Guarded, Scheme};
pub use problem::Problem;
pub use rate::{Limits, Rate, RateClass, RateKey, Rates};
pub use serve::{ConnectionLimits, run};
pub use shutdown::Shutdown;
pub use sqlite::{BackupError, OpenError, SqliteStore, backup};
pub use store::{Append, GameRow, KeyHash, KeyKind, KeyRow, PersonRow, Store, StoreError, TableRow};
pub use telemetry::{MetricsToken, Telemetry};
