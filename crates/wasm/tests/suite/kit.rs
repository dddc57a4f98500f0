//! Somebody who plays alone, in requests as the page writes them.

use std::fmt::Write as _;

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use wasm::Device;

/// A device, its clock, and everything that it has told.
pub(crate) struct Page {
    pub(crate) device: Device,
    seed: u8,
    pub(crate) now: u64,
    /// Every request, as it was written.
    pub(crate) requests: Vec<String>,
    /// Every message to whoever looks, as it was written.
    pub(crate) messages: Vec<String>,
    /// The log of the table.
    pub(crate) log: Vec<String>,
    /// The table as the last message left it.
    pub(crate) scene: Value,
    pub(crate) you: Value,
    pub(crate) finished: Option<Value>,
    due: Option<u64>,
    keys: u32,
}

impl Page {
    pub(crate) fn new(seed: u8) -> Page {
        Page {
            device: Device::new([seed; 32]),
            seed,
            now: 1_000_000,
            requests: Vec::new(),
            messages: Vec::new(),
            log: Vec::new(),
            scene: Value::Null,
            you: Value::Null,
            finished: None,
            due: None,
            keys: 0,
        }
    }

    /// Asks for something; the answer.
    pub(crate) fn ask(&mut self, mut request: Value) -> Value {
        request["now"] = json!(self.now);
        let text = request.to_string();
        let answer: Value = serde_json::from_str(&self.device.answer_json(&text)).unwrap();
        self.requests.push(text);
        assert_eq!(answer.get("needs"), None, "a program has every table of the master");
        if answer.get("table").is_some() {
            self.due = answer["due"].as_u64();
            let texts = |field: &str| -> Vec<String> {
                let list = answer[field].as_array().unwrap().iter();
                list.map(|text| text.as_str().unwrap().to_owned()).collect()
            };
            assert_eq!(answer["first"], self.log.len(), "no event is told twice, and none is left out");
            self.log.extend(texts("log"));
            for message in texts("messages") {
                self.take_in(&message);
                self.messages.push(message);
            }
            if let Some(finished) = answer.get("finished") {
                self.finished = Some(finished.clone());
            }
        }
        answer
    }

    pub(crate) fn call(&mut self, method: &str, path: &str, body: Value) -> Value {
        self.keys += 1;
        let key = format!("page-{}-{}", self.seed, self.keys);
        let mut request = json!({ "action": "call", "method": method, "path": path, "key": key });
        request["body"] = body;
        self.ask(request)
    }

    /// The same, for something that works.
    #[track_caller]
    pub(crate) fn done(&mut self, method: &str, path: &str, body: Value) -> Value {
        let answer = self.call(method, path, body);
        assert!(answer["status"].as_u64().unwrap() < 300, "{method} {path}: {answer}");
        answer["body"].clone()
    }

    fn take_in(&mut self, message: &str) {
        let message: Value = serde_json::from_str(message).unwrap();
        if let Some(scene) = message.get("scene") {
            self.scene = scene.clone();
        }
        if let Some(changes) = message.get("changes") {
            for (field, value) in changes.as_object().unwrap() {
                self.scene[field] = value.clone();
            }
        }
        self.you = message["you"].clone();
    }

    /// Makes a table with these people at this device and these bots, and begins; its code.
    pub(crate) fn begin(&mut self, game: &Value, people: &[&str], bots: &[&str]) -> String {
        let made = self.done(
            "POST",
            "/api/tables",
            json!({ "options": { "game": game, "hints": "on" }, "listing": "private", "name": people[0] }),
        );
        let code = made["table"].as_str().unwrap().to_owned();
        let path = format!("/api/tables/{code}");
        let look = self.ask(json!({ "action": "listen", "table": code }));
        self.take_in(&look["body"].to_string());
        for name in &people[1..] {
            self.done("POST", &format!("{path}/seats"), json!({ "name": name }));
        }
        for bot in bots {
            self.done("POST", &format!("{path}/bots"), json!({ "bot": bot }));
        }
        self.commit(&path, people.len());
        self.done("POST", &format!("{path}/start"), Value::Null);
        self.reveal(&path, people.len());
        assert_eq!(self.scene["phase"], "playing", "{}", self.scene);
        code
    }

    fn commit(&mut self, path: &str, seats: usize) {
        let game = self.scene["deal"]["game"].as_str().unwrap().to_owned();
        for seat in 0..seats {
            let commitment = commitment(&game, &nonce(seat));
            let body = json!({ "game": game, "commitment": commitment });
            self.done("PUT", &format!("{path}/commitment?seat={seat}"), body);
        }
    }

    fn reveal(&mut self, path: &str, seats: usize) {
        let game = self.scene["deal"]["game"].clone();
        for seat in 0..seats {
            let body = json!({ "game": game, "nonce": nonce(seat) });
            self.done("PUT", &format!("{path}/nonce?seat={seat}"), body);
        }
    }

    /// Plays to the end of the game. Everybody here does the first thing on offer with this number, or the last.
    pub(crate) fn play(&mut self, code: &str, mut choose: impl FnMut(&Value) -> usize) {
        for _ in 0..20_000 {
            if self.scene["phase"] == "over" {
                return;
            }
            if self.answer(code, &mut choose) {
                continue;
            }
            self.now = self.due.expect("somebody is asked, or something is due").max(self.now);
            self.ask(json!({ "action": "tick", "table": code }));
        }
        panic!("the game does not end: {}", self.scene);
    }

    /// Answers the question if somebody here is asked; whether anybody was.
    fn answer(&mut self, code: &str, choose: &mut impl FnMut(&Value) -> usize) -> bool {
        let question = self.scene["question"]["number"].clone();
        let places: Vec<Value> = std::iter::once(&self.you)
            .chain(self.you["beside"].as_array().into_iter().flatten())
            .cloned()
            .collect();
        for place in places {
            let actions = place["actions"].as_array().cloned().unwrap_or_default();
            if actions.is_empty() || place.get("choice").is_some() {
                continue;
            }
            let choice = &actions[choose(&self.scene).min(actions.len() - 1)];
            let path = format!("/api/tables/{code}/act?seat={}", place["seat"]);
            let answer = self.call("POST", &path, json!({ "question": question, "choice": choice }));
            if answer["status"] == 429 {
                self.now += answer["body"]["retry_after_ms"].as_u64().unwrap();
            } else {
                assert_eq!(answer["status"], 200, "{answer}");
            }
            return true;
        }
        false
    }
}

/// The same number for a seat in every game: what is tested is not chance.
fn nonce(seat: usize) -> String {
    format!("{:064x}", seat + 1)
}

fn commitment(game: &str, nonce: &str) -> String {
    let bytes: Vec<u8> =
        (0..32).map(|at| u8::from_str_radix(&nonce[2 * at..2 * at + 2], 16).unwrap()).collect();
    let mut hash = Sha256::new();
    hash.update(b"tacora/2/nonce\0");
    hash.update(game.as_bytes());
    hash.update(b"\0");
    hash.update(&bytes);
    hash.finalize().iter().fold(String::new(), |mut digits, byte| {
        write!(digits, "{byte:02x}").unwrap();
        digits
    })
}

pub(crate) fn diamant() -> Value {
    json!({ "name": "diamant", "edition": "classic-2005" })
}

pub(crate) fn troll() -> Value {
    json!({ "name": "troll-dragon" })
}
