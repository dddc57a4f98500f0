//! A minimal WebSocket client: frames are taken from the buffer of the connection as they are.

use anyhow::{Result, bail, ensure};
use bytes::{Buf, Bytes, BytesMut};
use tokio::io::AsyncWriteExt;
use websocket::{Kind, masked_frame};

use super::connection::Connection;

/// The opcodes of frames that matter here.
const TEXT: u8 = 0x81;
const PING: u8 = 0x89;

/// What clients have to mask their frames with; a load generator has nothing to hide.
const KEY: [u8; 4] = [1, 2, 3, 4];

/// The connection of one player.
pub(super) struct Socket {
    connection: Connection,
    sent: Vec<u8>,
}

impl Socket {
    /// A connection that has become a WebSocket.
    pub(super) fn new(connection: Connection) -> Socket {
        Socket { connection, sent: Vec::new() }
    }

    /// The next text. Pings are answered.
    pub(super) async fn next_text(&mut self) -> Result<Bytes> {
        loop {
            match take_frame(&mut self.connection.unread) {
                Some((TEXT, text)) => return Ok(text),
                Some((PING, payload)) => self.send(Kind::Pong, &payload).await?,
                Some((opcode, _)) => bail!("the server sent a frame with {opcode:#x}"),
                None => self.connection.read().await?,
            }
        }
    }

    /// Sends a text.
    pub(super) async fn send_text(&mut self, text: &str) -> Result<()> {
        self.send(Kind::Text, text.as_bytes()).await
    }

    async fn send(&mut self, kind: Kind, payload: &[u8]) -> Result<()> {
        self.sent.clear();
        masked_frame(kind, payload, KEY, &mut self.sent);
        Ok(self.connection.socket.write_all(&self.sent).await?)
    }
}

/// The next whole frame of a server: its first byte and its payload.
fn take_frame(unread: &mut BytesMut) -> Option<(u8, Bytes)> {
    let (head, payload) = head(unread)?;
    if unread.len() < head + payload {
        return None;
    }
    let opcode = unread[0];
    unread.advance(head);
    Some((opcode, unread.split_to(payload).freeze()))
}

/// The lengths of the head and of the payload of a frame.
fn head(bytes: &[u8]) -> Option<(usize, usize)> {
    let &[_, second, ref rest @ ..] = bytes else { return None };
    match second {
        126 => rest.first_chunk().map(|length| (4, usize::from(u16::from_be_bytes(*length)))),
        127 => {
            let length = u64::from_be_bytes(*rest.first_chunk()?);
            Some((10, usize::try_from(length).expect("a message fits into memory")))
        }
        short => Some((2, usize::from(short))),
    }
}

/// Counts the frames in what a watcher receives, without keeping their payload.
#[derive(Default)]
pub(super) struct FrameCounter {
    /// The beginning of a head.
    head: Vec<u8>,
    /// How much of the payload is still to come.
    skipped: usize,
}

/// What a watcher has received.
#[derive(Default, PartialEq, Eq, Debug)]
pub(super) struct Seen {
    pub(super) messages: u64,
    pub(super) pings: u64,
}

impl FrameCounter {
    /// Counts the frames that begin in these bytes.
    pub(super) fn count(&mut self, bytes: &[u8]) -> Seen {
        let (mut rest, mut seen) = (bytes, Seen::default());
        while !rest.is_empty() {
            let skipped = self.skipped.min(rest.len());
            rest = &rest[skipped..];
            self.skipped -= skipped;
            while let Some((byte, later)) = rest.split_first()
                && self.skipped == 0
            {
                self.head.push(*byte);
                rest = later;
                if let Some((_, payload)) = head(&self.head) {
                    let is_ping = self.head[0] == PING;
                    seen.pings += u64::from(is_ping);
                    seen.messages += u64::from(!is_ping);
                    self.skipped = payload;
                    self.head.clear();
                }
            }
        }
        seen
    }
}

/// The answer to a ping without payload.
pub(super) fn pong() -> Vec<u8> {
    let mut bytes = Vec::new();
    masked_frame(Kind::Pong, b"", KEY, &mut bytes);
    bytes
}

/// Whether the answer to a handshake is the right one.
pub(super) fn ensure_switched(status: u16, path: &str) -> Result<()> {
    ensure!(status == 101, "{path} answered {status}");
    Ok(())
}

#[cfg(test)]
mod tests {
    use websocket::Head;

    use super::*;

    #[test]
    fn frames_are_counted_in_whatever_pieces_they_come() {
        let mut bytes = Vec::new();
        for length in [0, 1, 125, 126, 70_000, 300] {
            bytes.extend_from_slice(&Head::new(Kind::Text, length));
            bytes.resize(bytes.len() + length, b'x');
            bytes.extend_from_slice(&Head::new(Kind::Ping, 0));
        }
        for piece in [1, 2, 3, 1_000, bytes.len()] {
            let mut counter = FrameCounter::default();
            let seen = bytes.chunks(piece).map(|bytes| counter.count(bytes));
            let all =
                seen.fold([0, 0], |[messages, pings], seen| [messages + seen.messages, pings + seen.pings]);
            assert_eq!(all, [6, 6], "{piece}");
        }
        let mut unread = BytesMut::from(&bytes[..]);
        let frames: Vec<usize> =
            std::iter::from_fn(|| take_frame(&mut unread)).map(|(_, payload)| payload.len()).collect();
        assert_eq!(frames, [0, 0, 1, 0, 125, 0, 126, 0, 70_000, 0, 300, 0]);
    }
}
