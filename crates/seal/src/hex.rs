//! Bytes as lower-case hexadecimal digits, which is the only way in which files hold them.

/// Two digits for every byte.
pub fn encode(bytes: &[u8]) -> String {
    let digit = |value: u8| char::from_digit(u32::from(value), 16).expect("half a byte is below 16");
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// Exactly this many bytes; nothing for any other text, upper-case digits included.
pub fn decode<const N: usize>(text: &str) -> Option<[u8; N]> {
    let (pairs, rest) = text.as_bytes().as_chunks::<2>();
    let mut bytes = [0; N];
    if pairs.len() != N || !rest.is_empty() {
        return None;
    }
    for (byte, [high, low]) in bytes.iter_mut().zip(pairs) {
        *byte = value(*high)? << 4 | value(*low)?;
    }
    Some(bytes)
}

fn value(digit: u8) -> Option<u8> {
    match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_written_and_read_in_one_way_only() {
        assert_eq!(encode(&[0x00, 0x9a, 0xff]), "009aff");
        assert_eq!(decode("009aff"), Some([0x00, 0x9a, 0xff]));
        for other in ["", "009af", "009aff0", "009aff00", "009AFF", "009ag0", " 09aff", "+9-a0f", "00é00"] {
            assert_eq!(decode::<3>(other), None, "{other}");
        }
    }
}
