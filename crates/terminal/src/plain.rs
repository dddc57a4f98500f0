//! The plain front end: line by line, no cursor movement, no colour. Each event is a sentence, each decision a prompt.
//!
//! For screen readers, braille displays, pipes and very old terminals.

mod command;
mod console;
mod replaying;
mod session;

pub use console::{Console, Input, StandardConsole};
pub use replaying::replay;
pub use session::{AfterGame, play};

pub(crate) use command::Command;
