//! The error responses of a route, for the OpenAPI document.

use utoipa::IntoResponses;

use crate::http::Problem;

/// Every way in which a request about a table can be refused.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "only their descriptions are used")]
pub(crate) enum ProblemResponses {
    /// The request cannot be read: `request/body`, `request/key`, `request/mark`, `request/path`,
    /// `request/query`.
    #[response(status = 400)]
    Unreadable(Problem),
    /// Nobody knows who asks: `person/unknown`.
    #[response(status = 401)]
    Stranger(Problem),
    /// Whoever asks may not do this: `table/not-host`, `table/not-seated`, `table/not-your-seat`, `table/removed`, `table/door-closed`,
    /// `person/banned`, `person/may-only-watch`, `person/not-owner`, `request/cross-site`.
    #[response(status = 403)]
    Forbidden(Problem),
    /// There is no such thing: `table/unknown`, `table/no-such-seat`, `game/unknown`, `game/no-review`.
    #[response(status = 404)]
    Unknown(Problem),
    /// Not now: `table/stale-choice`, `table/not-asked`, `table/game-is-on`, `table/full`, `table/hints-off` and others. With an
    /// `Idempotency-Key`: `request/already-done`, `request/under-way`.
    #[response(status = 409)]
    Conflict(Problem),
    /// The body is too long: `request/too-long`.
    #[response(status = 413)]
    TooLong(Problem),
    /// The body is not JSON: `request/media-type`.
    #[response(status = 415)]
    MediaType(Problem),
    /// The body can be read but makes no sense: `table/bad-options`, `table/bad-name`, `table/unknown-bot`,
    /// `table/bad-record` and others.
    #[response(status = 422)]
    Nonsense(Problem),
    /// Too often: `request/too-many`, or in a race `table/too-soon`. `Retry-After` says how long to wait.
    #[response(status = 429)]
    TooMany(Problem),
    /// Not at the moment, and nothing has changed: `server/store`, `server/closing`, `server/full`,
    /// `server/deadline`.
    #[response(status = 503)]
    Unavailable(Problem),
}
