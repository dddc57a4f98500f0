//! What the log of a node says, at its usual level, when NATS or PostgreSQL is lost and comes back.
#![cfg(unix)]

use std::sync::Mutex;
use std::thread::{self, sleep};
use std::time::{Duration, Instant};

use throwaway::{Nats, Postgres, Syncing};

use crate::serving::{Serving, alone};

/// Longer than any machine needs to notice.
const PATIENCE: Duration = Duration::from_secs(30);

/// Waits until this is true of the log, while somebody goes on asking.
#[track_caller]
fn wait(serving: &Serving, log: &Mutex<Vec<String>>, lines: usize) {
    let begun = Instant::now();
    while log.lock().unwrap().len() < lines {
        assert!(begun.elapsed() < PATIENCE, "{:?}", log.lock().unwrap());
        serving.get("/ready");
        serving.get("/api/tables");
        sleep(Duration::from_millis(20));
    }
}

#[test]
fn losing_and_finding_nats_and_the_database_is_one_line_each() {
    let (mut postgres, nats) = (Postgres::start(Syncing::Off).unwrap(), Nats::start().unwrap());
    let (database, bus) = (postgres.url("postgres"), nats.url());
    let listen = ["serve", "--listen", "127.0.0.1:0", "--no-limits"];
    let mut serving =
        Serving::of(&mut alone(&[&listen[..], &["--database", &database, "--nats", &bus]].concat()));
    let log = serving.log();
    let begun = Instant::now();
    while !serving.get("/ready").ends_with("{\"status\":\"ok\"}") {
        assert!(begun.elapsed() < PATIENCE);
    }
    nats.freeze().unwrap();
    wait(&serving, &log, 1);
    assert!(serving.get("/ready").ends_with("{\"status\":\"ok\",\"ill\":[\"bus\"]}"));
    nats.thaw().unwrap();
    wait(&serving, &log, 2);
    postgres.stop().unwrap();
    wait(&serving, &log, 3);
    // Whoever asks meanwhile is refused, and that does not fill the log.
    thread::scope(|scope| {
        for path in ["/ready", "/api/tables"].into_iter().cycle().take(20) {
            scope.spawn(|| assert!(serving.get(path).starts_with("HTTP/1.1 503 ")));
        }
    });
    postgres.resume().unwrap();
    wait(&serving, &log, 4);
    serving.signalled("-TERM");

    let lines = log.lock().unwrap();
    let expected = [
        "NATS does not answer: games continue through the database, with up to 0.25 s delay",
        "NATS answers again",
        "PostgreSQL does not answer: requests are refused until it is back; no acknowledged decision is lost",
        "PostgreSQL answers again",
    ];
    assert_eq!(lines.len(), expected.len(), "{lines:#?}");
    for (line, sentence) in lines.iter().zip(expected) {
        assert!(line.contains("WARN") && line.contains(sentence), "{line}");
    }
}
