//! The response future: adds headers, turns bare errors into problems, and answers panics.

use std::convert::Infallible;
use std::future::Future;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use super::as_problem::as_problem;
use super::headers::Headers;
use crate::http::Problem;

/// The answer of the app, or none if it has panicked.
pub struct Answer<F> {
    inner: Option<F>,
    /// A refusal without calling the app.
    refusal: Option<Problem>,
    headers: Arc<Headers>,
    api: bool,
}

impl<F> Answer<F> {
    pub(super) fn new(inner: Option<F>, headers: Arc<Headers>, api: bool) -> Answer<F> {
        Answer { inner, refusal: None, headers, api }
    }

    /// A refusal without calling the app.
    pub(super) fn refused(problem: Problem, headers: Arc<Headers>, api: bool) -> Answer<F> {
        Answer { inner: None, refusal: Some(problem), headers, api }
    }
}

impl<F> Future for Answer<F>
where
    F: Future<Output = Result<Response, Infallible>> + Unpin,
{
    type Output = Result<Response, Infallible>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        if let Some(problem) = self.refusal.take() {
            return Poll::Ready(Ok(self.headers.on(problem.into_response(), self.api)));
        }
        let polled = match self.inner.as_mut() {
            Some(inner) => catch_unwind(AssertUnwindSafe(|| Pin::new(inner).poll(context))).ok(),
            None => None,
        };
        let answer = match polled {
            Some(Poll::Pending) => return Poll::Pending,
            Some(Poll::Ready(Ok(answer))) => as_problem(answer),
            None => {
                // The panic hook has logged the message.
                tracing::error!("a request handler panicked; the client got 500 server/fault");
                fault().into_response()
            }
        };
        Poll::Ready(Ok(self.headers.on(answer, self.api)))
    }
}

/// The answer to a panic reveals nothing about it.
fn fault() -> Problem {
    Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "server/fault", "Internal server error.")
}
