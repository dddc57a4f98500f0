//! Streams that resume far back: each holds a page of the history, and none misses or repeats a message.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering::SeqCst;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use futures_util::StreamExt;
use serde_json::{Value, json};
use server::Settings;
use server::http::{Rate, Rates};
use server::store::{Append, LogIndex, Store};
use tower::Service;

use crate::support::company::Company;
use crate::support::faulty_store::FaultyStore;
use crate::support::test_app::TestApp;
use crate::support::test_store::TestStore;

/// Many times what is read at once.
const REACTIONS: usize = 6_000;

/// A table where somebody has reacted very often.
pub(crate) async fn long_table() -> (Arc<FaultyStore>, Company) {
    let store = FaultyStore::new().await;
    let app = TestApp::on(store.clone(), settings()).await;
    let company = Company::playing(&app, json!({})).await;
    company.react(1, "wow").await;
    app.stop().await;
    let code = company.code.parse().unwrap();
    let log = store.events(&code, 0, u32::MAX >> 1).await.unwrap();
    let events = vec![log.last().unwrap().clone(); REACTIONS];
    let after = u32::try_from(log.len()).unwrap();
    store
        .append(Append {
            table: code,
            after,
            events,
            row: None,
            grown: 0,
            game: None,
            index: LogIndex::default(),
            due: None,
        })
        .await
        .unwrap();
    (store, company)
}

fn settings() -> Settings {
    Settings { rates: Rates::UNLIMITED, ..Settings::default() }
}

#[tokio::test(flavor = "multi_thread")]
async fn streams_that_nobody_reads_hold_a_page_each() {
    const STREAMS: u64 = 16;
    let (store, company) = long_table().await;
    let (mut app, _) = TestStore::from(store.clone()).server(settings()).await.build();
    // The first to come wakes the table, which reads its whole log once.
    let look = request(&company, "");
    assert_eq!(app.call(look).await.unwrap().status(), 200);
    store.events_read.store(0, SeqCst);
    let mut bodies = Vec::new();
    for _ in 0..STREAMS {
        let response = app.call(request(&company, "/events?after=1")).await.unwrap();
        let mut body = response.into_body().into_data_stream();
        let chunk = body.next().await.unwrap().unwrap();
        assert!(chunk.len() < 128 * 1024, "{} bytes at once", chunk.len());
        bodies.push(body);
    }
    let read = store.events_read.load(SeqCst);
    assert!(read <= STREAMS * 256, "{read} events for {STREAMS} streams that took one chunk each");
}

fn request(company: &Company, path: &str) -> Request<Body> {
    let request = Request::get(company.path(path))
        .header("host", "test")
        .header("authorization", format!("Bearer {}", company.players[0].token));
    request.extension(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 1)))).body(Body::empty()).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_resumes_far_back_gets_every_message_once_while_the_table_goes_on() {
    let (store, company) = long_table().await;
    let app = TestApp::on(store, settings()).await;
    let company = company.at(&app);
    let end = company.look(0).await["id"].as_str().unwrap().parse::<u64>().unwrap() + 300;
    for by_query in [false, true] {
        let mut stream = if by_query {
            let path = company.path("/events?after=1&scene=changes");
            crate::support::player::Stream::open(
                company.players[0].request(reqwest::Method::GET, &path).header("accept", "x-ndjson"),
            )
            .await
        } else {
            company.players[0].stream(&company.code, Some("1")).await
        };
        let mut number = 1;
        while number < end {
            let line: Value = stream.next().await.unwrap();
            number += 1;
            assert_eq!(line["id"], number.to_string());
            if number % 20 == 0 && number <= 6_000 && !by_query {
                company.react(2, "hurry").await;
            }
        }
    }
    // Behind the history comes what happens now, and who is here.
    let mut stream = company.players[0].stream(&company.code, Some("1")).await;
    stream.until_here(&[true, false, false]).await;
    let last = company.react(1, "wow").await;
    assert_eq!(stream.next().await.unwrap()["id"], last.to_string());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_reads_long_histories_again_and_again_has_to_wait() {
    let (store, company) = long_table().await;
    let rates = Rates { history: Some(Rate::per_minute(1, 8)), ..Rates::UNLIMITED };
    let (mut app, _) = TestStore::from(store).server(Settings { rates, ..Settings::default() }).await.build();
    // Some 6,000 messages are seven units.
    for expected in [200, 200, 429, 429] {
        let response = app.call(request(&company, "/events?after=1")).await.unwrap();
        assert_eq!(response.status(), expected);
    }
    assert_eq!(
        app.call(request(&company, "/events")).await.unwrap().status(),
        200,
        "what is now costs nothing"
    );
}
