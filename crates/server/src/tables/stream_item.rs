//! Messages as bytes. The public part is encoded once for all onlookers; the private part is added for each.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use bytes::{BufMut, Bytes, BytesMut};
use protocol::Scene;
use serde::{Deserialize, Serialize};
use table::{Event, Message, PersonId, Refusal, Whisper};
use utoipa::ToSchema;
use websocket::{Head, Kind};

use super::EventId;

/// The size of most scenes, and of the changes from one message to the next.
const USUAL_SCENE: usize = 2_048;
const USUAL_CHANGES: usize = 512;

/// Something that is sent to onlookers.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "lines are shared behind an Arc, and nearly all are messages")]
pub(crate) enum StreamItem {
    /// For everybody, with a number.
    Message(EncodedMessage),
    /// For one person, between two messages.
    Whisper(EncodedWhisper),
    /// For everybody, not part of the history: who is connected.
    Presence(String),
    /// Streams that end.
    Dismissal(Dismissed),
}

/// The people whose streams end.
#[derive(Clone, Debug)]
pub(crate) enum Dismissed {
    /// This person.
    Person(PersonId),
    /// Everybody but these people, also visitors without an identity.
    AllBut(BTreeSet<PersonId>),
}

impl Dismissed {
    /// Whom this event excludes, if it closes the door.
    pub(crate) fn by_the_door(event: &Event) -> Option<Dismissed> {
        match event {
            Event::DoorClosed { stay } => Some(Dismissed::AllBut(stay.iter().copied().collect())),
            _ => None,
        }
    }

    /// Whether this onlooker is among them.
    pub(crate) fn is(&self, who: Option<PersonId>) -> bool {
        match self {
            Dismissed::Person(dismissed) => who == Some(*dismissed),
            Dismissed::AllBut(stay) => !who.is_some_and(|who| stay.contains(&who)),
        }
    }

    /// What they are told.
    pub(crate) fn reason(&self) -> Refusal {
        match self {
            Dismissed::Person(_) => Refusal::Banned,
            Dismissed::AllBut(_) => Refusal::DoorClosed,
        }
    }
}

/// A message to everybody.
#[derive(Clone, Debug)]
pub(crate) struct EncodedMessage {
    event_id: EventId,
    /// JSON up to the scene.
    head: Vec<u8>,
    scene: Scene,
    /// The scene as JSON, once an onlooker needs all of it.
    whole: OnceLock<Box<[u8]>>,
    /// The fields of the scene that changed since the previous message, as JSON, if there is one.
    changes: Option<Box<[u8]>>,
    host: PersonId,
    /// The private part of each seated person, as JSON.
    seated: Vec<(PersonId, String)>,
}

/// A change that only one person sees.
#[derive(Clone, Debug)]
pub(crate) struct EncodedWhisper {
    event_id: EventId,
    who: PersonId,
    you: String,
}

/// How an onlooker receives messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct StreamFormat {
    pub(crate) framing: Framing,
    pub(crate) scenes: Scenes,
}

/// What of the scene a message has.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Scenes {
    /// The whole scene.
    #[default]
    Whole,
    /// The fields that changed since the previous message.
    Changes,
}

/// How a stream is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Framing {
    /// Server-sent events.
    Sse,
    /// One JSON object a line.
    Ndjson,
    /// One WebSocket frame a message.
    Socket,
}

/// The beginning of a message.
fn opening(event_id: EventId) -> String {
    format!("{{\"id\":\"{event_id}\"")
}

