//! Tables on the network.

mod code;
mod problem;
mod store;

pub use code::{NotACode, TableCode};
pub use problem::Problem;
pub use store::{Append, GameRow, KeyHash, KeyKind, KeyRow, PersonRow, Store, StoreError, TableRow};
