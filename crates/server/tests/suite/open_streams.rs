//! Streams that somebody has open: not too many, and none by a token that was taken back.

use reqwest::Method;
use serde_json::json;
use server::Settings;
use server::http::Rates;

use crate::support::back_end::fresh_store;
use crate::support::company::diamant;
use crate::support::player::Player;
use crate::support::test_app::TestApp;
use crate::whole_games::open_house;

#[tokio::test]
async fn somebody_has_only_so_many_streams_open_and_a_closed_one_makes_room() {
    let store = fresh_store().await;
    let rates = Rates { streams: Some(2), ..Rates::UNLIMITED };
    let app = TestApp::on(store, Settings { rates, ..Settings::default() }).await;
    let ada = Player::new(&app, "Ada").await;
    let code = ada.make(diamant(json!({})), "Ada").await;
    let path = format!("/api/tables/{code}/events");
    let mut first = ada.stream(&code, None).await;
    let second = ada.stream(&code, None).await;
    let refused = ada.refused(Method::GET, &path, None).await;
    assert_eq!(refused, (429, "request/too-many".to_owned()));
    let bo = Player::new(&app, "Bo").await;
    drop(bo.stream(&code, None).await);
    drop(second);
    // The others are told that a stream is closed after it has stopped counting.
    first.until_here(&[true]).await;
    let opened = async {
        loop {
            let answer = ada.request(Method::GET, &path).send().await.unwrap();
            if answer.status().is_success() {
                return;
            }
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(30), opened).await.expect("there is room again");
}

#[tokio::test]
async fn an_address_has_only_so_many_streams_open_whoever_asks() {
    let rates = Rates { address_streams: Some(2), ..Rates::UNLIMITED };
    let app = TestApp::on(fresh_store().await, Settings { rates, ..Settings::default() }).await;
    let [ada, bo] = [Player::new(&app, "Ada").await, Player::new(&app, "Bo").await];
    let code = ada.make(diamant(json!({})), "Ada").await;
    let _open = [ada.stream(&code, None).await, bo.stream(&code, None).await];
    let path = format!("/api/tables/{code}/events");
    for player in [ada, bo] {
        let refused = player.refused(Method::GET, &path, None).await;
        assert_eq!(refused, (429, "request/too-many".to_owned()));
    }
}

#[tokio::test]
async fn the_streams_of_a_token_end_when_it_is_taken_back() {
    let app = open_house().await;
    let ada = Player::new(&app, "Ada").await;
    let code = ada.make(diamant(json!({})), "Ada").await;
    let made = ada.post("/api/me/tokens", json!({ "label": "eyes", "right": "watch" })).await;
    let by_token = ada.with_token(&made).stream(&code, None).await;
    let mut own = ada.stream(&code, None).await;
    let path = format!("/api/me/tokens/{}", made["id"]);
    let (status, answer) = ada.try_send(Method::DELETE, &path, None).await;
    assert!(status.is_success(), "{answer}");
    by_token.end().await;
    ada.post(&format!("/api/tables/{code}/reactions"), json!({ "reaction": "wow" })).await;
    own.until("reacted").await;
}
