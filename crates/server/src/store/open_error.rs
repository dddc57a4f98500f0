//! Why a database cannot be opened, whichever it is.

use thiserror::Error;

/// Why a database cannot be opened.
#[derive(Debug, Error)]
pub enum OpenError {
    /// It is something else.
    #[error("{0} is not a database of Tacora")]
    NotOurs(String),
    /// A later version has written to it.
    #[error(
        "{place} was written by a newer version of Tacora (its schema is number {found}, this version knows {known})"
    )]
    Newer {
        /// Where it is.
        place: String,
        /// The number of its schema.
        found: i64,
        /// The latest that this version knows.
        known: i64,
    },
    /// Parts of it cannot be read.
    #[error(
        "{place} is damaged ({findings}). Stop, keep a copy of the file and restore a backup; --ignore-damage starts with what can still be read"
    )]
    Damaged {
        /// Where it is.
        place: String,
        /// What the database says about it.
        findings: String,
    },
    /// It cannot be read or written.
    #[error("{place} cannot be opened: {reason}")]
    Failed {
        /// Where it is.
        place: String,
        /// What the system or the database says.
        reason: String,
    },
}
