//! A table on a server, over the same public API as any other program uses.

mod address;
mod command;
mod http;
mod identity;
mod socket;
mod stream;

use std::path::PathBuf;
use std::time::Duration;

use protocol::{News, OptionsField, You};
use serde_json::{Value, json};

pub use address::TableAddress;

use crate::fault::Fault;
use crate::line::{Answer, Heard, Line, Sight, Want};
use crate::nonces::{Nonces, Step};
use crate::offer::seats_here;
use command::Command;
use http::{Http, Reply, Unreachable};
use stream::{Stream, Told};

/// How often it is looked whether something has come.
const PAUSE: Duration = Duration::from_millis(40);

/// Who goes to a server.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// The people at this keyboard; nobody, for those who only look on.
    pub people: Vec<String>,
    /// Where it is remembered who we are there, so that a seat is found again.
    pub memory: Option<PathBuf>,
}

/// A table on a server.
pub struct Online {
    http: Http,
    code: String,
    base: String,
    stream: Stream,
    seen: Option<Sight>,
    /// How the table was when we came, until the front end has heard it.
    first: Option<Sight>,
    nonces: Nonces,
}

impl Online {
    /// Sits down at the table, or takes the seat that we have there.
    pub fn join(address: &TableAddress, visitor: &Visitor) -> Result<Online, Fault> {
        let online = Online::look_on(address, visitor)?;
        let seated = online.seen.as_ref().is_some_and(|seen| seen.you.seat.is_some());
        for (place, name) in visitor.people.iter().enumerate().filter(|_| !seated) {
            let path = if place == 0 { "seat" } else { "seats" };
            let reply = online.http.post(&online.path(path), Some(&json!({ "name": name })));
            reply.map_err(unreachable)?.accepted()?;
        }
        Ok(online)
    }

    /// Looks on.
    pub fn look_on(address: &TableAddress, visitor: &Visitor) -> Result<Online, Fault> {
        let code = address.code.clone().ok_or_else(|| Fault::Address(address.base.clone()))?;
        let http = identity::find(&address.base, visitor)?;
        let stream = Stream::open(http.clone(), &code, None);
        let base = address.base.clone();
        let mut online =
            Online { http, code, base, stream, seen: None, first: None, nonces: Nonces::default() };
        online.first = Some(online.first_sight()?);
        Ok(online)
    }

    /// Makes a table on this server, with these bots, and sits down at it.
    pub fn make(
        address: &TableAddress,
        visitor: &Visitor,
        options: &OptionsField,
        bots: &[String],
    ) -> Result<Online, Fault> {
        let http = identity::find(&address.base, visitor)?;
        let body = json!({ "options": options, "name": visitor.people.first() });
        let made = http.post("/api/tables", Some(&body)).map_err(unreachable)?.accepted()?;
        let code = made["table"].as_str().unwrap_or_default().to_owned();
        for bot in bots {
            let path = format!("/api/tables/{code}/bots");
            http.post(&path, Some(&json!({ "bot": bot }))).map_err(unreachable)?.accepted()?;
        }
        for name in visitor.people.iter().skip(1) {
            let path = format!("/api/tables/{code}/seats");
            http.post(&path, Some(&json!({ "name": name }))).map_err(unreachable)?.accepted()?;
        }
        Online::look_on(&TableAddress { code: Some(code), ..address.clone() }, visitor)
    }

    /// How the table is, once it has been heard.
    fn first_sight(&mut self) -> Result<Sight, Fault> {
        loop {
            match self.stream.next_within(Duration::from_secs(10)) {
                Some(Told::Line(line)) => {
                    if let Some(sight) = self.take_in(&line) {
                        return Ok(sight);
                    }
                }
                Some(Told::Refused { slug, reason }) => return Err(Fault::Server { slug, reason }),
                Some(Told::Alive | Told::Back) => {}
                Some(Told::Lost) | None => return Err(unreachable(Unreachable)),
            }
        }
    }

    fn path(&self, what: &str) -> String {
        format!("/api/tables/{}/{what}", self.code)
    }

