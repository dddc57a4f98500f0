//! The same tables in a text window.
//!
//! Two front ends, full-screen and line by line, at the end of one [`client::Line`]: a table in this program, or one on a server.
//! What they show is what the wire says, as in the web client; no rule is written here.

mod any;
mod clock;
pub mod companion;
mod diamant;
mod exit_watch;
mod fault;
mod folded;
pub mod plain;
pub mod screen;
mod shown;
mod troll;
mod vote;

pub use clock::now;
pub use exit_watch::{ExitReason, WatchedSignals, is_hang_up_ignored, watch_for_exit};
pub use fault::Fault;
