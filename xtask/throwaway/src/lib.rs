//! Real servers for tests: each on a free port, in a folder of its own, as a user who may do nothing else, and gone when
//! the value is, or the process that made it.

mod daemon;
mod nats;
mod place;
mod postgres;
mod used;

pub use nats::Nats;
pub use postgres::{Postgres, Syncing};
