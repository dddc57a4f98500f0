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
        StatusCode::NOT_FOUND => ("request/no-such-path", "there is nothing at this address"),
        StatusCode::METHOD_NOT_ALLOWED => ("request/method", "this address does not take this method"),
        StatusCode::PAYLOAD_TOO_LARGE => ("request/too-long", "the body is too long"),
        StatusCode::UNSUPPORTED_MEDIA_TYPE => ("request/media-type", "the body must be JSON, and say so"),
        status if status.is_client_error() => ("request/malformed", "this request cannot be understood"),
        _ => ("server/fault", "this is a mistake of the server, not yours"),
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
