//! What went wrong in the database, in the words of a store.

use sqlx::error::ErrorKind;

use crate::store::StoreError;

/// A row that is there already is a duplicate; all else is a failure. What the database says of it never contains values:
/// those stand in its details, which are left out.
pub(super) fn failure(error: sqlx::Error) -> StoreError {
    match error.as_database_error().map(sqlx::error::DatabaseError::kind) {
        Some(ErrorKind::UniqueViolation) => StoreError::Duplicate,
        _ => StoreError::from(error),
    }
}
