//! Everything that is stored about somebody, as one document.

use std::collections::BTreeSet;

use reqwest::Method;
use serde_json::{Value, json};
use server::store::{Append, GameRow, LogIndex, TableRow};
use server::{Settings, TableCode};

use crate::account_deletion::{hasty, person, play};
use crate::support::back_end::fresh_store;
use crate::support::company::Company;
use crate::support::player::Player;
use crate::support::test_app::TestApp;

#[tokio::test(flavor = "multi_thread")]
async fn an_export_has_what_is_mine_and_no_secret() {
    let app = TestApp::on(fresh_store().await, hasty()).await;
    let company = Company::playing(&app, json!({ "chat": "words" })).await;
    let bo = &company.players[1];
    bo.post(&company.path("/words"), json!({ "text": "good evening" })).await;
    company.players[0].post(&company.path("/words"), json!({ "text": "not for Bo to keep" })).await;
    company.react(1, "bravo").await;
    let game = play(&company).await;
    let made = bo.post("/api/me/tokens", json!({ "label": "my bot", "right": "play" })).await;

    let export = bo.get("/api/me/export").await;
    assert_eq!((&export["format"], &export["complete"]), (&json!("tacora-export-1"), &json!(true)));
    assert_eq!((&export["person"]["id"], &export["person"]["name"]), (&json!(bo.id), &json!("Bo")));
    assert!(export["person"]["since"].as_u64().unwrap() > 1_600_000_000_000);
    assert_eq!(export["credentials"]["tokens"][1]["label"], "my bot");
    assert_eq!(export["tables"][0]["table"], company.code.as_str());
    assert_eq!((&export["tables"][0]["seated"], &export["tables"][0]["host"]), (&json!(true), &json!(false)));
    assert_eq!(
        (&export["games"][0]["id"], &export["games"][0]["record"]["players"][1]),
        (&json!(game), &json!("Bo"))
    );
    let actions = export["actions"].as_array().unwrap();
    let of = |kind: &str| -> Vec<&Value> {
        actions.iter().map(|action| &action["event"]).filter(|event| event["type"] == kind).collect()
    };
    assert_eq!((of("sat").len(), of("reacted").len()), (1, 1));
    assert_eq!(of("said")[0]["text"], "good evening");
    assert!(!of("sealed").is_empty() && of("sealed").iter().all(|event| event["seat"] == json!(1)));
    let text = export.to_string();
    for secret in
        [&bo.token[3..], &made["token"].as_str().unwrap()[3..], "not for Bo to keep", "hash", "deal-sealed"]
    {
        assert!(!text.contains(secret), "{secret}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_export_has_all_tables_and_also_games_that_ended_together() {
    const COUNT: usize = 1_010;
    let store = fresh_store().await;
    let app = TestApp::on(store.clone(), hasty()).await;
    let ada = Player::new(&app, "Ada").await;
    let who = person(&ada);
    let codes: Vec<TableCode> = (0..COUNT).map(|_| TableCode::random(&mut rand::rng())).collect();
    for (number, table) in codes.iter().enumerate() {
        let (people, lobby_entry) = (vec![who], "{}".to_owned());
        let row =
            TableRow { table: *table, host: who, listed: false, closed: true, at: 7, people, lobby_entry };
        let (people, record) = (vec![who], "{}".to_owned());
        let game = GameRow { id: format!("game-{number:04}"), table: *table, ended: 5, people, record };
        let append = Append {
            table: *table,
            after: 0,
            events: vec!["{}".to_owned()],
            row: Some(row),
            grown: 0,
            game: Some(game),
            index: LogIndex::default(),
            due: None,
        };
        store.append(append).await.unwrap();
    }
    let export = ada.get("/api/me/export").await;
    let all = |list: &str, field: &str| -> BTreeSet<String> {
        let items = export[list].as_array().unwrap();
        assert_eq!(items.len(), COUNT, "{list}");
        items.iter().map(|item| item[field].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(all("tables", "table"), codes.iter().map(ToString::to_string).collect());
    assert_eq!(all("games", "id").len(), COUNT);
    assert_eq!(export["complete"], true);
}

#[tokio::test]
async fn exports_are_limited() {
    let app = TestApp::on(fresh_store().await, Settings::default()).await;
    let player = Player::new(&app, "Ada").await;
    for _ in 0..3 {
        player.get("/api/me/export").await;
    }
    let no = player.refused(Method::GET, "/api/me/export", None).await;
    assert_eq!(no, (429, "request/too-many".to_owned()));
}
