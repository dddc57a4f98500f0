//! Real servers for tests: each on a free port, in its own folder, as an unprivileged user. They stop when the value is
//! dropped or the process that started them ends.

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
