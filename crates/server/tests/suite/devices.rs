//! What opens an account: devices, tokens and recovery links, seen and revoked by their owner.

use reqwest::Method;
use serde_json::{Value, json};

use crate::people::{ask, cookie, guest};
use crate::support::back_end::fresh_store;
use crate::support::company::diamant;
use crate::support::hand_clock::HandClock;
use crate::support::player::{Player, Stream};
use crate::support::test_app::{TestApp, refusal};
use crate::whole_games::open_house;

const FIREFOX: &str = "Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0";

async fn credentials(app: &TestApp, cookie: &str) -> Value {
    let asked = ask(app, Method::GET, "/api/me/credentials", &[("cookie", cookie)], None);
    asked.send().await.unwrap().json().await.unwrap()
}

async fn recovery(app: &TestApp, cookie: &str) -> Value {
    let asked = ask(app, Method::POST, "/api/me/recovery", &[("cookie", cookie)], None);
    asked.send().await.unwrap().json().await.unwrap()
}

/// The same person in another browser.
async fn second_device(app: &TestApp, first: &str) -> String {
    let code = recovery(app, first).await["code"].clone();
    let moved =
        ask(app, Method::POST, "/api/recover", &[("user-agent", FIREFOX)], Some(json!({ "code": code })));
    cookie(&moved.send().await.unwrap())
}

async fn status(app: &TestApp, cookie: &str) -> u16 {
    ask(app, Method::GET, "/api/me", &[("cookie", cookie)], None).send().await.unwrap().status().as_u16()
}

async fn revoke(app: &TestApp, cookie: &str, id: &Value) -> reqwest::Response {
    let path = format!("/api/me/credentials/{id}");
    ask(app, Method::DELETE, &path, &[("cookie", cookie)], None).send().await.unwrap()
}

#[tokio::test]
async fn devices_are_listed_and_revoked_one_by_one() {
    let app = open_house().await;
    let (_, first) = guest(&app).await;
    let second = second_device(&app, &first).await;
    let all = credentials(&app, &second).await;
    let labels: Vec<&str> =
        all["devices"].as_array().unwrap().iter().map(|d| d["label"].as_str().unwrap()).collect();
    assert_eq!(labels, ["", "Firefox, Android"]);
    assert_eq!((&all["devices"][0]["current"], &all["devices"][1]["current"]), (&json!(false), &json!(true)));
    assert_eq!((&all["tokens"], &all["recovery"]), (&json!([]), &json!([])), "a used link is gone");

    assert_eq!(revoke(&app, &second, &all["devices"][0]["id"]).await.status(), 204);
    assert_eq!((status(&app, &first).await, status(&app, &second).await), (401, 200));
    let (_, stranger) = guest(&app).await;
    let no = refusal(revoke(&app, &stranger, &all["devices"][1]["id"]).await).await;
    assert_eq!(no, (404, "person/unknown-token".to_owned()), "nobody revokes what is not theirs");
    let own = revoke(&app, &second, &all["devices"][1]["id"]).await;
    assert!(own.headers()["set-cookie"].to_str().unwrap().contains("Max-Age=0"), "the cookie goes with it");
    assert_eq!(status(&app, &second).await, 401);
}

#[tokio::test]
async fn all_others_are_revoked_at_once_and_their_streams_end() {
    let app = open_house().await;
    let host = Player::new(&app, "Ada").await;
    let code = host.make(diamant(json!({})), "Ada").await;
    let (_, first) = guest(&app).await;
    let second = second_device(&app, &first).await;
    let path = format!("/api/tables/{code}/events");
    let stream = Stream::open(ask(&app, Method::GET, &path, &[("cookie", &second)], None)).await;
    let wanted = json!({ "label": "bot", "right": "play" });
    let made =
        ask(&app, Method::POST, "/api/me/tokens", &[("cookie", &first)], Some(wanted)).send().await.unwrap();
    let token: Value = made.json().await.unwrap();
    recovery(&app, &first).await;

    let asked = ask(&app, Method::DELETE, "/api/me/credentials", &[("cookie", &first)], None);
    let revoked: Value = asked.send().await.unwrap().json().await.unwrap();
    assert_eq!(revoked, json!({ "revoked": 3 }), "a device, a token and a recovery link");
    stream.end().await;
    assert_eq!((status(&app, &first).await, status(&app, &second).await), (200, 401));
    let bearer = format!("Bearer {}", token["token"].as_str().unwrap());
    let bot = ask(&app, Method::GET, "/api/me", &[("authorization", &bearer)], None).send().await.unwrap();
    assert_eq!(bot.status(), 401);
    let left = credentials(&app, &first).await;
    assert_eq!((left["devices"].as_array().unwrap().len(), &left["recovery"]), (1, &json!([])));
}

#[tokio::test]
async fn a_recovery_link_is_listed_until_it_is_revoked_or_too_old() {
    let clock = HandClock::new();
    let app = TestApp::at_the_time_of(fresh_store().await, clock.clone()).await;
    let (_, first) = guest(&app).await;
    let link = recovery(&app, &first).await;
    let listed = credentials(&app, &first).await["recovery"].clone();
    assert_eq!(listed, json!([{ "id": link["id"], "since": link["since"], "until": link["until"] }]));
    assert!(!listed.to_string().contains("tr_"), "the list does not open anything");
    assert_eq!(revoke(&app, &first, &link["id"]).await.status(), 204);
    let used = ask(&app, Method::POST, "/api/recover", &[], Some(json!({ "code": link["code"] })));
    assert_eq!(used.send().await.unwrap().status(), 404);
    recovery(&app, &first).await;
    clock.advance(24 * 60 * 60 + 1);
    assert_eq!(credentials(&app, &first).await["recovery"], json!([]));
}

#[tokio::test]
async fn the_last_use_is_noted_to_the_day() {
    let clock = HandClock::new();
    let store = fresh_store().await;
    let app = TestApp::at_the_time_of(store, clock.clone()).await;
    let (_, first) = guest(&app).await;
    let seen = credentials(&app, &first).await["devices"][0]["seen"].as_u64().unwrap();
    let day = 24 * 60 * 60 * 1_000;
    assert_eq!(seen % day, 0);
    clock.advance(3 * 24 * 60 * 60);
    // The first request of a day lets it be noted; it does not wait for that.
    let mut later = seen;
    while later == seen {
        later = credentials(&app, &first).await["devices"][0]["seen"].as_u64().unwrap();
    }
    assert_eq!(later, seen + 3 * day);
}
