//! A connection that only watches: reads everything it is sent, and counts it.

use std::io::ErrorKind;
use std::sync::Arc;

use anyhow::{Result, bail};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use super::connection::Connection;
use super::numbers::Numbers;
use super::socket::{FrameCounter, Seen, pong};

/// How much is read at a time, into a buffer that exists only then.
const READ: usize = 16 * 1024;

/// A watcher.
pub(super) struct Watcher {
    socket: TcpStream,
    counter: Counter,
}

enum Counter {
    /// Lines in the chunks of HTTP. JSON has no line break, and those of the chunks have two bytes.
    Lines { last: u8 },
    /// Frames of a WebSocket.
    Frames(FrameCounter),
}

impl Watcher {
    /// Reads a stream of lines.
    pub(super) fn of_stream(connection: Connection) -> Watcher {
        Watcher { socket: connection.socket, counter: Counter::Lines { last: b'\r' } }
    }

    /// Reads frames.
    pub(super) fn of_socket(connection: Connection) -> Watcher {
        let mut counter = FrameCounter::default();
        counter.count(&connection.unread);
        Watcher { socket: connection.socket, counter: Counter::Frames(counter) }
    }

    /// Reads until the server closes the connection.
    pub(super) async fn watch(mut self, numbers: Arc<Numbers>) -> Result<()> {
        loop {
            self.socket.readable().await?;
            let Seen { messages, pings } = self.read()?;
            numbers.delivered(messages);
            if pings > 0 {
                self.socket.write_all(&pong()).await?;
            }
        }
    }
}

impl Watcher {
    /// Reads what is there.
    fn read(&mut self) -> Result<Seen> {
        let mut bytes = [0; READ];
        match self.socket.try_read(&mut bytes) {
            Ok(0) => bail!("the server closed the connection"),
            Ok(count) => Ok(self.counter.count(&bytes[..count])),
            Err(error) if error.kind() == ErrorKind::WouldBlock => Ok(Seen::default()),
            Err(error) => Err(error.into()),
        }
    }
}

impl Counter {
    fn count(&mut self, bytes: &[u8]) -> Seen {
        match self {
            Counter::Frames(frames) => frames.count(bytes),
            Counter::Lines { last } => {
                let mut messages = 0;
                for byte in bytes {
                    messages += u64::from(*byte == b'\n' && *last != b'\r');
                    *last = *byte;
                }
                Seen { messages, pings: 0 }
            }
        }
    }
}
