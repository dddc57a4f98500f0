//! The WebSocket protocol (RFC 6455) without I/O: the handshake and the frames of both sides, as bytes.
//!
//! Text messages only, without extensions and without compression. A [`Decoder`] holds no more than the message that is
//! being received, and nothing at all between two messages.

mod close;
mod decoder;
mod handshake;
mod head;

pub use close::CloseCode;
pub use decoder::{Decoder, Frame, Sender, Violation};
pub use handshake::{VERSION, accept_key, client_key, is_key};
pub use head::{Head, Kind, mask, masked_frame};
