//! Where other devices find the server.

use std::sync::Arc;

use serde_json::{Value, json};
use server::http::Proxy;
use server::{Server, Settings};

use crate::support::test_app::{EmptyStore, TestApp};

#[tokio::test]
async fn a_page_learns_which_address_works_on_other_devices() {
    for (reachable_url, answer) in [
        (None, json!({})),
        (Some("http://192.168.178.20:7777"), json!({ "url": "http://192.168.178.20:7777" })),
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
