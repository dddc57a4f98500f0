//! Where other devices find the server.

use std::sync::Arc;

use serde_json::{Value, json};
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
