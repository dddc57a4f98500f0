//! Accepts connections, with limits, timeouts and a graceful shutdown.
//!
//! Knows nothing about routes. An idle connection costs one small read buffer and its task.

mod connections_by_address;
mod rejections;
mod request_body;
mod timed_stream;

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use axum::response::Response;
use hyper::body::{Body as _, Incoming};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};
use tower::Service;

use crate::shutdown::Shutdown;
use connections_by_address::ConnectionsByAddress;
use rejections::{Rejected, Rejections};
use request_body::{AnswerAfterBody, RequestBody};
use timed_stream::{Place, TimedStream, Unread};

/// The smallest read buffer that hyper permits; the head of a request must fit into it.
const READ_BUFFER: usize = 8 * 1024;

/// How long to wait after a failed `accept`, such as when file descriptors run out.
const PAUSE: Duration = Duration::from_millis(100);

/// Limits and timeouts of connections.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ConnectionLimits {
    /// How many may be open at a time; more are rejected.
    pub connections: u32,
    /// How many of them one address may have; nothing where a proxy opens them for everybody, or for measurements.
    pub per_address: Option<u32>,
    /// How long the head of a request may take, and how long a connection may wait for the next request.
    pub header_timeout: Duration,
    /// How long the body of a request may take.
    pub body_timeout: Duration,
    /// How long a peer may read nothing of what is sent to it.
    pub write_timeout: Duration,
    /// How long a peer may acknowledge nothing of what was sent: then it has dropped off the network.
    pub user_timeout: Duration,
    /// How long requests may go on after the shutdown has begun.
    pub grace: Duration,
}

impl Default for ConnectionLimits {
    fn default() -> ConnectionLimits {
        ConnectionLimits {
            connections: 16_000,
            per_address: Some(1_000),
            header_timeout: Duration::from_secs(10),
            body_timeout: Duration::from_secs(30),
            write_timeout: Duration::from_secs(30),
            user_timeout: Duration::from_secs(15),
            grace: Duration::from_secs(10),
        }
    }
}

/// Serves until the shutdown begins, then finishes what is under way and returns.
pub async fn run(listener: TcpListener, app: Router, limits: ConnectionLimits, shutdown: Shutdown) {
    let places = Arc::new(Semaphore::new(limits.connections as usize));
    let (addresses, most) = (ConnectionsByAddress::default(), limits.per_address.unwrap_or(u32::MAX));
    let rejections = Rejections::new();
    let mut stop = pin!(shutdown.begun());
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, address)) => {
                let place = Arc::clone(&places).try_acquire_owned().map_err(|_| Rejected::Full);
                let place = place.and_then(|place| {
                    let of_address = addresses.open(address.ip(), most).ok_or(Rejected::TooManyOfAddress)?;
                    Ok((place, of_address))
                });
                match place {
                    Ok(place) => {
                        let (app, body_timeout) = (app.clone(), limits.body_timeout);
                        let peer = Peer { app, address, body_timeout, unread: Unread::default() };
                        tokio::spawn(connection(stream, peer, limits, shutdown.clone(), place));
                    }
                    Err(why) => rejections.reject(stream, why),
                }
            }
            Err(error) if is_the_callers_fault(&error) => {}
            Err(error) => {
                tracing::warn!("cannot accept a connection: {error}");
                tokio::select! {
                    () = sleep(PAUSE) => {}
                    () = &mut stop => break,
                }
            }
        }
    }
    drop(listener);
    // Every connection releases its place within the grace period.
    let everybody_gone = places.acquire_many(limits.connections);
    if timeout(limits.grace + Duration::from_secs(1), everybody_gone).await.is_err() {
        tracing::warn!("some connections did not end within the grace period and are closed");
    }
}

/// Serves one connection.
async fn connection(
    stream: TcpStream,
    peer: Peer,
    limits: ConnectionLimits,
    shutdown: Shutdown,
    place: Place,
) {
    let unread = peer.unread.clone();
    let stream = TimedStream::new(stream, limits.write_timeout, limits.user_timeout, unread, place);
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(limits.header_timeout).max_buf_size(READ_BUFFER);
    let mut connection = pin!(builder.serve_connection(TokioIo::new(stream), peer).with_upgrades());
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = shutdown.begun() => {
            connection.as_mut().graceful_shutdown();
            match timeout(limits.grace, connection).await {
                Ok(ended) => ended,
                Err(_) => return,
            }
        }
    };
    if let Err(error) = ended {
        tracing::debug!("connection error: {error}");
    }
}

/// Whether only this client disconnected before it was accepted.
fn is_the_callers_fault(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// The app as one peer sees it.
struct Peer {
    app: Router,
    address: SocketAddr,
    body_timeout: Duration,
    unread: Unread,
}

impl hyper::service::Service<Request<Incoming>> for Peer {
    type Response = Response;
    type Error = Infallible;
    type Future = AnswerAfterBody;

    fn call(&self, mut request: Request<Incoming>) -> Self::Future {
        request.extensions_mut().insert(ConnectInfo(self.address));
        let mut app = self.app.clone();
        if request.body().is_end_stream() {
            return AnswerAfterBody::new(app.call(request), None, self.unread.clone());
        }
        let (parts, body) = request.into_parts();
        let (body, ended) = RequestBody::new(body, self.body_timeout);
        let answer = app.call(Request::from_parts(parts, axum::body::Body::new(body)));
        AnswerAfterBody::new(answer, Some(ended), self.unread.clone())
    }
}
