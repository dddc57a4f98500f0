//! Somebody who plays over a WebSocket.

use std::collections::VecDeque;
use std::fmt::Write as _;
use std::time::Duration;

use reqwest::{Method, RequestBuilder};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use websocket::{CloseCode, Decoder, Frame, Kind, Sender, masked_frame};

use crate::support::player::Player;

/// A test that waits longer for the next frame waits for nothing.
const PATIENCE: Duration = Duration::from_secs(30);

/// The key of the example in the standard, and the answer to it.
pub(crate) const KEY: &str = "dGhlIHNhbXBsZSBub25jZQ==";
const ACCEPT: &str = "sec-websocket-accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=";

/// An open WebSocket to a table.
pub(crate) struct Socket {
    io: TcpStream,
    decoder: Decoder,
    /// Texts that were received while an answer was waited for.
    unread: VecDeque<String>,
    request: u32,
    /// How the server has closed the connection.
    closed: Option<(u16, String)>,
}

impl Player {
    /// Opens a socket to a table, with this query.
    pub(crate) async fn socket(&self, code: &str, query: &str) -> Socket {
        Socket::open(self.request(Method::GET, &format!("/api/tables/{code}/socket{query}"))).await.unwrap()
    }
}

impl Socket {
    /// Sends the request with the headers of a handshake; the status and the problem if it is refused.
    pub(crate) async fn open(request: RequestBuilder) -> Result<Socket, (u16, Value)> {
        let request = request.header("connection", "keep-alive, Upgrade").header("upgrade", "websocket");
        let request = request.header("sec-websocket-version", "13").header("sec-websocket-key", KEY);
        let request = request.build().unwrap();
        let url = request.url();
        let host = format!("{}:{}", url.host_str().unwrap(), url.port().unwrap());
        let path = url.query().map_or(url.path().to_owned(), |query| format!("{}?{query}", url.path()));
        let mut head = format!("GET {path} HTTP/1.1\r\nhost: {host}\r\n");
        for (name, value) in request.headers() {
            let _ = write!(head, "{name}: {}\r\n", value.to_str().unwrap());
        }
        let mut io = TcpStream::connect(&host).await.unwrap();
        io.write_all(format!("{head}\r\n").as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        let end = loop {
            if let Some(end) = answer.windows(4).position(|bytes| bytes == b"\r\n\r\n") {
                break end + 4;
            }
            assert!(io.read_buf(&mut answer).await.unwrap() > 0, "an answer");
        };
        let (head, rest) = answer.split_at(end);
        let head = std::str::from_utf8(head).unwrap();
        let status: u16 = head.split(' ').nth(1).unwrap().parse().unwrap();
        if status != 101 {
            let mut body = rest.to_vec();
            loop {
                if let Ok(problem) = serde_json::from_slice(&body) {
                    return Err((status, problem));
                }
                assert!(io.read_buf(&mut body).await.unwrap() > 0, "{head}");
            }
        }
        assert!(head.contains(ACCEPT), "{head}");
        let mut socket = Socket {
            io,
            decoder: Decoder::new(Sender::Server, 1 << 24),
            unread: VecDeque::new(),
            request: 0,
            closed: None,
        };
        socket.decoder.push(rest);
        Ok(socket)
    }

    /// The next text; nothing when the server has closed the connection.
    pub(crate) async fn text(&mut self) -> Option<String> {
        if let Some(text) = self.unread.pop_front() {
            return Some(text);
        }
        timeout(PATIENCE, self.fresh_text()).await.expect("something happens before everybody is bored")
    }

    async fn fresh_text(&mut self) -> Option<String> {
        loop {
            match self.decoder.next_frame().unwrap() {
                Some(Frame::Text(text)) => return Some(text),
                Some(Frame::Ping(payload)) => self.frame(Kind::Pong, &payload).await,
                Some(Frame::Pong) => return Some("pong".to_owned()),
                Some(Frame::Close(code, reason)) => {
                    self.closed = Some((code.map_or(0, |CloseCode(code)| code), reason));
                    return None;
                }
                None => {
                    let mut bytes = Vec::with_capacity(16 * 1024);
                    if self.io.read_buf(&mut bytes).await.ok()? == 0 {
                        return None;
                    }
                    self.decoder.push(&bytes);
                }
            }
        }
    }

    /// Sends a frame.
    pub(crate) async fn frame(&mut self, kind: Kind, payload: &[u8]) {
        let mut bytes = Vec::new();
        masked_frame(kind, payload, [1, 2, 3, 4], &mut bytes);
        self.bytes(&bytes).await;
    }

    /// Sends bytes as they are. The server may have closed the connection meanwhile.
    pub(crate) async fn bytes(&mut self, bytes: &[u8]) {
        let _ = self.io.write_all(bytes).await;
    }

    /// Sends a command and gives it the next number, which is returned.
    pub(crate) async fn send(&mut self, command: Value) -> u32 {
        self.request += 1;
        let mut command = command;
        command["request"] = json!(self.request);
        self.frame(Kind::Text, command.to_string().as_bytes()).await;
        self.request
    }

    /// Sends a command; the answer. Messages that come before it are kept.
    pub(crate) async fn ask(&mut self, command: Value) -> Value {
        let request = self.send(command).await;
        let mut before = Vec::new();
        loop {
            let text = self.text().await.expect("an answer");
            let answer: Value = serde_json::from_str(&text).unwrap();
            if answer["request"] == request {
                before.extend(self.unread.drain(..));
                self.unread = before.into();
                return answer;
            }
            assert!(answer.get("request").is_none(), "answers come in their order: {answer}");
            before.push(text);
        }
    }

    /// Sends a command that is refused; the status and the slug.
    pub(crate) async fn refused(&mut self, command: Value) -> (u64, String) {
        let answer = self.ask(command).await;
        let slug = answer["problem"]["slug"].as_str().unwrap_or_else(|| panic!("{answer}"));
        (answer["status"].as_u64().unwrap(), slug.to_owned())
    }

    /// The next message with an id, byte by byte; nothing when the connection is closed.
    pub(crate) async fn next_text(&mut self) -> Option<String> {
        loop {
            let text = self.text().await?;
            if text.starts_with("{\"id\"") {
                return Some(text);
            }
        }
    }

    /// The next message with an id; nothing when the connection is closed.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        Some(serde_json::from_str(&self.next_text().await?).unwrap())
    }

