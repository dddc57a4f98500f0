//! The error format of the API: a status, a stable slug for programs and one sentence for people.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::slugs::{SLUGS, slug_schema};

/// A refusal on the wire. It says nothing about the inside of the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Problem {
    #[serde(skip)]
    status: StatusCode,
    /// What is wrong, for programs: it never changes, such as `table/stale-choice`.
    #[schema(schema_with = slug_schema)]
    slug: &'static str,
    /// What is wrong, for people, in English.
    message: String,
    /// After how many milliseconds it is worth trying again, if waiting helps.
    #[serde(skip_serializing_if = "Option::is_none")]
    retry_after_ms: Option<u32>,
}

impl Problem {
    /// A refusal with this status, slug and sentence.
    pub fn new(status: StatusCode, slug: &'static str, message: impl Into<String>) -> Problem {
        debug_assert!(SLUGS.contains(&slug), "{slug} is not in the list of slugs");
        Problem { status, slug, message: message.into(), retry_after_ms: None }
    }

    /// The same, with the time after which a retry makes sense.
    #[must_use]
    pub fn retry_after_ms(mut self, milliseconds: u32) -> Problem {
        self.retry_after_ms = Some(milliseconds);
        self
    }

    /// The status of the answer.
    pub fn status(&self) -> StatusCode {
        self.status
    }

    /// The slug.
    pub fn slug(&self) -> &'static str {
        self.slug
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let status = self.status;
        let seconds = self.retry_after_ms.map(|milliseconds| milliseconds.div_ceil(1000).max(1));
        let mut response = (status, Json(self)).into_response();
        if let Some(seconds) = seconds {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
