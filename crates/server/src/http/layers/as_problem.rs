//! Turns error responses of the framework into problems.

use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::http::Problem;

/// The response, as a [`Problem`] if it is an error in plain text or without a body.
pub(super) fn as_problem(answer: Response) -> Response {
    let status = answer.status();
    if !(status.is_client_error() || status.is_server_error()) || !is_bare(answer.headers()) {
        return answer;
    }
    let (slug, message) = match status {
        StatusCode::NOT_FOUND => ("request/no-such-path", "The server has no such path."),
        StatusCode::METHOD_NOT_ALLOWED => ("request/method", "This path does not support this method."),
        StatusCode::PAYLOAD_TOO_LARGE => ("request/too-long", "The body is too large."),
        StatusCode::UNSUPPORTED_MEDIA_TYPE => {
            ("request/media-type", "The body must be JSON, with Content-Type: application/json.")
        }
        status if status.is_client_error() => ("request/malformed", "The request is malformed."),
        _ => ("server/fault", "Internal server error."),
    };
    let mut problem = Problem::new(status, slug, message).into_response();
    if let Some(allow) = answer.headers().get(header::ALLOW) {
        problem.headers_mut().insert(header::ALLOW, allow.clone());
    }
    problem
}

fn is_bare(headers: &HeaderMap) -> bool {
    headers.get(header::CONTENT_TYPE).is_none_or(|kind| kind.as_bytes().starts_with(b"text/plain"))
}