impl From<&Whisper> for EncodedWhisper {
    fn from(whisper: &Whisper) -> EncodedWhisper {
        let event_id = EventId { message: whisper.after, whisper: whisper.number };
        EncodedWhisper { event_id, who: whisper.who, you: json(&whisper.you) }
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what a table says can be written as JSON")
}

fn append(value: &impl Serialize, bytes: &mut Vec<u8>) {
    serde_json::to_writer(bytes, value).expect("what a table says can be written as JSON");
}

/// The value as JSON, which is usually no longer than this.
fn bytes(value: &impl Serialize, usual: usize) -> Box<[u8]> {
    let mut bytes = Vec::with_capacity(usual);
    append(value, &mut bytes);
    bytes.into_boxed_slice()
}

impl EncodedMessage {
    /// Encodes a message that follows one with this scene.
    pub(crate) fn new(message: Message, before: Option<&Scene>) -> EncodedMessage {
        let event_id = EventId { message: message.number, whisper: 0 };
        let mut head = opening(event_id).into_bytes();
        if let Some(news) = &message.news {
            head.extend_from_slice(b",\"news\":");
            append(news, &mut head);
        }
        let changes = before.map(|before| bytes(&message.scene.changes_since(before), USUAL_CHANGES));
        let seated = message.seats.iter().filter_map(|(who, you)| who.map(|who| (who, json(you))));
        let (seated, host) = (seated.collect(), message.host);
        EncodedMessage { event_id, head, scene: message.scene, whole: OnceLock::new(), changes, host, seated }
    }

    /// The same message, after this many whispers to the onlooker.
    pub(crate) fn with_whispers(mut self, whisper: u32) -> EncodedMessage {
        if whisper > 0 {
            let earlier = opening(self.event_id).len();
            self.event_id.whisper = whisper;
            self.head.splice(..earlier, opening(self.event_id).into_bytes());
        }
        self
    }

    /// The message as JSON, with what this onlooker may see.
    pub(crate) fn json_for(&self, onlooker: Option<PersonId>) -> String {
        let mut text = BytesMut::new();
        self.write_json(onlooker, Scenes::Whole, &mut text);
        String::from_utf8(text.into()).expect("JSON is UTF-8")
    }

    /// Whether this onlooker has a seat or is the host.
    pub(crate) fn is_of(&self, onlooker: Option<PersonId>) -> bool {
        onlooker.is_some_and(|onlooker| {
            onlooker == self.host || self.seated.iter().any(|(who, _)| *who == onlooker)
        })
    }

    /// The table after it.
    pub(crate) fn scene(&self) -> &Scene {
        &self.scene
    }

    /// The part of the scene that is sent, and its field name.
    fn announced(&self, scenes: Scenes) -> (&'static str, &[u8]) {
        match &self.changes {
            Some(changes) if scenes == Scenes::Changes => ("changes", changes),
            _ => ("scene", self.whole()),
        }
    }

    fn write_json(&self, onlooker: Option<PersonId>, scenes: Scenes, bytes: &mut BytesMut) {
        let (name, announced) = self.announced(scenes);
        bytes.put_slice(&self.head);
        bytes.put_slice(b",\"");
        bytes.put_slice(name.as_bytes());
        bytes.put_slice(b"\":");
        bytes.put_slice(announced);
        bytes.put_slice(b",\"you\":");
        match self.seated.iter().find(|(who, _)| Some(*who) == onlooker) {
            Some((_, you)) => bytes.put_slice(you.as_bytes()),
            None if onlooker == Some(self.host) => bytes.put_slice(b"{\"host\":true}"),
            None => bytes.put_slice(b"{}"),
        }
        bytes.put_u8(b'}');
    }

    fn whole(&self) -> &[u8] {
        self.whole.get_or_init(|| bytes(&self.scene, USUAL_SCENE))
    }
}

impl StreamItem {
    /// The id, if the item is part of the history.
    pub(crate) fn event_id(&self) -> Option<EventId> {
        match self {
            StreamItem::Message(message) => Some(message.event_id),
            StreamItem::Whisper(whisper) => Some(whisper.event_id),
            StreamItem::Presence(_) | StreamItem::Dismissal(_) => None,
        }
    }

