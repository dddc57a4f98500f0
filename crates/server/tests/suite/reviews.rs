//! The coach on games that were played here.

use serde_json::{Value, json};
use server::Settings;
use server::http::{Rate, Rates};

use crate::support::back_end::fresh_store;
use crate::support::test_app::{TestApp, refusal};
use crate::whole_games::{open_house, play};

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_reviewed_and_its_parts_add_up() {
    let app = open_house().await;
    let (_, id) = play(&app, json!({ "name": "diamant", "edition": "incan-gold" }), 2, "renard").await;
    let review: Value = app.get(&format!("/api/games/{id}/review")).await.json().await.unwrap();
    let replay: Value = app.get(&format!("/api/games/{id}/replay")).await.json().await.unwrap();
    assert_eq!((&review["game"], &review["exact"]), (&json!("diamant"), &json!(false)));
    let players = review["players"].as_array().unwrap();
    assert_eq!(players.len(), 3);
    for player in players {
        let number = |name: &str| player[name].as_f64().unwrap();
        let parts = number("own") + number("others") + number("cards") + number("guessing");
        assert!((number("result") - number("fair") - parts).abs() < 1e-6, "{player}");
    }
    for decision in review["decisions"].as_array().unwrap() {
        let moment = &replay["steps"][usize::try_from(decision["moves"].as_u64().unwrap()).unwrap()]["game"];
        assert_eq!((&moment["carried"], &moment["on-path"]), (&decision["carried"], &decision["path"]));
        assert!(moment["inside"].as_array().unwrap().contains(&decision["seat"]), "{decision}");
    }
    let record = app.get(&format!("/api/games/{id}/record")).await.text().await.unwrap();
    let again: Value = post_record(&app, record).await.json().await.unwrap();
    assert_eq!(again, review);
    let last = review["curve"].as_array().unwrap().last().unwrap()["moves"].as_u64().unwrap();
    assert_eq!(usize::try_from(last).unwrap() + 1, replay["steps"].as_array().unwrap().len());
}

async fn post_record(app: &TestApp, text: String) -> reqwest::Response {
    let request = app.client.post(app.url("/api/reviews")).header("content-type", "application/json");
    request.body(text).send().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_no_review_of_a_running_game_nor_of_one_that_nobody_knows() {
    let app = open_house().await;
    let unknown = app.get("/api/games/nothing/review").await;
    assert_eq!(refusal(unknown).await, (404, "game/unknown".to_owned()));
    let running = include_str!("../../../../testdata/examples/portal-trap.json");
    let answer = post_record(&app, running.to_owned()).await;
    assert_eq!(refusal(answer).await, (404, "game/no-review".to_owned()));
    for nonsense in ["{}", "not JSON"] {
        let answer = post_record(&app, nonsense.to_owned()).await;
        assert_eq!(refusal(answer).await, (422, "table/bad-record".to_owned()));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_review_of_dice_adds_up_to_the_score() {
    let app = open_house().await;
    let stock = json!({ "race": "step", "stock": { "diamonds": 20, "nuggets": 9 } });
    let (_, id) = play(&app, json!({ "name": "troll-dragon", "options": stock }), 2, "bold:100").await;
    let review: Value = app.get(&format!("/api/games/{id}/review")).await.json().await.unwrap();
    assert_eq!(review["game"], "troll-dragon");
    for player in review["players"].as_array().unwrap() {
        let number = |part: &str| player[part].as_f64().unwrap();
        let sum = number("expected") - number("lost") + number("dice") + number("race") + number("gifts");
        assert!((sum - number("score")).abs() < 1e-6, "{player}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_work_is_counted_not_what_is_kept() {
    let store = fresh_store().await;
    // Two people and a table, and one review.
    let rates = Rates { create: Some(Rate::per_minute(1, 4)), ..Rates::UNLIMITED };
    let app = TestApp::on(store, Settings { rates, ..Settings::default() }).await;
    let (_, id) = play(&app, json!({ "name": "diamant", "edition": "classic-2005" }), 2, "renard").await;
    let path = format!("/api/games/{id}/review");
    let first = app.get(&path).await.text().await.unwrap();
    for _ in 0..3 {
        assert_eq!(app.get(&path).await.text().await.unwrap(), first);
    }
}
