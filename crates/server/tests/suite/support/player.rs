//! Somebody who plays over HTTP, as a program does.

use std::collections::VecDeque;
use std::time::Duration;

use reqwest::{Method, RequestBuilder, Response, StatusCode};
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::support::test_app::TestApp;

/// A test that waits longer for the next line of a stream waits for nothing.
const PATIENCE: Duration = Duration::from_secs(30);

/// A program with an identity of its own.
#[derive(Clone)]
pub(crate) struct Player {
    http: reqwest::Client,
    base: String,
    pub(crate) token: String,
    pub(crate) id: String,
}

/// A stream of what happens at a table.
pub(crate) struct Stream {
    response: Response,
    unread: Vec<u8>,
    /// Everything that was received, byte by byte.
    pub(crate) received: Vec<u8>,
    lines: VecDeque<String>,
}

impl Player {
    /// Somebody new.
    pub(crate) async fn new(app: &TestApp, name: &str) -> Player {
        let http = reqwest::Client::new();
        let base = format!("http://{}", app.address);
        let answer =
            http.post(format!("{base}/api/programs")).json(&json!({ "name": name })).send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::CREATED);
        let answer: Value = answer.json().await.unwrap();
        let text = |field: &str| answer[field].as_str().unwrap().to_owned();
        Player { http, base, token: text("token"), id: text("id") }
    }

    /// Somebody whose token is known.
    pub(crate) async fn known(app: &TestApp, token: &str) -> Player {
        let base = format!("http://{}", app.address);
        let player =
            Player { http: reqwest::Client::new(), base, token: token.to_owned(), id: String::new() };
        let id = player.get("/api/me").await["id"].as_str().unwrap().to_owned();
        Player { id, ..player }
    }

    /// The same person, after the server has moved to another port.
    pub(crate) fn at(&self, app: &TestApp) -> Player {
        Player { http: reqwest::Client::new(), base: format!("http://{}", app.address), ..self.clone() }
    }

    /// The same person, with a token that was just made.
    pub(crate) fn with_token(&self, made: &Value) -> Player {
        Player { token: made["token"].as_str().unwrap().to_owned(), ..self.clone() }
    }

    pub(crate) fn request(&self, method: Method, path: &str) -> RequestBuilder {
        self.http.request(method, format!("{}{path}", self.base)).bearer_auth(&self.token)
    }

    /// Sends something; the status and what came back.
    pub(crate) async fn try_send(
        &self,
        method: Method,
        path: &str,
        body: Option<Value>,
    ) -> (StatusCode, Value) {
        let request = self.request(method, path);
        let request = match body {
            Some(body) => request.json(&body),
            None => request,
        };
        let answer = request.send().await.unwrap();
        let status = answer.status();
        let text = answer.text().await.unwrap();
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    /// Sends something that is refused; the status and the slug.
    pub(crate) async fn refused(&self, method: Method, path: &str, body: Option<Value>) -> (u16, String) {
        let (status, answer) = self.try_send(method, path, body).await;
        (status.as_u16(), answer["slug"].as_str().unwrap_or_else(|| panic!("{status} {answer}")).to_owned())
    }

    #[track_caller]
    pub(crate) fn post(&self, path: &str, body: Value) -> impl Future<Output = Value> {
        let (path, player) = (path.to_owned(), self.clone());
        async move {
            let (status, answer) = player.try_send(Method::POST, &path, Some(body)).await;
            assert!(status.is_success(), "POST {path}: {status} {answer}");
            answer
        }
    }

    pub(crate) async fn get(&self, path: &str) -> Value {
        let (status, answer) = self.try_send(Method::GET, path, None).await;
        assert!(status.is_success(), "GET {path}: {status} {answer}");
        answer
    }

    /// Makes a table and sits down at it; its code.
    pub(crate) async fn make(&self, options: Value, name: &str) -> String {
        let made = self.post("/api/tables", json!({ "options": options, "name": name })).await;
        made["table"].as_str().unwrap().to_owned()
    }

    /// Opens a stream as NDJSON, after this message if one is named.
    pub(crate) async fn stream(&self, code: &str, after: Option<&str>) -> Stream {
        let request = self.request(Method::GET, &format!("/api/tables/{code}/events"));
        let request = match after {
            Some(after) => request.header("last-event-id", after),
            None => request,
        };
        Stream::open(request.header("accept", "application/x-ndjson")).await
    }

    /// Answers whatever this person is asked until the game is over; the messages that were seen on the way.
    pub(crate) async fn play_to_the_end(
        &self,
        code: &str,
        mut stream: Stream,
        mut choose: impl FnMut(&Value) -> String,
    ) -> Vec<Value> {
        let mut seen = Vec::new();
        let mut answered = Value::Null;
        loop {
            let line = stream.next().await.expect("the stream goes on until the game is over");
            let question = &line["scene"]["question"];
            let asked = line["you"]["actions"].is_array() && line["you"]["choice"].is_null();
            if asked && (question["number"] != answered || question["kind"] == "race") {
                answered = question["number"].clone();
                let body = json!({ "question": answered, "choice": choose(&line) });
                self.act(code, body).await;
            }
            let over = line["news"]["type"] == "game-ended";
            seen.push(line);
            if over {
                return seen;
            }
        }
    }
}

