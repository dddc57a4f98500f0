//! Several people at one device: one identity, one stream, several seats.

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::company::{Company, diamant};
use crate::support::player::Player;
use crate::support::test_app::TestApp;
use crate::whole_games::{assert_fair_and_complete, assert_no_gap, decide, open_house};

/// A device at which these people sit, at a new table; its code.
async fn device(app: &TestApp, options: Value, names: &[&str]) -> (Player, String) {
    let device = Player::new(app, "Device").await;
    let code = device.make(options, names[0]).await;
    for name in &names[1..] {
        device.post(&format!("/api/tables/{code}/seats"), json!({ "name": name })).await;
    }
    (device, code)
}

/// What each seat of a device sees, as if it were alone.
fn eyes(line: &Value) -> Vec<Value> {
    let beside = line["you"]["beside"].as_array().cloned().unwrap_or_default();
    let own = [line["you"].clone()];
    own.into_iter().chain(beside).map(|you| json!({ "you": you, "scene": line["scene"] })).collect()
}

/// Plays for everybody at the device, over one stream, until the game is over; the record.
async fn play_for_all(app: &TestApp, device: &Player, code: &str) -> String {
    let mut stream = device.stream(code, None).await;
    device.post(&format!("/api/tables/{code}/start"), json!({})).await;
    let mut seen = Vec::new();
    loop {
        let line = stream.next().await.expect("the stream goes on until the game is over");
        let question = line["scene"]["question"]["number"].clone();
        let thinks = |seen: &Value| seen["you"]["actions"].is_array() && seen["you"]["choice"].is_null();
        if let Some(next) = eyes(&line).into_iter().find(thinks) {
            let path = format!("/api/tables/{code}/act?seat={}", next["you"]["seat"]);
            device.act_at(&path, json!({ "question": question, "choice": decide(&next) })).await;
        }
        let over = line["news"]["type"] == "game-ended";
        seen.push(line);
        if over {
            break;
        }
    }
    assert_no_gap(&seen);
    let id = seen.iter().rev().find(|line| line["scene"]["phase"] == "playing").unwrap();
    let id = id["scene"]["deal"]["game"].as_str().unwrap();
    app.get(&format!("/api/games/{id}/record")).await.text().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn one_client_plays_a_whole_game_of_diamant_for_four() {
    let app = open_house().await;
    let (device, code) = device(&app, diamant(json!({})), &["Ada", "Ann", "Abe", "Ami"]).await;
    let text = play_for_all(&app, &device, &code).await;
    assert_fair_and_complete(&text);
    let games = device.get("/api/me/games").await;
    assert_eq!(games["games"].as_array().unwrap().len(), 1, "a game of one's own is listed once: {games}");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_client_plays_whole_games_of_troll_and_dragon_step_by_step_and_live() {
    let app = open_house().await;
    for race in ["step", "live"] {
        let stock = json!({ "diamonds": 12, "nuggets": 6 });
        let game = json!({ "name": "troll-dragon", "options": { "race": race, "stock": stock } });
        let (device, code) =
            device(&app, json!({ "game": game, "interval": 100 }), &["Ada", "Ann", "Abe"]).await;
        assert_fair_and_complete(&play_for_all(&app, &device, &code).await);
    }
}

#[tokio::test]
async fn other_people_have_no_say_over_the_seats_of_a_device() {
    let app = open_house().await;
    let company = Company::seated(&app, diamant(json!({}))).await;
    company.players[0].post(&company.path("/seats"), json!({ "name": "Ann" })).await;
    let not_yours = (403, "table/not-your-seat".to_owned());
    for seat in [0, 3, 7, 8] {
        let ready = company.path(&format!("/ready?seat={seat}"));
        assert_eq!(company.players[1].refused(Method::POST, &ready, None).await, not_yours);
        let up = company.path(&format!("/seat?seat={seat}"));
        assert_eq!(company.players[1].refused(Method::DELETE, &up, None).await, not_yours);
    }
    let unreadable = company.players[1].refused(Method::POST, &company.path("/ready?seat=first"), None).await;
    assert_eq!(unreadable, (400, "request/query".to_owned()));
    let (status, _) = company.players[0].try_send(Method::DELETE, &company.path("/seat?seat=3"), None).await;
    assert!(status.is_success());
    assert_eq!(company.look(0).await["scene"]["seats"].as_array().unwrap().len(), 3);
}

#[tokio::test]
async fn a_sealed_choice_of_a_device_is_seen_there_and_nowhere_else() {
    let app = open_house().await;
    let company = Company::seated(&app, diamant(json!({}))).await;
    company.players[0].post(&company.path("/seats"), json!({ "name": "Ann" })).await;
    company.begin().await;
    let question = company.question().await;
    let body = json!({ "question": question, "choice": "leave" });
    company.players[0].post(&company.path("/act?seat=3"), body).await;
    let [own, other] = [company.look(0).await, company.look(1).await];
    assert_eq!(own["you"]["beside"][0]["choice"], "leave");
    assert!(own["you"]["choice"].is_null());
    assert!(!other.to_string().contains(r#""choice""#), "{other}");
}

#[tokio::test]
async fn the_host_sees_who_only_looks_on() {
    let app = open_house().await;
    let company = Company::seated(&app, diamant(json!({}))).await;
    let zoe = Player::new(&app, "Zoe").await;
    let mut host = company.players[0].stream(&company.code, None).await;
    let _bo = company.players[1].stream(&company.code, None).await;
    let mut watching = zoe.stream(&company.code, None).await;
    host.until_here(&[true, true, false]).await;
    watching.next().await.unwrap();
    let people = company.players[0].get(&company.path("/people")).await;
    assert_eq!(people["onlookers"], json!([zoe.id]));
    assert_eq!(people["people"].as_array().unwrap().len(), 3);
}
