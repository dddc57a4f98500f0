//! Tables on the network.

mod code;
mod problem;
mod sqlite;
mod store;

pub use code::{NotACode, TableCode};
pub use problem::Problem;
pub use sqlite::{BackupError, OpenError, SqliteStore, backup};
pub use store::{Append, GameRow, KeyHash, KeyKind, KeyRow, PersonRow, Store, StoreError, TableRow};
