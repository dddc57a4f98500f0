//! What this device answers.

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use table::Refusal;

/// The answer to a request. What is in `log` has to be kept before anybody sees the rest.
#[derive(Debug, Serialize)]
pub struct Answer {
    /// As a server would answer over HTTP.
    pub status: u16,
    /// The body, as a server would send it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub body: Option<Box<RawValue>>,
    /// What happened at which table.
    #[serde(flatten)]
    pub news: Option<News>,
    /// The name of a table of the master that is needed first. Nothing has happened; the same request will do afterwards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub needs: Option<String>,
}

/// What happened at a table.
#[derive(Debug, Serialize)]
pub struct News {
    /// The code of the table.
    pub table: String,
    /// The number of the first of these events, counted from 0.
    pub first: usize,
    /// Its new events, each as JSON.
    pub log: Vec<String>,
    /// What those who look are told, each as JSON.
    pub messages: Vec<String>,
    /// Who is here, as JSON.
    pub presence: String,
    /// When something is due next, in milliseconds since 1970.
    pub due: Option<u64>,
    /// What a list of tables shows of it, as JSON.
    pub sign: String,
    /// The game that has just ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub finished: Option<Finished>,
}

/// A game that is over.
#[derive(Debug, Serialize)]
pub struct Finished {
    /// Its id.
    pub id: String,
    /// Its record, as JSON.
    pub record: String,
}

/// Why a request was refused.
#[derive(Debug)]
pub(crate) struct Problem {
    status: u16,
    slug: &'static str,
    message: String,
    retry_after_ms: Option<u32>,
}

/// As a server writes it.
#[derive(Serialize)]
struct Body<'a> {
    slug: &'a str,
    message: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    retry_after_ms: Option<u32>,
}

impl Problem {
    pub(crate) fn new(status: u16, slug: &'static str, message: impl Into<String>) -> Problem {
        Problem { status, slug, message: message.into(), retry_after_ms: None }
    }

    pub(crate) fn unknown_table() -> Problem {
        Problem::new(404, "table/unknown", "This device has no such table.")
    }

    pub(crate) fn no_such_path() -> Problem {
        Problem::new(404, "request/no-such-path", "This needs a server.")
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        let retry_after_ms = match refusal {
            Refusal::TooSoon { milliseconds } => Some(milliseconds),
            _ => None,
        };
        let status = if retry_after_ms.is_some() { 429 } else { 409 };
        Problem { retry_after_ms, ..Problem::new(status, refusal.slug(), refusal.to_string()) }
    }
}

impl From<record::Refusal> for Problem {
    fn from(refusal: record::Refusal) -> Problem {
        Refusal::from(refusal).into()
    }
}

impl From<Problem> for Answer {
    fn from(problem: Problem) -> Answer {
        let Problem { status, slug, message, retry_after_ms } = problem;
        let body = Some(raw(&Body { slug, message: &message, retry_after_ms }));
        Answer { status, body, news: None, needs: None }
    }
}

impl Answer {
    /// That it worked, with this as the body.
    pub(crate) fn ok(body: Box<RawValue>) -> Answer {
        Answer { status: 200, body: Some(body), news: None, needs: None }
    }

    /// That it worked.
    pub(crate) fn done() -> Answer {
        Answer { status: 204, body: None, news: None, needs: None }
    }

    pub(crate) fn with_news(self, news: News) -> Answer {
        Answer { news: Some(news), ..self }
    }
}

/// The value as JSON.
pub(crate) fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("what a device says can be written as JSON")
}

/// A text that is JSON already.
pub(crate) fn raw_text(json: String) -> Box<RawValue> {
    RawValue::from_string(json).expect("our own JSON is JSON")
}
