//! Turns the errors of tables, the store, reviews and the work pool into problems.

use axum::http::StatusCode;
use coach::NoReview;
use table::Refusal;

use super::problem::Problem;
use crate::store::StoreError;
use crate::tables::{ReviewError, TableError};
use crate::work_pool::PoolError;

/// A table refused a wish or an onlooker.
pub(crate) fn refused(refusal: &Refusal) -> Problem {
    let status = match refusal {
        Refusal::NotHost | Refusal::NotSeated | Refusal::NotYours | Refusal::Banned | Refusal::DoorClosed => {
            StatusCode::FORBIDDEN
        }
        Refusal::Name(_)
        | Refusal::Options(_)
        | Refusal::Bot(_)
        | Refusal::Text
        | Refusal::StartingPoint(_)
        | Refusal::KeyReused => StatusCode::UNPROCESSABLE_ENTITY,
        Refusal::NoSuchSeat => StatusCode::NOT_FOUND,
        Refusal::TooSoon { .. } => StatusCode::TOO_MANY_REQUESTS,
        _ => StatusCode::CONFLICT,
    };
    let problem = Problem::new(status, refusal.slug(), refusal.to_string());
    match refusal {
        Refusal::TooSoon { milliseconds } => problem.retry_after_ms(*milliseconds),
        _ => problem,
    }
}

/// There is no such table.
pub(crate) fn table_not_found() -> Problem {
    Problem::new(StatusCode::NOT_FOUND, "table/unknown", "No table has this code.")
}

/// The server is shutting down.
pub(crate) fn closing() -> Problem {
    let sentence = "The server is shutting down. Try again in a moment.";
    Problem::new(StatusCode::SERVICE_UNAVAILABLE, "server/closing", sentence).retry_after_ms(2_000)
}

/// The store cannot be written.
pub(crate) fn not_written() -> Problem {
    let sentence = "The server cannot store this at the moment. Nothing has changed.";
    Problem::new(StatusCode::SERVICE_UNAVAILABLE, "server/store", sentence).retry_after_ms(1_000)
}

/// The store cannot be read.
pub(crate) fn not_read() -> Problem {
    Problem::new(
        StatusCode::SERVICE_UNAVAILABLE,
        "server/store",
        "The server cannot read its data at the moment.",
    )
    .retry_after_ms(1_000)
}

/// Logs that the store cannot be written.
pub(crate) fn write_failed(error: &StoreError) -> Problem {
    error.log(None, "cannot write to the store");
    not_written()
}

/// Logs that the store cannot be read.
pub(crate) fn read_failed(error: &StoreError) -> Problem {
    error.log(None, "cannot read from the store");
    not_read()
}

impl From<TableError> for Problem {
    fn from(error: TableError) -> Problem {
        match error {
            TableError::Refused(refusal) => refused(&refusal),
            TableError::Unknown => table_not_found(),
            TableError::NotWritten => not_written(),
            TableError::NotRead => not_read(),
            TableError::Closing => closing(),
        }
    }
}

impl From<PoolError> for Problem {
    fn from(error: PoolError) -> Problem {
        let unavailable =
            |slug, sentence: &str| Problem::new(StatusCode::SERVICE_UNAVAILABLE, slug, sentence);
        match error {
            PoolError::Full => {
                let sentence = "The server is busy. Try again in a moment.";
                unavailable("server/full", sentence).retry_after_ms(5_000)
            }
            PoolError::Deadline => {
                let sentence = "This took too long. Try again when the server is less busy.";
                unavailable("server/deadline", sentence).retry_after_ms(10_000)
            }
            PoolError::Closing => closing(),
        }
    }
}

impl From<ReviewError> for Problem {
    fn from(error: ReviewError) -> Problem {
        let no = match error {
            ReviewError::Pool(error) => return error.into(),
            ReviewError::Record(refusal) => return refused(&refusal.into()),
            ReviewError::Review(no) => no,
        };
        match no {
            NoReview::TooLong => {
                Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "game/too-long", no.to_string())
            }
            NoReview::Running => Problem::new(StatusCode::NOT_FOUND, "game/no-review", no.to_string()),
        }
    }
}
