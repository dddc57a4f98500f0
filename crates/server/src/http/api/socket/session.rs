//! One WebSocket while it is open: sends the messages of the stream, carries out commands, and closes with a reason.
//!
//! Between two events it holds no buffer. It does not read while a command is carried out or while the client does not
//! read, so nobody can make it hold more than one command and one chunk of messages.

mod allowance;

use std::io;
use std::pin::{Pin, pin};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::http::StatusCode;
use bytes::{BufMut, Bytes, BytesMut};
use futures_util::{FutureExt, Stream, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWriteExt, ReadBuf};
use tokio::time::{sleep, timeout};
use websocket::{CloseCode, Decoder, Frame, Head, Kind, Sender, Violation};

use super::commands::{Commands, InFlight};
use crate::http::api::body::ORDINARY;
use crate::http::{EventStream, Problem};
use crate::shutdown::Shutdown;
use crate::tables::{Framing, in_frame};
use allowance::Allowance;

/// How much is read at a time.
const READ: usize = 4 * 1024;

/// A larger buffer for what is sent is given back.
const KEPT: usize = 4 * 1024;

/// How long a command may take that is still being carried out when the connection is closed.
const LAST_COMMAND: Duration = Duration::from_secs(5);

/// How long the client may take to receive the reason and to close.
const FAREWELL: Duration = Duration::from_secs(1);

/// How long a client may go on reading after the shutdown has begun.
const GRACE: Duration = Duration::from_secs(8);

