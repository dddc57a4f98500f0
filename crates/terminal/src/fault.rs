//! What a front end cannot mend.

use std::io;
use std::path::PathBuf;

use thiserror::Error;
use words::Words;

/// Why it does not go on.
#[derive(Debug, Error)]
pub enum Fault {
    /// The terminal.
    #[error("the terminal: {0}")]
    Terminal(#[from] io::Error),
    /// Nobody can read or type any more: the window was closed, or the reader of standard output has ended.
    #[error("the terminal or standard output is closed")]
    Closed,
    /// A signal ended it.
    #[error("stopped by signal {0}")]
    Stopped(i32),
    /// A file.
    #[error("{}: {error}", path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// What is wrong with it.
        error: io::Error,
    },
    /// A record makes no sense.
    #[error(transparent)]
    Record(#[from] record::Refusal),
    /// The connection to the table.
    #[error(transparent)]
    Client(#[from] client::Fault),
}

impl Fault {
    /// What is wrong, in the reader's language where a table or a server said no.
    pub fn message(&self, words: &Words) -> String {
        match self {
            Fault::Client(fault) => fault.message(words),
            other => other.to_string(),
        }
    }
}
