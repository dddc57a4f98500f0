//! The people of one table, and what they play.

use std::net::SocketAddr;
use std::sync::Arc;

use reqwest::{Client, StatusCode};
use serde_json::{Value, json};

use super::Club;
use super::door::{Door, Life};
use super::guest::Guest;
use super::journal::Journal;
use super::log::{Log, look};
use super::scatter;
use super::story::Story;
use super::stream::Format;

/// The people of one table.
pub(crate) struct Party {
    number: u64,
    http: Client,
    story: Arc<Story>,
    people: Vec<Person>,
    /// The message up to which all this happened on an earlier evening.
    head: u32,
}

#[derive(Clone)]
struct Person {
    id: String,
    token: String,
}

impl Party {
    /// Sits down at a table of its own and begins.
    pub(crate) async fn gather(number: u64, door: Door) -> Party {
        let (http, life) = (door.client(), door.open().await);
        let count = if is_troll(number) { 3 } else { 3 + number % 3 };
        let mut people = Vec::new();
        for place in 0..count {
            let name = json!({ "name": format!("guest {number}.{place}") });
            let program = post(&http, life, "/api/programs", None, &name).await;
            let text = |field: &str| program[field].as_str().unwrap().to_owned();
            people.push(Person { id: text("id"), token: text("token") });
        }
        let wanted = json!({ "options": options(number), "name": "seat 0" });
        let made = post(&http, life, "/api/tables", Some(&people[0]), &wanted).await;
        let table = format!("/api/tables/{}", made["table"].as_str().unwrap());
        for (place, person) in people.iter().enumerate().skip(1) {
            let name = json!({ "name": format!("seat {place}") });
            post(&http, life, &format!("{table}/seat"), Some(person), &name).await;
        }
        let bot = json!({ "bot": if is_troll(number) { "bold:100" } else { "turn:4" } });
        post(&http, life, &format!("{table}/bots"), Some(&people[0]), &bot).await;
        post(&http, life, &format!("{table}/start"), Some(&people[0]), &json!({})).await;
        let story = Story::new(made["table"].as_str().unwrap().to_owned());
        Party { number, http, story: Arc::new(story), people, head: 0 }
    }

    /// The same party at a server that knows the beginning of its story, wherever that breaks off.
    pub(crate) async fn gather_again(&self, door: Door) -> Party {
        let life = door.open().await;
        let url = format!("http://{}/api/tables/{}", life.address, self.story.code);
        let look = self.http.get(url).send().await.unwrap();
        assert_eq!(look.status(), StatusCode::OK);
        let look: Value = look.json().await.unwrap();
        let head = look["id"].as_str().unwrap().parse().unwrap();
        let story = Arc::new(self.story.up_to(head));
        Party { number: self.number, http: Client::new(), story, people: self.people.clone(), head }
    }

    /// Everybody, ready to play; at every other table somebody only looks on.
    pub(super) fn guests(&self, club: &Club, door: &Door) -> Vec<Guest> {
        let onlooker = self.number.is_multiple_of(2).then_some(None);
        let everybody = self.people.iter().map(Some).chain(onlooker);
        let guest = |(place, person): (u64, Option<&Person>)| Guest {
            club: club.clone(),
            http: self.http.clone(),
            door: door.clone(),
            story: self.story.clone(),
            token: person.map(|person| person.token.clone()),
            format: self.format(place),
            wishes: None,
            journal: Journal::new(&self.story.code, person.map(|person| person.id.as_str()), self.head),
            character: scatter(club.seed ^ scatter(self.number * 16 + place)),
            asked: None,
            asleep: sleeps(self.number),
        };
        (0..).zip(everybody).map(guest).collect()
    }

    /// At every other pair of tables everybody plays over sockets, or two of three where there are others.
    fn format(&self, place: u64) -> Format {
        let is_mixed = place % 3 == 2;
        match (self.number + place) % 2 {
            _ if self.number % 4 < 2 && !is_mixed => Format::Frames,
            0 => Format::Lines,
            _ => Format::Events,
        }
    }

