//! A message as it goes over the wire. What everybody sees is written once; what only one may see is added for each.

use bytes::{BufMut, Bytes, BytesMut};
use serde::Serialize;
use table::{Message, PersonId, Whisper};

use crate::mark::Mark;

/// Most messages of a game are not longer.
const USUAL: usize = 2_048;

/// Something for those who look at a table.
#[derive(Clone, Debug)]
pub(crate) enum Line {
    /// For everybody, and numbered.
    Message(MessageLine),
    /// For one person, between two messages.
    Whisper(WhisperLine),
    /// For everybody, of the moment only: who is here.
    Presence(String),
    /// This person must go.
    Dismissal(PersonId),
}

/// A message to everybody.
#[derive(Clone, Debug)]
pub(crate) struct MessageLine {
    mark: Mark,
    /// JSON without the closing brace.
    shared: Vec<u8>,
    host: PersonId,
    /// What the people on the seats see, as JSON.
    seated: Vec<(PersonId, String)>,
}

/// What one person sees differently now.
#[derive(Clone, Debug)]
pub(crate) struct WhisperLine {
    mark: Mark,
    who: PersonId,
    you: String,
}

/// How a stream is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    /// Server-sent events.
    Sse,
    /// One JSON object a line.
    Ndjson,
}

impl From<&Message> for MessageLine {
    fn from(message: &Message) -> MessageLine {
        let mark = Mark { message: message.number, whisper: 0 };
        let mut shared = Vec::with_capacity(USUAL);
        shared.extend_from_slice(opening(mark).as_bytes());
        if let Some(news) = &message.news {
            shared.extend_from_slice(b",\"news\":");
            append(news, &mut shared);
        }
        shared.extend_from_slice(b",\"scene\":");
        append(&message.scene, &mut shared);
        let seated = message.seats.iter().filter_map(|(who, you)| who.map(|who| (who, json(you))));
        MessageLine { mark, shared, host: message.host, seated: seated.collect() }
    }
}

/// How a message begins.
fn opening(mark: Mark) -> String {
    format!("{{\"id\":\"{mark}\"")
}

impl From<&Whisper> for WhisperLine {
    fn from(whisper: &Whisper) -> WhisperLine {
        let mark = Mark { message: whisper.after, whisper: whisper.number };
        WhisperLine { mark, who: whisper.who, you: json(&whisper.you) }
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what a table says can be written as JSON")
}

fn append(value: &impl Serialize, bytes: &mut Vec<u8>) {
    serde_json::to_writer(bytes, value).expect("what a table says can be written as JSON");
}

impl MessageLine {
    /// The same table, looked at after this many whispers to the onlooker.
    pub(crate) fn with_whispers(mut self, whisper: u32) -> MessageLine {
        if whisper > 0 {
            let earlier = opening(self.mark).len();
            self.mark.whisper = whisper;
            self.shared.splice(..earlier, opening(self.mark).into_bytes());
        }
        self
    }

    /// The message as JSON, with what this onlooker may see.
    pub(crate) fn json_for(&self, onlooker: Option<PersonId>) -> String {
        let mut text = BytesMut::new();
        self.write_json(onlooker, &mut text);
        String::from_utf8(text.into()).expect("JSON is UTF-8")
    }

    fn write_json(&self, onlooker: Option<PersonId>, bytes: &mut BytesMut) {
        bytes.put_slice(&self.shared);
        bytes.put_slice(b",\"you\":");
        match self.seated.iter().find(|(who, _)| Some(*who) == onlooker) {
            Some((_, you)) => bytes.put_slice(you.as_bytes()),
            None if onlooker == Some(self.host) => bytes.put_slice(b"{\"host\":true}"),
            None => bytes.put_slice(b"{}"),
        }
        bytes.put_u8(b'}');
    }
}

impl Line {
    /// What names the line, if it is part of the story.
    pub(crate) fn mark(&self) -> Option<Mark> {
        match self {
            Line::Message(message) => Some(message.mark),
            Line::Whisper(whisper) => Some(whisper.mark),
            Line::Presence(_) | Line::Dismissal(_) => None,
        }
    }

    /// Whether the line is for this onlooker.
    pub(crate) fn is_for(&self, onlooker: Option<PersonId>) -> bool {
        match self {
            Line::Message(_) | Line::Presence(_) => true,
            Line::Whisper(whisper) => Some(whisper.who) == onlooker,
            Line::Dismissal(_) => false,
        }
    }

    /// Adds the line to what is sent to an onlooker for whom it is.
    pub(crate) fn write(&self, onlooker: Option<PersonId>, format: Format, bytes: &mut BytesMut) {
        // What a message is longer than what is shared of it: who you are, and how the stream is written.
        const MARGIN: usize = 256;
        if let Line::Message(message) = self {
            bytes.reserve(message.shared.len() + MARGIN);
        }
        if format == Format::Sse {
            if let Some(mark) = self.mark() {
                bytes.put_slice(format!("id: {mark}\n").as_bytes());
            }
            if matches!(self, Line::Presence(_)) {
                bytes.put_slice(b"event: presence\n");
            }
            bytes.put_slice(b"data: ");
        }
        match self {
            Line::Message(message) => message.write_json(onlooker, bytes),
            Line::Whisper(WhisperLine { mark, you, .. }) => {
                bytes.put_slice(format!("{{\"id\":\"{mark}\",\"you\":{you}}}").as_bytes());
            }
            Line::Presence(text) => bytes.put_slice(text.as_bytes()),
            Line::Dismissal(_) => {}
        }
        bytes.put_slice(if format == Format::Sse { b"\n\n" } else { b"\n" });
    }
}

impl Format {
    /// What is sent now and then so that both sides notice a broken connection.
    pub(crate) fn heartbeat(self) -> Bytes {
        match self {
            Format::Sse => Bytes::from_static(b":\n\n"),
            Format::Ndjson => Bytes::from_static(b"\n"),
        }
    }

    /// The content type.
    pub(crate) fn content_type(self) -> &'static str {
        match self {
            Format::Sse => "text/event-stream",
            Format::Ndjson => "application/x-ndjson",
        }
    }
}
