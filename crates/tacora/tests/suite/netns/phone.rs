//! A phone that drops off the network, without a word to anybody.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use throwaway::{Host, Link, Network};

use super::is_skipped;
use crate::club::on_host;
use crate::serving::{Serving, alone};

/// The shortest time after which a table counts somebody as away.
const GRACE: Duration = Duration::from_secs(5);

/// How long the server may take to notice, as docs/protocol.md says: up to ten seconds until it next writes, and fifteen
/// until it gives up on an answer. The rest is for a busy machine.
const NOTICING: Duration = Duration::from_secs(25);
const BUSY: Duration = Duration::from_secs(15);

/// Somebody with a connection from their own host.
struct Person<'a> {
    host: &'a Host,
    server: SocketAddr,
    token: String,
}

impl Person<'_> {
    fn arrive(host: &Host, server: SocketAddr) -> Person<'_> {
        let mut person = Person { host, server, token: String::new() };
        let program = person.post("/api/programs", &json!({ "name": "somebody" }));
        program["token"].as_str().unwrap().clone_into(&mut person.token);
        person
    }

    /// Sends the head of a request, and what follows it.
    fn send(&self, head: &str, body: &str) -> TcpStream {
        let stream = self.host.run(|| TcpStream::connect(self.server)).unwrap();
        let mut stream = stream.unwrap();
        let Person { server, token, .. } = self;
        let identity =
            if token.is_empty() { String::new() } else { format!("authorization: Bearer {token}\r\n") };
        write!(stream, "{head} HTTP/1.1\r\nhost: {server}\r\n{identity}{body}").unwrap();
        stream
    }

    fn post(&self, path: &str, body: &Value) -> Value {
        let body = body.to_string();
        let rest = format!(
            "connection: close\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        let mut answer = String::new();
        self.send(&format!("POST {path}"), &rest).read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        assert!(head.starts_with("HTTP/1.1 20"), "{path}: {answer}");
        serde_json::from_str(body).unwrap()
    }

    /// An open stream whose first message has come.
    fn watch(&self, table: &str) -> BufReader<TcpStream> {
        let stream = self.send(&format!("GET {table}/events"), "accept: application/x-ndjson\r\n\r\n");
        let mut stream = BufReader::new(stream);
        until(&mut stream, "\"scene\"");
        stream
    }
}

/// Reads up to the line that contains this.
fn until(stream: &mut impl BufRead, part: &str) -> String {
    let mut line = String::new();
    while !line.contains(part) {
        line.clear();
        assert!(stream.read_line(&mut line).unwrap() > 0, "the stream has ended before {part}");
    }
    line
}

fn start(host: &Host, data: &str) -> (Serving, SocketAddr) {
    let address = SocketAddr::from((host.address(), 7777));
    let serve = ["serve", "--listen", &address.to_string(), "--data", data];
    (Serving::of(&mut on_host(host, &alone(&serve))), address)
}

#[test]
fn a_phone_that_drops_off_the_network_counts_as_away_in_time() {
    if is_skipped() {
        return;
    }
    let network = Network::open(&["server", "laptop", "phone"], 0).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let (_serving, server) = start(network.host("server"), folder.path().to_str().unwrap());
    let laptop = Person::arrive(network.host("laptop"), server);
    let phone = Person::arrive(network.host("phone"), server);
    let options = json!({
        "game": { "name": "diamant", "edition": record::official_editions()[0].id },
        "grace": GRACE.as_secs(), "bots": "instant",
    });
    let made = laptop.post("/api/tables", &json!({ "options": options, "name": "laptop" }));
    let table = format!("/api/tables/{}", made["table"].as_str().unwrap());
    phone.post(&format!("{table}/seat"), &json!({ "name": "phone" }));
    laptop.post(&format!("{table}/bots"), &json!({ "bot": "turn:4" }));
    laptop.post(&format!("{table}/start"), &json!({}));
    let (mut seen, _open) = (laptop.watch(&table), phone.watch(&table));

    network.link_all(phone.host, Link::CUT).unwrap();
    let cut = Instant::now();
    let (tell, told) = mpsc::channel();
    thread::spawn(move || tell.send(until(&mut seen, "\"stood-in\"")));
    let line = told.recv_timeout(GRACE + NOTICING + BUSY).expect("the phone counts as away");
    let after = cut.elapsed();
    println!("the phone counts as away after {:.1} s, {GRACE:?} of them grace", after.as_secs_f32());
    let line: Value = serde_json::from_str(&line).unwrap();
    assert_eq!(line["news"], json!({ "type": "stood-in", "seat": 1, "by": "bot", "why": "away" }));
    assert!(after >= GRACE, "nobody is away before their grace has passed: {after:?}");
}
