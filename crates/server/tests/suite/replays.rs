//! Games step by step, and games that go on from a moment of another.

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::player::Player;
use crate::support::test_app::TestApp;
use crate::whole_games::{decide, open_house, play};

fn moves(text: &str) -> usize {
    record::read(text).unwrap().judge_stored().unwrap().moves()
}

/// A step for every move and the beginning, and at the end the scores that the referee gives.
fn assert_tells(replay: &Value, text: &str) {
    let steps = replay["steps"].as_array().unwrap();
    assert_eq!(steps.len(), moves(text) + 1);
    assert_eq!(steps[0]["facts"], json!([]));
    let record: Value = serde_json::from_str(text).unwrap();
    assert_eq!(replay["game"]["name"], record["game"]);
    assert_eq!(replay["game"].get("edition"), record.get("edition"));
    assert_eq!(replay["players"], record["players"]);
    let judged = record::read(text).unwrap().judge().unwrap().to_json();
    let judged: Value = serde_json::from_str(&judged).unwrap();
    let last = &steps.last().unwrap()["game"];
    assert_eq!(last["over"], true, "{last}");
    let (winners, scores) = (&last["standings"]["winners"], &last["standings"]["scores"]);
    let judged_scores: Vec<&Value> =
        judged["players"].as_array().unwrap().iter().map(|player| &player["score"]).collect();
    assert_eq!((winners, scores), (&judged["winners"], &json!(judged_scores)));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_finished_game_can_be_seen_step_by_step() {
    let app = open_house().await;
    for (game, bot) in [
        (json!({ "name": "diamant", "edition": "incan-gold" }), "renard"),
        (
            json!({ "name": "troll-dragon", "options": { "race": "step", "stock": { "diamonds": 20, "nuggets": 9 } } }),
            "bold:100",
        ),
    ] {
        let (players, id) = play(&app, game, 3, bot).await;
        let text = app.get(&format!("/api/games/{id}/record")).await.text().await.unwrap();
        let replay = players[0].get(&format!("/api/games/{id}/replay")).await;
        assert_tells(&replay, &text);
        let again: Value = post_record(&app, &text).await.json().await.unwrap();
        assert_eq!(again, replay);
    }
}

async fn post_record(app: &TestApp, text: &str) -> reqwest::Response {
    let request = app.client.post(app.url("/api/replays")).header("content-type", "application/json");
    request.body(text.to_owned()).send().await.unwrap()
}

fn records() -> Vec<(String, String)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/records");
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let records: Vec<(String, String)> =
        files.map(|path| (path.display().to_string(), std::fs::read_to_string(&path).unwrap())).collect();
    assert!(records.len() >= 7);
    records
}

#[tokio::test(flavor = "multi_thread")]
async fn records_from_elsewhere_can_be_seen_step_by_step() {
    let app = open_house().await;
    for (path, text) in records() {
        let answer = post_record(&app, &text).await;
        assert_eq!(answer.status(), 200, "{path}");
        assert_tells(&answer.json().await.unwrap(), &text);
    }
    for nonsense in ["{}", "[]", "not JSON", "{\"game\":\"chess\"}"] {
        let answer = post_record(&app, nonsense).await;
        let refusal = crate::support::test_app::refusal(answer).await;
        assert_eq!(refusal, (422, "table/bad-record".to_owned()), "{nonsense}");
    }
}

/// Bots go on from here to the end; the record of the new game.
async fn go_on(app: &TestApp, from: Value, players: usize, bot: &str) -> String {
    let host = Player::new(app, "Ada").await;
    let body = json!({ "from": from, "name": "Ada" });
    let code = host.post("/api/tables", body).await["table"].as_str().unwrap().to_owned();
    let (status, answer) = {
        // Faster than people would like it.
        let scene = host.get(&format!("/api/tables/{code}")).await["scene"].clone();
        let mut options = scene["options"].clone();
        options["bots"] = json!("instant");
        options["interval"] = json!(100);
        host.try_send(Method::PUT, &format!("/api/tables/{code}/options"), Some(options)).await
    };
    assert!(status.is_success(), "{answer}");
    for _ in 1..players {
        host.post(&format!("/api/tables/{code}/bots"), json!({ "bot": bot })).await;
    }
    let stream = host.stream(&code, None).await;
    host.post(&format!("/api/tables/{code}/start"), json!({})).await;
    host.play_to_the_end(&code, stream, decide).await;
    app.get(&format!("/api/tables/{code}/record")).await.text().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_from_any_moment_and_the_rest_of_it_verifies() {
    let app = open_house().await;
    let game = json!({ "name": "diamant", "edition": "portal-2025", "relics": true });
    let (_, id) = play(&app, game, 3, "renard").await;
    let text = app.get(&format!("/api/games/{id}/record")).await.text().await.unwrap();
    let told: Value = serde_json::from_str(&text).unwrap();
    let last = moves(&text) - 1;
    for (moves, by_id) in [(0, true), (1, false), (last / 2, true), (last / 2 + 1, false), (last, true)] {
        let from = if by_id {
            json!({ "game": id, "moves": moves })
        } else {
            json!({ "record": told, "moves": moves })
        };
        let record = go_on(&app, from, 4, "renard").await;
        let verified = record::read(&record).unwrap().verify().unwrap();
        assert!(verified.is_complete(), "from move {moves}");
        let after = serde_json::from_str::<Value>(&record).unwrap()["deal"]["after"].as_u64().unwrap_or(0);
        assert_eq!(usize::try_from(after).unwrap(), verified.draws_before());
        assert_eq!(moves == 0, after == 0, "from move {moves}");
    }
    let troll = records().into_iter().find(|(path, _)| path.contains("troll")).unwrap().1;
    let troll: Value = serde_json::from_str(&troll).unwrap();
    let players = troll["players"].as_array().unwrap().len();
    let record = go_on(&app, json!({ "record": troll, "moves": 3 }), players, "bold:100").await;
    assert!(record::read(&record).unwrap().verify().unwrap().is_complete());
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_no_table_from_a_moment_that_was_never() {
    let app = open_house().await;
    let ada = Player::new(&app, "Ada").await;
    let (_, text) = records().into_iter().find(|(path, _)| path.contains("classic")).unwrap();
    let told: Value = serde_json::from_str(&text).unwrap();
    let all = moves(&text);
    for (from, status, slug) in [
        (json!({ "record": told, "moves": all }), 422, "table/bad-record"),
        (json!({ "record": told, "moves": all + 1 }), 422, "table/bad-record"),
        (json!({ "record": {}, "moves": 0 }), 422, "table/bad-record"),
        (json!({ "game": "nothing", "moves": 0 }), 404, "game/unknown"),
        (json!({ "game": "nothing", "record": told, "moves": 0 }), 422, "table/bad-options"),
        (json!({ "moves": 0 }), 422, "table/bad-options"),
        (json!({ "record": told, "moves": -1 }), 400, "request/body"),
        (json!({ "record": told }), 400, "request/body"),
    ] {
        let refusal = ada.refused(Method::POST, "/api/tables", Some(json!({ "from": from }))).await;
        assert_eq!(refusal, (status, slug.to_owned()));
    }
    assert_eq!(
        ada.refused(Method::POST, "/api/tables", Some(json!({}))).await,
        (422, "table/bad-options".to_owned())
    );
    assert_eq!(ada.get("/api/me/tables").await["tables"], json!([]));
}
