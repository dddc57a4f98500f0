//! However the bytes of a WebSocket are cut into pieces, they are the same frames, or the same violation; no frame is longer than
//! the limit, and a frame that is sent on arrives as it was.

#![no_main]

use libfuzzer_sys::arbitrary::{Result, Unstructured};
use libfuzzer_sys::fuzz_target;
use websocket::{Decoder, Frame, Kind, Sender, Violation, masked_frame};

/// The longest message. Small, so that inputs reach it.
const LIMIT: usize = 300;

/// The longest payload of a ping.
const LONGEST_PING: usize = 125;

fuzz_target!(|data: &[u8]| {
    let _no_more_bytes = any_pieces(&mut Unstructured::new(data));
});

fn any_pieces(bytes: &mut Unstructured) -> Result<()> {
    let sender = if bytes.arbitrary()? { Sender::Client } else { Sender::Server };
    let mut cuts = Vec::new();
    for _ in 0..bytes.int_in_range(0..=8)? {
        cuts.push(bytes.int_in_range(1..=200)?);
    }
    let sent = bytes.bytes(bytes.len())?;
    let whole = read(sender, [sent]);
    assert_eq!(read(sender, sent.chunks(1)), whole);
    assert_eq!(read(sender, pieces(sent, &cuts)), whole);
    for frame in &whole.frames {
        let (kind, payload) = match frame {
            Frame::Text(text) => {
                assert!(text.len() <= LIMIT);
                (Kind::Text, text.as_bytes())
            }
            Frame::Ping(payload) => {
                assert!(payload.len() <= LONGEST_PING);
                (Kind::Ping, &payload[..])
            }
            Frame::Pong | Frame::Close(..) => continue,
        };
        let mut again = Vec::new();
        masked_frame(kind, payload, [1, 2, 3, 4], &mut again);
        assert_eq!(read(Sender::Client, [&again[..]]).frames, [frame.clone()]);
    }
    Ok(())
}

/// What was read of a connection.
#[derive(PartialEq, Eq, Debug)]
struct Read {
    frames: Vec<Frame>,
    violation: Option<Violation>,
    /// Whether a frame or a message has begun; nothing after a violation.
    unfinished: Option<bool>,
}

fn read<'a>(sender: Sender, pieces: impl IntoIterator<Item = &'a [u8]>) -> Read {
    let mut decoder = Decoder::new(sender, LIMIT);
    let mut frames = Vec::new();
    for piece in pieces {
        decoder.push(piece);
        loop {
            match decoder.next_frame() {
                Ok(Some(frame)) => frames.push(frame),
                Ok(None) => break,
                Err(violation) => return Read { frames, violation: Some(violation), unfinished: None },
            }
        }
    }
    Read { frames, violation: None, unfinished: Some(decoder.is_in_the_middle()) }
}

/// The bytes in pieces of these sizes, and the rest as one.
fn pieces<'a>(mut bytes: &'a [u8], sizes: &[usize]) -> Vec<&'a [u8]> {
    let mut pieces = Vec::new();
    for size in sizes {
        let (piece, rest) = bytes.split_at(bytes.len().min(*size));
        pieces.push(piece);
        bytes = rest;
    }
    pieces.push(bytes);
    pieces
}
