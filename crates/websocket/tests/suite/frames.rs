//! Frames: the examples of the standard, what is refused, and what holds for all of them.

use proptest::prelude::*;
use websocket::{CloseCode, Decoder, Frame, Head, Kind, Sender, Violation, masked_frame};

const LIMIT: usize = 70_000;
const KEY: [u8; 4] = [0x37, 0xfa, 0x21, 0x3d];

/// What a decoder makes of these bytes, with the first violation if there is one.
fn decoded(sender: Sender, bytes: &[u8]) -> (Vec<Frame>, Option<Violation>) {
    let mut decoder = Decoder::new(sender, LIMIT);
    decoder.push(bytes);
    let mut frames = Vec::new();
    loop {
        match decoder.next_frame() {
            Ok(Some(frame)) => frames.push(frame),
            Ok(None) => return (frames, None),
            Err(violation) => return (frames, Some(violation)),
        }
    }
}

fn text(text: &str) -> Frame {
    Frame::Text(text.to_owned())
}

fn of_server(kind: Kind, payload: &[u8]) -> Vec<u8> {
    [&Head::new(kind, payload.len())[..], payload].concat()
}

fn of_client(kind: Kind, payload: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    masked_frame(kind, payload, KEY, &mut bytes);
    bytes
}

#[test]
fn the_examples_of_the_standard_are_read() {
    let hello = [0x81, 0x05, 0x48, 0x65, 0x6c, 0x6c, 0x6f];
    assert_eq!(decoded(Sender::Server, &hello), (vec![text("Hello")], None));
    assert_eq!(of_server(Kind::Text, b"Hello"), hello);
    let masked = [0x81, 0x85, 0x37, 0xfa, 0x21, 0x3d, 0x7f, 0x9f, 0x4d, 0x51, 0x58];
    assert_eq!(decoded(Sender::Client, &masked), (vec![text("Hello")], None));
    assert_eq!(of_client(Kind::Text, b"Hello"), masked);
    let in_two = [0x01, 0x03, 0x48, 0x65, 0x6c, 0x80, 0x02, 0x6c, 0x6f];
    assert_eq!(decoded(Sender::Server, &in_two), (vec![text("Hello")], None));
    let ping = [0x89, 0x05, 0x48, 0x65, 0x6c, 0x6c, 0x6f];
    assert_eq!(decoded(Sender::Server, &ping), (vec![Frame::Ping(b"Hello".to_vec())], None));
}

#[test]
fn a_ping_may_come_between_the_frames_of_a_message() {
    let bytes = [&[0x01, 0x01, b'a'][..], &[0x89, 0x00], &[0x00, 0x01, b'b'], &[0x80, 0x01, b'c']].concat();
    assert_eq!(decoded(Sender::Server, &bytes), (vec![Frame::Ping(Vec::new()), text("abc")], None));
}

#[test]
fn a_close_frame_has_a_code_and_a_reason_or_nothing() {
    let payload = CloseCode::POLICY.payload("request/too-many");
    let frame = Frame::Close(Some(CloseCode::POLICY), "request/too-many".to_owned());
    assert_eq!(decoded(Sender::Server, &of_server(Kind::Close, &payload)), (vec![frame], None));
    let empty = Frame::Close(None, String::new());
    assert_eq!(decoded(Sender::Client, &of_client(Kind::Close, b"")), (vec![empty], None));
    for code in [0, 999, 1004, 1005, 1006, 1015, 2999, 5000] {
        let payload = CloseCode(code).payload("");
        let (_, violation) = decoded(Sender::Server, &of_server(Kind::Close, &payload));
        assert_eq!(violation, Some(Violation::Malformed), "{code}");
    }
    assert_eq!(decoded(Sender::Server, &[0x88, 0x01, 0x03]).1, Some(Violation::Malformed));
    assert_eq!(decoded(Sender::Server, &[0x88, 0x03, 0x03, 0xe8, 0xff]).1, Some(Violation::NotText));
}