    /// Whether the item is for this onlooker.
    pub(crate) fn is_for(&self, onlooker: Option<PersonId>) -> bool {
        match self {
            StreamItem::Message(_) | StreamItem::Presence(_) => true,
            StreamItem::Whisper(whisper) => Some(whisper.who) == onlooker,
            StreamItem::Dismissal(_) => false,
        }
    }

    /// Appends the item to the bytes for this onlooker.
    pub(crate) fn write(&self, onlooker: Option<PersonId>, format: StreamFormat, bytes: &mut BytesMut) {
        // Room for the private part and the framing.
        const MARGIN: usize = 256;
        let StreamFormat { framing, scenes } = format;
        if let StreamItem::Message(message) = self {
            let (_, announced) = message.announced(scenes);
            bytes.reserve(message.head.len() + announced.len() + MARGIN);
        }
        if framing == Framing::Socket {
            return in_frame(bytes, |bytes| self.write_json(onlooker, scenes, bytes));
        }
        if framing == Framing::Sse {
            if let Some(event_id) = self.event_id() {
                bytes.put_slice(format!("id: {event_id}\n").as_bytes());
            }
            if matches!(self, StreamItem::Presence(_)) {
                bytes.put_slice(b"event: presence\n");
            }
            bytes.put_slice(b"data: ");
        }
        self.write_json(onlooker, scenes, bytes);
        bytes.put_slice(if framing == Framing::Sse { b"\n\n" } else { b"\n" });
    }

    fn write_json(&self, onlooker: Option<PersonId>, scenes: Scenes, bytes: &mut BytesMut) {
        match self {
            StreamItem::Message(message) => message.write_json(onlooker, scenes, bytes),
            StreamItem::Whisper(EncodedWhisper { event_id, you, .. }) => {
                bytes.put_slice(format!("{{\"id\":\"{event_id}\",\"you\":{you}}}").as_bytes());
            }
            StreamItem::Presence(text) => bytes.put_slice(text.as_bytes()),
            StreamItem::Dismissal(_) => {}
        }
    }
}

/// Writes a text as a WebSocket frame. Its length is known only afterwards, so there is room for the usual head first.
pub(crate) fn in_frame(bytes: &mut BytesMut, write: impl FnOnce(&mut BytesMut)) {
    const USUAL: usize = 4;
    let start = bytes.len();
    bytes.put_slice(&[0; USUAL]);
    write(bytes);
    let end = bytes.len();
    let head = Head::new(Kind::Text, end - start - USUAL);
    bytes.resize(end.max(end + head.len() - USUAL), 0);
    if head.len() != USUAL {
        bytes.copy_within(start + USUAL..end, start + head.len());
        bytes.truncate(end + head.len() - USUAL);
    }
    bytes[start..start + head.len()].copy_from_slice(&head);
}

impl Framing {
    /// A ping without a payload.
    pub(crate) const PING: &[u8] = &[0x89, 0];

    /// What is sent regularly so that both sides notice a broken connection.
    pub(crate) fn heartbeat(self) -> Bytes {
        match self {
            Framing::Sse => Bytes::from_static(b":\n\n"),
            Framing::Ndjson => Bytes::from_static(b"\n"),
            Framing::Socket => Bytes::from_static(Framing::PING),
        }
    }
}

#[cfg(test)]
mod tests {
    use websocket::{Decoder, Frame, Sender};

    use super::*;

    #[test]
    fn texts_of_every_length_become_frames() {
        for length in [0, 1, 125, 126, 127, 65_535, 65_536, 70_000] {
            let mut bytes = BytesMut::from(&b"before"[..]);
            let text = "x".repeat(length);
            in_frame(&mut bytes, |bytes| bytes.put_slice(text.as_bytes()));
            let mut decoder = Decoder::new(Sender::Server, 70_000);
            decoder.push(&bytes[6..]);
            assert_eq!(decoder.next_frame(), Ok(Some(Frame::Text(text))), "{length}");
            assert!(bytes.starts_with(b"before") && !decoder.is_in_the_middle());
        }
    }
}
