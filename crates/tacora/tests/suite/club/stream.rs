//! The stream of a table, as server-sent events or as one object a line.

use std::collections::VecDeque;

use reqwest::Response;

use super::line::Line;
use super::socket::Socket;

/// How a stream is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Format {
    Events,
    Lines,
    /// Frames of a WebSocket, which also takes wishes.
    Frames,
}

/// What a guest is told over.
pub(super) enum Connection {
    Stream(Stream),
    Socket(Socket),
}

impl Connection {
    /// The next line with an id.
    pub(super) async fn next(&mut self) -> Result<Line, Ending> {
        match self {
            Connection::Stream(stream) => stream.next().await,
            Connection::Socket(socket) => loop {
                if let Some(line) = Line::read(&socket.text().await?) {
                    return Ok(line);
                }
            },
        }
    }
}

/// An open stream.
pub(super) struct Stream {
    response: Response,
    format: Format,
    unread: Vec<u8>,
    lines: VecDeque<Line>,
}

/// How a stream ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ending {
    /// With its last chunk.
    Clean,
    /// In the middle.
    Broken,
}

impl Format {
    pub(super) fn accept(self) -> &'static str {
        match self {
            Format::Events => "text/event-stream",
            Format::Lines | Format::Frames => "application/x-ndjson",
        }
    }
}

impl Stream {
    pub(super) fn new(response: Response, format: Format) -> Stream {
        assert_eq!(response.headers()["content-type"], format.accept());
        Stream { response, format, unread: Vec::new(), lines: VecDeque::new() }
    }

    /// The next line with an id.
    pub(super) async fn next(&mut self) -> Result<Line, Ending> {
        loop {
            if let Some(line) = self.lines.pop_front() {
                return Ok(line);
            }
            match self.response.chunk().await {
                Ok(Some(chunk)) => self.unread.extend_from_slice(&chunk),
                Ok(None) if self.unread.is_empty() => return Err(Ending::Clean),
                Ok(None) | Err(_) => return Err(Ending::Broken),
            }
            self.split();
        }
    }

    fn split(&mut self) {
        while let Some(end) = self.unread.iter().position(|byte| *byte == b'\n') {
            let line: Vec<u8> = self.unread.drain(..=end).collect();
            let line = std::str::from_utf8(&line).unwrap().trim_end_matches('\n');
            let data = match self.format {
                Format::Events => line.strip_prefix("data: "),
                Format::Lines | Format::Frames => Some(line).filter(|line| !line.is_empty()),
            };
            self.lines.extend(data.and_then(Line::read));
        }
    }
}
