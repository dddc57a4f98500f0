//! How it looks on the wire when a table says no, is not there, or cannot be written or read.

use axum::http::StatusCode;
use table::Refusal;

use crate::problem::Problem;
use crate::store::StoreError;

/// Nothing could be written.
pub(crate) fn not_written() -> Problem {
    let sentence = "the server cannot write this down at the moment; nothing has changed";
    Problem::new(StatusCode::SERVICE_UNAVAILABLE, "server/store", sentence).retry_after_ms(1_000)
}

/// A table said no.
pub(crate) fn refused(refusal: &Refusal) -> Problem {
    let status = match refusal {
        Refusal::NotHost | Refusal::NotSeated | Refusal::NotYours | Refusal::Banned | Refusal::DoorClosed => {
            StatusCode::FORBIDDEN
        }
        Refusal::Name(_)
        | Refusal::Options(_)
        | Refusal::Bot(_)
        | Refusal::Text
        | Refusal::Prelude(_)
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
pub(crate) fn unknown() -> Problem {
    Problem::new(StatusCode::NOT_FOUND, "table/unknown", "there is no such table")
}

/// The task of the table has ended, because the server does.
pub(crate) fn closing() -> Problem {
    Problem::new(
        StatusCode::SERVICE_UNAVAILABLE,
        "server/closing",
        "the server is closing; try again in a moment",
    )
    .retry_after_ms(2_000)
}

/// The store did not write.
pub(crate) fn unwritten(error: &StoreError) -> Problem {
    error.log(None, "cannot write to the store");
    not_written()
}

/// The store did not read.
pub(crate) fn unread(error: &StoreError) -> Problem {
    error.log(None, "cannot read from the store");
    Problem::new(StatusCode::SERVICE_UNAVAILABLE, "server/store", "the server cannot read this at the moment")
        .retry_after_ms(1_000)
}
