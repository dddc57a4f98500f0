//! A minimal HTTP client on persistent connections.
//!
//! The generator usually runs on the same machine as the server, so its own cost must be small: a connection is a
//! socket and a buffer, without a task of its own.

use anyhow::{Context, Result, bail, ensure};
use bytes::{Buf, Bytes, BytesMut};
use serde::de::DeserializeOwned;
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::socket::{Socket, ensure_switched};
use super::watcher::Watcher;

/// The status of a successful response.
pub(super) const OK: u16 = 200;

/// The maximum number of headers; our servers send fewer.
const HEADERS: usize = 32;

/// The size of a read: the messages of a table after a round fit into it.
const READ: usize = 16 * 1024;

/// The address of the server.
#[derive(Clone, Debug)]
pub(super) struct Server {
    host: String,
}

/// A connection for consecutive requests.
pub(super) struct Connection {
    pub(super) socket: TcpStream,
    host: String,
    pub(super) unread: BytesMut,
}

/// A stream of lines that does not end by itself.
pub(super) struct Stream {
    connection: Connection,
    /// The number of bytes left in the current chunk, including the line break after it.
    chunk: usize,
    /// The part of the next line that has been read.
    line: BytesMut,
}

/// The head of a response.
struct Head {
    status: u16,
    length: usize,
}

impl Server {
    /// Parses an address such as `http://127.0.0.1:7777`.
    pub(super) fn parse(address: &str) -> Result<Server> {
        let host = address.strip_prefix("http://").context("the address must begin with http://")?;
        let host = host.trim_end_matches('/');
        ensure!(
            !host.is_empty() && !host.contains(['/', '?', '#', '@']),
            "the address must be http://HOST:PORT"
        );
        Ok(Server { host: if host.contains(':') { host.to_owned() } else { format!("{host}:80") } })
    }

    /// The host name or address, and the port.
    pub(super) fn host(&self) -> &str {
        &self.host
    }

    /// Opens a connection.
    pub(super) async fn connect(&self) -> Result<Connection> {
        let socket =
            TcpStream::connect(&self.host).await.with_context(|| format!("cannot reach {}", self.host))?;
        socket.set_nodelay(true)?;
        Ok(Connection { socket, host: self.host.clone(), unread: BytesMut::new() })
    }

    /// Opens the stream of a table.
    pub(super) async fn stream(&self, code: &str, token: Option<&str>) -> Result<Stream> {
        Ok(Stream { connection: self.open_stream(code, token).await?, chunk: 0, line: BytesMut::new() })
    }

    /// Opens a stream that is only watched.
    pub(super) async fn watch_stream(&self, code: &str) -> Result<Watcher> {
        self.open_stream(code, None).await.map(Watcher::of_stream)
    }

    /// Opens a WebSocket to a table.
    pub(super) async fn socket(&self, code: &str, token: Option<&str>) -> Result<Socket> {
        self.open_socket(code, token).await.map(Socket::new)
    }

    /// Opens a WebSocket that only watches.
    pub(super) async fn watch_socket(&self, code: &str) -> Result<Watcher> {
        self.open_socket(code, None).await.map(Watcher::of_socket)
    }

    async fn open_socket(&self, code: &str, token: Option<&str>) -> Result<Connection> {
        let mut connection = self.connect().await?;
        let path = format!("/api/tables/{code}/socket?scene=changes");
        let headers = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
            sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
        connection.send("GET", &path, token, headers, b"").await?;
        ensure_switched(connection.head().await?.status, &path)?;
        Ok(connection)
    }

    async fn open_stream(&self, code: &str, token: Option<&str>) -> Result<Connection> {
        let mut connection = self.connect().await?;
        let path = format!("/api/tables/{code}/events?scene=changes");
        connection.send("GET", &path, token, "accept: application/x-ndjson\r\n", b"").await?;
        let head = connection.head().await?;
        ensure!(head.status == OK, "{path} answered {}", head.status);
        Ok(connection)
    }
}

