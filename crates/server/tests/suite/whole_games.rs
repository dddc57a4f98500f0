//! Whole games by several clients at once, in every edition and both games.

use record::read;
use serde_json::{Value, json};
use server::Settings;
use server::http::Rates;
use tokio::task::JoinSet;

use crate::support::back_end::fresh_store;
use crate::support::player::Player;
use crate::support::test_app::TestApp;

/// A server with an empty store and without limits.
pub(crate) async fn open_house() -> TestApp {
    let store = fresh_store().await;
    let settings = Settings { rates: Rates::UNLIMITED, ..Settings::default() };
    TestApp::on(store, settings).await
}

/// Leaves by a rule that differs from seat to seat.
pub(crate) fn decide(line: &Value) -> String {
    let actions: Vec<&str> =
        line["you"]["actions"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    let seat = line["you"]["seat"].as_u64().unwrap();
    let game = &line["scene"]["game"];
    let patience = 4 + seat * 3;
    let wants_to_leave = game["carried"].as_u64().is_some_and(|carried| carried >= patience)
        || game["beside"]["nuggets"].as_u64().unwrap_or(0) * 3
            + game["beside"]["diamonds"].as_u64().unwrap_or(0)
            >= patience;
    let preferred: &[&str] =
        if wants_to_leave { &["leave"] } else { &["enter", "throw", "continue", "roll", "stay"] };
    let fitting = preferred.iter().find(|word| actions.contains(word));
    (*fitting.unwrap_or(&actions[0])).to_owned()
}

/// Plays one game with this many people and a bot; the people, and the id of the game.
pub(crate) async fn play(app: &TestApp, game: Value, people: usize, bot: &str) -> (Vec<Player>, String) {
    let mut players = Vec::new();
    for number in 0..people {
        players.push(Player::new(app, &format!("Player {number}")).await);
    }
    let options = json!({ "game": game, "bots": "instant", "interval": 100 });
    let code = players[0].make(options, "Player 0").await;
    for (number, player) in players.iter().enumerate().skip(1) {
        player.post(&format!("/api/tables/{code}/seat"), json!({ "name": format!("Player {number}") })).await;
    }
    players[0].post(&format!("/api/tables/{code}/bots"), json!({ "bot": bot })).await;
    let nonce = "00112233445566778899aabbccddeeff".repeat(2);
    let game = players[1].get(&format!("/api/tables/{code}")).await["scene"]["deal"]["game"].clone();
    players[1].commit(&code, &game, &nonce).await;

    let mut games = JoinSet::new();
    for player in &players {
        let stream = player.stream(&code, None).await;
        let (player, code) = (player.clone(), code.clone());
        games.spawn(async move { player.play_to_the_end(&code, stream, decide).await });
    }
    players[0].post(&format!("/api/tables/{code}/start"), json!({})).await;
    players[1].reveal(&code, &game, &nonce).await;
    let seen: Vec<Vec<Value>> = games.join_all().await;

    for messages in &seen {
        assert_no_gap(messages);
    }
    let id = seen[0].iter().rev().find_map(|line| {
        (line["scene"]["phase"] == "playing")
            .then(|| line["scene"]["deal"]["game"].as_str().unwrap().to_owned())
    });
    (players, id.unwrap())
}

/// Plays one game with this many people and a bot; its record.
async fn record_of(app: &TestApp, game: Value, people: usize, bot: &str) -> String {
    let (_, id) = play(app, game, people, bot).await;
    app.get(&format!("/api/games/{id}/record")).await.text().await.unwrap()
}

/// Messages to everybody count without a gap, and nothing comes twice.
pub(crate) fn assert_no_gap(messages: &[Value]) {
    let numbers: Vec<u32> =
        messages.iter().filter_map(|line| line["id"].as_str().unwrap().parse().ok()).collect();
    for pair in numbers.windows(2) {
        assert_eq!(pair[0] + 1, pair[1], "{numbers:?}");
    }
}

/// The record judges as complete, and nobody chose the cards.
pub(crate) fn assert_fair_and_complete(text: &str) {
    let record = read(text).unwrap();
    let verified = record.verify().unwrap();
    assert!(verified.is_complete());
    assert!(verified.draws() > 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_edition_of_diamant_is_played_to_its_end_and_verifies() {
    let app = open_house().await;
    for edition in record::official_editions() {
        let relics = (edition.relics == record::RelicSwitchWord::Optional).then_some(true);
        let game = json!({ "name": "diamant", "edition": edition.id, "relics": relics });
        let text = record_of(&app, game, 3, "renard").await;
        assert_fair_and_complete(&text);
    }
    let house = json!({ "name": "By two", "base": "portal-2025", "players": [2, 8], "chests": "hidden" });
    let text = record_of(&app, json!({ "name": "diamant", "edition": house }), 2, "turn:4").await;
    assert_fair_and_complete(&text);
}

#[tokio::test(flavor = "multi_thread")]
async fn troll_and_dragon_is_played_to_its_end_step_by_step_and_live() {
    let app = open_house().await;
    for (race, stock) in [
        ("step", json!({ "diamonds": 30, "nuggets": 20 })),
        ("live", json!({ "diamonds": 12, "nuggets": 6 })),
    ] {
        let game = json!({ "name": "troll-dragon", "options": { "race": race, "stock": stock } });
        let text = record_of(&app, game, 3, "bold:100").await;
        assert_fair_and_complete(&text);
    }
}
