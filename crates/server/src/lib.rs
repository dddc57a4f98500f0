//! The Tacora server: tables on the network.
//!
//! The modules are layers, from [`http`] down to the store. A module uses only modules below it; `cargo xtask levels`
//! checks that, with the levels in the workspace's `Cargo.toml`.

mod app;
mod clock;
pub mod cluster;
mod context;
pub mod housekeeping;
pub mod http;
mod identity;
pub mod private_file;
mod random;
mod serve;
mod shutdown;
#[cfg(test)]
mod simulation;
pub mod store;
mod table_code;
mod tables;
mod telemetry;
mod work_pool;

pub use app::{Server, Settings};
pub use clock::{Clock, SystemClock};
pub use serve::{ConnectionLimits, run};
pub use shutdown::Shutdown;
pub use table_code::{NotACode, TableCode};
pub use telemetry::Telemetry;
