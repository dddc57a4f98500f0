//! Messages as JSON, byte for byte as a server streams them.

use protocol::{News, Scene, SceneChanges, You};
use serde::Serialize;
use table::{Message, PersonId, Whisper};

/// In the order in which a server writes it.
#[derive(Serialize)]
struct TableMessage<'a> {
    id: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    news: Option<&'a News>,
    #[serde(skip_serializing_if = "Option::is_none")]
    scene: Option<&'a Scene>,
    #[serde(skip_serializing_if = "Option::is_none")]
    changes: Option<SceneChanges<'a>>,
    you: &'a You,
}

/// The message for this onlooker: with what has changed since this scene or, without one, with the whole scene. It comes
/// after this many whispers.
pub fn message_json(message: &Message, who: PersonId, before: Option<&Scene>, whispers: u32) -> String {
    let you = message.you(Some(who));
    let changes = before.map(|before| message.scene.changes_since(before));
    let scene = changes.is_none().then_some(&message.scene);
    json(&TableMessage {
        id: id(message.number, whispers),
        news: message.news.as_ref(),
        scene,
        changes,
        you: &you,
    })
}

/// What only one person is told.
pub fn whisper_json(whisper: &Whisper) -> String {
    let id = id(whisper.after, whisper.number);
    json(&TableMessage { id, news: None, scene: None, changes: None, you: &whisper.you })
}

fn id(message: u32, whispers: u32) -> String {
    if whispers == 0 { message.to_string() } else { format!("{message}.{whispers}") }
}

fn json(message: &TableMessage<'_>) -> String {
    serde_json::to_string(message).expect("what a table says can be written as JSON")
}
