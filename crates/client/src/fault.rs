//! What a connection to a table cannot mend.

use std::io;
use std::path::PathBuf;

use thiserror::Error;
use words::{Language, Words};

/// Why it does not go on.
#[derive(Debug, Error)]
pub enum Fault {
    /// A file.
    #[error("{}: {error}", path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// What is wrong with it.
        error: io::Error,
    },
    /// The table cannot be made as it was asked for.
    #[error(transparent)]
    Table(#[from] table::Refusal),
    /// A record makes no sense.
    #[error(transparent)]
    Record(#[from] record::Refusal),
    /// What stands for a table is no address.
    #[error("\"{0}\" is no table: give its link, such as https://example.org/t/K7QM2XNP4T, or its code")]
    Address(String),
    /// The server says no.
    #[error("{reason}")]
    Server {
        /// Why, as a stable slug such as `table/full`.
        slug: String,
        /// Why, in English.
        reason: String,
    },
    /// The server does not answer.
    #[error("the server cannot be reached")]
    Unreachable,
}

impl Fault {
    /// What is wrong, in the reader's language where a table or a server said no. English readers get the exact reason, which is
    /// written in English.
    pub fn message(&self, words: &Words) -> String {
        match self {
            _ if words.language() == Language::ENGLISH => self.to_string(),
            Fault::Server { slug, reason } => words.refusal(slug, reason),
            Fault::Table(refusal) => words.refusal(refusal.slug(), &refusal.to_string()),
            Fault::Unreachable => words.say("problem-unreachable", &[]),
            other => other.to_string(),
        }
    }
}
