//! Connections: slow ones, too many of them, and how they end.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::routing::{get, post};
use futures_util::stream;
use server::{ConnectionLimits, Shutdown};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::Notify;
use tokio::time::timeout;

use crate::support::test_app::TestApp;

/// Far longer than anything here takes: only a test that fails waits for it.
const FAR: Duration = Duration::from_secs(30);

/// A stream that says one word and ends with the server.
fn words(shutdown: &Shutdown) -> Body {
    let mut first = true;
    let shutdown = shutdown.clone();
    Body::from_stream(stream::unfold((), move |()| {
        let (begun, now) = (shutdown.begun(), std::mem::replace(&mut first, false));
        async move {
            if now {
                return Some((Ok::<_, Infallible>(Bytes::from_static(b"word")), ()));
            }
            begun.await;
            None
        }
    }))
}

fn app(shutdown: &Shutdown) -> Router {
    let shutdown = shutdown.clone();
    Router::new()
        .route("/hello", get(|| async { "hello" }))
        .route("/words", get(move || std::future::ready(words(&shutdown))))
}

#[tokio::test]
async fn a_head_that_does_not_come_to_an_end_closes_the_connection() {
    let shutdown = Shutdown::new();
    let limits =
        ConnectionLimits { header_timeout: Duration::from_millis(50), ..ConnectionLimits::default() };
    let server = TestApp::of(app(&shutdown), limits, shutdown).await;
    let mut stream = server.get("/words").await;
    assert_eq!(stream.chunk().await.unwrap().unwrap(), "word");
    for start in ["", "GET /hello HTTP/1.1\r\nhost: x\r\nx-slow: "] {
        let mut slow = TcpStream::connect(server.address).await.unwrap();
        slow.write_all(start.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        timeout(FAR, slow.read_to_end(&mut answer)).await.expect("it is closed").unwrap();
        assert!(!String::from_utf8_lossy(&answer).contains("200"), "{start}");
    }
    assert_eq!(server.get("/hello").await.text().await.unwrap(), "hello");
    server.shutdown.begin();
    assert_eq!(stream.chunk().await.unwrap(), None, "a stream may be silent for longer, and ends well");
}

#[tokio::test]
async fn a_head_that_is_too_long_is_refused() {
    let shutdown = Shutdown::new();
    let server = TestApp::of(app(&shutdown), ConnectionLimits::default(), shutdown).await;
    let long = server.client.get(server.url("/hello")).header("x-long", "x".repeat(10_000)).send().await;
    assert_eq!(long.unwrap().status(), 431);
}

#[tokio::test]
async fn whoever_comes_when_every_place_is_taken_is_turned_away() {
    let shutdown = Shutdown::new();
    let limits = ConnectionLimits { connections: 2, ..ConnectionLimits::default() };
    let server = TestApp::of(app(&shutdown), limits, shutdown).await;
    let mut one = server.get("/words").await;
    assert_eq!(one.chunk().await.unwrap().unwrap(), "word");
    let mut other = server.get("/words").await;
    assert_eq!(other.chunk().await.unwrap().unwrap(), "word");

    let refused = server.get("/hello").await;
    assert_eq!(refused.status(), 503);
    assert_eq!(refused.headers()["retry-after"], "5");
    let problem: serde_json::Value = refused.json().await.unwrap();
    assert_eq!(problem["slug"], "server/full");

    drop(one);
    // The place is free as soon as the server has seen the connection close.
    let welcome = async {
        while server.get("/hello").await.status() != 200 {
            tokio::task::yield_now().await;
        }
    };
    timeout(FAR, welcome).await.expect("a place was given back");
}

#[tokio::test]
async fn the_shutdown_ends_streams_and_finishes_requests() {
    let (shutdown, entered, go_on) = (Shutdown::new(), Arc::new(Notify::new()), Arc::new(Notify::new()));
    let (inside, permission) = (Arc::clone(&entered), Arc::clone(&go_on));
    let slow = move || {
        let (inside, permission) = (Arc::clone(&inside), Arc::clone(&permission));
        async move {
            inside.notify_one();
            permission.notified().await;
            "finished"
        }
    };
    let app = app(&shutdown).route("/slow", get(slow));
    let server = TestApp::of(app, ConnectionLimits::default(), shutdown).await;

    let mut stream = server.get("/words").await;
    assert_eq!(stream.chunk().await.unwrap().unwrap(), "word");
    let idle = server.get("/hello").await.text().await.unwrap();
    assert_eq!(idle, "hello");
    let running = tokio::spawn(server.client.get(server.url("/slow")).send());
    entered.notified().await;

    server.shutdown.begin();
    assert_eq!(timeout(FAR, stream.chunk()).await.expect("the stream ends").unwrap(), None);
    go_on.notify_one();
    let answer = timeout(FAR, running).await.unwrap().unwrap().unwrap();
    assert_eq!(answer.text().await.unwrap(), "finished");
    timeout(FAR, server.served).await.expect("the server ends").unwrap();
    assert!(TcpStream::connect(server.address).await.is_err(), "nobody listens any more");
}

#[tokio::test]
async fn a_request_that_never_ends_is_abandoned_after_the_grace_period() {
    let shutdown = Shutdown::new();
    let entered = Arc::new(Notify::new());
    let inside = Arc::clone(&entered);
    let endless = move || {
        inside.notify_one();
        std::future::pending::<()>()
    };
    let limits = ConnectionLimits { grace: Duration::from_millis(20), ..ConnectionLimits::default() };
    let server = TestApp::of(app(&shutdown).route("/endless", get(endless)), limits, shutdown).await;
    let running = tokio::spawn(server.client.get(server.url("/endless")).send());
    entered.notified().await;
    server.shutdown.begin();
    timeout(FAR, server.served).await.expect("the server ends").unwrap();
    assert!(timeout(FAR, running).await.unwrap().unwrap().is_err());
}

/// Sends this and reads until the server closes the connection.
async fn last_words(server: &TestApp, request: &str) -> String {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    timeout(FAR, stream.read_to_end(&mut answer)).await.expect("it is closed").unwrap();
    String::from_utf8(answer).unwrap()
}

const STALLED: &str = "POST /length HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\nfew";

fn with_bodies(shutdown: &Shutdown) -> Router {
    let length = |body: Bytes| async move { body.len().to_string() };
    app(shutdown).route("/length", post(length)).route("/deaf", post(|| async { "no" }))
}

#[tokio::test]
async fn bodies_that_do_not_come_to_an_end_close_the_connection() {
    let shutdown = Shutdown::new();
    let limits = ConnectionLimits { body_timeout: Duration::from_millis(50), ..ConnectionLimits::default() };
    let server = Arc::new(TestApp::of(with_bodies(&shutdown), limits, shutdown).await);
    let mut stalled = tokio::task::JoinSet::new();
    for _ in 0..300 {
        let server = Arc::clone(&server);
        stalled.spawn(async move { last_words(&server, STALLED).await });
    }
    for answer in stalled.join_all().await {
        assert!(answer.starts_with("HTTP/1.1 400") && answer.contains("connection: close"), "{answer}");
    }
    let whole = server.client.post(server.url("/length")).body("0123456789").send().await.unwrap();
    assert_eq!(whole.text().await.unwrap(), "10");
}

#[tokio::test]
async fn an_answer_before_the_body_was_read_says_that_the_connection_closes() {
    let shutdown = Shutdown::new();
    let server = TestApp::of(with_bodies(&shutdown), ConnectionLimits::default(), shutdown).await;
    let answer = last_words(&server, &STALLED.replace("/length", "/deaf")).await;
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("connection: close"), "{answer}");
    assert!(answer.ends_with("no"), "{answer}");
    let read = server.client.post(server.url("/length")).body("0123456789").send().await.unwrap();
    assert!(!read.headers().contains_key("connection"), "what was read costs no connection");
}