    /// What a line of the stream shows: the whole table, or only what we see differently.
    fn take_in(&mut self, line: &Value) -> Option<Sight> {
        let you: You = line.get("you").and_then(|you| serde_json::from_value(you.clone()).ok())?;
        // A server of tomorrow may tell what we have no word for; the scene is what counts.
        let news: Option<News> = line.get("news").and_then(|news| serde_json::from_value(news.clone()).ok());
        let sight = match line.get("scene").and_then(|scene| serde_json::from_value(scene.clone()).ok()) {
            Some(scene) => Sight { news, scene, you },
            None => Sight { news: None, you, ..self.seen.clone()? },
        };
        self.seen = Some(sight.clone());
        Some(sight)
    }

    /// Does the part of this device in a fair deal. A game without it is played all the same.
    fn add_nonces(&mut self, sight: &Sight) {
        for step in self.nonces.steps(&sight.scene, &seats_here(&sight.you), &mut rand::rng()) {
            let command = match &step {
                Step::Commit { seat, game, nonce } => Command::commit(*seat, game, nonce),
                Step::Reveal { seat, game, nonce } => Command::reveal(*seat, game, nonce),
            };
            let _ = self.carry(&command);
        }
    }

    /// Sends a command over the socket if one is open, and as a request otherwise.
    fn carry(&self, command: &Command) -> Result<Reply, Unreachable> {
        let sent = self.stream.commands().send(command);
        sent.unwrap_or_else(|| self.http.command(&format!("/api/tables/{}", self.code), command))
    }

    /// Sends a command until somebody answers, a few times.
    fn send(&self, command: &Command) -> Answer {
        (0..3).find_map(|_| self.carry(command).ok()).map_or(Answer::Unreachable, Reply::answer)
    }
}

impl Line for Online {
    fn hear(&mut self) -> Result<Option<Heard>, Fault> {
        if let Some(first) = self.first.take() {
            self.add_nonces(&first);
            return Ok(Some(Heard::Sight(Box::new(first))));
        }
        loop {
            match self.stream.next_within(Duration::ZERO) {
                None => return Ok(None),
                Some(Told::Alive) => {}
                Some(Told::Lost) => return Ok(Some(Heard::Lost)),
                Some(Told::Back) => return Ok(Some(Heard::Back)),
                Some(Told::Refused { slug, reason }) => return Err(Fault::Server { slug, reason }),
                Some(Told::Line(line)) => {
                    let Some(sight) = self.take_in(&line) else { continue };
                    self.add_nonces(&sight);
                    return Ok(Some(Heard::Sight(Box::new(sight))));
                }
            }
        }
    }

    fn pause(&self) -> Duration {
        PAUSE
    }

    fn link(&self) -> Option<String> {
        Some(format!("{}/t/{}", self.base, self.code))
    }

    fn want(&mut self, want: Want) -> Result<Answer, Fault> {
        Ok(match want {
            Want::Act { seat, question, choice } => self.send(&Command::act(seat, question, choice)),
            Want::Vote { seat, vote } => self.send(&Command::vote(seat, vote)),
            Want::Ready => {
                let seats = self.seen.as_ref().map(|seen| seats_here(&seen.you)).unwrap_or_default();
                let mut last = Answer::Done;
                for seat in seats {
                    last = self.send(&Command::say_ready(seat));
                    if last != Answer::Done {
                        break;
                    }
                }
                last
            }
        })
    }
}

fn unreachable(_: Unreachable) -> Fault {
    Fault::Unreachable
}

impl Reply {
    /// What it says, if it says yes.
    fn accepted(self) -> Result<Value, Fault> {
        if self.is_yes() {
            Ok(self.body)
        } else {
            Err(Fault::Server { slug: self.slug(), reason: self.message() })
        }
    }

    fn answer(self) -> Answer {
        match self.body["retry_after_ms"].as_u64() {
            _ if self.is_yes() => Answer::Done,
            Some(wait) if self.body["slug"] == "table/too-soon" => {
                Answer::TooSoon(Duration::from_millis(wait))
            }
            _ => Answer::Refused { slug: self.slug(), reason: self.message() },
        }
    }
}
