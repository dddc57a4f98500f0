//! What went wrong in the database, in the words of a store.

use sqlx::Error;
use sqlx::error::{DatabaseError, ErrorKind};

use crate::store::StoreError;

/// A row that is there already is a duplicate, and a database that is not there is one; all else is a failure. What the
/// database says of it never contains values: those stand in its details, which are left out.
pub(super) fn failure(error: Error) -> StoreError {
    let is_away = match &error {
        Error::Database(error) if error.kind() == ErrorKind::UniqueViolation => return StoreError::Duplicate,
        Error::Database(error) => is_away(&**error),
        Error::Io(_) | Error::Tls(_) | Error::PoolTimedOut | Error::PoolClosed => true,
        _ => false,
    };
    if is_away { StoreError::Unreachable(error.to_string()) } else { StoreError::from(error) }
}

/// Whether it breaks a connection off or does not take one: it shuts down, starts, or crashed.
fn is_away(error: &dyn DatabaseError) -> bool {
    error.code().is_some_and(|code| code.starts_with("08") || code.starts_with("57P"))
}
