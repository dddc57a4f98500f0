//! A line of a stream, as far as a guest has to understand it.

use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;

/// A line with an id.
#[derive(Deserialize)]
pub(super) struct Line {
    pub(super) id: String,
    pub(super) news: Option<Box<RawValue>>,
    pub(super) scene: Option<Box<RawValue>>,
    pub(super) you: You,
}

#[derive(Deserialize)]
pub(super) struct You {
    pub(super) seat: Option<u8>,
    #[serde(default)]
    pub(super) host: bool,
    #[serde(default)]
    pub(super) actions: Vec<String>,
    pub(super) choice: Option<String>,
}

#[derive(Deserialize)]
pub(super) struct Scene {
    pub(super) phase: String,
    pub(super) question: Option<Question>,
    pub(super) deal: Deal,
}

#[derive(Deserialize, Clone)]
pub(super) struct Question {
    pub(super) number: u32,
    pub(super) kind: String,
}

#[derive(Deserialize)]
pub(super) struct Deal {
    pub(super) game: String,
}

#[derive(Deserialize)]
pub(super) struct News {
    #[serde(rename = "type")]
    pub(super) kind: String,
    /// What was opened.
    #[serde(default)]
    pub(super) choices: Vec<SeatChoice>,
    /// Who acted in a race.
    pub(super) seat: Option<u8>,
}

#[derive(Deserialize)]
pub(super) struct SeatChoice {
    pub(super) seat: u8,
    pub(super) choice: String,
}

impl Line {
    /// The line, unless it only tells who is here.
    pub(super) fn read(text: &str) -> Option<Line> {
        let value: Value = serde_json::from_str(text).expect("a line is JSON");
        value["id"].is_string().then(|| serde_json::from_str(text).expect("a line has its form"))
    }

    /// The number of the message, and that of the whisper after it.
    pub(super) fn mark(&self) -> (u32, u32) {
        let (message, whisper) = self.id.split_once('.').unwrap_or((&self.id, "0"));
        (message.parse().unwrap(), whisper.parse().unwrap())
    }

    /// What everybody is told, byte by byte.
    pub(super) fn shared(&self) -> String {
        let text = |part: &Option<Box<RawValue>>| part.as_ref().map_or("", |part| part.get()).to_owned();
        format!("{}\n{}", text(&self.news), text(&self.scene))
    }

    pub(super) fn scene(&self) -> Option<Scene> {
        self.scene.as_ref().map(|scene| serde_json::from_str(scene.get()).expect("a scene"))
    }

    pub(super) fn news(&self) -> Option<News> {
        self.news.as_ref().map(|news| serde_json::from_str(news.get()).expect("news"))
    }
}
