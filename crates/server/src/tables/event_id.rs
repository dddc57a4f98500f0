//! The id of a message in a stream, which clients return as `Last-Event-ID`.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// The number of a message to everybody and, after a dot, how many whispers to this onlooker came after it: `17` or `17.1`.
///
/// A whisper has no number of its own among the messages, because a gap would tell the others that somebody has changed
/// a sealed choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct EventId {
    pub(crate) message: u32,
    pub(crate) whisper: u32,
}

/// A text that is no event id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a message is named by its number, such as 17 or 17.1")]
pub(crate) struct InvalidEventId;

impl fmt::Display for EventId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.whisper {
            0 => write!(f, "{}", self.message),
            whisper => write!(f, "{}.{whisper}", self.message),
        }
    }
}

impl FromStr for EventId {
    type Err = InvalidEventId;

    fn from_str(text: &str) -> Result<EventId, InvalidEventId> {
        let (message, whisper) = text.split_once('.').unwrap_or((text, "0"));
        let number = |digits: &str| {
            let well_formed = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
            well_formed.then(|| digits.parse().ok()).flatten().ok_or(InvalidEventId)
        };
        Ok(EventId { message: number(message)?, whisper: number(whisper)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_id_is_read_as_it_is_written() {
        for text in ["0", "17", "17.1", "4294967295"] {
            assert_eq!(text.parse::<EventId>().unwrap().to_string(), text);
        }
        for text in ["", ".", "17.", ".1", "-1", "+1", "1.2.3", "4294967296", "17 "] {
            assert_eq!(text.parse::<EventId>(), Err(InvalidEventId), "{text}");
        }
    }
}
