//! How players reach the server: over a stream and requests, or over a WebSocket.

use anyhow::{Context, Result};
use bytes::Bytes;

use super::connection::{Connection, Stream};
use super::socket::Socket;

/// The numbers of requests over a WebSocket.
const START: u8 = 0;
const CHOICE: u8 = 1;

/// The transport of all connections.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(super) enum Transport {
    /// A stream for messages and a connection for requests.
    Stream,
    /// One WebSocket for both.
    Socket,
}

/// The connection of one player to a table.
pub(super) enum Line {
    /// A stream, and a connection for requests.
    Stream { stream: Stream, connection: Connection, code: String, token: String },
    /// A WebSocket.
    Socket(Socket),
}

/// What a player receives.
pub(super) enum Received {
    /// A message of the table.
    Message(Bytes),
    /// The status of the answer to the last choice.
    Answer(u16),
}

impl Line {
    /// The next message or answer.
    pub(super) async fn next(&mut self) -> Result<Received> {
        match self {
            Line::Stream { stream, .. } => {
                stream.next_line().await?.map(Received::Message).context("the stream ended")
            }
            Line::Socket(socket) => loop {
                let text = socket.next_text().await?;
                match answer(&text) {
                    Some((CHOICE, status)) => return Ok(Received::Answer(status)),
                    Some(_) => {}
                    None => return Ok(Received::Message(text)),
                }
            },
        }
    }

    /// Chooses. Over HTTP this waits for the answer; a WebSocket receives it later.
    pub(super) async fn choose(&mut self, body: &str) -> Result<Option<u16>> {
        self.send(CHOICE, "act", Some(body)).await
    }

    /// Starts the next game.
    pub(super) async fn start(&mut self) -> Result<()> {
        self.send(START, "start", None).await.map(drop)
    }

    async fn send(&mut self, request: u8, operation: &str, body: Option<&str>) -> Result<Option<u16>> {
        match self {
            Line::Stream { connection, code, token, .. } => {
                let path = format!("/api/tables/{code}/{operation}");
                let body = body.unwrap_or_default();
                let (status, _) = connection.try_post(&path, Some(token), body.as_bytes()).await?;
                Ok(Some(status))
            }
            Line::Socket(socket) => {
                let body = body.map(|body| format!(",\"body\":{body}")).unwrap_or_default();
                socket
                    .send_text(&format!("{{\"request\":{request},\"operation\":\"{operation}\"{body}}}"))
                    .await
                    .map(|()| None)
            }
        }
    }
}

/// The number of the request and the status of an answer; nothing for a message. Numbers have one digit.
fn answer(text: &[u8]) -> Option<(u8, u16)> {
    let (number, rest) = text.strip_prefix(b"{\"request\":")?.split_first()?;
    let status = rest.strip_prefix(b",\"status\":")?.get(..3)?;
    Some((number - b'0', std::str::from_utf8(status).ok()?.parse().ok()?))
}
