//! Errors of the database: a refusal concerns one request, a breakdown all that were written with it.

use sqlx::error::ErrorKind;
use thiserror::Error;

use crate::store::StoreError;

/// Why the database did not do it.
#[derive(Debug, Error)]
pub(crate) enum Failure {
    /// A rule of the schema forbids it. Nothing else is wrong.
    #[error("the schema forbids it: {0}")]
    Refused(StoreError),
    /// The log of the table has another length.
    #[error("the log of a table has another length")]
    Conflict,
    /// The database itself does not work.
    #[error("{0}")]
    Broken(String),
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Failure {
        match error.as_database_error().map(sqlx::error::DatabaseError::kind) {
            Some(ErrorKind::UniqueViolation) => Failure::Refused(StoreError::Duplicate),
            Some(
                ErrorKind::ForeignKeyViolation | ErrorKind::NotNullViolation | ErrorKind::CheckViolation,
            ) => Failure::Refused(StoreError::Failed(error.to_string())),
            _ => Failure::Broken(error.to_string()),
        }
    }
}
