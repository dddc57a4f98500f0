//! Real servers for tests: each on a free port, in a folder of its own, as a user who may do nothing else, and gone when
//! the value is, or the process that made it.

mod compile;
mod daemon;
mod nats;
mod network;
mod place;
mod postgres;
mod power;
mod used;

pub use nats::Nats;
pub use network::{Host, Link, Network, Packets};
pub use postgres::{Postgres, Syncing};
pub use power::{CutReport, Power};