/// Why a connection is closed: a code, and a slug.
struct Closing(CloseCode, &'static str);

/// How a connection ends.
enum End {
    /// This side closes it.
    Closing(Closing),
    /// The client has closed it, with this code.
    ByClient(Option<CloseCode>),
    /// It is broken.
    Broken,
}

impl From<io::Error> for End {
    fn from(_: io::Error) -> End {
        End::Broken
    }
}

impl From<Violation> for End {
    fn from(violation: Violation) -> End {
        let slug = match violation {
            Violation::TooLong => "request/too-long",
            Violation::Malformed | Violation::Binary | Violation::NotText => "request/frame",
        };
        End::Closing(Closing(violation.code(), slug))
    }
}

impl From<Problem> for End {
    fn from(problem: Problem) -> End {
        let code = match problem.status() {
            _ if problem.slug() == "server/closing" => CloseCode::GOING_AWAY,
            status if status.is_server_error() => CloseCode::FAILURE,
            StatusCode::NOT_FOUND => CloseCode::NORMAL,
            _ => CloseCode::POLICY,
        };
        End::Closing(Closing(code, problem.slug()))
    }
}

/// An open connection.
struct Session<S> {
    io: TokioIo<Upgraded>,
    messages: Pin<Box<S>>,
    commands: Commands,
    in_flight: Option<InFlight>,
    decoder: Decoder,
    /// What is sent next.
    unsent: BytesMut,
    allowance: Allowance,
    shutdown: Shutdown,
}

/// What happens next on a connection.
enum Next {
    Answer(String),
    Messages(Option<Result<Bytes, Problem>>),
    Read(io::Result<usize>),
}

/// Serves a connection until it ends.
pub(super) async fn run(upgrade: OnUpgrade, stream: EventStream, commands: Commands) {
    let Ok(upgraded) = upgrade.await else { return };
    let app = &commands.table().app;
    let (shutdown, allowance) = (app.shutdown.clone(), Allowance::new(app.limits.frames()));
    let session = Session {
        io: TokioIo::new(upgraded),
        messages: Box::pin(stream.into_chunks()),
        commands,
        in_flight: None,
        decoder: Decoder::new(Sender::Client, ORDINARY),
        unsent: BytesMut::new(),
        allowance,
        shutdown,
    };
    session.run().await;
}

impl<S: Stream<Item = Result<Bytes, Problem>>> Session<S> {
    async fn run(mut self) {
        let end = loop {
            if let Err(end) = self.step().await {
                break end;
            }
        };
        let closing = match end {
            End::Broken => return,
            End::ByClient(code) => Closing(code.unwrap_or(CloseCode::NORMAL), ""),
            End::Closing(closing) => closing,
        };
        self.close(&closing).await;
    }

    /// Takes what has arrived, sends what is there, and waits for what comes next.
    async fn step(&mut self) -> Result<(), End> {
        self.decode()?;
        self.send().await?;
        match self.next().await {
            Next::Answer(answer) => {
                self.answer(&answer);
                // What follows from the command is usually there already, and goes with the answer.
                let messages = self.messages.next().now_or_never();
                if let Some(messages) = messages {
                    self.take(messages)?;
                }
            }
            Next::Messages(messages) => {
                if let Some(answer) = self.in_flight.as_mut().and_then(FutureExt::now_or_never) {
                    self.answer(&answer);
                }
                self.take(messages)?;
            }
            Next::Read(count) => {
                if count? == 0 {
                    return Err(End::Broken);
                }
                self.allowance.heard();
            }
        }
        Ok(())
    }

    async fn next(&mut self) -> Next {
        let Session { io, messages, in_flight, decoder, .. } = self;
        if let Some(in_flight) = in_flight {
            return tokio::select! {
                biased;
                answer = in_flight => Next::Answer(answer),
                messages = messages.next() => Next::Messages(messages),
            };
        }
        tokio::select! {
            messages = messages.next() => Next::Messages(messages),
            count = std::future::poll_fn(|context| poll_read(io, decoder, context)) => Next::Read(count),
        }
    }

    /// Takes frames up to the next command.
    fn decode(&mut self) -> Result<(), End> {
        while self.in_flight.is_none()
            && let Some(frame) = self.decoder.next_frame()?
        {
            self.count_frames()?;
            match frame {
                Frame::Text(text) => {
                    let command = self.commands.begin(&text);
                    let none = Closing(CloseCode::INVALID, "request/frame");
                    self.in_flight = Some(command.ok_or(End::Closing(none))?);
                }
                Frame::Ping(payload) => {
                    self.unsent.put_slice(&Head::new(Kind::Pong, payload.len()));
                    self.unsent.put_slice(&payload);
                }
                Frame::Pong => {}
                Frame::Close(code, _) => return Err(End::ByClient(code)),
            }
        }
        // Frames without content, of which a message may have any number.
        self.count_frames()
    }

    fn count_frames(&mut self) -> Result<(), End> {
        if self.allowance.is_left(self.decoder.frames()) {
            return Ok(());
        }
        Err(End::Closing(Closing(CloseCode::POLICY, "request/too-many")))
    }

    fn answer(&mut self, answer: &str) {
        self.in_flight = None;
        in_frame(&mut self.unsent, |bytes| bytes.put_slice(answer.as_bytes()));
    }

    /// Takes messages to be sent, or the end of the stream.
    fn take(&mut self, messages: Option<Result<Bytes, Problem>>) -> Result<(), End> {
        let Some(messages) = messages else { return Err(End::Broken) };
        let messages = messages?;
        if messages == Framing::PING {
            self.allowance.pinged(self.decoder.is_in_the_middle(), self.decoder.frames());
            if let Some(slug) = self.allowance.lost_patience() {
                return Err(End::Closing(Closing(CloseCode::POLICY, slug)));
            }
        }
        if self.unsent.is_empty() {
            self.unsent = messages.try_into_mut().unwrap_or_else(|shared| BytesMut::from(&shared[..]));
        } else {
            self.unsent.extend_from_slice(&messages);
        }
        Ok(())
    }

    async fn send(&mut self) -> io::Result<()> {
        if self.unsent.is_empty() {
            return Ok(());
        }
        let shutdown = &self.shutdown;
        let too_late = async {
            shutdown.begun().await;
            sleep(GRACE).await;
        };
        tokio::select! {
            biased;
            sent = self.io.write_all(&self.unsent) => sent?,
            () = too_late => return Err(io::ErrorKind::TimedOut.into()),
        }
        if self.unsent.capacity() > KEPT {
            self.unsent = BytesMut::new();
        }
        self.unsent.clear();
        Ok(())
    }

    /// Answers the last command, gives the reason, and waits a moment for the client to close.
    async fn close(self, Closing(code, reason): &Closing) {
        let Session { mut io, messages, in_flight, mut unsent, .. } = self;
        // The table learns of the departure now.
        drop(messages);
        if let Some(in_flight) = in_flight
            && let Ok(answer) = timeout(LAST_COMMAND, in_flight).await
        {
            in_frame(&mut unsent, |bytes| bytes.put_slice(answer.as_bytes()));
        }
        let payload = code.payload(reason);
        unsent.put_slice(&Head::new(Kind::Close, payload.len()));
        unsent.put_slice(&payload);
        let farewell = async {
            io.write_all(&unsent).await?;
            io.shutdown().await?;
            // Closing with unread data would reset the connection and lose the reason.
            let mut waste = [0; 512];
            while io.read(&mut waste).await? > 0 {}
            io::Result::Ok(())
        };
        let _ = timeout(FAREWELL, farewell).await;
    }
}

/// Reads into the decoder, through a buffer that exists only now.
fn poll_read(
    io: &mut TokioIo<Upgraded>,
    decoder: &mut Decoder,
    context: &mut Context<'_>,
) -> Poll<io::Result<usize>> {
    let mut bytes = [0; READ];
    let mut buffer = ReadBuf::new(&mut bytes);
    ready!(pin!(io).poll_read(context, &mut buffer))?;
    decoder.push(buffer.filled());
    Poll::Ready(Ok(buffer.filled().len()))
}
