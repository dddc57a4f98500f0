//! A player who uses any node that answers and checks every message.

use std::time::Duration;

use futures_util::StreamExt;
use protocol::Choice;
use rand::RngExt;
use rand::rngs::SmallRng;
use serde_json::Value;
use table::{Key, PersonId, Wish, Wisher};
use tokio::time::{sleep, timeout};

use super::world::Nodes;
use crate::http::{EventStream, RateKey};
use crate::table_code::TableCode;
use crate::tables::{EventId, Framing, Request, Scenes, StreamFormat, TableError};

/// How long a player waits for an answer before trying another node.
const TIMEOUT: Duration = Duration::from_secs(2);

/// An acknowledged choice.
#[derive(Clone, Debug)]
pub(super) struct Acknowledged {
    pub(super) who: PersonId,
    pub(super) key: Key,
    pub(super) question: u32,
    pub(super) choice: Choice,
}

/// What a player has observed by the end of the game.
pub(super) struct Testimony {
    pub(super) who: PersonId,
    pub(super) acknowledged: Vec<Acknowledged>,
    /// The scene after each message.
    pub(super) shown: Vec<(u32, Value)>,
}

/// A player at a table.
pub(super) struct Person {
    who: PersonId,
    code: TableCode,
    nodes: Nodes,
    chance: SmallRng,
    seen: Option<EventId>,
    /// The question that was answered last.
    answered: Option<u32>,
    wishes: u32,
    acknowledged: Vec<Acknowledged>,
    shown: Vec<(u32, Value)>,
}

impl Person {
    pub(super) fn new(who: PersonId, code: TableCode, nodes: Nodes, chance: SmallRng) -> Person {
        Person {
            who,
            code,
            nodes,
            chance,
            seen: None,
            answered: None,
            wishes: 0,
            acknowledged: Vec::new(),
            shown: Vec::new(),
        }
    }

    /// Plays until the game is over.
    pub(super) async fn play(mut self) -> Testimony {
        loop {
            match self.look_on().await {
                Some(GameOver) => {
                    let Person { who, acknowledged, shown, .. } = self;
                    return Testimony { who, acknowledged, shown };
                }
                None => sleep(Duration::from_millis(100)).await,
            }
        }
    }

    /// Reads the stream of a node until it breaks.
    async fn look_on(&mut self) -> Option<GameOver> {
        let app = self.nodes.any(&mut self.chance);
        let open = app.limits.open_stream(RateKey::Person(self.who), RateKey::Person(self.who)).ok()?;
        let after = self.seen;
        let never = std::future::pending();
        let (tables, who) = (app.tables.clone(), Some(self.who));
        let scenes = if self.chance.random() { Scenes::Whole } else { Scenes::Changes };
        let format = StreamFormat { framing: Framing::Ndjson, scenes };
        let join = EventStream::join(tables, self.code, who, after, format, open, never);
        let mut chunks = timeout(TIMEOUT, join).await.ok()?.ok()?.into_body().into_data_stream();
        loop {
            let patience = Duration::from_millis(self.chance.random_range(1_000..20_000));
            let chunk = timeout(patience, chunks.next()).await.ok()??.expect("a stream has no faults");
            for item in chunk.split(|byte| *byte == b'\n').filter(|item| !item.is_empty()) {
                let item: Value = serde_json::from_slice(item).expect("every line is JSON");
                if item["id"].is_string() {
                    let item = self.take_in(item);
                    self.answer(&item).await;
                    if item["news"]["type"] == "game-ended" || item["scene"]["phase"] == "over" {
                        return Some(GameOver);
                    }
                }
            }
            if self.chance.random_ratio(1, 25) {
                return None;
            }
        }
    }

    /// The message with the whole scene, if it is not a whisper.
    fn take_in(&mut self, mut item: Value) -> Value {
        let event_id: EventId = item["id"].as_str().and_then(|id| id.parse().ok()).expect("ids are marks");
        if let Value::Object(changes) = item["changes"].take() {
            let (_, mut scene) = self.shown.last().cloned().expect("changes follow a scene");
            for (member, value) in changes {
                scene[member] = value;
            }
            item["scene"] = scene;
        }
        self.check(event_id, &item);
        if item["scene"].is_object() {
            self.shown.push((event_id.message, item["scene"].clone()));
        }
        item
    }

    /// Messages count up by one, and nothing is told twice.
    fn check(&mut self, event_id: EventId, item: &Value) {
        if let Some(seen) = self.seen {
            assert!(event_id > seen, "{} is told {event_id:?} after {seen:?}", self.who.0);
            if item["scene"].is_object() {
                assert_eq!(event_id.message, seen.message + 1, "{} has missed something", self.who.0);
            } else {
                assert_eq!(event_id.message, seen.message, "a whisper stands behind its message");
            }
        }
        self.seen = Some(event_id);
    }

    /// Answers an open question.
    async fn answer(&mut self, item: &Value) {
        let actions: Vec<Choice> = serde_json::from_value(item["you"]["actions"].clone()).unwrap_or_default();
        let question = item["scene"]["question"]["number"].as_u64();
        let Some(question) = question.and_then(|number| u32::try_from(number).ok()) else { return };
        if self.answered == Some(question) {
            return;
        }
        // Some take longer than the clock allows.
        if actions.is_empty() || !item["you"]["choice"].is_null() || self.chance.random_ratio(1, 12) {
            return;
        }
        self.answered = Some(question);
        let first = self.chance.random_range(0..actions.len());
        // Some change their mind, and some of them change it back.
        let times = [1, 1, 2, 3][self.chance.random_range(0..4)];
        for number in (first..).take(times) {
            self.wishes += 1;
            let key = Key::new(&format!("wish-{}", self.wishes)).expect("a key");
            let choice = actions[number % actions.len()];
            self.wish(Acknowledged { who: self.who, key, question, choice }).await;
        }
    }

    /// Repeats a wish until its outcome is known.
    async fn wish(&mut self, wished: Acknowledged) {
        for _ in 0..100 {
            let app = self.nodes.any(&mut self.chance);
            let from = Wisher::from(self.who);
            let (key, question, choice) = (Some(wished.key.clone()), wished.question, wished.choice);
            let request = |reply| Request::Wish { from, key, wish: Wish::Act { question, choice }, reply };
            match timeout(TIMEOUT, app.tables.call(self.code, request)).await {
                Ok(Ok(_)) => {
                    self.acknowledged.push(wished);
                    return;
                }
                Ok(Err(TableError::Refused(_) | TableError::Unknown)) => return,
                _ => sleep(Duration::from_millis(150)).await,
            }
        }
        panic!("{} is never answered", self.who.0);
    }
}

/// The game is over.
pub(super) struct GameOver;
