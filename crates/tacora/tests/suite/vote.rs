//! Whether a bot should play for somebody is answered in a terminal, on the full screen and line by line.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::serving::Serving;
use crate::window::Window;

const PATIENCE: Duration = Duration::from_secs(30);

/// Somebody who plays over the API.
struct Player {
    server: SocketAddr,
    token: String,
    /// Open streams, so that they count as connected.
    streams: Vec<TcpStream>,
}

impl Player {
    fn new(server: SocketAddr, name: &str) -> Player {
        let mut player = Player { server, token: String::new(), streams: Vec::new() };
        let made = player.call("POST", "/api/programs", &json!({ "name": name }));
        made["token"].as_str().unwrap().clone_into(&mut player.token);
        player
    }

    fn send(&self, method: &str, path: &str, body: &Value) -> TcpStream {
        let mut stream = TcpStream::connect(self.server).unwrap();
        let token = if self.token.is_empty() {
            String::new()
        } else {
            format!("authorization: Bearer {}\r\n", self.token)
        };
        let body = if method == "GET" { String::new() } else { body.to_string() };
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: localhost\r\n{token}content-type: application/json\r\n\
             content-length: {}\r\nconnection: close\r\n\r\n{body}",
            body.len()
        )
        .unwrap();
        stream
    }

    /// The answer, which must be a yes.
    #[track_caller]
    fn call(&self, method: &str, path: &str, body: &Value) -> Value {
        let mut answer = String::new();
        self.send(method, path, body).read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        assert!(head.starts_with("HTTP/1.1 2"), "{method} {path}: {answer}");
        serde_json::from_str(body).unwrap()
    }

    fn look_on(&mut self, table: &str) {
        let stream = self.send("GET", &format!("{table}/events"), &Value::Null);
        self.streams.push(stream);
    }

    /// Waits until the question whether a bot should play is as wanted.
    fn wait_for_vote(&self, table: &str, wanted: impl Fn(&Value) -> bool) {
        let end = Instant::now() + PATIENCE;
        loop {
            let scene = self.call("GET", table, &Value::Null)["scene"].clone();
            if wanted(&scene["stand-in-vote"]) {
                return;
            }
            assert!(Instant::now() < end, "{}", scene["stand-in-vote"]);
            thread::park_timeout(Duration::from_millis(20));
        }
    }
}

#[test]
fn whether_a_bot_should_play_for_somebody_is_answered_in_a_terminal() {
    let server = Serving::start(&["serve", "--listen", "127.0.0.1:0", "--memory", "--no-limits"]);
    let folder = tempfile::tempdir().unwrap();
    for (plain, [asked, agree], [asked_oneself, refuse]) in [
        (false, ["(Y yes, N no)", "y"], ["(N I’m here, Y let the bot play)", "n"]),
        (true, ["Type “agree” or “refuse”.", "agree\r"], ["Type “refuse” if you’re here", "refuse\r"]),
    ] {
        let (mut ada, mut cy) = (Player::new(server.address(), "Ada"), Player::new(server.address(), "Cy"));
        let options = json!({ "game": { "name": "diamant", "edition": "classic-2005" } });
        let made = ada.call("POST", "/api/tables", &json!({ "options": options, "name": "Ada" }));
        let code = made["table"].as_str().unwrap();
        let table = format!("/api/tables/{code}");
        cy.call("POST", &format!("{table}/seat"), &json!({ "name": "Cy" }));
        ada.look_on(&table);
        cy.look_on(&table);
        let link = format!("http://{}/t/{code}", server.address());
        let state = folder.path().join(if plain { "plain" } else { "screen" });
        let environment = [
            ("XDG_STATE_HOME", state.to_str().unwrap()),
            ("LANG", "en_GB.UTF-8"),
            ("HOME", folder.path().to_str().unwrap()),
        ];
        let mut arguments = vec!["play", &link, "--people", "Bo"];
        arguments.extend(plain.then_some("--plain"));
        let mut bo = Window::open(&arguments, (100, 30), &environment);
        bo.wait_for(|shown| shown.contains("Cy") || shown.contains("Ready to start?"));
        ada.call("POST", &format!("{table}/start"), &json!({}));
        bo.wait_for(|shown| shown.contains("Continue"));

        ada.call("POST", &format!("{table}/seats/1/stand-in"), &json!({}));
        bo.wait_for(|shown| shown.contains(asked));
        bo.press(agree);
        let has_agreed =
            |vote: &Value| vote["agreed"].as_array().is_some_and(|seats| seats.contains(&json!(2)));
        ada.wait_for_vote(&table, has_agreed);

        ada.call("POST", &format!("{table}/seats/2/stand-in"), &json!({}));
        bo.wait_for(|shown| shown.contains(asked_oneself));
        ada.wait_for_vote(&table, |vote| vote["seat"] == 2);
        bo.press(refuse);
        ada.wait_for_vote(&table, Value::is_null);
        bo.send("TERM");
        bo.ended();
    }
}
