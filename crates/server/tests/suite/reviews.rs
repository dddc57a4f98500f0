//! The coach on games that were played here.

use reqwest::Method;
use serde_json::{Value, json};
use server::http::{Rate, Rates};
use server::store::{Append, GameRow, LogIndex};
use server::{Settings, TableCode};

use crate::account_deletion::person;
use crate::support::back_end::fresh_store;
use crate::support::player::Player;
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

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_was_played_here_under_older_rules_can_be_reviewed_and_go_on() {
    let record = include_str!("../../../../testdata/fairness/records/troll-dragon-live.json");
    assert!(record::read(record).unwrap().judge().is_err(), "its early throw is not legal any more");
    let store = fresh_store().await;
    let app = TestApp::on(store.clone(), Settings { rates: Rates::UNLIMITED, ..Settings::default() }).await;
    let ada = Player::new(&app, "Ada").await;
    let table = TableCode::random(&mut rand::rng());
    let game = GameRow {
        id: "old".to_owned(),
        table,
        ended: 1,
        people: vec![person(&ada)],
        record: record.to_owned(),
    };
    let append = Append {
        table,
        after: 0,
        events: vec!["{}".to_owned()],
        row: None,
        grown: 0,
        game: Some(game),
        index: LogIndex::default(),
        due: None,
    };
    store.append(append).await.unwrap();
    let review = ada.get("/api/games/old/review").await;
    assert_eq!(review["game"], "troll-dragon");
    let go_on =
        async |from: Value| ada.try_send(Method::POST, "/api/tables", Some(json!({ "from": from }))).await;
    let (status, made) = go_on(json!({ "game": "old", "moves": 20 })).await;
    assert_eq!(status, 201, "{made}");

    // Of a record from elsewhere nobody knows when it was played.
    assert_eq!(
        refusal(post_record(&app, record.to_owned()).await).await,
        (422, "table/bad-record".to_owned())
    );
    let told: Value = serde_json::from_str(record).unwrap();
    let (status, problem) = go_on(json!({ "record": told, "moves": 20 })).await;
    assert_eq!((status.as_u16(), problem["slug"].as_str()), (422, Some("table/bad-record")));
}
