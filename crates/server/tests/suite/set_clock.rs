//! Somebody sets the clock of the machine while the server is down: nothing stalls then, and nothing happens early.

use serde_json::{Value, json};

use crate::support::back_end::Place;
use crate::support::company::Company;
use crate::support::hand_clock::HandClock;
use crate::support::test_app::TestApp;

const HOUR: i64 = 3_600;

fn stood_in(look: &Value) -> Vec<bool> {
    look["scene"]["seats"].as_array().unwrap().iter().map(|seat| seat["stand-in"].is_string()).collect()
}

/// The clock of the table runs for as long as was agreed, whatever the wall clock says after the restart.
async fn the_clock_runs_its_time(game: Value, by: i64) {
    let place = Place::new().await;
    let store = place.open().await;
    let app = TestApp::at_the_time_of(store.clone(), HandClock::new()).await;
    let options = json!({ "game": game, "clock": 20, "grace": 600, "bots": "instant" });
    let company = Company::seated(&app, options).await;
    company.begin().await;
    app.stop().await;
    store.close().await;

    let store = place.open().await;
    let clock = HandClock::set_by(by);
    let app = TestApp::at_the_time_of(store, clock.clone()).await;
    let company = company.at(&app);
    let mut ada = company.stream(0).await;
    let (_bo, _cy) = (company.stream(1).await, company.stream(2).await);
    ada.until_here(&[true, true, true]).await;
    clock.advance(19);
    assert!(!stood_in(&company.look(0).await).contains(&true), "nobody is out of time yet");
    clock.advance(2);
    company.look(0).await;
    assert!(stood_in(&company.look(0).await).contains(&true), "the clock has run out");
    let before = company.question().await;
    clock.advance(30);
    company.look(0).await;
    assert_ne!(company.question().await, before, "the stand-in has chosen");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_stalls_and_nothing_is_early_in_diamant() {
    for by in [-HOUR, HOUR] {
        the_clock_runs_its_time(json!({ "name": "diamant", "edition": "portal-2025" }), by).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_stalls_and_nothing_is_early_in_troll_and_dragon() {
    for by in [-HOUR, HOUR] {
        the_clock_runs_its_time(json!({ "name": "troll-dragon", "options": { "race": "live" } }), by).await;
    }
}
