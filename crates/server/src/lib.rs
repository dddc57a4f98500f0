//! Tables on the network.

mod admin;
mod api;
mod app;
mod app_state;
mod bus;
mod client;
mod clock;
mod code;
mod database;
mod event_id;
#[cfg(test)]
mod heavy_work_tests;
mod history;
mod housekeeping;
mod identity;
mod layers;
mod migrate;
mod nats;
mod node;
mod open_error;
mod postgres;
pub mod private_file;
mod problem;
mod random;
mod rate;
mod reference;
mod refused;
mod reviews;
mod serve;
mod shared_store;
mod shutdown;
#[cfg(test)]
mod simulation;
mod slugs;
mod sql_row;
mod sqlite;
mod store;
mod stream;
mod stream_item;
mod table_task;
mod tables;
mod telemetry;
mod work_pool;

pub use admin::{AdminDatabase, AdminError};
pub use app::{Page, Pages, Server, Settings};
pub use bus::{Bus, Subscription, Topic};
pub use client::{Client, Proxy};
pub use clock::{Clock, SystemClock};
pub use code::{NotACode, TableCode};
pub use database::{Database, Dialect, Row, Sql, Value};
pub use housekeeping::{Accounts, PersonSummary, Retention, TableSummary};
pub use layers::{BODY_LIMIT, Guard, Guarded, Scheme};
pub use migrate::{MigrationError, MigrationReport, migrate_to_postgres};
pub use nats::{NatsBus, NotNats};
pub use node::Cluster;
pub use open_error::OpenError;
pub use postgres::{NotAnAddress, PostgresAddress, PostgresStore};
pub use problem::Problem;
pub use rate::{Limits, Rate, RateClass, RateKey, Rates};
pub use serve::{ConnectionLimits, run};
pub use shared_store::{ChangePoint, IdentityChange, IdentityChanges, NodeId, SharedStore};
pub use shutdown::Shutdown;
pub use sqlite::{BackupError, DamagePolicy, SqliteStore, backup};
pub use store::{
    Append, GameRow, KeyHash, KeyKind, KeyRow, LogIndex, PersonRow, PersonState, RequestRow, StorageOwner,
    Store, StoreError, StoredAnswer, TableRow,
};
pub use telemetry::{MetricsToken, Telemetry};
