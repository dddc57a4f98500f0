//! Tables, bots, coach and referee for a browser without a server.
//!
//! A [`Device`] answers the same requests as the API of a server, for tables that exist only in this browser, and tells what
//! happens there in the same messages. It has no I/O: its caller gives it the time, keeps the log of every table before
//! anybody is told, and wakes it when something is due. It runs in a worker of the page, compiled to WebAssembly; `abi.rs` is
//! the only part that knows of that.

#[cfg(target_family = "wasm")]
mod abi;
mod answer;
mod catalogue;
mod device;
mod local_table;
mod message;
mod records;
mod request;
mod wish;

pub use answer::Answer;
pub use device::Device;
pub use message::{message_json, whisper_json};
pub use request::{Action, Request};
