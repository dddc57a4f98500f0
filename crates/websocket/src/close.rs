//! Why a connection is closed.

/// The code in a close frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CloseCode(pub u16);

impl CloseCode {
    /// The purpose of the connection is fulfilled.
    pub const NORMAL: CloseCode = CloseCode(1000);
    /// The server stops, or the page is left.
    pub const GOING_AWAY: CloseCode = CloseCode(1001);
    /// The peer has broken the protocol.
    pub const PROTOCOL: CloseCode = CloseCode(1002);
    /// The peer has sent a type of frame that is not accepted.
    pub const UNSUPPORTED: CloseCode = CloseCode(1003);
    /// The content of a message does not have its form.
    pub const INVALID: CloseCode = CloseCode(1007);
    /// The peer has broken another rule.
    pub const POLICY: CloseCode = CloseCode(1008);
    /// A message is too long.
    pub const TOO_LONG: CloseCode = CloseCode(1009);
    /// The server has failed.
    pub const FAILURE: CloseCode = CloseCode(1011);

    /// The payload of a close frame with this code and reason. A reason has at most 123 bytes.
    pub fn payload(self, reason: &str) -> Vec<u8> {
        debug_assert!(reason.len() <= 123);
        [&self.0.to_be_bytes()[..], reason.as_bytes()].concat()
    }

    /// Whether a peer may send this code. The others are reserved for what is never sent.
    pub(crate) fn may_be_sent(self) -> bool {
        matches!(self.0, 1000..=1003 | 1007..=1014 | 3000..=4999)
    }
}