    /// The next message in which this happened.
    pub(crate) async fn until(&mut self, news: &str) -> Value {
        loop {
            let message = self.next().await.expect("it happens before the connection is closed");
            if message["news"]["type"] == news {
                return message;
            }
        }
    }

    /// Every text until the one with this word.
    pub(crate) async fn texts_until(mut self, word: &str) -> Vec<String> {
        let mut texts: Vec<String> = Vec::new();
        while !texts.last().is_some_and(|text| text.contains(word)) {
            texts.push(self.text().await.expect("it comes before the connection is closed"));
        }
        texts
    }

    /// Waits until the server closes the connection; the code and the reason.
    pub(crate) async fn closed(mut self) -> (u16, String) {
        while self.text().await.is_some() {}
        self.closed.expect("the server says why it closes the connection")
    }

    /// Answers whatever this person is asked until the game is over; the messages that were seen on the way.
    pub(crate) async fn play_to_the_end(mut self, mut choose: impl FnMut(&Value) -> String) -> Vec<Value> {
        let (mut seen, mut answered) = (Vec::new(), Value::Null);
        loop {
            let message = self.next().await.expect("the connection goes on until the game is over");
            let question = &message["scene"]["question"];
            let is_asked = message["you"]["actions"].is_array() && message["you"]["choice"].is_null();
            if is_asked && (question["number"] != answered || question["kind"] == "race") {
                answered = question["number"].clone();
                let body = json!({ "question": answered, "choice": choose(&message) });
                let answer = self.ask(json!({ "operation": "act", "body": body })).await;
                if let Some(milliseconds) = answer["problem"]["retry_after_ms"].as_u64() {
                    // The dice rest for a moment between two rolls.
                    tokio::time::sleep(Duration::from_millis(milliseconds)).await;
                    self.ask(json!({ "operation": "act", "body": body })).await;
                }
            }
            let is_over = message["news"]["type"] == "game-ended";
            seen.push(message);
            if is_over {
                return seen;
            }
        }
    }
}
