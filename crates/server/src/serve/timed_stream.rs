//! A TCP connection that is closed when its peer reads nothing for too long, and that closes without losing an answer.
//!
//! Knows nothing of HTTP.

use std::io;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::{Sleep, sleep};

use super::connections_by_address::OpenConnection;

/// How long an idle connection is silent before the system asks whether the peer is still there, and how often it asks.
#[cfg(target_os = "linux")]
const KEEPALIVE: (Duration, Duration, u32) = (Duration::from_secs(15), Duration::from_secs(5), 3);

/// How long the peer may take to close after an answer that was sent before its request had been read.
const LINGER: Duration = Duration::from_secs(1);

/// How many bytes that it still sends are discarded meanwhile.
const LINGER_BYTES: usize = 256 * 1024;

/// Whether something of a request was left unread: then the connection lingers before it closes.
#[derive(Clone, Default, Debug)]
pub(super) struct Unread(Arc<AtomicBool>);

impl Unread {
    pub(super) fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// A place among all connections and among those of its address.
pub(super) type Place = (OwnedSemaphorePermit, OpenConnection);

/// A connection with deadlines.
pub(super) struct TimedStream {
    inner: TcpStream,
    /// Taken for as long as the connection is open, also after it has become a WebSocket.
    _place: Place,
    write_timeout: Duration,
    /// Runs while the peer reads nothing.
    stalled: Option<Pin<Box<Sleep>>>,
    unread: Unread,
    /// Runs while the connection waits for the peer to close.
    lingering: Option<Pin<Box<Sleep>>>,
    discarded: usize,
}

impl TimedStream {
    /// This connection, which is closed if the peer reads nothing for `write_timeout` or does not acknowledge what was sent
    /// for `user_timeout`.
    pub(super) fn new(
        inner: TcpStream,
        write_timeout: Duration,
        user_timeout: Duration,
        unread: Unread,
        place: Place,
    ) -> TimedStream {
        if let Err(error) = set_options(&inner, user_timeout) {
            tracing::debug!("cannot set the options of a connection: {error}");
        }
        TimedStream {
            inner,
            _place: place,
            write_timeout,
            stalled: None,
            unread,
            lingering: None,
            discarded: 0,
        }
    }

    /// Fails if nothing could be written for too long.
    fn within_deadline<T>(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stalled = None;
            return written;
        }
        let deadline = self.stalled.get_or_insert_with(|| Box::pin(sleep(self.write_timeout)));
        ready!(deadline.as_mut().poll(context));
        Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, "the peer takes nothing")))
    }

    /// Reads and discards until the peer closes. Closing at once would reset the connection and take the answer with it.
    fn poll_linger(&mut self, context: &mut Context<'_>) -> Poll<()> {
        let mut waste = [0; 4096];
        while self.discarded < LINGER_BYTES {
            let mut buffer = ReadBuf::new(&mut waste);
            match pin!(&mut self.inner).poll_read(context, &mut buffer) {
                Poll::Ready(Ok(())) if !buffer.filled().is_empty() => self.discarded += buffer.filled().len(),
                Poll::Ready(_) => return Poll::Ready(()),
                Poll::Pending => {
                    let deadline = self.lingering.get_or_insert_with(|| Box::pin(sleep(LINGER)));
                    return deadline.as_mut().poll(context);
                }
            }
        }
        Poll::Ready(())
    }
}

/// Sends without delay, and detects a peer that has vanished.
#[cfg(target_os = "linux")]
fn set_options(stream: &TcpStream, user_timeout: Duration) -> io::Result<()> {
    use rustix::net::sockopt;
    let (idle, interval, probes) = KEEPALIVE;
    let milliseconds = u32::try_from(user_timeout.as_millis()).unwrap_or(u32::MAX);
    stream.set_nodelay(true)?;
    sockopt::set_socket_keepalive(stream, true)?;
    sockopt::set_tcp_keepidle(stream, idle)?;
    sockopt::set_tcp_keepintvl(stream, interval)?;
    sockopt::set_tcp_keepcnt(stream, probes)?;
    Ok(sockopt::set_tcp_user_timeout(stream, milliseconds)?)
}

/// Sends without delay. Elsewhere the system decides when a silent peer is gone, and the deadline of writes applies.
#[cfg(not(target_os = "linux"))]
fn set_options(stream: &TcpStream, _user_timeout: Duration) -> io::Result<()> {
    stream.set_nodelay(true)
}

impl AsyncRead for TimedStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_read(context, buffer)
    }
}

impl AsyncWrite for TimedStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.inner).poll_write(context, bytes);
        self.within_deadline(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.inner).poll_write_vectored(context, slices);
        self.within_deadline(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.inner.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        // After the first time this is a system call that says it is not connected.
        if self.lingering.is_none() {
            ready!(Pin::new(&mut self.inner).poll_shutdown(context))?;
        }
        if self.unread.is_set() {
            ready!(self.poll_linger(context));
        }
        Poll::Ready(Ok(()))
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use rustix::net::sockopt;
    use tokio::net::TcpListener;
    use tokio::sync::Semaphore;

    use super::super::connections_by_address::ConnectionsByAddress;
    use super::*;

    #[tokio::test]
    async fn a_peer_that_is_gone_without_a_word_is_asked_for() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (near, _far) =
            tokio::join!(TcpStream::connect(listener.local_addr().unwrap()), listener.accept());
        let timeout = Duration::from_secs(7);
        let place = Arc::new(Semaphore::new(1)).try_acquire_owned().unwrap();
        let of_address = ConnectionsByAddress::default().open([127, 0, 0, 1].into(), 1).unwrap();
        let place = (place, of_address);
        let stream = TimedStream::new(near.unwrap(), timeout, timeout, Unread::default(), place);
        let socket = &stream.inner;
        assert!(sockopt::socket_keepalive(socket).unwrap() && sockopt::tcp_nodelay(socket).unwrap());
        assert_eq!(sockopt::tcp_user_timeout(socket).unwrap(), 7_000);
        assert_eq!(sockopt::tcp_keepidle(socket).unwrap(), KEEPALIVE.0);
    }
}
