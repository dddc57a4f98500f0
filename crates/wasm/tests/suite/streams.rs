//! Streams that a server has sent, in `testdata/streams`: a device writes the same messages with the same bytes.

use protocol::{News, Scene, You};
use serde::Deserialize;
use table::{Message, PersonId, Whisper};
use wasm::{message_json, whisper_json};

const WHO: PersonId = PersonId(7);

/// A message with its whole scene, or what only one person was told.
#[derive(Deserialize)]
struct Sent {
    id: String,
    news: Option<News>,
    scene: Option<Scene>,
    you: You,
}

/// The number of the message, and after a dot that of the whisper.
fn numbers(id: &str) -> (u32, u32) {
    let (message, whisper) = id.split_once('.').unwrap_or((id, "0"));
    (message.parse().unwrap(), whisper.parse().unwrap())
}

fn written_again(line: &str) -> String {
    let Sent { id, news, scene, you } = serde_json::from_str(line).unwrap();
    let (number, whispers) = numbers(&id);
    let Some(scene) = scene else {
        return whisper_json(&Whisper { who: WHO, after: number, number: whispers, you });
    };
    let host = if you.host { WHO } else { PersonId(0) };
    let message = Message { number, news, scene, host, seats: vec![(Some(WHO), you)] };
    message_json(&message, WHO, None, whispers)
}

#[test]
fn what_a_server_has_streamed_is_written_with_the_same_bytes() {
    for game in ["diamant", "troll-dragon"] {
        let path = format!("{}/../../testdata/streams/{game}.ndjson", env!("CARGO_MANIFEST_DIR"));
        let stream = std::fs::read_to_string(path).unwrap();
        assert!(stream.lines().count() > 20, "{game}");
        for line in stream.lines() {
            assert_eq!(written_again(line), line);
        }
    }
}
