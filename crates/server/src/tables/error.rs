//! Why a table did not do what it was asked.

use table::Refusal;
use thiserror::Error;

use crate::store::StoreError;

/// Why a table did not do what it was asked. In every case nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub(crate) enum TableError {
    /// The table refused it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// There is no such table.
    #[error("there is no such table")]
    Unknown,
    /// The store cannot be written.
    #[error("the store cannot be written")]
    NotWritten,
    /// The store cannot be read.
    #[error("the store cannot be read")]
    NotRead,
    /// The server is shutting down.
    #[error("the server is closing")]
    Closing,
}

impl TableError {
    /// Logs why the store cannot be written.
    pub(super) fn write_failed(error: &StoreError) -> TableError {
        error.log(None, "cannot write to the store");
        TableError::NotWritten
    }

    /// Logs why the store cannot be read.
    pub(super) fn read_failed(error: &StoreError) -> TableError {
        error.log(None, "cannot read from the store");
        TableError::NotRead
    }
}