impl Connection {
    async fn send(
        &mut self,
        method: &str,
        path: &str,
        token: Option<&str>,
        header: &str,
        body: &[u8],
    ) -> Result<()> {
        let bearer = token.map(|token| format!("authorization: Bearer {token}\r\n")).unwrap_or_default();
        let (host, length) = (&self.host, body.len());
        let mut request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {host}\r\n{bearer}{header}content-length: {length}\r\n\r\n"
        )
        .into_bytes();
        request.extend_from_slice(body);
        Ok(self.socket.write_all(&request).await?)
    }

    /// Waits for more bytes.
    pub(super) async fn read(&mut self) -> Result<()> {
        self.unread.reserve(READ);
        ensure!(self.socket.read_buf(&mut self.unread).await? > 0, "the server closed the connection");
        Ok(())
    }

    async fn head(&mut self) -> Result<Head> {
        loop {
            let mut headers = [httparse::EMPTY_HEADER; HEADERS];
            let mut answer = httparse::Response::new(&mut headers);
            if let httparse::Status::Complete(end) = answer.parse(&self.unread)? {
                let length =
                    answer.headers.iter().find(|header| header.name.eq_ignore_ascii_case("content-length"));
                let length = length
                    .map_or(Ok(0), |header| std::str::from_utf8(header.value)?.parse().context("a length"))?;
                let head = Head { status: answer.code.context("an answer without a status")?, length };
                self.unread.advance(end);
                return Ok(head);
            }
            self.read().await?;
        }
    }

    async fn answer(&mut self) -> Result<(u16, Bytes)> {
        let Head { status, length } = self.head().await?;
        while self.unread.len() < length {
            self.read().await?;
        }
        Ok((status, self.unread.split_to(length).freeze()))
    }

    /// Posts a request and parses the response; a refusal is an error with the server's message.
    pub(super) async fn post<T: DeserializeOwned>(
        &mut self,
        path: &str,
        token: Option<&str>,
        body: &Value,
    ) -> Result<T> {
        let (status, answer) = self.try_post(path, token, body.to_string().as_bytes()).await?;
        if !(200..300).contains(&status) {
            bail!("{path}: {}", String::from_utf8_lossy(&answer));
        }
        serde_json::from_slice(&answer).with_context(|| format!("the answer of {path}"))
    }

    /// Posts a request, whatever the response.
    pub(super) async fn try_post(
        &mut self,
        path: &str,
        token: Option<&str>,
        body: &[u8],
    ) -> Result<(u16, Bytes)> {
        self.send("POST", path, token, "content-type: application/json\r\n", body).await?;
        self.answer().await
    }

    /// Gets a text; `None` if the server refuses.
    pub(super) async fn get_text(&mut self, path: &str) -> Result<Option<String>> {
        self.send("GET", path, None, "", b"").await?;
        let (status, body) = self.answer().await?;
        Ok((status == OK).then(|| String::from_utf8_lossy(&body).into_owned()))
    }
}

impl Stream {
    /// The next non-empty line; `None` at the end.
    pub(super) async fn next_line(&mut self) -> Result<Option<Bytes>> {
        loop {
            if let Some(end) = self.line.iter().position(|byte| *byte == b'\n') {
                let line = self.line.split_to(end + 1);
                if end > 0 {
                    return Ok(Some(line.freeze().slice(..end)));
                }
                continue;
            }
            if !self.next_part().await? {
                return Ok(None);
            }
        }
    }

    /// Reads the available part of the body; `false` at its end.
    async fn next_part(&mut self) -> Result<bool> {
        /// The line break after every chunk.
        const BREAK: usize = 2;
        while self.connection.unread.is_empty() {
            self.connection.read().await?;
        }
        let unread = &mut self.connection.unread;
        if self.chunk > BREAK {
            let part = unread.split_to(unread.len().min(self.chunk - BREAK));
            self.chunk -= part.len();
            self.line.extend_from_slice(&part);
        } else if self.chunk > 0 {
            let part = unread.len().min(self.chunk);
            unread.advance(part);
            self.chunk -= part;
        } else {
            match httparse::parse_chunk_size(unread) {
                Ok(httparse::Status::Complete((_, 0))) => return Ok(false),
                Ok(httparse::Status::Complete((start, size))) => {
                    unread.advance(start);
                    self.chunk = usize::try_from(size)? + BREAK;
                }
                Ok(httparse::Status::Partial) => self.connection.read().await?,
                Err(_) => bail!("a stream that is not in chunks"),
            }
        }
        Ok(true)
    }
}
