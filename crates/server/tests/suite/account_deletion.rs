//! Deleting an account: nothing opens it any more, and nothing that others share is called after it.

use std::time::Duration;

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::Settings;
use server::housekeeping::{Accounts, Retention};
use server::http::Rates;
use server::store::{PersonState, Sql};
use table::PersonId;
use tokio::time::{Instant, sleep};

use crate::support::back_end::{Place, fresh_store};
use crate::support::company::{Company, diamant};
use crate::support::player::{Player, Stream};
use crate::support::test_app::TestApp;
use crate::support::test_store::TestStore;

/// Without limits, and with nothing to wait for before a deleted account is forgotten.
pub(crate) fn hasty() -> Settings {
    let retention = Retention { deletion_grace: Duration::ZERO, ..Retention::default() };
    Settings { rates: Rates::UNLIMITED, retention, ..Settings::default() }
}

/// How many rows say this.
pub(crate) async fn count(store: &TestStore, sql: Sql) -> i64 {
    let rows = store.database().unwrap().rows(sql).await.unwrap();
    rows[0].number(0).unwrap()
}

/// Waits until no event, record, list or account has this text.
pub(crate) async fn until_gone(store: &TestStore, text: &str) {
    let find = Sql::new(
        "SELECT (SELECT count(*) FROM events WHERE body LIKE $1) + (SELECT count(*) FROM games WHERE record LIKE $1) \
         + (SELECT count(*) FROM tables WHERE sign LIKE $1) + (SELECT count(*) FROM people WHERE name LIKE $1)",
    )
    .bind(format!("%{text}%"));
    until(text, async || count(store, find.clone()).await == 0).await;
}

/// Waits until this is so.
pub(crate) async fn until(what: &str, holds: impl AsyncFn() -> bool) {
    let deadline = Instant::now() + Duration::from_secs(30);
    while !holds().await {
        assert!(Instant::now() < deadline, "it never comes about: {what}");
        sleep(Duration::from_millis(20)).await;
    }
}

pub(crate) fn person(player: &Player) -> PersonId {
    player.id.parse().unwrap()
}

async fn delete(player: &Player, confirm: &str) -> (StatusCode, Value) {
    player.try_send(Method::DELETE, "/api/me", Some(json!({ "confirm": confirm }))).await
}

/// Everybody leaves the cave at once until the game is over; its id.
pub(crate) async fn play(company: &Company) -> String {
    loop {
        let look = company.look(0).await;
        if look["scene"]["phase"] == "over" {
            let game = look["scene"]["deal"]["game"].as_str().unwrap().to_owned();
            let games = company.players[0].get("/api/me/games").await;
            assert_ne!(games["games"][0]["id"], game.as_str(), "the next deal is on the table");
            return games["games"][0]["id"].as_str().unwrap().to_owned();
        }
        let question = look["scene"]["question"]["number"].clone();
        for player in &company.players {
            let body = json!({ "question": question, "choice": "leave" });
            for seat in ["", "?seat=3"] {
                let path = company.path(&format!("/act{seat}"));
                player.try_send(Method::POST, &path, Some(body.clone())).await;
            }
        }
    }
}

async fn record(player: &Player, game: &str) -> String {
    player.get(&format!("/api/games/{game}/record")).await.to_string()
}

