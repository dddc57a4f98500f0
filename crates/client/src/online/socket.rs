//! A WebSocket to a table: messages, commands and their answers on one connection.
//!
//! Only on plain http. A server behind TLS is reached by stream and requests.

use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::net::{Shutdown, TcpStream, ToSocketAddrs};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use rand::RngExt;
use serde_json::Value;
use websocket::{Decoder, Frame, Kind, VERSION, accept_key, client_key, masked_frame};

use super::command::Command;
use super::http::{Http, Reply, Unreachable};

/// How long the connection, the handshake or the answer to a command may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// The server pings every ten seconds: after this long without a sign of life the connection is dead.
const SILENCE: Duration = Duration::from_secs(35);

/// The longest message: those of the largest tables have some 20 KB.
const MESSAGE: usize = 1024 * 1024;

/// The longest answer to a handshake.
const HEAD: usize = 8 * 1024;

const READ: usize = 16 * 1024;

/// An open connection, for whoever reads it.
pub(super) struct Socket {
    stream: TcpStream,
    decoder: Decoder,
}

/// Where commands go: to the connection that is open, if one is.
#[derive(Clone, Default)]
pub(super) struct Commands(Arc<Mutex<Option<Writer>>>);

/// An open connection, for whoever writes to it.
struct Writer {
    stream: TcpStream,
    requests: u32,
    waiting: BTreeMap<u32, Sender<Reply>>,
}

impl Socket {
    /// Opens a socket after this message, if one is named. Nothing, if the server is away, refuses, or has none: a stream
    /// tells which.
    pub(super) fn open(http: &Http, path: &str, after: Option<&str>) -> Option<Socket> {
        let host = http.base().strip_prefix("http://")?;
        let port =
            host.rsplit_once(':').is_some_and(|(_, port)| port.bytes().all(|byte| byte.is_ascii_digit()));
        let address = if port { host.to_owned() } else { format!("{host}:80") };
        let mut addresses = address.to_socket_addrs().ok()?;
        let mut stream = addresses.find_map(|address| TcpStream::connect_timeout(&address, PATIENCE).ok())?;
        stream.set_nodelay(true).ok()?;
        stream.set_read_timeout(Some(PATIENCE)).ok()?;
        stream.set_write_timeout(Some(PATIENCE)).ok()?;
        let key = client_key(rand::rng().random());
        let bearer = http.token.as_ref().map(|token| format!("authorization: Bearer {token}\r\n"));
        let (bearer, after) = (bearer.unwrap_or_default(), after.map(|after| format!("?after={after}")));
        let request = format!(
            "GET {path}{} HTTP/1.1\r\nhost: {host}\r\n{bearer}connection: upgrade\r\nupgrade: websocket\r\n\
             sec-websocket-version: {VERSION}\r\nsec-websocket-key: {key}\r\n\r\n",
            after.unwrap_or_default()
        );
        stream.write_all(request.as_bytes()).ok()?;
        let (head, rest) = head(&mut stream)?;
        let accept = format!("sec-websocket-accept: {}", accept_key(&key));
        let is_open = head.starts_with("HTTP/1.1 101 ") && head.lines().any(|line| is_header(line, &accept));
        let mut decoder = Decoder::new(websocket::Sender::Server, MESSAGE);
        decoder.push(&rest);
        stream.set_read_timeout(Some(SILENCE)).ok()?;
        is_open.then_some(Socket { stream, decoder })
    }

    /// The next text, or an empty one as a sign of life; nothing when the connection is over. Answers go to whoever waits for
    /// them.
    pub(super) fn next(&mut self, commands: &Commands) -> Option<String> {
        loop {
            match self.decoder.next_frame().ok()? {
                Some(Frame::Text(text)) if text.starts_with("{\"request\"") => commands.answer(&text),
                Some(Frame::Text(text)) => return Some(text),
                Some(Frame::Ping(payload)) => {
                    commands.write(Kind::Pong, &payload)?;
                    return Some(String::new());
                }
                Some(Frame::Pong) => {}
                Some(Frame::Close(..)) => return None,
                None => {
                    let mut bytes = [0; READ];
                    match self.stream.read(&mut bytes).ok()? {
                        0 => return None,
                        count => self.decoder.push(&bytes[..count]),
                    }
                }
            }
        }
    }

    /// Lets commands go over this connection, until it is over.
    pub(super) fn take_commands(&self, commands: &Commands) {
        let stream = self.stream.try_clone().ok();
        *commands.lock() = stream.map(|stream| Writer { stream, requests: 0, waiting: BTreeMap::new() });
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        let _ = self.stream.shutdown(Shutdown::Both);
    }
}

impl Commands {
    fn lock(&self) -> std::sync::MutexGuard<'_, Option<Writer>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends a command and waits for its answer; nothing if no connection is open.
    pub(super) fn send(&self, command: &Command) -> Option<Result<Reply, Unreachable>> {
        let (answer, answered) = channel();
        let mut guard = self.lock();
        let writer = guard.as_mut()?;
        let request = writer.requests;
        writer.requests += 1;
        writer.waiting.insert(request, answer);
        let sent = writer.write(Kind::Text, command.frame(request).as_bytes());
        drop(guard);
        // Dropping the writer ends the wait.
        let reply = sent.and_then(|()| answered.recv_timeout(PATIENCE).ok());
        if reply.is_none() {
            self.close();
        }
        Some(reply.ok_or(Unreachable))
    }

    /// No connection is open any more: nobody knows what became of the commands without an answer.
    pub(super) fn close(&self) {
        if let Some(writer) = self.lock().take() {
            let _ = writer.stream.shutdown(Shutdown::Both);
        }
    }

    fn write(&self, kind: Kind, payload: &[u8]) -> Option<()> {
        self.lock().as_mut()?.write(kind, payload)
    }

    fn answer(&self, text: &str) {
        let Ok(mut answer) = serde_json::from_str::<Value>(text) else { return };
        let numbers = answer["request"].as_u64().zip(answer["status"].as_u64());
        let Some((request, status)) = numbers else { return };
        let (Ok(request), Ok(status)) = (u32::try_from(request), u16::try_from(status)) else { return };
        let waiting = self.lock().as_mut().and_then(|writer| writer.waiting.remove(&request));
        if let Some(waiting) = waiting {
            let _ = waiting.send(Reply { status, body: answer["problem"].take() });
        }
    }
}

impl Writer {
    fn write(&mut self, kind: Kind, payload: &[u8]) -> Option<()> {
        let mut bytes = Vec::new();
        masked_frame(kind, payload, rand::rng().random(), &mut bytes);
        self.stream.write_all(&bytes).ok()
    }
}

/// The head of an answer, and what follows it.
fn head(stream: &mut TcpStream) -> Option<(String, Vec<u8>)> {
    let mut answer = Vec::new();
    loop {
        if let Some(end) = answer.windows(4).position(|bytes| bytes == b"\r\n\r\n") {
            let rest = answer.split_off(end + 4);
            return Some((String::from_utf8(answer).ok()?, rest));
        }
        let mut bytes = [0; 1024];
        let count = stream.read(&mut bytes).ok().filter(|count| *count > 0 && answer.len() < HEAD)?;
        answer.extend_from_slice(&bytes[..count]);
    }
}

/// Whether a line is this header: its name in any case, its value exactly.
fn is_header(line: &str, header: &str) -> bool {
    let parts = line.split_once(": ").zip(header.split_once(": "));
    parts.is_some_and(|((name, value), (wanted, exactly))| {
        name.eq_ignore_ascii_case(wanted) && value == exactly
    })
}