#[test]
fn what_the_standard_forbids_is_refused() {
    use Violation::{Binary, Malformed, NotText, TooLong};
    for (bytes, violation, what) in [
        (&[0x81, 0x01, b'a'][..], Malformed, "a client that does not mask"),
        (&[0xc1, 0x80], Malformed, "a reserved bit"),
        (&[0x83, 0x80], Malformed, "an unknown kind of message"),
        (&[0x8b, 0x80], Malformed, "an unknown kind of control frame"),
        (&[0x80, 0x80], Malformed, "a continuation of nothing"),
        (&[0x01, 0x80, 0, 0, 0, 0, 0x81, 0x80], Malformed, "a message in a message"),
        (&[0x09, 0x80], Malformed, "a ping in two frames"),
        (&[0x89, 0xfe, 0, 126], Malformed, "a long ping"),
        (&[0x81, 0xfe, 0, 125], Malformed, "a length that could be shorter"),
        (&[0x81, 0xff, 0, 0, 0, 0, 0, 0, 0xff, 0xff], Malformed, "another one"),
        (&[0x81, 0xff, 0x80, 0, 0, 0, 0, 1, 0, 0], Malformed, "a negative length"),
        (&[0x82, 0x80], Binary, "a binary message"),
        (&[0x81, 0xff, 0, 0, 0, 0, 0, 1, 0x11, 0x71], TooLong, "70,001 bytes"),
        (&[0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff], TooLong, "far too many bytes"),
        (&[0x81, 0x81, 0, 0, 0, 0, 0xff], NotText, "no UTF-8"),
    ] {
        assert_eq!(decoded(Sender::Client, bytes), (Vec::new(), Some(violation)), "{what}");
    }
    assert_eq!(decoded(Sender::Server, &[0x81, 0x81]).1, Some(Malformed), "a server that masks");
}

#[test]
fn a_message_in_many_frames_is_not_longer_than_any_other() {
    let mut decoder = Decoder::new(Sender::Server, 10);
    let mut read = |bytes: &[u8]| {
        decoder.push(bytes);
        decoder.next_frame()
    };
    assert_eq!(read(b"\x01\x06abcdef"), Ok(None));
    assert_eq!(read(b"\x00\x04ghij"), Ok(None));
    assert_eq!(read(b"\x89\x01?"), Ok(Some(Frame::Ping(b"?".to_vec()))));
    assert_eq!(read(b"\x80\x01k"), Err(Violation::TooLong));
}

proptest! {
    #[test]
    fn what_one_side_writes_the_other_reads_in_any_pieces(
        texts in prop::collection::vec(prop_oneof![".{0,40}", "[a-z]{120,130}", "[a-z]{65530,65540}"], 1..4),
        pieces in prop::collection::vec(1..40_000_usize, 1..20),
        key in any::<[u8; 4]>(),
    ) {
        let texts: Vec<String> = texts;
        for sender in [Sender::Client, Sender::Server] {
            let mut bytes = Vec::new();
            for text in &texts {
                match sender {
                    Sender::Client => masked_frame(Kind::Text, text.as_bytes(), key, &mut bytes),
                    Sender::Server => bytes.extend(of_server(Kind::Text, text.as_bytes())),
                }
            }
            let (mut decoder, mut read, mut rest) = (Decoder::new(sender, LIMIT), Vec::new(), &bytes[..]);
            for piece in pieces.iter().cycle() {
                let (now, later) = rest.split_at((*piece).min(rest.len()));
                decoder.push(now);
                while let Some(frame) = decoder.next_frame().unwrap() {
                    read.push(frame);
                }
                rest = later;
                if rest.is_empty() {
                    break;
                }
                prop_assert!(decoder.is_in_the_middle() || !read.is_empty());
            }
            prop_assert_eq!(read, texts.iter().map(|words| text(words)).collect::<Vec<_>>());
            prop_assert!(!decoder.is_in_the_middle());
            prop_assert_eq!(decoder.frames(), texts.len() as u64);
        }
    }

    #[test]
    fn no_bytes_are_too_strange(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        for sender in [Sender::Client, Sender::Server] {
            let (frames, _) = decoded(sender, &bytes);
            prop_assert!(frames.len() <= bytes.len() / 2);
        }
    }
}
