//! The same wish twice is one.

use futures_util::future::join_all;
use reqwest::Method;
use reqwest::header::HeaderValue;
use serde_json::json;
use server::store::Store;

use crate::support::back_end::{Place, fresh_store};
use crate::support::company::Company;
use crate::support::hand_clock::HandClock;
use crate::support::test_app::{TestApp, refusal};

async fn events(store: &dyn Store, company: &Company) -> usize {
    store.events(&company.code.parse().unwrap(), 0, 10_000).await.unwrap().len()
}

/// The same reaction and the same choice under the same keys, many times at once.
async fn click(company: &Company, question: u64) {
    let click = async |number: usize| {
        let (rest, body) = if number.is_multiple_of(2) {
            ("/reactions", json!({ "reaction": "wow" }))
        } else {
            ("/act", json!({ "question": question, "choice": "leave" }))
        };
        let request = company.players[1].request(Method::POST, &company.path(rest)).json(&body);
        let answer = request.header("idempotency-key", format!("!{rest}~")).send().await.unwrap();
        assert_eq!(answer.status(), 200);
    };
    join_all((0..10).map(click)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_key_is_one_event_also_after_a_restart() {
    let place = Place::new().await;
    let store = place.open().await;
    let app = TestApp::at_the_time_of(store.clone(), HandClock::new()).await;
    let company = Company::playing(&app, json!({})).await;
    let question = company.question().await;
    let before = events(&*store, &company).await;
    click(&company, question).await;
    assert_eq!(events(&*store, &company).await, before + 2);
    // Another choice under another key, and the first key again: that one was carried out and is not carried out again.
    company.choose(1, "continue").await;
    click(&company, question).await;
    assert_eq!(company.look(1).await["you"]["choice"], "continue");
    app.stop().await;
    store.close().await;

    let store = place.open().await;
    let app = TestApp::at_the_time_of(store.clone(), HandClock::new()).await;
    let company = company.at(&app);
    click(&company, question).await;
    assert_eq!(events(&*store, &company).await, before + 3);
    assert_eq!(company.look(1).await["you"]["choice"], "continue");
    // The key is Bo's: somebody else may use the same.
    let request = company.players[2].request(Method::POST, &company.path("/reactions"));
    let request = request.json(&json!({ "reaction": "wow" })).header("idempotency-key", "!/reactions~");
    assert_eq!(request.send().await.unwrap().status(), 200);
    assert_eq!(events(&*store, &company).await, before + 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_that_is_none_is_refused_and_nothing_happens() {
    let store = fresh_store().await;
    let app = TestApp::at_the_time_of(store.clone(), HandClock::new()).await;
    let company = Company::playing(&app, json!({})).await;
    let before = events(&*store, &company).await;
    let long = "x".repeat(65);
    for key in [b"".as_slice(), b"a b", b"\xc3\xa9", long.as_bytes()] {
        let request = company.players[1].request(Method::POST, &company.path("/reactions"));
        let request = request.header("idempotency-key", HeaderValue::from_bytes(key).unwrap());
        let answer = request.json(&json!({ "reaction": "wow" })).send().await.unwrap();
        assert_eq!(refusal(answer).await, (400, "request/key".to_owned()), "{key:?}");
    }
    assert_eq!(events(&*store, &company).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_made_twice_with_one_key_is_one_table() {
    let place = Place::new().await;
    let store = place.open().await;
    let app = TestApp::at_the_time_of(store.clone(), HandClock::new()).await;
    let company = Company::playing(&app, json!({})).await;
    let table = |edition: &str| json!({ "options": { "game": { "name": "diamant", "edition": edition } } });
    let make = async |company: &Company, who: usize, body: serde_json::Value| {
        let request = company.players[who].request(Method::POST, "/api/tables").json(&body);
        request.header("idempotency-key", "make").send().await.unwrap()
    };
    let code = async |answer: reqwest::Response| {
        assert_eq!(answer.status(), 201);
        answer.json::<serde_json::Value>().await.unwrap()["table"].clone()
    };
    let answers = join_all((0..8).map(|_| make(&company, 0, table("portal-2025")))).await;
    let codes = join_all(answers.into_iter().map(code)).await;
    assert!(codes.iter().all(|code| *code == codes[0]), "{codes:?}");
    let other = refusal(make(&company, 0, table("iello-2016")).await).await;
    assert_eq!(other, (422, "request/key-reused".to_owned()));
    assert_ne!(code(make(&company, 1, table("portal-2025")).await).await, codes[0], "the key is Ada's");
    app.stop().await;
    store.close().await;

    let store = place.open().await;
    let app = TestApp::at_the_time_of(store.clone(), HandClock::new()).await;
    let company = company.at(&app);
    assert_eq!(code(make(&company, 0, table("portal-2025")).await).await, codes[0], "after a restart");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_that_is_used_for_something_else_is_refused() {
    let app = TestApp::at_the_time_of(fresh_store().await, HandClock::new()).await;
    let company = Company::playing(&app, json!({})).await;
    let send = async |rest: &str, body: serde_json::Value| {
        let request = company.players[1].request(Method::POST, &company.path(rest)).json(&body);
        request.header("idempotency-key", "once").send().await.unwrap()
    };
    assert_eq!(send("/reactions", json!({ "reaction": "wow" })).await.status(), 200);
    assert_eq!(send("/reactions", json!({ "reaction": "wow" })).await.status(), 200);
    let reused = (422, "request/key-reused".to_owned());
    assert_eq!(refusal(send("/reactions", json!({ "reaction": "thanks" })).await).await, reused);
    let act = json!({ "question": company.question().await, "choice": "leave" });
    assert_eq!(refusal(send("/act", act).await).await, reused);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_stands_for_one_request_on_all_routes() {
    let place = Place::new().await;
    let store = place.open().await;
    let app = TestApp::at_the_time_of(store.clone(), HandClock::new()).await;
    let company = Company::playing(&app, json!({})).await;
    let send = async |company: &Company, key: &str, method: Method, path: &str, body: serde_json::Value| {
        let request = company.players[1].request(method, path).json(&body);
        request.header("idempotency-key", key).send().await.unwrap()
    };
    let make = async |company: &Company, key: &str, listing: &str| {
        let options = json!({ "game": { "name": "diamant", "edition": "portal-2025" } });
        let body = json!({ "listing": listing, "options": options });
        send(company, key, Method::POST, "/api/tables", body).await
    };
    let rename = async |company: &Company, key: &str| {
        send(company, key, Method::PATCH, "/api/me", json!({ "name": "Bo" })).await
    };
    let react = async |company: &Company, key: &str, path: &str| {
        send(company, key, Method::POST, path, json!({ "reaction": "wow" })).await
    };
    let reused = (422, "request/key-reused".to_owned());
    let here = company.path("/reactions");

    let created = make(&company, "made", "private").await;
    assert_eq!(created.status(), 201);
    let code = created.json::<serde_json::Value>().await.unwrap()["table"].clone();
    let elsewhere = format!("/api/tables/{}/reactions", code.as_str().unwrap());
    assert_eq!(rename(&company, "renamed").await.status(), 200);
    assert_eq!(react(&company, "reacted", &here).await.status(), 200);

    for answer in [
        rename(&company, "made").await,
        react(&company, "made", &here).await,
        make(&company, "made", "public").await,
        make(&company, "renamed", "private").await,
        react(&company, "renamed", &here).await,
        make(&company, "reacted", "private").await,
        rename(&company, "reacted").await,
        react(&company, "reacted", &elsewhere).await,
    ] {
        assert_eq!(refusal(answer).await, reused);
    }
    // The same requests again are no others, and a request that failed has used up nothing.
    assert_eq!(
        make(&company, "made", "private").await.json::<serde_json::Value>().await.unwrap()["table"],
        code
    );
    assert_eq!(rename(&company, "renamed").await.status(), 200);
    assert_eq!(react(&company, "reacted", &here).await.status(), 200);
    let unknown =
        send(&company, "failed", Method::POST, "/api/tables", json!({ "listing": "private" })).await;
    assert_eq!(refusal(unknown).await, (422, "table/bad-options".to_owned()));
    assert_eq!(rename(&company, "failed").await.status(), 200);
    app.stop().await;
    store.close().await;

    let store = place.open().await;
    let app = TestApp::at_the_time_of(store.clone(), HandClock::new()).await;
    let company = company.at(&app);
    assert_eq!(refusal(rename(&company, "made").await).await, reused, "after a restart");
    assert_eq!(refusal(make(&company, "renamed", "private").await).await, reused, "after a restart");
    assert_eq!(
        make(&company, "made", "private").await.json::<serde_json::Value>().await.unwrap()["table"],
        code
    );
}
