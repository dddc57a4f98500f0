//! Health, readiness, and numbers for those who run the server.

use std::sync::Arc;

use serde_json::{Value, json};
use server::Settings;
use server::http::MetricsToken;

use crate::support::company::Company;
use crate::support::test_app::{EmptyStore, TestApp, refusal};
use crate::whole_games::open_house;

#[tokio::test]
async fn it_is_healthy_as_long_as_it_lives() {
    let app = TestApp::on(Arc::new(EmptyStore { ready: false }), Settings::default()).await;
    let answer = app.get("/health").await;
    assert_eq!(answer.status(), 200);
    assert_eq!(answer.json::<Value>().await.unwrap(), json!({"status": "ok"}));
}

#[tokio::test]
async fn it_is_ready_when_its_store_is() {
    let app = TestApp::with(Settings::default()).await;
    let answer = app.get("/ready").await;
    assert_eq!(answer.status(), 200);
    assert_eq!(answer.json::<Value>().await.unwrap(), json!({"status": "ok"}));

    let app = TestApp::on(Arc::new(EmptyStore { ready: false }), Settings::default()).await;
    let answer = app.get("/ready").await;
    assert_eq!(answer.status(), 503);
    assert_eq!(answer.json::<Value>().await.unwrap(), json!({"status": "unready", "ill": ["store"]}));
}

#[tokio::test]
async fn numbers_are_for_loopback_without_a_proxy() {
    let app = TestApp::with(Settings::default()).await;
    let answer = app.get("/metrics").await;
    assert_eq!(answer.status(), 200);
    let text = answer.text().await.unwrap();
    if cfg!(target_os = "linux") {
        assert!(text.contains("\nprocess_cpu_seconds_total "), "{text}");
    }
    for header in ["x-forwarded-for", "forwarded", "via", "x-real-ip", "x-forwarded-host"] {
        let answer = app.client.get(app.url("/metrics")).header(header, "127.0.0.1").send().await.unwrap();
        assert_eq!(refusal(answer).await, (404, "request/no-such-path".to_owned()), "{header}");
    }
    let bearer = app.client.get(app.url("/metrics")).header("via", "1.1 proxy").bearer_auth("");
    assert_eq!(bearer.send().await.unwrap().status(), 404, "no token is not an empty token");
}

#[tokio::test]
async fn a_token_opens_them_from_elsewhere() {
    let settings = Settings { metrics_token: Some(MetricsToken::new("open sesame")), ..Settings::default() };
    let app = TestApp::with(settings).await;
    let asked =
        |token| app.client.get(app.url("/metrics")).header("via", "1.1 proxy").bearer_auth(token).send();
    assert_eq!(asked("open sesame").await.unwrap().status(), 200);
    assert_eq!(asked("open barley").await.unwrap().status(), 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_streams_and_wishes_are_counted() {
    let app = open_house().await;
    let numbers = async || app.get("/metrics").await.text().await.unwrap();
    let company = Company::playing(&app, json!({})).await;
    let mut ada = company.stream(0).await;
    let bo = company.stream(1).await;
    let has = |text: &str, line: &str| text.lines().any(|found| found == line);
    let text = numbers().await;
    // Making the table is no wish; two people sat down and the game was begun.
    for line in ["tacora_tables_awake 1", "tacora_streams_open 2", "tacora_wishes_total 3"] {
        assert!(has(&text, line), "{line} in {text}");
    }
    ada.until_here(&[true, true, false]).await;
    drop(bo);
    ada.until_here(&[true, false, false]).await;
    assert!(has(&numbers().await, "tacora_streams_open 1"));
}
