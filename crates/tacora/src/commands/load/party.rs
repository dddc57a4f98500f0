//! The players of one table: each has a stream and a connection for requests.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use super::connection::OK;
use super::nodes::Nodes;
use super::numbers::Numbers;
use super::transport::{Line, Received, Transport};

/// A table and the tokens of its players.
pub(super) struct Party {
    nodes: Nodes,
    table: usize,
    code: String,
    tokens: Vec<String>,
}

/// When the last choice of each open question was sent.
type LastSent = Arc<Mutex<HashMap<u32, Instant>>>;

/// One player.
struct Guest {
    seat: usize,
    /// The number of players when the table is complete.
    party: usize,
    line: Line,
    last_sent: LastSent,
    numbers: Arc<Numbers>,
    think: Duration,
    /// The known state of the table.
    scene: Scene,
    /// The last open question.
    open: u32,
    /// The last question that was answered.
    answered: u32,
    /// When the choice was sent that is not acknowledged yet.
    sent: Option<Instant>,
}

#[derive(Deserialize)]
struct Message {
    #[serde(default)]
    news: Option<News>,
    /// The whole scene at first, then the changes.
    #[serde(default)]
    scene: Option<Changes>,
    #[serde(default)]
    changes: Option<Changes>,
    #[serde(default)]
    you: You,
}

#[derive(Deserialize)]
struct News {
    #[serde(rename = "type")]
    kind: String,
}

#[derive(Deserialize)]
struct Changes {
    phase: Option<String>,
    seats: Option<Vec<IgnoredAny>>,
    #[serde(default)]
    question: Asked,
}

#[derive(Deserialize, Default)]
#[serde(from = "Option<Question>")]
enum Asked {
    #[default]
    AsBefore,
    Nothing,
    Question(u32),
}

impl From<Option<Question>> for Asked {
    fn from(question: Option<Question>) -> Asked {
        question.map_or(Asked::Nothing, |question| Asked::Question(question.number))
    }
}

/// The parts of a scene that matter here.
#[derive(Default)]
struct Scene {
    is_playing: bool,
    seats: usize,
    question: Option<u32>,
}

#[derive(Deserialize)]
struct Question {
    number: u32,
}

#[derive(Deserialize, Default)]
struct You {
    #[serde(default)]
    actions: Vec<String>,
}

impl Party {
    /// Creates identities and a table.
    pub(super) async fn gather(nodes: &Nodes, table: usize, seats: usize) -> Result<Party> {
        let mut connection = nodes.to_choose(table, 0).connect().await?;
        let mut tokens = Vec::new();
        for seat in 0..seats {
            let name = format!("load {table}.{seat}");
            let answer: Value = connection.post("/api/programs", None, &json!({ "name": name })).await?;
            tokens.push(answer["token"].as_str().context("a program without a token")?.to_owned());
        }
        let game = json!({ "name": "diamant", "edition": "incan-gold" });
        let wanted = json!({ "options": { "game": game }, "name": "seat 0" });
        let made: Value = connection.post("/api/tables", tokens.first().map(String::as_str), &wanted).await?;
        let code = made["table"].as_str().context("a table without a code")?.to_owned();
        Ok(Party { nodes: nodes.clone(), table, code, tokens })
    }

    /// The code of the table.
    pub(super) fn code(&self) -> &str {
        &self.code
    }

    /// The index of the table.
    pub(super) fn table(&self) -> usize {
        self.table
    }

    /// Everybody takes a seat, opens a stream, and plays until stopped.
    pub(super) async fn sit_down(
        self,
        tables: &mut JoinSet<()>,
        numbers: &Arc<Numbers>,
        stop: &Arc<AtomicBool>,
        transport: Transport,
        think: Duration,
    ) -> Result<()> {
        let code = self.code;
        let last_sent = LastSent::default();
        let party = self.tokens.len();
        for (seat, token) in self.tokens.into_iter().enumerate() {
            let mut connection = self.nodes.to_choose(self.table, seat).connect().await?;
            if seat > 0 {
                let name = json!({ "name": format!("seat {seat}") });
                let path = format!("/api/tables/{code}/seat");
                let _: Value = connection.post(&path, Some(&token), &name).await?;
            }
            let server = self.nodes.to_look(self.table, seat);
            let line = match transport {
                Transport::Stream => {
                    let stream = server.stream(&code, Some(&token)).await?;
                    Line::Stream { stream, connection, code: code.clone(), token }
                }
                Transport::Socket => Line::Socket(server.socket(&code, Some(&token)).await?),
            };
            let guest = Guest {
                seat,
                party,
                line,
                last_sent: last_sent.clone(),
                numbers: numbers.clone(),
                think,
                scene: Scene::default(),
                open: 0,
                answered: 0,
                sent: None,
            };
            let (numbers, stop) = (numbers.clone(), stop.clone());
            tables.spawn(async move {
                if guest.play(&stop).await.is_err() && !stop.load(Ordering::Relaxed) {
                    numbers.failed();
                }
            });
        }
        Ok(())
    }
}

