//! What people notice of a store that fails: a refusal, and nothing else.

use std::sync::Arc;
use std::sync::atomic::Ordering::SeqCst;

use reqwest::Method;
use serde_json::json;
use server::Settings;
use server::http::Rates;

use crate::support::company::Company;
use crate::support::faulty_store::FaultyStore;
use crate::support::player::Player;
use crate::support::test_app::TestApp;

async fn moody() -> (Arc<FaultyStore>, TestApp) {
    let store = FaultyStore::new().await;
    let settings = Settings { rates: Rates::UNLIMITED, ..Settings::default() };
    let app = TestApp::on(store.clone(), settings).await;
    (store, app)
}

const NOT_WRITTEN: (u16, &str) = (503, "server/store");

fn said(refusal: &(u16, String)) -> (u16, &str) {
    (refusal.0, &refusal.1)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_written_is_told_to_nobody_and_has_not_happened() {
    let (store, app) = moody().await;
    let company = Company::playing(&app, json!({})).await;
    let mut stream = company.stream(0).await;
    let before = stream.next().await.unwrap();
    let mut socket = company.players[1].socket(&company.code, "").await;
    let act = json!({ "question": company.question().await, "choice": "leave" });
    let command = json!({ "operation": "act", "key": "one", "body": act });

    store.appends_fail.store(true, SeqCst);
    let request = company.players[1].request(Method::POST, &company.path("/act")).json(&act);
    let answer = request.header("idempotency-key", "one").send().await.unwrap();
    assert_eq!((answer.status().as_u16(), &answer.headers()["retry-after"]), (503, &"1".parse().unwrap()));
    for (rest, body) in [("/act", act.clone()), ("/reactions", json!({ "reaction": "wow" }))] {
        let refusal = company.refused(2, Method::POST, rest, Some(body)).await;
        assert_eq!(said(&refusal), NOT_WRITTEN, "{rest}");
    }
    let refusal = socket.refused(command.clone()).await;
    assert_eq!((refusal.0, refusal.1.as_str()), (u64::from(NOT_WRITTEN.0), NOT_WRITTEN.1));
    let options = json!({ "options": crate::support::company::diamant(json!({})), "name": "Ada" });
    let refusal = company.players[0].refused(Method::POST, "/api/tables", Some(options)).await;
    assert_eq!(said(&refusal), NOT_WRITTEN);
    assert_eq!(company.look(0).await, before);

    store.appends_fail.store(false, SeqCst);
    let request = company.players[1].request(Method::POST, &company.path("/act")).json(&act);
    assert!(request.header("idempotency-key", "one").send().await.unwrap().status().is_success());
    assert_eq!(socket.ask(command).await["status"], 200, "the same choice once more");
    let next = stream.next().await.unwrap();
    assert_eq!(next["news"], json!({ "type": "answered", "seat": 1 }));
    company.react(2, "bravo").await;
    assert_eq!(stream.next().await.unwrap()["news"]["reaction"], "bravo", "it was made once");
    let told = [socket.next().await.unwrap(), socket.next().await.unwrap()];
    assert_eq!((&told[0]["id"], &told[1]["news"]), (&before["id"], &next["news"]));
    let number = |line: &serde_json::Value| line["id"].as_str().unwrap().parse::<u32>().unwrap();
    assert_eq!(number(&next), number(&before) + 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_written_and_denied_is_told_all_the_same() {
    let (store, app) = moody().await;
    let company = Company::playing(&app, json!({})).await;
    let mut stream = company.stream(0).await;
    stream.next().await.unwrap();
    store.appends_are_denied.store(true, SeqCst);
    let wow = json!({ "reaction": "wow" });
    let refusal = company.refused(1, Method::POST, "/reactions", Some(wow)).await;
    assert_eq!(said(&refusal), NOT_WRITTEN);
    store.appends_are_denied.store(false, SeqCst);
    company.react(2, "bravo").await;
    for reaction in ["wow", "bravo"] {
        assert_eq!(stream.next().await.unwrap()["news"]["reaction"], reaction, "nothing is missing");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_read_again_shows_nothing_until_it_can() {
    let (store, app) = moody().await;
    let company = Company::playing(&app, json!({})).await;
    let before = company.look(0).await;
    store.appends_fail.store(true, SeqCst);
    store.reads_fail.store(true, SeqCst);
    let wow = json!({ "reaction": "wow" });
    let refusal = company.refused(1, Method::POST, "/reactions", Some(wow)).await;
    assert_eq!(said(&refusal), NOT_WRITTEN);
    for rest in ["", "/record", "/events", "/people"] {
        assert_eq!(said(&company.refused(0, Method::GET, rest, None).await), NOT_WRITTEN, "{rest}");
    }
    store.reads_fail.store(false, SeqCst);
    assert_eq!(company.look(0).await, before);
    store.appends_fail.store(false, SeqCst);
    company.react(1, "phew").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_that_cannot_be_read_is_a_refusal() {
    let (store, app) = moody().await;
    let company = Company::playing(&app, json!({})).await;
    let ada = &company.players[0];
    let others = [Player::new(&app, "Dee").await, Player::new(&app, "Eve").await];
    // Another server, to which the table is asleep; it gets to know Ada in time.
    let settings = Settings { rates: Rates::UNLIMITED, ..Settings::default() };
    let other_app = TestApp::on(store.clone(), settings).await;
    let ada_there = ada.at(&other_app);
    ada_there.get("/api/me").await;
    store.reads_fail.store(true, SeqCst);
    let table = company.path("");
    for path in
        [&table, "/api/tables", "/api/me/tables", "/api/me/games", "/api/me/tokens", "/api/games/x/record"]
    {
        assert_eq!(said(&ada_there.refused(Method::GET, path, None).await), NOT_WRITTEN, "{path}");
    }
    let stranger = others[0].at(&other_app);
    assert_eq!(said(&stranger.refused(Method::GET, "/api/me", None).await), NOT_WRITTEN);
    store.reads_fail.store(false, SeqCst);
    assert_eq!(ada_there.get(&table).await["scene"]["phase"], "playing");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_could_not_be_let_in_is_not_here() {
    let (store, app) = moody().await;
    let company = Company::playing(&app, json!({})).await;
    let dee = Player::new(&app, "Dee").await;
    dee.get("/api/me").await;
    store.reads_fail.store(true, SeqCst);
    let path = company.path("/events?after=1");
    assert_eq!(said(&dee.refused(Method::GET, &path, None).await), NOT_WRITTEN);
    store.reads_fail.store(false, SeqCst);
    assert_eq!(
        company.players[0].get(&company.path("/people")).await,
        json!({ "people": [], "onlookers": [], "door": "open" })
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_failure_does_not_make_anybody_lose_a_tab() {
    let (store, app) = moody().await;
    let company = Company::playing(&app, json!({})).await;
    let mut ada = company.stream(0).await;
    let (kept, closed) = (company.stream(1).await, company.stream(1).await);
    ada.until_here(&[true, true, false]).await;
    store.appends_fail.store(true, SeqCst);
    let wow = json!({ "reaction": "wow" });
    assert_eq!(said(&company.refused(2, Method::POST, "/reactions", Some(wow)).await), NOT_WRITTEN);
    store.appends_fail.store(false, SeqCst);
    drop(closed);
    let cy = company.stream(2).await;
    ada.until_here(&[true, true, true]).await;
    drop(kept);
    ada.until_here(&[true, false, true]).await;
    drop(cy);
}
