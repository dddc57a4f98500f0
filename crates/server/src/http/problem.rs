//! The error format of the API: a status, a stable slug for programs and one sentence for people.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::slugs::{self, Slug, slug_schema};

/// An error. `slug` is for programs, `message` for people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Problem {
    #[serde(skip)]
    status: StatusCode,
    /// The kind of error. A slug keeps its meaning and is never renamed.
    #[schema(schema_with = slug_schema)]
    slug: &'static str,
    /// An explanation in English, for developers and logs. The text may change; do not parse it.
    message: String,
    /// If waiting helps: milliseconds until the next attempt. The header `Retry-After` has the same in seconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    retry_after_ms: Option<u32>,
}

impl Problem {
    /// A problem with this status, slug and message.
    pub fn new(status: StatusCode, slug: &'static str, message: impl Into<String>) -> Problem {
        let listed = slugs::slug(slug).map(|Slug(_, status, _)| *status);
        // Other client errors of the framework are malformed requests, too.
        let fits = listed == Some(status.as_u16()) || slug == "request/malformed";
        debug_assert!(fits, "{status} {slug} is not in the list of slugs");
        Problem { status, slug, message: sentence(&message.into()), retry_after_ms: None }
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

/// Longer messages are cut: they quote the request.
const LONGEST: usize = 200;

/// The message as a short sentence in one line: errors of other crates are written in lower case and without a full stop, and
/// quote what was sent, which may be anything.
fn sentence(message: &str) -> String {
    let shown = |c: char| if c.is_control() { '\u{FFFD}' } else { c };
    let mut letters = message.chars();
    let Some(first) = letters.next() else { return String::new() };
    let rest: String = letters.by_ref().take(LONGEST - 1).map(shown).collect();
    let end = match letters.next() {
        Some(_) => "…",
        None if message.ends_with(['.', '!', '?', '…']) => "",
        None => ".",
    };
    shown(first).to_uppercase().collect::<String>() + &rest + end
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_a_sentence() {
        assert_eq!(sentence("no game is running"), "No game is running.");
        assert_eq!(sentence("`from` is wrong."), "`from` is wrong.");
        assert_eq!(sentence(""), "");
        assert_eq!(sentence("?"), "?");
    }

    #[test]
    fn a_message_is_one_short_line_whatever_it_quotes() {
        let line = sentence(&format!("the field `\u{1b}[31m\n{}` is unknown", "x".repeat(60_000)));
        assert_eq!(line.chars().count(), LONGEST + 1);
        assert!(line.starts_with("The field `\u{FFFD}[31m\u{FFFD}xx") && line.ends_with("xx…"), "{line}");
        assert_eq!(sentence(&"x".repeat(LONGEST)).chars().count(), LONGEST + 1);
    }
}
