//! Who asks too often, too long or in no language we know.

use reqwest::{Method, Response};
use serde_json::json;
use server::Settings;
use server::http::{Rate, Rates};

use crate::account_deletion::play;
use crate::support::back_end::fresh_store;
use crate::support::company::{Company, diamant};
use crate::support::player::Player;
use crate::support::test_app::{TestApp, refusal};
use crate::whole_games::open_house;

async fn app_with(rates: &Rates) -> TestApp {
    let store = fresh_store().await;
    TestApp::on(store, Settings { rates: *rates, ..Settings::default() }).await
}

/// So slow that no second one fits into a test.
fn slow(burst: u32) -> Rate {
    Rate::per_minute(1, burst)
}

#[track_caller]
fn assert_asked_to_wait(answer: &Response) {
    let seconds: u32 = answer.headers()["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=60).contains(&seconds), "{seconds}");
}

async fn is_too_many(answer: Response) {
    assert_asked_to_wait(&answer);
    assert_eq!(refusal(answer).await, (429, "request/too-many".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_writes_too_often_has_to_wait_and_nobody_else() {
    let app = app_with(&Rates { write: Some(slow(3)), react: Some(slow(2)), ..Rates::UNLIMITED }).await;
    let company = Company::seated(&app, diamant(json!({}))).await;
    let bo = &company.players[1];
    let ready = || bo.request(Method::POST, &company.path("/ready")).send();
    for _ in 0..2 {
        assert_eq!(ready().await.unwrap().status(), 200);
    }
    is_too_many(ready().await.unwrap()).await;
    for (method, path, body) in [
        (Method::PATCH, "/api/me", json!({ "name": "X" })),
        (Method::POST, "/api/me/tokens", json!({ "label": "x", "right": "play" })),
        (Method::POST, "/api/me/recovery", json!({})),
    ] {
        is_too_many(bo.request(method, path).json(&body).send().await.unwrap()).await;
    }
    assert_eq!(company.look(1).await["you"]["seat"], 1, "looking is free");
    company.players[2].post(&company.path("/ready"), json!({})).await;

    let wow =
        || bo.request(Method::POST, &company.path("/reactions")).json(&json!({ "reaction": "wow" })).send();
    for _ in 0..2 {
        assert_eq!(wow().await.unwrap().status(), 200, "reactions are counted by themselves");
    }
    is_too_many(wow().await.unwrap()).await;
    let say = bo.request(Method::POST, &company.path("/words")).json(&json!({ "text": "wow" }));
    is_too_many(say.send().await.unwrap()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stolen_token_is_revoked_however_much_is_written_with_it() {
    let app = app_with(&Rates { write: Some(slow(2)), ..Rates::UNLIMITED }).await;
    let ada = Player::new(&app, "Ada").await;
    let made = ada.post("/api/me/tokens", json!({ "label": "phone", "right": "play" })).await;
    let thief = ada.with_token(&made);
    let rename = || thief.request(Method::PATCH, "/api/me").json(&json!({ "name": "Eve" })).send();
    assert_eq!(rename().await.unwrap().status(), 200);
    is_too_many(rename().await.unwrap()).await;
    let path = format!("/api/me/tokens/{}", made["id"]);
    assert_eq!(ada.try_send(Method::DELETE, &path, None).await.0, 204);
    assert_eq!(rename().await.unwrap().status(), 401);
    let others = ada.try_send(Method::DELETE, "/api/me/credentials", None).await;
    assert_eq!(others.0, 200, "{}", others.1);
    is_too_many(ada.request(Method::DELETE, &path).send().await.unwrap()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_makes_too_much_has_to_wait() {
    let app = app_with(&Rates { create: Some(slow(2)), write: Some(slow(1)), ..Rates::UNLIMITED }).await;
    let ada = Player::new(&app, "Ada").await;
    ada.make(diamant(json!({})), "Ada").await;
    let table = json!({ "options": diamant(json!({})) });
    is_too_many(ada.request(Method::POST, "/api/tables").json(&table).send().await.unwrap()).await;
    is_too_many(app.client.post(app.url("/api/guests")).send().await.unwrap()).await;
    for (path, body) in [("/api/programs", json!({ "name": "X" })), ("/api/recover", json!({ "code": "x" }))]
    {
        is_too_many(app.client.post(app.url(path)).json(&body).send().await.unwrap()).await;
    }
    let replay = || app.client.post(app.url("/api/replays")).json(&json!({})).send();
    assert_eq!(replay().await.unwrap().status(), 422);
    is_too_many(replay().await.unwrap()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_reads_records_too_often_has_to_wait() {
    for path in [
        "/api/games/x/record",
        "/api/games/x/replay",
        "/api/games/x/review",
        "/api/me/games",
        "record of a table",
    ] {
        let app = app_with(&Rates { archive: Some(slow(2)), ..Rates::UNLIMITED }).await;
        let ada = Player::new(&app, "Ada").await;
        let code = ada.make(diamant(json!({})), "Ada").await;
        let path = if path.starts_with('/') { path.to_owned() } else { format!("/api/tables/{code}/record") };
        let read = async || ada.request(Method::GET, &path).send().await.unwrap();
        for _ in 0..2 {
            assert_ne!(read().await.status(), 429, "{path}");
        }
        is_too_many(read().await).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_guesses_codes_learns_nothing_any_more() {
    let app = app_with(&Rates { lookup_miss: Some(slow(3)), ..Rates::UNLIMITED }).await;
    let company = Company::seated(&app, diamant(json!({}))).await;
    for code in ["K7QM2XNP4T", "K7QM2XNP4V", "nonsense"] {
        let answer = app.get(&format!("/api/tables/{code}")).await;
        assert_eq!(refusal(answer).await, (404, "table/unknown".to_owned()));
    }
    is_too_many(app.get("/api/tables/K7QM2XNP4W").await).await;
    is_too_many(app.get(&company.path("")).await).await;
    is_too_many(app.get(&company.path("/events")).await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_that_are_not_what_they_should_be_are_refused_in_plain_words() {
    let app = open_house().await;
    let ada = Player::new(&app, "Ada").await;
    let code = ada.make(diamant(json!({})), "Ada").await;
    let reactions = format!("/api/tables/{code}/reactions");
    let long = |length: usize| format!("{{\"name\":\"{}\"}}", "x".repeat(length));
    let (fits, too_long) = (long(60_000), long(70_000));
    let (long_record, long_table) = (long(record::MAX_BYTES), long(record::MAX_BYTES + 70_000));
    for (path, kind, body, status, slug) in [
        ("/api/programs", "application/json", "{", 400, "request/body"),
        ("/api/programs", "application/json", "", 400, "request/body"),
        ("/api/programs", "application/json", "[]", 400, "request/body"),
        ("/api/programs", "application/json", "{\"name\":1}", 400, "request/body"),
        ("/api/programs", "application/json", "{\"name\":\"A\",\"x\":1}", 400, "request/body"),
        ("/api/programs", "text/plain", "{\"name\":\"A\"}", 415, "request/media-type"),
        ("/api/programs", "application/x-www-form-urlencoded", "name=A", 415, "request/media-type"),
        ("/api/programs", "application/json", &fits, 422, "table/bad-name"),
        ("/api/programs", "application/json", &too_long, 413, "request/too-long"),
        ("/api/replays", "application/json", &long_record, 413, "request/too-long"),
        ("/api/tables", "application/json", &long_table, 413, "request/too-long"),
        ("/api/tables", "application/json", "{\"optoins\":{}}", 400, "request/body"),
        (&reactions, "application/json", "{\"reaction\":\"wow\",\"x\":1}", 400, "request/body"),
    ] {
        let request = ada.request(Method::POST, path).header("content-type", kind);
        let answer = request.body(body.to_owned()).send().await.unwrap();
        assert_eq!(refusal(answer).await, (status, slug.to_owned()), "{path} {kind} {body:.30}");
    }
    let request = ada.request(Method::POST, "/api/programs").header("content-type", "application/json");
    let answer = request.body(b"{\"name\":\"\xff\"}".to_vec()).send().await.unwrap();
    assert_eq!(refusal(answer).await, (400, "request/body".to_owned()));
    let request = ada.request(Method::POST, "/api/programs");
    let request = request.header("content-type", "Application/JSON; charset=utf-8");
    assert_eq!(request.body("{\"name\":\"A\"}").send().await.unwrap().status(), 201);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_has_more_than_fifty_tables_at_a_time() {
    let app = open_house().await;
    let ada = Player::new(&app, "Ada").await;
    for _ in 0..50 {
        ada.make(diamant(json!({})), "Ada").await;
    }
    let table = json!({ "options": diamant(json!({})) });
    let refusal = ada.refused(Method::POST, "/api/tables", Some(table)).await;
    assert_eq!(refusal, (409, "table/too-many".to_owned()));
}

/// How many of a few quick tries are carried out.
async fn carried_out(tries: usize, mut ask: impl AsyncFnMut() -> Response) -> usize {
    let mut done = 0;
    for _ in 0..tries {
        done += usize::from(ask().await.status().is_success());
    }
    done
}

#[tokio::test(flavor = "multi_thread")]
async fn games_an_hour_are_counted_by_person_and_by_address() {
    for (rates, others) in [
        (Rates { game: Some(slow(3)), ..Rates::UNLIMITED }, 3),
        (Rates { address_game: Some(slow(3)), ..Rates::UNLIMITED }, 0),
    ] {
        let app = app_with(&rates).await;
        let [ada, bo] = [Player::new(&app, "Ada").await, Player::new(&app, "Bo").await];
        for (player, expected) in [(ada, 3), (bo, others)] {
            let code = player.make(diamant(json!({"bots": "instant"})), "Ada").await;
            for _ in 0..2 {
                player.post(&format!("/api/tables/{code}/bots"), json!({"bot": "turn:3"})).await;
            }
            let start = format!("/api/tables/{code}/start");
            let begun =
                carried_out(5, async || player.request(Method::POST, &start).send().await.unwrap()).await;
            assert_eq!(begun, expected.min(1), "only the first can begin, the others are asked to wait");
            let ready = format!("/api/tables/{code}/ready");
            is_too_many(player.request(Method::POST, &ready).send().await.unwrap()).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn writes_and_tables_are_counted_by_address_too() {
    let app = app_with(&Rates { address_write: Some(slow(2)), ..Rates::UNLIMITED }).await;
    let [ada, bo] = [Player::new(&app, "Ada").await, Player::new(&app, "Bo").await];
    let code = ada.make(diamant(json!({})), "Ada").await;
    let ready = format!("/api/tables/{code}/seat");
    let sit = async |player: &Player| {
        player.request(Method::POST, &ready).json(&json!({"name": "Zoe"})).send().await.unwrap()
    };
    assert!(sit(&ada).await.status().is_success() && sit(&ada).await.status().is_success());
    is_too_many(sit(&bo).await).await;

    let app = app_with(&Rates { address_table: Some(slow(2)), ..Rates::UNLIMITED }).await;
    let [ada, bo] = [Player::new(&app, "Ada").await, Player::new(&app, "Bo").await];
    let make = async |player: &Player| {
        let table = json!({ "options": diamant(json!({})) });
        player.request(Method::POST, "/api/tables").json(&table).send().await.unwrap()
    };
    assert!(make(&ada).await.status().is_success() && make(&ada).await.status().is_success());
    is_too_many(make(&bo).await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_whose_tables_are_full_begins_no_new_game() {
    let app = app_with(&Rates { stored_bytes: Some(1), ..Rates::UNLIMITED }).await;
    let [ada, bo] = [Player::new(&app, "Ada").await, Player::new(&app, "Bo").await];
    let code = ada.make(diamant(json!({})), "Ada").await;
    let full = (409, "table/storage-full".to_owned());
    let make = json!({ "options": diamant(json!({})) });
    assert_eq!(ada.refused(Method::POST, "/api/tables", Some(make.clone())).await, full);
    for path in ["start", "ready"] {
        assert_eq!(ada.refused(Method::POST, &format!("/api/tables/{code}/{path}"), None).await, full);
        assert_eq!(
            bo.refused(Method::POST, &format!("/api/tables/{code}/{path}"), None).await,
            full,
            "{path}"
        );
    }
    // Others are not concerned.
    bo.make(diamant(json!({})), "Bo").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_whose_tables_are_full_stores_nothing_more_but_the_game_goes_on() {
    let store = fresh_store().await;
    let unlimited = Settings { rates: Rates::UNLIMITED, ..Settings::default() };
    let before = TestApp::on(store.clone(), unlimited).await;
    let company = Company::playing(&before, json!({ "chat": "words" })).await;
    before.stop().await;

    let rates = Rates { stored_bytes: Some(1), ..Rates::UNLIMITED };
    let app = TestApp::on(store, Settings { rates, ..Settings::default() }).await;
    let company = company.at(&app);
    let (ada, bo) = (&company.players[0], &company.players[1]);
    for (who, method, path, body) in [
        (bo, Method::POST, "/words", json!({ "text": "hello" })),
        (bo, Method::POST, "/reactions", json!({ "reaction": "wow" })),
        (bo, Method::POST, "/seat", json!({ "name": "Bobo" })),
        (ada, Method::PUT, "/options", diamant(json!({}))),
        (ada, Method::POST, "/bots", json!({ "bot": "renard" })),
        (ada, Method::PUT, "/listing", json!({ "listing": "public" })),
    ] {
        let refused = who.refused(method, &company.path(path), Some(body)).await;
        assert_eq!(refused, (409, "table/storage-full".to_owned()), "{path}");
    }
    // It can be played to its end, and the host can still close the door.
    play(&company).await;
    let door = ada.try_send(Method::PUT, &company.path("/door"), Some(json!({ "door": "closed" }))).await;
    assert_eq!(door.0, 200);
    let again = ada.refused(Method::POST, &company.path("/ready"), None).await;
    assert_eq!(again, (409, "table/storage-full".to_owned()));
}
