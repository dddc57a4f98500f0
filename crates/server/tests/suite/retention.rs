//! What is too old is removed: accounts that nobody uses, tables that nobody finishes, chat.

use std::time::Duration;

use reqwest::{Method, StatusCode};
use serde_json::json;
use server::housekeeping::Retention;
use server::http::Rates;
use server::store::Sql;
use server::{Clock, Server, Settings, TableCode};

use crate::account_deletion::{count, play, until, until_gone};
use crate::support::back_end::fresh_store;
use crate::support::company::{Company, diamant};
use crate::support::hand_clock::HandClock;
use crate::support::player::Player;
use crate::support::test_app::TestApp;
use crate::support::test_store::TestStore;

const DAY: u64 = 24 * 60 * 60;

async fn served(store: &TestStore, clock: std::sync::Arc<dyn Clock>, tables: Option<Duration>) -> TestApp {
    let retention = Retention {
        tables,
        every: Duration::from_millis(10),
        deletion_grace: Duration::ZERO,
        ..Retention::default()
    };
    let settings = Settings { rates: Rates::UNLIMITED, retention, ..Settings::default() };
    TestApp::serving(Server { clock, ..store.server(settings).await }).await
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_is_removed_after_thirty_days_and_nothing_else() {
    let (store, clock) = (fresh_store().await, HandClock::new());
    let app = served(&store, clock.clone(), None).await;
    let company = Company::playing(&app, json!({ "chat": "words" })).await;
    let say = async |text: &str| {
        company.players[0].post(&company.path("/words"), json!({ "text": text })).await;
    };
    say("the first words").await;
    clock.advance(20 * DAY);
    say("the second words").await;
    clock.advance(11 * DAY);
    until_gone(&store, "the first words").await;
    let second = Sql::new("SELECT count(*) FROM events WHERE body LIKE '%the second words%'");
    assert_eq!(count(&store, second).await, 1);
    clock.advance(20 * DAY);
    until_gone(&store, "the second words").await;
    let index = Sql::new("SELECT count(*) FROM log_chat");
    until("nothing is left to look at", async || count(&store, index.clone()).await == 0).await;
    say("the third words").await;
    assert_eq!(count(&store, index.clone()).await, 1, "new chat is found again");
    play(&company).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_is_removed_although_other_logs_are_damaged() {
    let (store, clock) = (fresh_store().await, HandClock::new());
    let app = served(&store, clock.clone(), None).await;
    for _ in 0..20 {
        let code = TableCode::random(&mut rand::rng()).to_string();
        let event = Sql::new("INSERT INTO events (table_code, seq, body) VALUES ($1, 1, 'damaged')");
        let chat = Sql::new("INSERT INTO log_chat (table_code, oldest) VALUES ($1, 1)");
        let statements = vec![event.bind(code.clone()), chat.bind(code)];
        store.database().unwrap().change(statements).await.unwrap();
    }
    let company = Company::playing(&app, json!({ "chat": "words" })).await;
    company.players[0].post(&company.path("/words"), json!({ "text": "old words" })).await;
    clock.advance(31 * DAY);
    until_gone(&store, "old words").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_to_repeated_requests_are_forgotten_on_a_quiet_server() {
    let (store, clock) = (fresh_store().await, HandClock::new());
    let app = served(&store, clock.clone(), None).await;
    let ada = Player::new(&app, "Ada").await;
    let rename = ada.request(Method::PATCH, "/api/me").header("idempotency-key", "rename");
    assert!(rename.json(&json!({ "name": "Ava" })).send().await.unwrap().status().is_success());
    let requests = Sql::new("SELECT count(*) FROM requests");
    assert_eq!(count(&store, requests.clone()).await, 1);
    clock.advance(2 * DAY);
    until("it is forgotten", async || count(&store, requests.clone()).await == 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn accounts_that_nobody_has_used_for_a_year_are_deleted() {
    let (store, clock) = (fresh_store().await, HandClock::new());
    let app = served(&store, clock.clone(), None).await;
    let (ada, bo) = (Player::new(&app, "Ada").await, Player::new(&app, "Bo").await);
    let code = ada.make(diamant(json!({})), "Ada").await;
    bo.post(&format!("/api/tables/{code}/seat"), json!({ "name": "Bo" })).await;
    clock.advance(300 * DAY);
    // The use is noted a moment later.
    let seen = Sql::new("SELECT max(seen) - min(seen) FROM keys");
    ada.get("/api/me").await;
    until("Ada is seen", async || count(&store, seen.clone()).await > 0).await;
    clock.advance(100 * DAY);
    until_gone(&store, "\"Bo\"").await;
    let people = Sql::new("SELECT count(*) FROM people");
    until("one account is left", async || count(&store, people.clone()).await == 1).await;
    assert_eq!(ada.try_send(Method::GET, "/api/me", None).await.0, StatusCode::OK);
    assert_eq!(bo.try_send(Method::GET, "/api/me", None).await.0, StatusCode::UNAUTHORIZED);
}

#[tokio::test(flavor = "multi_thread")]
async fn unfinished_tables_are_removed_only_if_the_host_of_the_server_wants_it() {
    for (kept, tables) in [(true, None), (false, Some(Duration::from_hours(24 * 180)))] {
        let (store, clock) = (fresh_store().await, HandClock::new());
        let app = served(&store, clock.clone(), tables).await;
        let company = Company::playing(&app, json!({})).await;
        let game = play(&company).await;
        company.begin().await;
        let finished = Company::playing(&app, json!({})).await;
        play(&finished).await;
        clock.advance(100 * DAY);
        company.choose(0, "continue").await;
        clock.advance(100 * DAY);
        // A move counts as activity although the lists do not show it.
        let look = Sql::new("SELECT count(*) FROM log_chat");
        count(&store, look).await;
        assert_eq!(company.players[0].try_send(Method::GET, &company.path(""), None).await.0, StatusCode::OK);
        clock.advance(100 * DAY);
        let rows = Sql::new("SELECT count(*) FROM tables");
        let wanted = if kept { 2 } else { 1 };
        until("it is gone or stays", async || count(&store, rows.clone()).await == wanted).await;
        let (status, _) = company.players[0].try_send(Method::GET, &company.path(""), None).await;
        assert_eq!(status == StatusCode::OK, kept);
        let record =
            company.players[0].try_send(Method::GET, &format!("/api/games/{game}/record"), None).await;
        assert_eq!(record.0, StatusCode::OK, "the record of a finished game stays");
        let seats = Sql::new("SELECT count(*) FROM games WHERE seats <> ''");
        assert_eq!(count(&store, seats).await, i64::from(!kept));
        assert_eq!(finished.look(0).await["scene"]["phase"], "over");
    }
}
