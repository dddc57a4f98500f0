//! The handshake: a client sends a key, and the server proves that it has understood it.

use sha1::{Digest, Sha1};

/// The version of the protocol, as `Sec-WebSocket-Version` names it.
pub const VERSION: &str = "13";

/// What every server appends to the key.
const SUFFIX: &str = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

/// Whether this is a `Sec-WebSocket-Key`: 16 bytes in Base64.
pub fn is_key(text: &str) -> bool {
    text.len() == 24
        && text.strip_suffix("==").is_some_and(|digits| {
            digits.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'+' || byte == b'/')
        })
}

/// The `Sec-WebSocket-Key` of these bytes, which have to be random.
pub fn client_key(bytes: [u8; 16]) -> String {
    base64(&bytes)
}

/// The `Sec-WebSocket-Accept` for this `Sec-WebSocket-Key`.
pub fn accept_key(key: &str) -> String {
    base64(&Sha1::new().chain_update(key).chain_update(SUFFIX).finalize())
}

fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for group in bytes.chunks(3) {
        let at = |index: usize| u32::from(group.get(index).copied().unwrap_or(0));
        let bits = at(0) << 16 | at(1) << 8 | at(2);
        for digit in 0..4 {
            let value = (bits >> (18 - 6 * digit)) & 63;
            text.push(if digit <= group.len() { char::from(DIGITS[value as usize]) } else { '=' });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_answer_to_a_key_is_that_of_the_standard() {
        assert_eq!(accept_key("dGhlIHNhbXBsZSBub25jZQ=="), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
    }

    #[test]
    fn texts_are_encoded_as_in_the_standard_of_base64() {
        for (bytes, text) in [
            ("", ""),
            ("f", "Zg=="),
            ("fo", "Zm8="),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg=="),
            ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
        ] {
            assert_eq!(base64(bytes.as_bytes()), text);
        }
    }

    #[test]
    fn a_key_has_sixteen_bytes() {
        assert!(is_key("dGhlIHNhbXBsZSBub25jZQ=="));
        assert_eq!(client_key(*b"the sample nonce"), "dGhlIHNhbXBsZSBub25jZQ==");
        for wrong in
            ["", "==", "dGhlIHNhbXBsZSBub25jZQ=", "dGhlIHNhbXBsZSBub25jZQAA", "dGhlIHNhbXBsZSBub25j Q=="]
        {
            assert!(!is_key(wrong), "{wrong}");
        }
    }
}
