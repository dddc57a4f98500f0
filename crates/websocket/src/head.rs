//! Frames as bytes.

use std::ops::Deref;

/// The kinds of frames that are sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A whole message.
    Text,
    /// The last frame of the connection.
    Close,
    /// A question whether the peer is still there.
    Ping,
    /// The answer to a ping, with the same payload.
    Pong,
}

impl Kind {
    fn opcode(self) -> u8 {
        match self {
            Kind::Text => 0x1,
            Kind::Close => 0x8,
            Kind::Ping => 0x9,
            Kind::Pong => 0xa,
        }
    }
}

/// What stands before the payload of a frame: 2 to 14 bytes.
#[derive(Clone, Copy, Debug)]
pub struct Head {
    bytes: [u8; Head::LONGEST],
    length: usize,
}

impl Head {
    const LONGEST: usize = 14;

    /// The head of a frame of a server, which is not masked.
    pub fn new(kind: Kind, payload: usize) -> Head {
        let mut head = Head { bytes: [0; Head::LONGEST], length: 0 };
        head.append(&[0x80 | kind.opcode()]);
        match (u8::try_from(payload), u16::try_from(payload)) {
            (Ok(short @ ..=125), _) => head.append(&[short]),
            (_, Ok(medium)) => {
                head.append(&[126]);
                head.append(&medium.to_be_bytes());
            }
            _ => {
                head.append(&[127]);
                head.append(&(payload as u64).to_be_bytes());
            }
        }
        head
    }

    fn masked(mut self, key: [u8; 4]) -> Head {
        self.bytes[1] |= 0x80;
        self.append(&key);
        self
    }

    fn append(&mut self, bytes: &[u8]) {
        self.bytes[self.length..self.length + bytes.len()].copy_from_slice(bytes);
        self.length += bytes.len();
    }
}

impl Deref for Head {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.bytes[..self.length]
    }
}

/// Masks a payload, or takes the mask off.
pub fn mask(key: [u8; 4], payload: &mut [u8]) {
    let (words, rest) = payload.as_chunks_mut::<4>();
    for word in words {
        *word = (u32::from_ne_bytes(*word) ^ u32::from_ne_bytes(key)).to_ne_bytes();
    }
    for (byte, key) in rest.iter_mut().zip(key) {
        *byte ^= key;
    }
}

/// Appends a frame of a client, which has to be masked.
pub fn masked_frame(kind: Kind, payload: &[u8], key: [u8; 4], bytes: &mut Vec<u8>) {
    bytes.extend_from_slice(&Head::new(kind, payload.len()).masked(key));
    let start = bytes.len();
    bytes.extend_from_slice(payload);
    mask(key, &mut bytes[start..]);
}