impl Player {
    /// Chooses. In a race the dice rest for a moment between two rolls; this waits for as long as the server says. Others
    /// may have been faster: then the next message says what is asked now.
    /// Commits to this nonce for the deal of this game.
    pub(crate) async fn commit(&self, code: &str, game: &Value, nonce: &str) {
        let id = seal::GameId::new(game.as_str().unwrap()).unwrap();
        let commitment = seal::Nonce::from_hex(nonce).unwrap().commitment(&id).to_string();
        let body = json!({ "game": game, "commitment": commitment });
        let (status, answer) =
            self.try_send(Method::PUT, &format!("/api/tables/{code}/commitment"), Some(body)).await;
        assert!(status.is_success(), "{answer}");
    }

    /// Reveals it.
    pub(crate) async fn reveal(&self, code: &str, game: &Value, nonce: &str) {
        let body = json!({ "game": game, "nonce": nonce });
        let (status, answer) =
            self.try_send(Method::PUT, &format!("/api/tables/{code}/nonce"), Some(body)).await;
        assert!(status.is_success(), "{answer}");
    }

    pub(crate) async fn act(&self, code: &str, body: Value) {
        self.act_at(&format!("/api/tables/{code}/act"), body).await;
    }

    /// The same, at a path that may name a seat.
    pub(crate) async fn act_at(&self, path: &str, body: Value) {
        loop {
            let (status, answer) = self.try_send(Method::POST, path, Some(body.clone())).await;
            if status != StatusCode::TOO_MANY_REQUESTS {
                return;
            }
            let milliseconds = answer["retry_after_ms"].as_u64().unwrap();
            tokio::time::sleep(Duration::from_millis(milliseconds)).await;
        }
    }
}

impl Stream {
    /// Sends the request and reads what comes.
    pub(crate) async fn open(request: RequestBuilder) -> Stream {
        let response = request.send().await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        Stream { response, unread: Vec::new(), received: Vec::new(), lines: VecDeque::new() }
    }

    /// The next line of NDJSON that is not empty; nothing when the stream is over.
    async fn line(&mut self) -> Option<String> {
        timeout(PATIENCE, self.endless_line()).await.expect("something happens before everybody is bored")
    }

    async fn endless_line(&mut self) -> Option<String> {
        loop {
            if let Some(line) = self.lines.pop_front() {
                return Some(line);
            }
            self.chunk().await?;
            while let Some(end) = self.unread.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = self.unread.drain(..=end).collect();
                if line.len() > 1 {
                    self.lines.push_back(String::from_utf8(line).unwrap());
                }
            }
        }
    }

    async fn chunk(&mut self) -> Option<()> {
        let chunk = self.response.chunk().await.ok()??;
        self.received.extend_from_slice(&chunk);
        self.unread.extend_from_slice(&chunk);
        Some(())
    }

    /// The next message with an id, byte by byte; nothing when the stream is over.
    pub(crate) async fn next_text(&mut self) -> Option<String> {
        loop {
            let line = self.line().await?;
            if line.starts_with("{\"id\"") {
                return Some(line);
            }
        }
    }

    /// The next message with an id; nothing when the stream is over.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        Some(serde_json::from_str(&self.next_text().await?).unwrap())
    }

    /// The next message in which this happened.
    pub(crate) async fn until(&mut self, news: &str) -> Value {
        loop {
            let line = self.next().await.expect("it happens before the stream is over");
            if line["news"]["type"] == news {
                return line;
            }
        }
    }

    /// Waits until these of the people on the seats are said to be here.
    pub(crate) async fn until_here(&mut self, here: &[bool]) {
        loop {
            let line = self.line().await.expect("it happens before the stream is over");
            let line: Value = serde_json::from_str(&line).unwrap();
            if line["here"] == json!(here) {
                return;
            }
        }
    }

    /// Everything that was received up to the end of the line with this text. More may be in the same piece.
    pub(crate) async fn text_until(&mut self, text: &str) -> String {
        let text = text.as_bytes();
        let found = loop {
            if let Some(found) = self.received.windows(text.len()).position(|bytes| bytes == text) {
                break found;
            }
            self.chunk().await.expect("it comes before the stream is over");
        };
        loop {
            if let Some(end) = self.received[found..].iter().position(|byte| *byte == b'\n') {
                return String::from_utf8(self.received[..=found + end].to_vec()).unwrap();
            }
            self.chunk().await.expect("a line has an end");
        }
    }

    /// Reads to the end, which somebody else has brought about.
    pub(crate) async fn end(mut self) {
        while self.chunk().await.is_some() {}
    }
}
