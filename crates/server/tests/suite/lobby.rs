//! Finding tables and games: the lobby, and what is one's own.

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::company::{Company, diamant};
use crate::support::player::Player;
use crate::support::test_app::TestApp;
use crate::whole_games::{open_house, play};

async fn tables(app: &TestApp) -> Vec<Value> {
    let answer: Value = app.get("/api/tables").await.json().await.unwrap();
    answer["tables"].as_array().unwrap().clone()
}

fn codes(list: &Value) -> Vec<&str> {
    list["tables"].as_array().unwrap().iter().map(|table| table["table"].as_str().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_shows_public_tables_and_no_others() {
    let app = open_house().await;
    let company = Company::seated(&app, diamant(json!({}))).await;
    let ada = &company.players[0];
    assert_eq!(tables(&app).await, Vec::<Value>::new(), "a table is private unless somebody says otherwise");
    let list = |listing: &str| {
        let body = json!({ "listing": listing });
        let path = company.path("/listing");
        async move { ada.try_send(Method::PUT, &path, Some(body)).await.0 }
    };
    assert_eq!(list("public").await, 200);
    let shown = tables(&app).await;
    assert_eq!(shown.len(), 1);
    let sign = json!({
        "phase": "seating", "players": [3, 8], "seats": ["Ada", "Bo", "Cy"],
        "game": { "name": "diamant", "edition": "portal-2025", "relics": true },
    });
    assert_eq!((&shown[0]["table"], &shown[0]["sign"]), (&json!(company.code), &sign));
    company.begin().await;
    assert_eq!(tables(&app).await[0]["sign"]["phase"], "playing");
    assert_eq!(list("private").await, 200);
    assert_eq!(tables(&app).await, Vec::<Value>::new());

    let body = json!({ "options": diamant(json!({})), "listing": "public" });
    let made = ada.post("/api/tables", body).await;
    assert_eq!(tables(&app).await[0]["table"], made["table"]);
    assert_eq!(tables(&app).await[0]["sign"]["seats"], json!([]), "without a name nobody sits down");
}

#[tokio::test(flavor = "multi_thread")]
async fn people_find_their_own_tables() {
    let app = open_house().await;
    let company = Company::seated(&app, diamant(json!({}))).await;
    let other = company.players[1].make(diamant(json!({})), "Bo").await;
    let mine = company.players[1].get("/api/me/tables").await;
    let mut found = codes(&mine);
    found.sort_unstable();
    let mut expected = [other.as_str(), company.code.as_str()];
    expected.sort_unstable();
    assert_eq!(found, expected);
    assert_eq!(codes(&company.players[2].get("/api/me/tables").await), [&company.code]);
    company.players[2].try_send(Method::DELETE, &company.path("/seat"), None).await;
    assert_eq!(codes(&company.players[2].get("/api/me/tables").await), Vec::<&str>::new());
    let stranger = Player::new(&app, "Dee").await;
    assert_eq!(codes(&stranger.get("/api/me/tables").await), Vec::<&str>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn people_find_their_own_games_with_how_they_ended() {
    let app = open_house().await;
    let game = json!({ "name": "diamant", "edition": "classic-2005" });
    let (players, id) = play(&app, game, 3, "turn:3").await;
    for player in &players {
        let games = player.get("/api/me/games").await;
        assert_eq!(games["games"].as_array().unwrap().len(), 1);
        let found = &games["games"][0];
        assert_eq!(found["id"], id.as_str());
        let record = app.get(&format!("/api/games/{id}/record")).await.text().await.unwrap();
        let judged: Value =
            serde_json::from_str(&record::read(&record).unwrap().judge().unwrap().to_json()).unwrap();
        assert_eq!(found["verdict"], judged);
        let ended = found["ended"].as_u64().unwrap();
        for (before, count) in [(ended, 0), (ended + 1, 1)] {
            let games = player.get(&format!("/api/me/games?before={before}")).await;
            assert_eq!(games["games"].as_array().unwrap().len(), count);
        }
    }
    let refusal = players[0].refused(Method::GET, "/api/me/games?before=yesterday", None).await;
    assert_eq!(refusal, (400, "request/query".to_owned()));
    for path in ["/api/games/nothing/record", "/api/games/nothing/replay"] {
        let refusal = players[0].refused(Method::GET, path, None).await;
        assert_eq!(refusal, (404, "game/unknown".to_owned()));
    }
    let refusal = players[0].refused(Method::GET, "/api/games/%ff/record", None).await;
    assert_eq!(refusal, (400, "request/path".to_owned()));
}
