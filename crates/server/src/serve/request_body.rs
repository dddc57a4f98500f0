//! The body of a request with a deadline, and the answer that knows whether it was read.

use std::convert::Infallible;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::http::{HeaderValue, header};
use axum::response::Response;
use axum::routing::future::RouteFuture;
use bytes::Bytes;
use hyper::body::{Body, Frame, Incoming, SizeHint};
use tokio::time::{Sleep, sleep};

use super::timed_stream::Unread;

/// A body that must arrive before its deadline.
pub(super) struct RequestBody {
    inner: Incoming,
    timeout: Duration,
    /// Starts when the body is read for the first time.
    deadline: Option<Pin<Box<Sleep>>>,
    ended: Arc<AtomicBool>,
}

impl RequestBody {
    /// The body, and a flag that is set when all of it has been read.
    pub(super) fn new(inner: Incoming, timeout: Duration) -> (RequestBody, Arc<AtomicBool>) {
        let ended = Arc::new(AtomicBool::new(false));
        (RequestBody { inner, timeout, deadline: None, ended: Arc::clone(&ended) }, ended)
    }
}

impl Body for RequestBody {
    type Data = Bytes;
    type Error = axum::BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::BoxError>>> {
        if let Poll::Ready(frame) = Pin::new(&mut self.inner).poll_frame(context) {
            if frame.is_none() || self.inner.is_end_stream() {
                self.ended.store(true, Ordering::Relaxed);
            }
            return Poll::Ready(frame.map(|frame| frame.map_err(Into::into)));
        }
        let timeout = self.timeout;
        let deadline = self.deadline.get_or_insert_with(|| Box::pin(sleep(timeout)));
        ready!(deadline.as_mut().poll(context));
        let late = io::Error::new(io::ErrorKind::TimedOut, "the body did not arrive in time");
        Poll::Ready(Some(Err(late.into())))
    }

    fn is_end_stream(&self) -> bool {
        self.inner.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.inner.size_hint()
    }
}

/// An answer that closes the connection if the body of the request was not read to its end.
pub(super) struct AnswerAfterBody {
    inner: RouteFuture<Infallible>,
    /// Whether the body was read; nothing if there is none.
    ended: Option<Arc<AtomicBool>>,
    unread: Unread,
}

impl AnswerAfterBody {
    pub(super) fn new(
        inner: RouteFuture<Infallible>,
        ended: Option<Arc<AtomicBool>>,
        unread: Unread,
    ) -> AnswerAfterBody {
        AnswerAfterBody { inner, ended, unread }
    }
}

impl Future for AnswerAfterBody {
    type Output = Result<Response, Infallible>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let Ok(mut answer) = ready!(Pin::new(&mut self.inner).poll(context));
        if self.ended.as_ref().is_some_and(|ended| !ended.load(Ordering::Relaxed)) {
            self.unread.set();
            answer.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
        }
        Poll::Ready(Ok(answer))
    }
}
