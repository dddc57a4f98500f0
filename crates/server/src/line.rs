//! A message as it goes over the wire. What everybody sees is written once; what only one may see is added for each.

use bytes::{BufMut, Bytes, BytesMut};
use table::{Message, PersonId, Whisper, You};

use crate::mark::Mark;

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
    shared: String,
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
        let mut shared = format!("{{\"id\":\"{mark}\",");
        if let Some(news) = &message.news {
            shared.extend(["\"news\":", &json(news), ","]);
        }
        shared.extend(["\"scene\":", &json(&message.scene)]);
        let seated = message.seats.iter().filter_map(|(who, you)| who.map(|who| (who, json(you))));
        MessageLine { mark, shared, host: message.host, seated: seated.collect() }
    }
}

impl From<&Whisper> for WhisperLine {
    fn from(whisper: &Whisper) -> WhisperLine {
        let mark = Mark { message: whisper.after, whisper: whisper.number };
        WhisperLine { mark, who: whisper.who, you: json(&whisper.you) }
    }
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("what a table says can be written as JSON")
}

impl MessageLine {
    /// The same table, looked at after this many whispers to the onlooker.
    pub(crate) fn with_whispers(mut self, whisper: u32) -> MessageLine {
        if whisper > 0 {
            let old = format!("{{\"id\":\"{}\"", self.mark);
            self.mark.whisper = whisper;
            self.shared.replace_range(..old.len(), &format!("{{\"id\":\"{}\"", self.mark));
        }
        self
    }

    /// The message as JSON, with what this onlooker may see.
    pub(crate) fn json_for(&self, onlooker: Option<PersonId>) -> String {
        let mut text = self.shared.clone();
        text.push_str(",\"you\":");
        match self.seated.iter().find(|(who, _)| Some(*who) == onlooker) {
            Some((_, you)) => text.push_str(you),
            None => text.push_str(&json(&You { host: onlooker == Some(self.host), ..You::default() })),
        }
        text.push('}');
        text
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

    /// The bytes for this onlooker, if the line is for them.
    pub(crate) fn frame(&self, onlooker: Option<PersonId>, format: Format) -> Option<(Option<Mark>, Bytes)> {
        match self {
            Line::Message(message) => Some((
                Some(message.mark),
                framed(Some(message.mark), "message", &message.json_for(onlooker), format),
            )),
            Line::Whisper(whisper) if Some(whisper.who) == onlooker => {
                let text = format!("{{\"id\":\"{}\",\"you\":{}}}", whisper.mark, whisper.you);
                Some((Some(whisper.mark), framed(Some(whisper.mark), "message", &text, format)))
            }
            Line::Whisper(_) | Line::Dismissal(_) => None,
            Line::Presence(text) => Some((None, framed(None, "presence", text, format))),
        }
    }
}

/// The text as one event of the stream.
fn framed(mark: Option<Mark>, kind: &str, json: &str, format: Format) -> Bytes {
    let mut bytes = BytesMut::with_capacity(json.len() + 48);
    if format == Format::Sse {
        if let Some(mark) = mark {
            bytes.put_slice(format!("id: {mark}\n").as_bytes());
        }
        if kind != "message" {
            bytes.put_slice(format!("event: {kind}\n").as_bytes());
        }
        bytes.put_slice(b"data: ");
    }
    bytes.put_slice(json.as_bytes());
    bytes.put_slice(if format == Format::Sse { b"\n\n" } else { b"\n" });
    bytes.freeze()
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
