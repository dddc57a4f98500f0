//! What an earlier version has stored is opened, and its games are played to their end.
//!
//! `testdata/stores` has a SQLite file and a PostgreSQL dump of such a version. In each of them a game of Diamant and one of
//! Troll & Dragon are on. In the first Bo has rested since the first expedition, Cy rests for the second time, and a bot has
//! the seat of Di.

use std::path::PathBuf;

use serde_json::{Value, json};

use crate::support::back_end::Place;
use crate::support::hand_clock::HandClock;
use crate::support::player::Player;
use crate::support::test_app::TestApp;

/// Some hours after these games were stored, in seconds of a clock that begins in 2023.
const HOURS_AFTER: i64 = 1_100 * 24 * 60 * 60;

struct Stored {
    app: TestApp,
    ada: Player,
    bo: Player,
    tables: Value,
    /// Where the store is, which goes with the test.
    _place: Place,
}

async fn stored() -> Stored {
    let (place, name) = Place::of_earlier_version().await;
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../testdata/stores/unfinished.json");
    let known: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let tables = known[name].clone();
    let app = TestApp::at_the_time_of(place.open().await, HandClock::set_by(HOURS_AFTER)).await;
    let token = |name: &str| tables["tokens"][name].as_str().unwrap().to_owned();
    let (ada, bo) = (Player::known(&app, &token("Ada")).await, Player::known(&app, &token("Bo")).await);
    Stored { app, ada, bo, tables, _place: place }
}

/// The record of the game that has just ended, which its deal proves.
async fn verified(app: &TestApp, ended: &Value) -> Value {
    let id = ended["news"]["deal"]["game"].as_str().unwrap();
    let text = app.get(&format!("/api/games/{id}/record")).await.text().await.unwrap();
    assert!(record::read(&text).unwrap().verify().unwrap().is_complete());
    serde_json::from_str(&text).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_diamant_in_which_somebody_rests_goes_on_and_ends() {
    let Stored { app, ada, tables, _place, .. } = stored().await;
    let code = tables["diamant"].as_str().unwrap();
    let game = ada.get(&format!("/api/tables/{code}")).await["scene"]["game"].clone();
    assert_eq!(
        (&game["expedition"], &game["inside"], &game["resting"]),
        (&json!(3), &json!([0, 2, 3]), &json!([1, 2]))
    );

    let stream = ada.stream(code, None).await;
    let seen = ada.play_to_the_end(code, stream, |_| "continue".to_owned()).await;
    let record = verified(&app, seen.last().unwrap()).await;
    let expeditions = record["expeditions"].as_array().unwrap();
    let rests: Vec<Value> = expeditions.iter().map(|expedition| expedition["rest"].clone()).collect();
    assert_eq!(rests, [Value::Null, json!([1, 2, 3]), json!([1]), json!([1, 2]), json!([1, 2])]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_troll_and_dragon_goes_on_and_ends() {
    let Stored { app, ada, bo, tables, _place } = stored().await;
    let code = tables["troll-dragon"].as_str().unwrap();
    let choose = |line: &Value| {
        let actions = line["you"]["actions"].as_array().unwrap();
        let wanted = ["enter", "keep-key", "keep-door", "throw", "roll", "stay", "leave"];
        wanted.iter().find(|wanted| actions.contains(&json!(wanted))).unwrap().to_string()
    };
    let (adas, bos) = (ada.stream(code, None).await, bo.stream(code, None).await);
    let (seen, _) =
        tokio::join!(ada.play_to_the_end(code, adas, choose), bo.play_to_the_end(code, bos, choose));
    let record = verified(&app, seen.last().unwrap()).await;
    assert_eq!(record["players"], json!(["Ada", "Bo", "bold"]));
}