/// Most lines only report that somebody has chosen, which nobody here waits for: they are not parsed.
fn only_tells_of_a_choice(line: &[u8]) -> bool {
    const BEGINNING: usize = 64;
    const ANSWERED: &[u8] = b"\"news\":{\"type\":\"answered\"";
    line[..line.len().min(BEGINNING)].windows(ANSWERED.len()).any(|words| words == ANSWERED)
}

impl Scene {
    fn take_in(&mut self, changes: Changes) {
        if let Some(phase) = changes.phase {
            self.is_playing = phase == "playing";
        }
        if let Some(seats) = changes.seats {
            self.seats = seats.len();
        }
        match changes.question {
            Asked::AsBefore => {}
            Asked::Nothing => self.question = None,
            Asked::Question(number) => self.question = Some(number),
        }
    }
}

impl Guest {
    async fn play(mut self, stop: &AtomicBool) -> Result<()> {
        while !stop.load(Ordering::Relaxed) {
            let line = match self.line.next().await? {
                Received::Message(line) => line,
                Received::Answer(status) => {
                    self.acknowledged(status);
                    continue;
                }
            };
            let arrived = Instant::now();
            if only_tells_of_a_choice(&line) {
                continue;
            }
            let Message { news, scene, changes, you } = serde_json::from_slice(&line)?;
            if news.is_some_and(|news| news.kind == "opened") {
                self.opened(arrived);
            }
            if let Some(scene) = scene {
                self.scene = Scene::default();
                self.scene.take_in(scene);
            }
            if let Some(changes) = changes {
                self.scene.take_in(changes);
            }
            self.open = self.scene.question.unwrap_or(self.open);
            match self.scene.question {
                Some(question) if !you.actions.is_empty() && question != self.answered => {
                    self.answer(question).await?;
                }
                None if self.seat == 0 && !self.scene.is_playing && self.scene.seats == self.party => {
                    self.begin().await?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// The choices were revealed: measures the time since the last of them was sent.
    fn opened(&mut self, arrived: Instant) {
        let sent = self.last_sent.lock().expect("nobody panics with it").get(&self.open).copied();
        if let Some(sent) = sent {
            self.numbers.revealed(arrived.saturating_duration_since(sent));
        }
        if self.seat == 0 {
            self.last_sent.lock().expect("nobody panics with it").retain(|number, _| *number > self.open);
        }
    }

    async fn answer(&mut self, question: u32) -> Result<()> {
        self.answered = question;
        if !self.think.is_zero() {
            tokio::time::sleep(self.think).await;
        }
        // One in eight leaves, so that expeditions have some length and differ.
        let leaves =
            (question as usize).wrapping_mul(2_654_435_761).wrapping_add(self.seat * 97).is_multiple_of(8);
        let choice = if leaves { "leave" } else { "continue" };
        let body = format!("{{\"question\":{question},\"choice\":\"{choice}\"}}");
        let sent = Instant::now();
        self.last_sent.lock().expect("nobody panics with it").insert(question, sent);
        self.sent = Some(sent);
        if let Some(status) = self.line.choose(&body).await? {
            self.acknowledged(status);
        }
        Ok(())
    }

    /// The last choice was answered.
    fn acknowledged(&mut self, status: u16) {
        let Some(sent) = self.sent.take() else { return };
        if status == OK {
            self.numbers.decided(sent.elapsed());
        } else {
            self.numbers.refused();
        }
    }

    /// The host starts the next game.
    async fn begin(&mut self) -> Result<()> {
        self.line.start().await
    }
}
