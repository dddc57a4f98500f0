//! The frames of the peer, from bytes that arrive in any pieces.

use thiserror::Error;

use crate::close::CloseCode;
use crate::head::mask;

/// The longest payload of a ping, a pong or a close frame.
const LONGEST_CONTROL: usize = 125;

/// Between two messages a buffer of this size is kept; a larger one is given back.
const KEPT: usize = 512;

/// Whose frames are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sender {
    /// Those of a client: all of them have to be masked.
    Client,
    /// Those of a server: none may be masked.
    Server,
}

/// What the peer has sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Frame {
    /// A whole message, possibly from several frames.
    Text(String),
    /// A question whether this side is still there; the answer is a pong with the same payload.
    Ping(Vec<u8>),
    /// The answer to a ping.
    Pong,
    /// The peer closes the connection, with this code if it gives one.
    Close(Option<CloseCode>, String),
}

/// How the peer has broken the protocol. The connection cannot go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Violation {
    /// A frame has a form that does not exist, or comes where it may not.
    #[error("the frame is malformed")]
    Malformed,
    /// A binary message.
    #[error("the message is binary")]
    Binary,
    /// A message is not UTF-8.
    #[error("the message is not UTF-8")]
    NotText,
    /// A message is longer than this side accepts.
    #[error("the message is too long")]
    TooLong,
}

impl Violation {
    /// The code to close the connection with.
    pub fn code(self) -> CloseCode {
        match self {
            Violation::Malformed => CloseCode::PROTOCOL,
            Violation::Binary => CloseCode::UNSUPPORTED,
            Violation::NotText => CloseCode::INVALID,
            Violation::TooLong => CloseCode::TOO_LONG,
        }
    }
}

/// Reads the frames of a peer.
#[derive(Debug)]
pub struct Decoder {
    sender: Sender,
    /// The longest message.
    limit: usize,
    /// What has arrived and is not decoded yet.
    bytes: Vec<u8>,
    /// How much of it is decoded.
    start: usize,
    /// The beginning of a message whose last frame has not arrived.
    message: Option<Vec<u8>>,
    frames: u64,
}

/// The head of the next frame.
struct Next {
    opcode: u8,
    is_last: bool,
    key: [u8; 4],
    head: usize,
    payload: usize,
}

impl Decoder {
    /// For the frames of this side, with messages of at most this many bytes.
    pub fn new(sender: Sender, limit: usize) -> Decoder {
        Decoder { sender, limit, bytes: Vec::new(), start: 0, message: None, frames: 0 }
    }

    /// Adds what has arrived.
    pub fn push(&mut self, bytes: &[u8]) {
        if self.start > 0 {
            self.bytes.drain(..self.start);
            self.start = 0;
        }
        self.bytes.extend_from_slice(bytes);
    }

    /// The next whole frame or message; nothing before more has arrived.
    pub fn next_frame(&mut self) -> Result<Option<Frame>, Violation> {
        while let Some(next) = self.head()? {
            let end = self.start + next.head + next.payload;
            if self.bytes.len() < end {
                break;
            }
            let mut payload = self.bytes[self.start + next.head..end].to_vec();
            mask(next.key, &mut payload);
            self.start = end;
            self.frames += 1;
            if let Some(frame) = self.frame(&next, payload)? {
                self.give_back();
                return Ok(Some(frame));
            }
        }
        self.give_back();
        Ok(None)
    }

    /// How many frames have been decoded.
    pub fn frames(&self) -> u64 {
        self.frames
    }

    /// Whether a frame or a message has begun and not ended.
    pub fn is_in_the_middle(&self) -> bool {
        self.start < self.bytes.len() || self.message.is_some()
    }

    fn give_back(&mut self) {
        if self.start == self.bytes.len() {
            self.start = 0;
            self.bytes.clear();
            if self.bytes.capacity() > KEPT {
                self.bytes = Vec::new();
            }
        }
    }

    /// The head of the next frame, once all of it has arrived.
    fn head(&self) -> Result<Option<Next>, Violation> {
        let bytes = &self.bytes[self.start..];
        let &[first, second, ref rest @ ..] = bytes else { return Ok(None) };
        let (opcode, is_last) = (first & 0x0f, first & 0x80 != 0);
        let is_masked = second & 0x80 != 0;
        let is_control = opcode & 0x8 != 0;
        let short = usize::from(second & 0x7f);
        let is_known = matches!(opcode, 0x0..=0x2 | 0x8..=0xa);
        let is_sound = first & 0x70 == 0
            && is_known
            && is_masked == (self.sender == Sender::Client)
            && (!is_control || (is_last && short <= LONGEST_CONTROL))
            && (is_control || (opcode == 0) == self.message.is_some());
        if !is_sound {
            return Err(Violation::Malformed);
        }
        if opcode == 0x2 {
            return Err(Violation::Binary);
        }
        let (extra, payload) = match short {
            126 => match rest.first_chunk::<2>() {
                Some(length) => (2, u64::from(u16::from_be_bytes(*length))),
                None => return Ok(None),
            },
            127 => match rest.first_chunk::<8>() {
                Some(length) => (8, u64::from_be_bytes(*length)),
                None => return Ok(None),
            },
            short => (0, short as u64),
        };
        // The shortest form is the only one, and the highest bit is always zero.
        if (extra == 2 && payload < 126) || (extra == 8 && (payload <= 0xffff || payload >> 63 == 1)) {
            return Err(Violation::Malformed);
        }
        let most =
            if is_control { LONGEST_CONTROL } else { self.limit - self.message.as_ref().map_or(0, Vec::len) };
        let payload = usize::try_from(payload).ok().filter(|payload| *payload <= most);
        let payload = payload.ok_or(Violation::TooLong)?;
        let mut key = [0; 4];
        let mut head = 2 + extra;
        if is_masked {
            let Some(found) = rest.get(extra..).and_then(|rest| rest.first_chunk::<4>()) else {
                return Ok(None);
            };
            key = *found;
            head += 4;
        }
        Ok(Some(Next { opcode, is_last, key, head, payload }))
    }

    fn frame(&mut self, next: &Next, payload: Vec<u8>) -> Result<Option<Frame>, Violation> {
        match next.opcode {
            0x9 => return Ok(Some(Frame::Ping(payload))),
            0xa => return Ok(Some(Frame::Pong)),
            0x8 => return close(&payload).map(Some),
            _ => {}
        }
        let message = match self.message.take() {
            Some(mut message) => {
                message.extend_from_slice(&payload);
                message
            }
            None => payload,
        };
        if !next.is_last {
            self.message = Some(message);
            return Ok(None);
        }
        String::from_utf8(message).map(|text| Some(Frame::Text(text))).map_err(|_| Violation::NotText)
    }
}

fn close(payload: &[u8]) -> Result<Frame, Violation> {
    let Some((code, reason)) = payload.split_first_chunk::<2>() else {
        return if payload.is_empty() {
            Ok(Frame::Close(None, String::new()))
        } else {
            Err(Violation::Malformed)
        };
    };
    let code = CloseCode(u16::from_be_bytes(*code));
    if !code.may_be_sent() {
        return Err(Violation::Malformed);
    }
    let reason = std::str::from_utf8(reason).map_err(|_| Violation::NotText)?;
    Ok(Frame::Close(Some(code), reason.to_owned()))
}