    /// How many messages its people have heard, or were told on an earlier evening.
    pub(crate) fn messages(&self) -> u32 {
        self.story.last()
    }

    /// The message up to which all this happened on an earlier evening.
    pub(crate) fn head(&self) -> u32 {
        self.head
    }

    pub(super) fn where_it_is_stuck(&self) -> Option<String> {
        let Party { number, story, .. } = self;
        (!story.has_ended()).then(|| format!("{number}, {} after message {}", story.code, story.last()))
    }

    /// Every one of these nodes shows the table as it follows from the log in the database.
    pub(crate) async fn check_agreement(&self, door: &Door, nodes: &[SocketAddr], log: &Log) {
        let http = door.client();
        let expected = look(&log[&self.story.code]);
        assert!(expected.number >= self.messages(), "{}: the log ends early", self.story.code);
        for node in nodes {
            let url = format!("http://{node}/api/tables/{}", self.story.code);
            let answer = http.get(url).send().await.unwrap();
            assert_eq!(answer.status(), StatusCode::OK, "{node}: {}", self.story.code);
            let table: Value = answer.json().await.unwrap();
            assert_eq!(table["id"], expected.number.to_string(), "{node}: {}", self.story.code);
            assert_eq!(
                table["scene"],
                serde_json::to_value(&expected.scene).unwrap(),
                "{node}: {}",
                self.story.code
            );
        }
    }

    /// Every record of its games is complete, and nobody chose the cards.
    pub(crate) async fn check_records(&self, door: Door) -> usize {
        // Not over a connection that was idle while they played over sockets: the server may have closed it since.
        let (life, http) = (door.open().await, door.client());
        let games = self.story.games();
        for game in &games {
            let url = format!("http://{}/api/games/{game}/record", life.address);
            let answer = http.get(url).send().await.unwrap();
            assert_eq!(answer.status(), StatusCode::OK, "{}: {game}", self.story.code);
            let verified = record::read(&answer.text().await.unwrap()).unwrap().verify().unwrap();
            assert!(verified.is_complete() && verified.draws() > 0);
        }
        games.len()
    }
}

fn is_troll(number: u64) -> bool {
    number % 10 >= 8 && !sleeps(number)
}

/// Tables with such numbers are timed, and nobody there ever chooses anything.
pub(crate) const SLEEPERS: u64 = 1_000;

fn sleeps(number: u64) -> bool {
    number >= SLEEPERS
}

/// What is agreed at the table with this number: every edition, both games, both kinds of race, timed and not.
fn options(number: u64) -> Value {
    let game = if is_troll(number) {
        let race = if number.is_multiple_of(2) { "step" } else { "live" };
        let stock = json!({ "diamonds": 12, "nuggets": 6 });
        json!({ "name": "troll-dragon", "options": { "race": race, "stock": stock } })
    } else {
        let editions = record::official_editions();
        let edition = &editions[usize::try_from(number).unwrap() % editions.len()];
        let relics =
            (edition.relics == record::RelicSwitchWord::Optional).then_some(number.is_multiple_of(2));
        json!({ "name": "diamant", "edition": edition.id, "relics": relics })
    };
    let clock = if sleeps(number) { Some(5) } else { (number % 5 == 2).then_some(3600) };
    json!({
        "game": game,
        "bots": "instant",
        "interval": 100,
        "grace": 3600,
        "clock": clock,
        "absence": if sleeps(number) { "rest" } else { "bot" },
        "timing": if number % 4 == 1 { "hidden" } else { "shown" },
    })
}

async fn post(http: &Client, life: Life, path: &str, person: Option<&Person>, body: &Value) -> Value {
    let request = http.post(format!("http://{}{path}", life.address)).json(body);
    let request = match person {
        Some(person) => request.bearer_auth(&person.token),
        None => request,
    };
    let answer = request.send().await.unwrap();
    let (status, text) = (answer.status(), answer.text().await.unwrap());
    assert!(status.is_success(), "{path}: {status} {text}");
    serde_json::from_str(&text).unwrap()
}
