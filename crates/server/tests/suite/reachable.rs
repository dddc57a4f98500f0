//! Where other devices find the server.

use std::sync::Arc;

use serde_json::{Value, json};
use server::http::{Codes, Proxy, Rate, Rates};
use server::{Server, Settings};

use crate::support::back_end::fresh_store;
use crate::support::company::diamant;
use crate::support::player::Player;
use crate::support::test_app::{EmptyStore, TestApp};

#[tokio::test]
async fn a_page_learns_which_address_works_on_other_devices() {
    for (reachable_url, answer) in [
        (None, json!({ "codes": "long" })),
        (Some("http://192.168.178.20:7777"), json!({ "url": "http://192.168.178.20:7777", "codes": "long" })),
    ] {
        let settings = Settings { reachable_url: reachable_url.map(str::to_owned), ..Settings::default() };
        let app = TestApp::serving(Server::new(Arc::new(EmptyStore { ready: true }), settings)).await;
        assert_eq!(app.get("/api/reachable").await.json::<Value>().await.unwrap(), answer);
    }
}

#[tokio::test]
async fn a_stranger_does_not_learn_the_address_in_the_local_network() {
    let lan = "http://192.168.178.20:7777";
    for (proxy, client, public_url, is_told) in [
        (Proxy::Trusted, "192.168.178.9", None, true),
        (Proxy::Trusted, "203.0.113.9", None, false),
        (Proxy::Untrusted, "203.0.113.9", None, false),
        (Proxy::Untrusted, "203.0.113.9", Some(lan), true),
    ] {
        let settings = Settings {
            reachable_url: Some(lan.to_owned()),
            public_url: public_url.map(str::to_owned),
            proxy,
            ..Settings::default()
        };
        let app = TestApp::serving(Server::new(Arc::new(EmptyStore { ready: true }), settings)).await;
        let request = app.client.get(app.url("/api/reachable")).header("x-forwarded-for", client);
        let answer: Value = request.send().await.unwrap().json().await.unwrap();
        assert_eq!(answer.get("url").is_some(), is_told, "{proxy:?} {client} {public_url:?}");
    }
}

/// A house with these codes, and the code of a table in it.
async fn house(codes: Codes, rates: &Rates) -> (TestApp, String) {
    let settings = Settings { codes, rates: *rates, ..Settings::default() };
    let app = TestApp::on(fresh_store().await, settings).await;
    let ada = Player::new(&app, "Ada").await;
    let code = ada.make(diamant(json!({})), "Ada").await;
    (app, code)
}

#[tokio::test(flavor = "multi_thread")]
async fn at_home_the_first_letters_lead_to_the_table() {
    let (app, code) = house(Codes::Short, &Rates::UNLIMITED).await;
    let found = app.get(&format!("/api/codes/{}", code[..4].to_lowercase())).await;
    assert_eq!(found.json::<Value>().await.unwrap(), json!({ "table": code }));
    for wrong in [&code[..3], &code[..5], &code[1..5], "%20"] {
        assert_eq!(app.get(&format!("/api/codes/{wrong}")).await.status(), 404, "{wrong}");
    }
    assert_eq!(app.get("/api/reachable").await.json::<Value>().await.unwrap(), json!({ "codes": "short" }));
}

#[tokio::test(flavor = "multi_thread")]
async fn where_strangers_come_the_first_letters_lead_nowhere() {
    let (app, code) = house(Codes::Long, &Rates::UNLIMITED).await;
    assert_eq!(app.get(&format!("/api/codes/{}", &code[..4])).await.status(), 404);
    assert_eq!(app.get(&format!("/api/tables/{code}")).await.status(), 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_guesses_too_often_finds_nothing_for_a_while() {
    let rates = Rates { lookup_miss: Some(Rate::per_hour(1, 3)), ..Rates::UNLIMITED };
    let (app, code) = house(Codes::Short, &rates).await;
    for _ in 0..3 {
        assert_eq!(app.get("/api/codes/0000").await.status(), 404);
    }
    assert_eq!(app.get(&format!("/api/codes/{}", &code[..4])).await.status(), 429);
}
