//! People who go away and come back, as the others see it.

use std::sync::Arc;

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::back_end::fresh_store;
use crate::support::company::Company;
use crate::support::hand_clock::HandClock;
use crate::support::test_app::TestApp;

async fn clock_and_app() -> (Arc<HandClock>, TestApp) {
    let clock = HandClock::new();
    let store = fresh_store().await;
    (clock.clone(), TestApp::at_the_time_of(store, clock).await)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_whoever_is_gone_until_they_are_back() {
    let (clock, app) = clock_and_app().await;
    let company = Company::playing(&app, json!({ "grace": 30 })).await;
    let mut ada = company.stream(0).await;
    let (bo, _cy) = (company.stream(1).await, company.stream(2).await);
    ada.until_here(&[true, true, true]).await;
    drop(bo);
    ada.until_here(&[true, false, true]).await;
    clock.advance(29);
    assert!(company.look(0).await["scene"]["seats"][1]["stand-in"].is_null(), "not yet");
    clock.advance(2);
    company.look(0).await;
    let stood_in = ada.until("stood-in").await;
    assert_eq!(stood_in["news"], json!({ "type": "stood-in", "seat": 1, "by": "bot", "why": "away" }));
    // However long the bot seems to think, it has thought by then.
    clock.advance(600);
    company.look(0).await;
    assert_eq!(ada.until("answered").await["news"]["seat"], 1);
    company.choose(0, "continue").await;
    company.choose(2, "continue").await;
    ada.until("opened").await;

    let mut bo = company.stream(1).await;
    assert_eq!(ada.until("handed-back").await["news"]["seat"], 1);
    let look = bo.next().await.unwrap();
    assert!(look["scene"]["seats"][1]["stand-in"].is_null() && look["you"]["seat"] == 1, "{look}");
    clock.advance(3_600);
    assert!(company.look(0).await["scene"]["seats"][1]["stand-in"].is_null(), "nobody is gone now");
}

#[tokio::test(flavor = "multi_thread")]
async fn where_it_is_agreed_whoever_is_gone_rests_in_the_camp() {
    let (clock, app) = clock_and_app().await;
    let company = Company::playing(&app, json!({ "grace": 5, "absence": "rest" })).await;
    let mut ada = company.stream(0).await;
    let _bo = company.stream(1).await;
    clock.advance(6);
    company.look(0).await;
    let stood_in = ada.until("stood-in").await;
    assert_eq!(stood_in["news"], json!({ "type": "stood-in", "seat": 2, "by": "rest", "why": "away" }));
    assert_eq!(stood_in["scene"]["game"]["resting"], json!([2]));
    assert_eq!(ada.until("answered").await["news"]["seat"], 2);
    company.choose(0, "leave").await;
    company.choose(1, "leave").await;
    let opened = ada.until("opened").await;
    let choice = json!({ "seat": 2, "choice": "leave" });
    assert!(opened["news"]["choices"].as_array().unwrap().contains(&choice), "{opened}");
    let next = ada.until("drawn").await;
    assert_eq!(next["scene"]["game"]["inside"], json!([0, 1]), "Cy does not enter");

    let _cy = company.stream(2).await;
    assert_eq!(ada.until("handed-back").await["scene"]["game"]["resting"], json!(null));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_has_run_out_is_somebody_who_is_away() {
    let (clock, app) = clock_and_app().await;
    let company = Company::playing(&app, json!({ "clock": 10 })).await;
    let mut ada = company.stream(0).await;
    let (_bo, _cy) = (company.stream(1).await, company.stream(2).await);
    company.choose(0, "leave").await;
    company.choose(1, "leave").await;
    clock.advance(11);
    company.look(0).await;
    let stood_in = ada.until("stood-in").await;
    assert_eq!(stood_in["news"], json!({ "type": "stood-in", "seat": 2, "by": "bot", "why": "clock" }));
    // To choose is to be back.
    if company.look(2).await["you"]["choice"].is_null() {
        company.choose(2, "leave").await;
        assert_eq!(ada.until("handed-back").await["news"]["seat"], 2);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_somebody_who_is_connected_only_if_the_others_agree() {
    let (clock, app) = clock_and_app().await;
    let company = Company::playing(&app, json!({ "grace": 30 })).await;
    let mut ada = company.stream(0).await;
    let (_bo, _cy) = (company.stream(1).await, company.stream(2).await);
    ada.until_here(&[true, true, true]).await;
    let path = company.path("/seats/1/stand-in");
    let send = async |who: usize, method: Method, body: Option<Value>| {
        let (status, answer) = company.players[who].try_send(method, &path, body).await;
        assert!(status.is_success(), "{answer}");
    };
    send(0, Method::POST, None).await;
    clock.advance(31);
    assert!(company.look(0).await["scene"]["seats"][1]["stand-in"].is_null(), "Cy was not asked yet");
    send(2, Method::PUT, Some(json!({ "vote": "agree" }))).await;
    let stood_in = ada.until("stood-in").await;
    assert_eq!(stood_in["news"], json!({ "type": "stood-in", "seat": 1, "by": "bot", "why": "agreed" }));
}
