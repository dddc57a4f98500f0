//! Somebody who plays over HTTP or a WebSocket and is not put off by a server that ends.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use reqwest::{Client, Method, StatusCode};
use serde_json::{Value, json};

use super::door::{Door, Life};
use super::journal::{Journal, WishKind, Wished};
use super::line::{Line, Question, You};
use super::socket::Socket;
use super::story::Story;
use super::stream::{Connection, Format, Stream};
use super::{Club, scatter};

/// Somebody at a table; without a token only an onlooker.
pub(crate) struct Guest {
    pub(super) club: Club,
    pub(super) http: Client,
    pub(super) door: Door,
    pub(super) story: Arc<Story>,
    pub(super) token: Option<String>,
    pub(super) format: Format,
    /// The socket for wishes, the life of the server in which it was opened, and when it was last used.
    pub(super) wishes: Option<(u32, Instant, Socket)>,
    pub(super) journal: Journal,
    /// What choices follow from.
    pub(super) character: u64,
    /// The question that the last message asked.
    pub(super) asked: Option<u32>,
    /// Whether they only let time pass.
    pub(super) asleep: bool,
}

/// What a server says in the end, and in which of its lives.
struct Answer {
    status: StatusCode,
    body: Value,
    life: u32,
    cut_off: Option<u64>,
}

impl Guest {
    /// Plays until the evening ends at this table.
    pub(super) async fn play(mut self) -> Journal {
        let story = self.story.clone();
        loop {
            let (mut stream, life) = self.open_stream().await;
            let ending = loop {
                let next = tokio::select! {
                    next = stream.next() => next,
                    () = story.ended_with(self.journal.message()) => return self.journal,
                };
                match next {
                    Ok(told) => self.read(&told, life).await,
                    Err(ending) => break ending,
                }
            };
            self.door.excuse(life, &ending);
            self.journal.endings.push(ending);
            self.door.next(life).await;
        }
    }

    async fn open_stream(&self) -> (Connection, Life) {
        loop {
            let life = self.door.open().await;
            if self.format == Format::Frames {
                let (code, token) = (&self.story.code, self.token.as_deref());
                let (after, patience) = (self.journal.last_event_id(), self.door.patience());
                match Socket::open(life.address, code, token, &after, patience).await {
                    Ok(socket) => return (Connection::Socket(socket), life),
                    Err(answer) => self.door.excuse(life, &answer),
                }
                self.door.next(life).await;
                continue;
            }
            let url = format!("http://{}/api/tables/{}/events", life.address, self.story.code);
            let request = self.http.get(url).header("accept", self.format.accept());
            let request = match &self.token {
                Some(token) => request.bearer_auth(token),
                None => request,
            };
            match request.header("last-event-id", self.journal.last_event_id()).send().await {
                Ok(response) if response.status() == StatusCode::OK => {
                    return (Connection::Stream(Stream::new(response, self.format)), life);
                }
                other => {
                    self.door.excuse(life, &other);
                    self.door.next(life).await;
                }
            }
        }
    }

    async fn read(&mut self, told: &Line, life: Life) {
        self.journal.advance(told.mark());
        let Some(scene) = told.scene() else { return };
        let number = self.journal.message();
        self.story.hear(number, &told.shared());
        let news = told.news().expect("a message after another one tells news");
        match news.kind.as_str() {
            "opened" if !self.asleep => {
                let question = self.asked.expect("choices are opened after a question");
                let own = news.choices.iter().find(|choice| Some(choice.seat) == told.you.seat);
                if let Some(own) = own {
                    self.journal.open(question, &own.choice, life.number);
                }
            }
            "raced" => {
                let own = news.seat == told.you.seat && self.journal.is_new();
                self.journal.raced += usize::from(own);
            }
            "stood-in" if !self.asleep => panic!("{}: somebody counts as away", self.story.code),
            _ => {}
        }
        self.asked = scene.question.as_ref().map(|question| question.number);
        if scene.phase == "playing" {
            self.story.remember(scene.deal.game);
        }
        if self.journal.catches_up() {
            return;
        }
        match &scene.question {
            Some(_) if self.asleep => {}
            Some(question) => self.answer(question, &told.you).await,
            None if told.you.host && scene.phase == "over" && news.kind == "deal-sealed" => {
                self.begin_again(number).await;
            }
            None => {}
        }
    }

    /// Answers what is asked, unless that is done.
    async fn answer(&mut self, question: &Question, you: &You) {
        let number = question.number;
        let done = you.choice.is_some() || self.journal.has_sealed(number);
        if you.actions.is_empty() || done {
            return;
        }
        let mood = scatter(self.character ^ scatter(u64::from(self.journal.message())));
        let choice = choose(&you.actions, mood);
        if question.kind == "race" {
            self.act(number, WishKind::Race(choice.to_owned())).await;
            return;
        }
        let sealed = self.act(number, WishKind::Seal(choice.to_owned())).await;
        assert!(sealed, "{}: question {number} goes on without this answer", self.story.code);
        // One in four changes their mind, and some of them twice. The others may be faster.
        let mut open = mood.is_multiple_of(4);
        for other in you.actions.iter().filter(|action| *action != choice).take(1 + (mood / 8 % 2) as usize) {
            open = open && self.act(number, WishKind::Seal(other.clone())).await;
        }
        if mood.is_multiple_of(16) && open && you.actions.len() > 1 {
            self.act(number, WishKind::Seal(choice.to_owned())).await;
        }
    }

