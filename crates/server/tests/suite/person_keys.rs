//! Idempotency keys on requests about people: carried out once, also after a restart, and no secret is made twice.

use futures_util::future::join_all;
use reqwest::{Method, Response};
use serde_json::{Value, json};
use server::store::{RequestRow, StoredAnswer};

use crate::support::back_end::{Place, fresh_store};
use crate::support::hand_clock::HandClock;
use crate::support::test_app::{TestApp, refusal};

/// A program that may manage its account.
async fn program(app: &TestApp) -> String {
    let answer = send(app, None, "first", Method::POST, "/api/programs", json!({ "name": "Ada" })).await;
    assert_eq!(answer.status(), 201);
    answer.json::<Value>().await.unwrap()["token"].as_str().unwrap().to_owned()
}

async fn send(
    app: &TestApp,
    token: Option<&str>,
    key: &str,
    method: Method,
    path: &str,
    body: Value,
) -> Response {
    let mut request = app.client.request(method, app.url(path)).header("idempotency-key", key);
    if let Some(token) = token {
        request = request.bearer_auth(token);
    }
    if !body.is_null() {
        request = request.json(&body);
    }
    request.send().await.unwrap()
}

async fn tokens(app: &TestApp, token: &str) -> usize {
    let answer = app.client.get(app.url("/api/me/tokens")).bearer_auth(token).send().await.unwrap();
    answer.json::<Value>().await.unwrap()["tokens"].as_array().unwrap().len()
}

fn done() -> (u16, String) {
    (409, "request/already-done".to_owned())
}