#[tokio::test]
async fn whoever_takes_nothing_loses_the_connection() {
    let shutdown = Shutdown::new();
    let flood = || async {
        let chunk = Bytes::from(vec![b'x'; 64 * 1024]);
        Body::from_stream(stream::repeat_with(move || Ok::<_, Infallible>(chunk.clone())))
    };
    let limits = ConnectionLimits {
        connections: 1,
        write_timeout: Duration::from_millis(50),
        ..ConnectionLimits::default()
    };
    let server = TestApp::of(app(&shutdown).route("/flood", get(flood)), limits, shutdown).await;
    let mut deaf = TcpStream::connect(server.address).await.unwrap();
    deaf.write_all(b"GET /flood HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
    deaf.readable().await.unwrap();
    let welcome = async {
        while server.get("/hello").await.status() != 200 {
            tokio::task::yield_now().await;
        }
    };
    timeout(FAR, welcome).await.expect("the place was given back");
}

#[tokio::test]
async fn one_address_has_only_so_many_connections() {
    let shutdown = Shutdown::new();
    let limits = ConnectionLimits { per_address: Some(1), ..ConnectionLimits::default() };
    let server = TestApp::of(app(&shutdown), limits, shutdown).await;
    let mut one = server.get("/words").await;
    assert_eq!(one.chunk().await.unwrap().unwrap(), "word");
    let refused = server.get("/hello").await;
    assert_eq!((refused.status().as_u16(), &refused.headers()["retry-after"]), (429, &"5".parse().unwrap()));
    let problem: serde_json::Value = refused.json().await.unwrap();
    assert_eq!(problem["slug"], "request/too-many");

    let elsewhere = tokio::net::TcpSocket::new_v4().unwrap();
    elsewhere.bind("127.0.0.2:0".parse().unwrap()).unwrap();
    let mut elsewhere = elsewhere.connect(server.address).await.unwrap();
    let request = b"GET /hello HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
    elsewhere.write_all(request).await.unwrap();
    let mut answer = String::new();
    elsewhere.read_to_string(&mut answer).await.unwrap();
    assert!(answer.ends_with("hello"), "{answer}");
}
