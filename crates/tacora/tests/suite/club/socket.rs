//! The WebSocket of a guest.

use std::net::SocketAddr;
use std::time::Duration;

use reqwest::StatusCode;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use websocket::{CloseCode, Decoder, Frame, Kind, Sender, masked_frame};

use super::stream::Ending;

/// An open WebSocket.
pub(super) struct Socket {
    io: TcpStream,
    decoder: Decoder,
    /// How long to wait for a server that says nothing, where there are others.
    patience: Option<Duration>,
}

impl Socket {
    /// Opens a socket to a table after this message; the answer of the server, if it has another.
    pub(super) async fn open(
        address: SocketAddr,
        code: &str,
        token: Option<&str>,
        after: &str,
        patience: Option<Duration>,
    ) -> Result<Socket, String> {
        let opening = Socket::open_patiently(address, code, token, after);
        let opened = match patience {
            Some(patience) => timeout(patience, opening).await.map_err(|error| error.to_string())?,
            None => opening.await,
        };
        Ok(Socket { patience, ..opened? })
    }

    async fn open_patiently(
        address: SocketAddr,
        code: &str,
        token: Option<&str>,
        after: &str,
    ) -> Result<Socket, String> {
        let bearer = token.map(|token| format!("authorization: Bearer {token}\r\n")).unwrap_or_default();
        let head = format!(
            "GET /api/tables/{code}/socket?after={after} HTTP/1.1\r\nhost: {address}\r\n{bearer}connection: \
             Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
             sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        let mut io = TcpStream::connect(address).await.map_err(|error| error.to_string())?;
        io.write_all(head.as_bytes()).await.map_err(|error| error.to_string())?;
        let mut answer = Vec::new();
        let end = loop {
            if let Some(end) = answer.windows(4).position(|bytes| bytes == b"\r\n\r\n") {
                break end + 4;
            }
            if io.read_buf(&mut answer).await.map_err(|error| error.to_string())? == 0 {
                return Err("the connection broke".to_owned());
            }
        };
        if !answer.starts_with(b"HTTP/1.1 101 ") {
            return Err(String::from_utf8_lossy(&answer).into_owned());
        }
        let mut decoder = Decoder::new(Sender::Server, 1 << 24);
        decoder.push(&answer[end..]);
        Ok(Socket { io, decoder, patience: None })
    }

    /// The next text.
    pub(super) async fn text(&mut self) -> Result<String, Ending> {
        loop {
            match self.decoder.next_frame().expect("the server keeps to the protocol") {
                Some(Frame::Text(text)) => return Ok(text),
                Some(Frame::Ping(payload)) => self.send(Kind::Pong, &payload).await?,
                Some(Frame::Close(Some(CloseCode::GOING_AWAY), reason)) => {
                    assert_eq!(reason, "server/closing");
                    return Err(Ending::Clean);
                }
                // What several servers share may fail.
                Some(Frame::Close(Some(CloseCode::FAILURE), reason)) if self.patience.is_some() => {
                    assert_eq!(reason, "server/store");
                    return Err(Ending::Broken);
                }
                Some(other) => panic!("the server sends {other:?}"),
                None => {
                    let mut bytes = Vec::with_capacity(8 * 1024);
                    let read = self.io.read_buf(&mut bytes);
                    let read = match self.patience {
                        Some(patience) => timeout(patience, read).await.unwrap_or(Ok(0)),
                        None => read.await,
                    };
                    match read {
                        Ok(0) | Err(_) => return Err(Ending::Broken),
                        Ok(_) => self.decoder.push(&bytes),
                    }
                }
            }
        }
    }

    /// Sends a command; the answer.
    pub(super) async fn ask(
        &mut self,
        operation: &str,
        key: &str,
        body: &Value,
    ) -> Result<(StatusCode, Value), Ending> {
        let command = json!({ "request": 1, "operation": operation, "key": key, "body": body });
        self.send(Kind::Text, command.to_string().as_bytes()).await?;
        loop {
            let text = self.text().await?;
            if text.starts_with("{\"request\":1,") {
                let mut answer: Value = serde_json::from_str(&text).unwrap();
                let status = u16::try_from(answer["status"].as_u64().unwrap()).unwrap();
                let body = if answer["problem"].is_null() { "done" } else { "problem" };
                return Ok((StatusCode::from_u16(status).unwrap(), answer[body].take()));
            }
        }
    }

    async fn send(&mut self, kind: Kind, payload: &[u8]) -> Result<(), Ending> {
        let mut bytes = Vec::new();
        masked_frame(kind, payload, [9, 8, 7, 6], &mut bytes);
        self.io.write_all(&bytes).await.map_err(|_| Ending::Broken)
    }
}