fn reused() -> (u16, String) {
    (422, "request/key-reused".to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn no_secret_is_made_twice_with_one_key_also_after_a_restart() {
    let place = Place::new().await;
    let store = place.open().await;
    let app = TestApp::at_the_time_of(store.clone(), HandClock::new()).await;
    let owner = program(&app).await;
    let again = send(&app, None, "first", Method::POST, "/api/programs", json!({ "name": "Ada" })).await;
    assert_eq!(refusal(again).await, done());
    let other = send(&app, None, "first", Method::POST, "/api/programs", json!({ "name": "Bo" })).await;
    assert_eq!(refusal(other).await, reused());
    for method in [Method::TRACE, Method::PUT] {
        let unknown = send(&app, None, "first", method, "/api/programs", Value::Null).await;
        assert_eq!(unknown.status(), 405, "a method that the route lacks ignores the key");
    }

    let token = json!({ "label": "bot", "right": "play" });
    let add = async |app: &TestApp| {
        send(app, Some(&owner), "token", Method::POST, "/api/me/tokens", token.clone()).await
    };
    assert_eq!(add(&app).await.status(), 201);
    assert_eq!(refusal(add(&app).await).await, done());
    assert_eq!(tokens(&app, &owner).await, 2);
    let elsewhere = send(&app, Some(&owner), "token", Method::POST, "/api/me/recovery", Value::Null).await;
    assert_eq!(refusal(elsewhere).await, reused());
    app.stop().await;
    store.close().await;

    let store = place.open().await;
    let app = TestApp::at_the_time_of(store.clone(), HandClock::new()).await;
    assert_eq!(refusal(add(&app).await).await, done());
    assert_eq!(tokens(&app, &owner).await, 2, "after a restart");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_recovery_link_is_made_and_used_once() {
    let app = TestApp::at_the_time_of(fresh_store().await, HandClock::new()).await;
    let owner = program(&app).await;
    let made = send(&app, Some(&owner), "link", Method::POST, "/api/me/recovery", Value::Null).await;
    let code = made.json::<Value>().await.unwrap()["code"].clone();
    let again = send(&app, Some(&owner), "link", Method::POST, "/api/me/recovery", Value::Null).await;
    assert_eq!(refusal(again).await, done(), "a second link would make the first worthless");
    let recover =
        async || send(&app, None, "use", Method::POST, "/api/recover", json!({ "code": code })).await;
    assert!(recover().await.headers().contains_key("set-cookie"));
    assert_eq!(refusal(recover().await).await, done());
    let guest = async || send(&app, None, "guest", Method::POST, "/api/guests", Value::Null).await;
    assert_eq!(guest().await.status(), 201);
    assert_eq!(refusal(guest().await).await, done());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_holds_no_secret_is_answered_again() {
    let app = TestApp::at_the_time_of(fresh_store().await, HandClock::new()).await;
    let owner = program(&app).await;
    let rename = async |name: &str| {
        send(&app, Some(&owner), "name", Method::PATCH, "/api/me", json!({ "name": name })).await
    };
    let first = rename("Bo").await.text().await.unwrap();
    let other = send(&app, Some(&owner), "other", Method::PATCH, "/api/me", json!({ "name": "Cy" })).await;
    assert_eq!(other.status(), 200);
    assert_eq!(rename("Bo").await.text().await.unwrap(), first, "the first answer");
    let me = app.client.get(app.url("/api/me")).bearer_auth(&owner).send().await.unwrap();
    assert_eq!(me.json::<Value>().await.unwrap()["name"], "Cy", "but it is not done again");
    assert_eq!(refusal(rename("Di").await).await, reused());

    let add = json!({ "label": "bot", "right": "watch" });
    let added = send(&app, Some(&owner), "add", Method::POST, "/api/me/tokens", add).await;
    let id = added.json::<Value>().await.unwrap()["id"].as_u64().unwrap();
    for path in [format!("/api/me/tokens/{id}"), "/api/me/credentials".to_owned()] {
        for time in 0..2 {
            let answer = send(&app, Some(&owner), &path, Method::DELETE, &path, Value::Null).await;
            assert!(answer.status().is_success(), "{path}, time {time}: {}", answer.status());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_refused_can_be_tried_again_and_keys_that_are_none_are_refused() {
    let app = TestApp::at_the_time_of(fresh_store().await, HandClock::new()).await;
    let owner = program(&app).await;
    let refused = send(&app, Some(&owner), "k", Method::PATCH, "/api/me", json!({ "name": "" })).await;
    assert_eq!(refusal(refused).await, (422, "table/bad-name".to_owned()));
    let other = send(&app, Some(&owner), "k", Method::PATCH, "/api/me", json!({ "name": "Bo" })).await;
    assert_eq!(other.status(), 200);
    let long = "x".repeat(65);
    let none = send(&app, Some(&owner), &long, Method::PATCH, "/api/me", json!({ "name": "Bo" })).await;
    assert_eq!(refusal(none).await, (400, "request/key".to_owned()));
    let stranger = Some("tb_00");
    let unknown = send(&app, stranger, "k", Method::PATCH, "/api/me", json!({ "name": "Bo" })).await;
    assert_eq!(refusal(unknown).await, (401, "person/unknown".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn many_requests_at_once_with_one_key_make_one_token() {
    let app = TestApp::at_the_time_of(fresh_store().await, HandClock::new()).await;
    let owner = program(&app).await;
    let token = json!({ "label": "bot", "right": "play" });
    let add = || send(&app, Some(&owner), "token", Method::POST, "/api/me/tokens", token.clone());
    let answers = join_all((0..12).map(|_| add())).await;
    let made = answers.iter().filter(|answer| answer.status() == 201).count();
    assert_eq!(made, 1);
    for answer in answers.into_iter().filter(|answer| answer.status() != 201) {
        let (status, slug) = refusal(answer).await;
        assert_eq!(status, 409);
        assert!(["request/already-done", "request/under-way"].contains(&slug.as_str()), "{slug}");
    }
    assert_eq!(tokens(&app, &owner).await, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_is_forgotten_after_a_day_and_only_so_many_are_kept() {
    let store = fresh_store().await;
    let row = |number: u8, at: u64| RequestRow {
        id: [number; 32],
        sender: [7; 32],
        fingerprint: [number; 32],
        at,
        answer: None,
    };
    let answer = Some(StoredAnswer { status: 200, body: Some("{}".to_owned()) });
    assert_eq!(store.begin_request(row(1, 1_000)).await.unwrap(), None);
    assert_eq!(store.begin_request(row(1, 2_000)).await.unwrap(), Some(row(1, 1_000)), "under way");
    store.end_request([1; 32], answer.clone()).await.unwrap();
    let kept = store.begin_request(row(1, RequestRow::KEPT_FOR)).await.unwrap();
    assert_eq!(kept, Some(RequestRow { answer: answer.clone(), ..row(1, 1_000) }));
    let later = 2_000 + RequestRow::KEPT_FOR;
    assert_eq!(store.begin_request(row(1, later)).await.unwrap(), None, "a day later");
    store.end_request([1; 32], None).await.unwrap();
    assert_eq!(store.begin_request(row(1, later)).await.unwrap(), None, "what changed nothing");

    let most = u8::try_from(RequestRow::OF_ONE_SENDER).unwrap();
    for number in 2..=most + 1 {
        assert_eq!(store.begin_request(row(number, later + u64::from(number))).await.unwrap(), None);
    }
    let last = later + u64::from(most + 1);
    assert!(store.begin_request(row(2, last)).await.unwrap().is_some(), "one of the latest");
    assert_eq!(store.begin_request(row(1, last)).await.unwrap(), None, "the oldest has made room");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_request_that_changes_something_takes_a_key() {
    let app = TestApp::at_the_time_of(fresh_store().await, HandClock::new()).await;
    let document: Value = app.get("/api/openapi.json").await.json().await.unwrap();
    let mut seen = 0;
    for (path, item) in document["paths"].as_object().unwrap() {
        for method in ["post", "put", "patch", "delete"] {
            let Some(operation) = item.get(method) else { continue };
            let parameters = operation["parameters"].as_array().cloned().unwrap_or_default();
            let takes = parameters.iter().any(|parameter| parameter["name"] == "Idempotency-Key");
            let stateless = ["/api/replays", "/api/reviews"].contains(&path.as_str());
            assert_eq!(takes, !stateless, "{method} {path}");
            seen += 1;
        }
    }
    assert!(seen > 30, "{seen}");
}
