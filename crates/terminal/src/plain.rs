//! The plain front end: line by line, no cursor movement, no colour. Each event is a sentence, each decision a prompt.
//!
//! For screen readers, braille displays, pipes and very old terminals.

mod command;
mod console;
mod session;
mod tape;

pub use console::{Console, Input, StandardConsole};
pub use session::{AfterGame, play};
pub use tape::replay;

pub(crate) use command::Command;