    /// Chooses; whether the choice was taken.
    async fn act(&mut self, question: u32, kind: WishKind) -> bool {
        let (WishKind::Seal(choice) | WishKind::Race(choice)) = &kind else { unreachable!("a choice") };
        let body = json!({ "question": question, "choice": choice });
        let answer = self.wish("act", &body, kind.clone()).await;
        let granted = answer.status == StatusCode::OK;
        if granted {
            self.club.acknowledge();
            if let WishKind::Seal(choice) = &kind {
                self.journal.seal(question, choice, answer.life);
            }
        } else {
            assert_eq!(answer.status, StatusCode::CONFLICT, "{}", answer.body);
        }
        granted
    }

    /// The host begins the next game, or ends the evening.
    async fn begin_again(&mut self, number: u32) {
        if self.club.goes_on() && !self.asleep {
            let answer = self.wish("start", &json!({}), WishKind::Start).await;
            assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
        } else {
            self.story.ends_with(number);
        }
    }

    /// Wishes something under a new key, for as long as it takes to get an answer.
    async fn wish(&mut self, path: &str, body: &Value, kind: WishKind) -> Answer {
        let key = self.journal.next_key();
        let mut cut_off = None;
        let answer = loop {
            let answer = self.send(path, &key, body).await;
            cut_off = answer.cut_off.or(cut_off);
            if answer.status != StatusCode::TOO_MANY_REQUESTS {
                break answer;
            }
            // In a race the dice rest for as long as the server says.
            let milliseconds = answer.body["retry_after_ms"].as_u64().expect("how long to wait");
            tokio::time::sleep(Duration::from_millis(milliseconds)).await;
        };
        let granted = answer.status == StatusCode::OK;
        self.journal.wishes.push(Wished { key, kind, granted, cut_off });
        answer
    }

    /// Sends the same wish until a server answers.
    async fn send(&mut self, operation: &str, key: &str, body: &Value) -> Answer {
        let mut cut_off = None;
        loop {
            let life = self.door.open().await;
            let sent = match self.format {
                Format::Frames => self.ask(life, operation, key, body).await,
                Format::Lines | Format::Events => self.post(life, operation, key, body).await,
            };
            match sent {
                Ok((status, body)) if status != StatusCode::SERVICE_UNAVAILABLE => {
                    return Answer { status, body, life: life.number, cut_off };
                }
                other => {
                    self.door.excuse(life, &other);
                    self.club.put_off.fetch_add(usize::from(other.is_ok()), Ordering::Relaxed);
                    cut_off = Some(now());
                    self.door.next(life).await;
                }
            }
        }
    }

    /// Posts a request, once.
    async fn post(
        &self,
        life: Life,
        path: &str,
        key: &str,
        body: &Value,
    ) -> Result<(StatusCode, Value), String> {
        let url = format!("http://{}/api/tables/{}/{path}", life.address, self.story.code);
        let request = self.http.request(Method::POST, url);
        let request = request.bearer_auth(self.token.as_deref().expect("a token"));
        let sent = async {
            let response = request.header("idempotency-key", key).json(body).send().await?;
            Ok::<_, reqwest::Error>((response.status(), response.text().await?))
        };
        let (status, text) = sent.await.map_err(|error| format!("{error:?}"))?;
        Ok((status, serde_json::from_str(&text).unwrap_or(Value::String(text))))
    }

    /// Sends a command over the socket for wishes, once.
    async fn ask(
        &mut self,
        life: Life,
        operation: &str,
        key: &str,
        body: &Value,
    ) -> Result<(StatusCode, Value), String> {
        // Nobody reads from it between two wishes, and the server gives up somebody who is silent.
        let is_usable = |(number, used, _): &(u32, Instant, Socket)| {
            *number == life.number && used.elapsed() < Duration::from_secs(10)
        };
        let mut socket = if let Some((.., socket)) = self.wishes.take().filter(is_usable) {
            socket
        } else {
            let (code, token) = (&self.story.code, self.token.as_deref());
            let (after, patience) = (self.journal.last_event_id(), self.door.patience());
            Socket::open(life.address, code, token, &after, patience).await?
        };
        let answer = socket.ask(operation, key, body).await.map_err(|ending| format!("{ending:?}"))?;
        self.wishes = Some((life.number, Instant::now(), socket));
        Ok(answer)
    }
}

/// Goes home now and then, and otherwise on.
fn choose(actions: &[String], mood: u64) -> &str {
    let words: &[&str] = if (mood / 32).is_multiple_of(4) {
        &["leave"]
    } else {
        &["enter", "throw", "continue", "roll", "stay"]
    };
    let fitting = actions.iter().find(|action| words.contains(&action.as_str()));
    fitting.unwrap_or(&actions[0])
}

fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is later than 1970");
    u64::try_from(since.as_millis()).expect("not for a long time")
}