fn names(look: &Value) -> Vec<&str> {
    look["scene"]["seats"].as_array().unwrap().iter().map(|seat| seat["name"].as_str().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_account_opens_nothing_and_its_name_is_gone_from_logs_and_records() {
    let store = fresh_store().await;
    let app = TestApp::on(store.clone(), hasty()).await;
    let company = Company::playing(&app, json!({ "chat": "words" })).await;
    let (ada, bo) = (&company.players[0], &company.players[1]);
    bo.post(&company.path("/words"), json!({ "text": "greetings from Bree" })).await;
    ada.post(&company.path("/words"), json!({ "text": "welcome everybody" })).await;
    let game = play(&company).await;
    assert!(record(ada, &game).await.contains("\"Bo\""));
    company.begin().await;
    let token = bo.post("/api/me/tokens", json!({ "label": "bot", "right": "play" })).await;
    let length = count(&store, Sql::new("SELECT count(*) FROM events")).await;

    let (status, answer) = delete(bo, "0000000000000000").await;
    assert_eq!((status.as_u16(), answer["slug"].as_str().unwrap()), (422, "person/not-confirmed"));
    let (streams, mut watching) = (company.stream(1).await, company.stream(0).await);
    assert_eq!(delete(bo, &bo.id).await.0, StatusCode::NO_CONTENT);
    streams.end().await;
    for gone in [bo, &bo.with_token(&token)] {
        assert_eq!(gone.refused(Method::GET, "/api/me", None).await, (401, "person/unknown".to_owned()));
    }
    let told = watching.until("seat-left").await;
    assert_eq!(
        (names(&told), &told["news"]["name"]),
        (vec!["Ada", "Deleted player", "Cy"], &json!("Deleted player"))
    );
    until_gone(&store, "\"Bo\"").await;
    until_gone(&store, "Bree").await;
    assert_eq!(
        count(&store, Sql::new("SELECT count(*) FROM events WHERE body LIKE '%welcome everybody%'")).await,
        1
    );
    assert!(count(&store, Sql::new("SELECT count(*) FROM events")).await > length, "no event was removed");

    let text = record(ada, &game).await;
    assert!(text.contains("Deleted player"), "{text}");
    assert!(record::read(&text).unwrap().verify().unwrap().is_complete());
    let rest = Company { code: company.code.clone(), players: vec![ada.clone(), company.players[2].clone()] };
    let second = play(&rest).await;
    let text = record(ada, &second).await;
    assert!(text.contains("Deleted player") && !text.contains("\"Bo\""), "{text}");
    assert!(record::read(&text).unwrap().verify().unwrap().is_complete());
    let id = person(bo).0.cast_signed();
    let of_bo = || {
        Sql::new("SELECT (SELECT count(*) FROM people WHERE id = $1) \
        + (SELECT count(*) FROM keys WHERE person = $1) + (SELECT count(*) FROM game_people WHERE person = $1)").bind(id)
    };
    until("the account is removed", async || count(&store, of_bo()).await == 0).await;

    // From the beginning, the history has no old name either.
    let mut again = Stream::open(
        ada.request(Method::GET, &company.path("/events?after=1")).header("accept", "application/x-ndjson"),
    )
    .await;
    let history = again.text_until("game-ended").await;
    assert!(!history.contains("\"Bo\"") && !history.contains("Bree"), "{history}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deletion_that_was_interrupted_is_finished_after_a_restart() {
    let place = Place::new().await;
    let store = place.open().await;
    let app = TestApp::on(store.clone(), hasty()).await;
    let company = Company::seated(&app, diamant(json!({}))).await;
    let bo = company.players[1].clone();
    bo.post(&company.path("/seat"), json!({ "name": "Bobo" })).await;
    bo.post(&company.path("/seats"), json!({ "name": "Bonny" })).await;
    company.begin().await;
    let game = play(&company).await;
    app.stop().await;

    // A server that was killed had replaced one of three names.
    let database = store.database().unwrap();
    Accounts::new(database).set_state(person(&bo), PersonState::Deleting).await.unwrap();
    let half = "UPDATE events SET body = replace(body, '\"Bobo\"', '\"Deleted player\"') WHERE body LIKE '%\"type\":\"sat\"%'";
    assert!(database.change(vec![Sql::new(half)]).await.unwrap());
    store.close().await;

    let store = place.open().await;
    let app = TestApp::on(store.clone(), hasty()).await;
    for name in ["Bo", "Bobo", "Bonny"] {
        until_gone(&store, &format!("\"{name}\"")).await;
    }
    let people = Sql::new("SELECT count(*) FROM people WHERE state = 'deleting'");
    until("the account is removed", async || count(&store, people.clone()).await == 0).await;
    let company = company.at(&app);
    assert_eq!(names(&company.look(0).await), ["Ada", "Cy"], "two seats of one device are free");
    let text = record(&company.players[0], &game).await;
    assert!(text.contains("\"Deleted player\"") && text.contains("\"Deleted player 2\""), "{text}");
    assert!(record::read(&text).unwrap().verify().unwrap().is_complete());
}

#[tokio::test(flavor = "multi_thread")]
async fn every_node_shows_the_new_name() {
    let store = fresh_store().await;
    let here = TestApp::on(store.clone(), hasty()).await;
    let company = Company::playing(&here, json!({})).await;
    let elsewhere = match store.as_shared() {
        Some(_) => Some(TestApp::on(store.clone(), hasty()).await),
        None => None,
    };
    let there = company.at(elsewhere.as_ref().unwrap_or(&here));
    let mut watching = there.stream(0).await;
    let bo = &company.players[1];
    assert_eq!(delete(bo, &bo.id).await.0, StatusCode::NO_CONTENT);
    let told = watching.until("seat-left").await;
    assert_eq!(names(&told), ["Ada", "Deleted player", "Cy"]);
    until("their token is worth nothing there", async || {
        there.players[1].try_send(Method::GET, "/api/me", None).await.0 == StatusCode::UNAUTHORIZED
    })
    .await;
    let record = there.players[0].get(&there.path("/record")).await.to_string();
    assert!(record.contains("Deleted player") && !record.contains("\"Bo\""), "{record}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_with_nobody_else_goes_with_its_host_and_another_passes_on() {
    let store = fresh_store().await;
    let app = TestApp::on(store.clone(), hasty()).await;
    let company = Company::seated(&app, diamant(json!({}))).await;
    let ada = &company.players[0];
    let alone = ada.make(diamant(json!({})), "Ada").await;
    let stranger = Player::new(&app, "Zoe").await;
    let watching = stranger.stream(&alone, None).await;
    assert_eq!(delete(ada, &ada.id).await.0, StatusCode::NO_CONTENT);
    watching.end().await;
    until("the table is gone", async || {
        let (status, _) = stranger.try_send(Method::GET, &format!("/api/tables/{alone}"), None).await;
        status == StatusCode::NOT_FOUND
    })
    .await;
    until("Bo is host", async || company.look(1).await["you"]["host"] == json!(true)).await;
    assert_eq!(names(&company.look(1).await), ["Bo", "Cy"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_banned_person_can_do_nothing_until_the_ban_is_lifted() {
    let store = fresh_store().await;
    let app = TestApp::on(store.clone(), hasty()).await;
    let company = Company::playing(&app, json!({})).await;
    let bo = &company.players[1];
    let stream = company.stream(1).await;
    let accounts = Accounts::new(store.database().unwrap());
    assert!(accounts.set_state(person(bo), PersonState::Banned).await.unwrap());
    stream.end().await;
    let no = (403, "person/banned".to_owned());
    for (method, path, body) in [
        (Method::GET, "/api/me".to_owned(), None),
        (Method::POST, "/api/tables".to_owned(), Some(json!({ "options": diamant(json!({})) }))),
        (Method::POST, company.path("/act"), Some(json!({ "question": 1, "choice": "leave" }))),
        (Method::POST, company.path("/seat"), Some(json!({ "name": "Bo" }))),
        (Method::POST, "/api/guests".to_owned(), None),
    ] {
        assert_eq!(bo.refused(method, &path, body).await, no, "{path}");
    }
    assert!(accounts.set_state(person(bo), PersonState::Active).await.unwrap());
    assert_eq!(bo.try_send(Method::GET, "/api/me", None).await.0, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_index_of_logs_from_before_is_the_one_that_is_kept_now() {
    const SQLITE: &str = include_str!("../../migrations/sqlite/0008_data_protection.sql");
    const POSTGRES: &str = include_str!("../../migrations/postgres/0008_data_protection.sql");
    let store = fresh_store().await;
    let app = TestApp::on(store.clone(), hasty()).await;
    let company = Company::seated(&app, diamant(json!({ "chat": "words" }))).await;
    company.players[2].post(&company.path("/seats"), json!({ "name": "Di" })).await;
    let watcher = Player::new(&app, "Zoe").await;
    watcher
        .post(&company.path("/words"), json!({ "text": "my \"who\":\"0000000000000000\" is a joke" }))
        .await;
    watcher.make(diamant(json!({})), "Zoe").await;
    app.stop().await;

    let database = store.database().unwrap();
    let index = async || {
        let people =
            database.rows(Sql::new("SELECT person, table_code FROM log_people ORDER BY 1, 2")).await.unwrap();
        let chat = database.rows(Sql::new("SELECT table_code, oldest FROM log_chat")).await.unwrap();
        (people, chat)
    };
    let kept = index().await;
    assert_eq!((kept.0.len(), kept.1.len()), (5, 1));
    let migration = if database.dialect() == server::store::Dialect::Sqlite { SQLITE } else { POSTGRES };
    let mut again = vec![Sql::new("DELETE FROM log_people"), Sql::new("DELETE FROM log_chat")];
    again.extend(migration.split(';').map(str::trim).filter(|text| text.starts_with("INSERT")).map(Sql::new));
    assert_eq!(again.len(), 5);
    database.change(again).await.unwrap();
    assert_eq!(index().await, kept);
}
