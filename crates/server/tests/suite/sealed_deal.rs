//! The secret of a deal is in no answer, no stream and no log before the game is over.

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use reqwest::Method;
use serde_json::{Value, json};
use tokio::runtime;
use tracing::Dispatch;
use tracing_subscriber::EnvFilter;

use crate::sealed_choices::{begun, streams};
use crate::support::back_end::Place;
use crate::support::company::Company;
use crate::support::hand_clock::HandClock;
use crate::support::test_app::TestApp;

/// What is written to it stays here.
#[derive(Clone, Default)]
struct Notebook(Arc<Mutex<Vec<u8>>>);

impl Write for Notebook {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Notebook {
    /// What takes down everything that our crates log.
    fn pen(&self) -> Dispatch {
        let notebook = self.clone();
        let ours = EnvFilter::new("off,server=trace,table=trace,record=trace,bots=trace,game=trace");
        let subscriber = tracing_subscriber::fmt().with_env_filter(ours).without_time().with_ansi(false);
        subscriber.with_writer(move || notebook.clone()).into()
    }

    fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }
}

/// What somebody who is not the server can know: before the next card is turned, and after some more.
struct Known {
    before: Vec<String>,
    after: String,
}

/// Says the same to a server on this place as to any other.
async fn interview(place: &Place, company: &Company, pen: &Dispatch) -> Known {
    let guard = tracing::dispatcher::set_default(pen);
    let store = place.open().await;
    let app = TestApp::at_the_time_of(store.clone(), HandClock::new()).await;
    let company = company.at(&app);
    let mut streams = streams(&company, &app).await;
    let mut before = Vec::new();
    let act = |question: u64, choice: &str| Some(json!({ "question": question, "choice": choice }));
    let question = company.question().await;
    for (seat, method, rest, body) in [
        (1, Method::POST, "/act", act(question, "continue")),
        (2, Method::POST, "/act", act(question, "leave")),
        (2, Method::POST, "/act", act(question, "continue")),
        (0, Method::POST, "/act", act(question, "roll")),
        (0, Method::POST, "/act", act(question - 1, "leave")),
        (0, Method::POST, "/start", None),
        (1, Method::POST, "/start", None),
        (1, Method::PUT, "/nonce", Some(json!({ "game": "x", "nonce": "0".repeat(64) }))),
        (0, Method::PUT, "/nonce", Some(json!({ "nonce": 7 }))),
        (0, Method::GET, "", None),
        (1, Method::GET, "", None),
        (0, Method::GET, "/record", None),
        (0, Method::GET, "/people", None),
        (0, Method::GET, "/hint", None),
        (0, Method::GET, "/nothing", None),
        (2, Method::POST, "/reactions", Some(json!({ "reaction": "good-game" }))),
    ] {
        let request = company.players[seat].request(method, &company.path(rest));
        let request = if let Some(body) = body { request.json(&body) } else { request };
        let answer = request.send().await.unwrap();
        let mut headers = answer.headers().clone();
        headers.remove("date");
        before.push(format!("{} {headers:?} {}", answer.status(), answer.text().await.unwrap()));
    }
    let game = company.look(0).await["scene"]["deal"]["game"].as_str().unwrap().to_owned();
    for path in
        [format!("/api/games/{game}/record"), format!("/api/games/{game}/replay"), "/api/tables".to_owned()]
    {
        before.push(app.get(&path).await.text().await.unwrap());
    }
    for stream in &mut streams {
        before.push(stream.text_until("\"good-game\"").await);
    }
    // The end of a stream is noticed at some moment, and logged then.
    drop(guard);
    drop(streams);
    for _ in 0..6 {
        for seat in 0..3 {
            let asked = company.look(seat).await["you"]["actions"].is_array();
            if asked {
                company.choose(seat, "continue").await;
            }
        }
    }
    let after = app.get(&company.path("/record")).await.text().await.unwrap();
    app.stop().await;
    store.close().await;
    Known { before, after }
}

/// Puts another secret in the place of the one in the log, and says which it was.
async fn exchange_secret(place: &Place, fresh: &str) -> String {
    let secret = |body: &str| {
        let event: Value = serde_json::from_str(body).unwrap();
        event["secret"].as_str().unwrap().to_owned()
    };
    secret(&place.tamper("deal-sealed", |body| body.replace(&secret(body), fresh)).await)
}

/// Does this on one thread, so that everything that is logged is logged here, and leaves nothing running behind.
fn alone<T>(work: impl Future<Output = T>) -> T {
    runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(work)
}

#[test]
fn nothing_depends_on_the_secret_until_a_card_is_drawn_from_it() {
    let original = alone(Place::new());
    let company = alone(begun(&original, json!({ "hints": "on" })));
    let copy = alone(original.copy());
    let other = "5e".repeat(32);
    let secret = alone(exchange_secret(&copy, &other));
    assert_ne!(secret, other);

    let books = [Notebook::default(), Notebook::default()];
    // Both from the beginning: a single one would be asked only on the thread that first comes to a line that logs.
    let pens = books.each_ref().map(Notebook::pen);
    let one = alone(interview(&original, &company, &pens[0]));
    let two = alone(interview(&copy, &company, &pens[1]));
    assert_eq!(one.before, two.before);
    let [logged, other_logged] = books.map(|book| book.text());
    assert_eq!(logged, other_logged);
    assert!(logged.contains("request"), "something was logged: {logged}");
    assert_ne!(one.after, two.after, "six cards later everybody sees that there were two secrets");
    for known in [one, two] {
        for text in known.before.iter().chain([&logged, &known.after]) {
            let text = text.to_lowercase();
            assert!(!text.contains(&secret) && !text.contains(&other), "{text}");
        }
    }
}
