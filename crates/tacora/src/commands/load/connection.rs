//! The little of HTTP that the generator needs, over connections that it keeps.

use anyhow::{Context, Result, bail, ensure};
use bytes::{Bytes, BytesMut};
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper::client::conn::http1::{self, SendRequest};
use hyper::{Request, StatusCode, header};
use hyper_util::rt::TokioIo;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tokio::net::TcpStream;

/// Where the server is.
#[derive(Clone, Debug)]
pub(super) struct Server {
    host: String,
}

/// A connection for one request after the other.
pub(super) struct Connection {
    sender: SendRequest<Full<Bytes>>,
    host: String,
}

/// A stream of lines that does not end by itself.
pub(super) struct Stream {
    body: Incoming,
    unread: BytesMut,
    /// Closing it would close the stream.
    _connection: Connection,
}

impl Server {
    /// Reads an address such as `http://127.0.0.1:7777`.
    pub(super) fn parse(address: &str) -> Result<Server> {
        let host = address.strip_prefix("http://").context("the address must begin with http://")?;
        let host = host.trim_end_matches('/');
        ensure!(
            !host.is_empty() && !host.contains(['/', '?', '#', '@']),
            "the address must be http://HOST:PORT"
        );
        Ok(Server { host: if host.contains(':') { host.to_owned() } else { format!("{host}:80") } })
    }

    /// Opens a connection.
    pub(super) async fn connect(&self) -> Result<Connection> {
        let stream =
            TcpStream::connect(&self.host).await.with_context(|| format!("cannot reach {}", self.host))?;
        stream.set_nodelay(true)?;
        let (sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
        tokio::spawn(connection);
        Ok(Connection { sender, host: self.host.clone() })
    }

    /// Looks at a table from now on.
    pub(super) async fn look_on(&self, code: &str, token: Option<&str>) -> Result<Stream> {
        let mut connection = self.connect().await?;
        let path = format!("/api/tables/{code}/events");
        let request = connection.request("GET", &path, token).header(header::ACCEPT, "application/x-ndjson");
        let answer = connection.sender.send_request(request.body(Full::default())?).await?;
        ensure!(answer.status() == StatusCode::OK, "{path} answered {}", answer.status());
        Ok(Stream { body: answer.into_body(), unread: BytesMut::new(), _connection: connection })
    }
}

impl Connection {
    fn request(&self, method: &str, path: &str, token: Option<&str>) -> hyper::http::request::Builder {
        let request = Request::builder().method(method).uri(path).header(header::HOST, &self.host);
        match token {
            Some(token) => request.header(header::AUTHORIZATION, format!("Bearer {token}")),
            None => request,
        }
    }

    /// Posts something and reads what comes back; what the server says when it refuses is the error.
    pub(super) async fn post<T: DeserializeOwned>(
        &mut self,
        path: &str,
        token: Option<&str>,
        body: &Value,
    ) -> Result<T> {
        let (status, answer) = self.try_post(path, token, body.to_string().into()).await?;
        if !status.is_success() {
            bail!("{path}: {}", String::from_utf8_lossy(&answer));
        }
        serde_json::from_slice(&answer).with_context(|| format!("the answer of {path}"))
    }

    /// Posts something, whatever comes of it.
    pub(super) async fn try_post(
        &mut self,
        path: &str,
        token: Option<&str>,
        body: Bytes,
    ) -> Result<(StatusCode, Bytes)> {
        let request = self.request("POST", path, token).header(header::CONTENT_TYPE, "application/json");
        self.sender.ready().await?;
        let answer = self.sender.send_request(request.body(Full::new(body))?).await?;
        let status = answer.status();
        Ok((status, answer.into_body().collect().await?.to_bytes()))
    }

    /// Gets a text; nothing if the server does not want to give it.
    pub(super) async fn get_text(&mut self, path: &str) -> Result<Option<String>> {
        let request = self.request("GET", path, None);
        self.sender.ready().await?;
        let answer = self.sender.send_request(request.body(Full::default())?).await?;
        let found = answer.status() == StatusCode::OK;
        let body = answer.into_body().collect().await?.to_bytes();
        Ok(found.then(|| String::from_utf8_lossy(&body).into_owned()))
    }
}

impl Stream {
    /// The next line that is not empty; nothing at the end.
    pub(super) async fn next_line(&mut self) -> Result<Option<Bytes>> {
        loop {
            if let Some(end) = self.unread.iter().position(|byte| *byte == b'\n') {
                let line = self.unread.split_to(end + 1);
                if end > 0 {
                    return Ok(Some(line.freeze().slice(..end)));
                }
                continue;
            }
            let Some(frame) = self.body.frame().await else { return Ok(None) };
            if let Ok(data) = frame?.into_data() {
                self.unread.extend_from_slice(&data);
            }
        }
    }
}
