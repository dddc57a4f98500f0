//! Why a log cannot be read.

use thiserror::Error;

/// A log that no table can have written.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Broken {
    /// It is empty or does not begin with the making of a table.
    #[error("the log of a table begins with its making")]
    Beginning,
    /// An event cannot follow those before it.
    #[error("event {event} of the log cannot follow those before it")]
    OutOfPlace {
        /// Its number, counted from 1.
        event: u32,
    },
    /// The rules or the record it names make no sense (any more).
    #[error("the log names something that makes no sense: {0}")]
    Nonsense(String),
}
