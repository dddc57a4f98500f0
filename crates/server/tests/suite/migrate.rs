//! The migration from SQLite to PostgreSQL keeps everything.

use std::path::Path;
use std::sync::Arc;

use reqwest::Method;
use serde_json::{Value, json};
use server::housekeeping::Accounts;
use server::store::{
    MigrationError, MigrationReport, OpenError, PersonState, SqliteStore, Store, migrate_to_postgres,
};
use table::PersonId;

use crate::sqlite::{by_hand, place};
use crate::store::{ALL, append, code};
use crate::support::company::{Company, diamant};
use crate::support::hand_clock::HandClock;
use crate::support::player::Player;
use crate::support::postgres_server::PostgresServer;
use crate::support::test_app::TestApp;
use crate::support::test_store::TestStore;
use crate::whole_games::play;

/// What people have on a server in the middle of games: the same before and after.
async fn belongings(app: &TestApp, people: &[Player], games: &[String], tables: &[Company]) -> Vec<Value> {
    let mut all = Vec::new();
    for player in people.iter().map(|player| player.at(app)) {
        for path in ["/api/me", "/api/me/tables", "/api/me/games", "/api/me/tokens", "/api/tables"] {
            // A token that may only watch does not see the others: that is part of it.
            all.push(player.try_send(Method::GET, path, None).await.1);
        }
    }
    for game in games {
        all.push(json!(app.get(&format!("/api/games/{game}/record")).await.text().await.unwrap()));
    }
    for table in tables {
        for seat in 0..table.players.len() {
            all.push(table.at(app).look(seat).await);
        }
    }
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn a_grown_house_moves_and_everything_goes_on() {
    let (_folder, path) = place();
    let clock = HandClock::new();
    let store = Arc::new(SqliteStore::open(&path).await.unwrap());
    let app = TestApp::at_the_time_of(store.clone(), clock.clone()).await;
    let portal = json!({ "name": "diamant", "edition": "portal-2025", "relics": true });
    let (mut people, game) = play(&app, portal, 3, "turn:4").await;
    let dice = json!({ "race": "step", "stock": { "diamonds": 20, "nuggets": 9 } });
    let dice = json!({ "name": "troll-dragon", "options": dice });
    let (others, other_game) = play(&app, dice, 2, "bold:100").await;
    people.extend(others);
    let made = people[0].post("/api/me/tokens", json!({ "label": "screen", "right": "watch" })).await;
    people.push(people[0].with_token(&made));
    let playing = Company::playing(&app, json!({ "clock": 60 })).await;
    playing.choose(0, "leave").await;
    playing.choose(1, "continue").await;
    let seated = Company::seated(&app, diamant(json!({}))).await;
    let public = Some(json!({ "listing": "public" }));
    assert_eq!(seated.players[0].try_send(Method::PUT, &seated.path("/listing"), public).await.0, 200);
    people.extend([playing.players.clone(), seated.players.clone()].concat());
    let (games, tables) = ([game, other_game], [playing, seated]);
    let banned = Player::new(&app, "Eve").await;
    let accounts = Accounts::new(store.database().unwrap());
    accounts.set_state(banned.id.parse().unwrap(), PersonState::Banned).await.unwrap();
    people.push(banned);
    let before = belongings(&app, &people, &games, &tables).await;
    let summary = accounts.person(people[0].id.parse().unwrap()).await.unwrap();
    assert_eq!(summary.as_ref().map(|person| (person.tables, person.games)), Some((1, 1)));
    app.stop().await;
    store.close().await;

    let database = PostgresServer::get().database().await;
    let mut told = Vec::new();
    let moved = migrate_to_postgres(&path, &database.address(), |done, total| told.push((done, total))).await;
    assert_eq!(moved.unwrap(), MigrationReport { tables: 4, games: 2, people: 12 });
    assert!(told.is_sorted() && told.last().is_some_and(|(done, total)| done == total), "{told:?}");

    let moved = Arc::new(database.open().await);
    let there = Accounts::new(moved.database().unwrap());
    assert_eq!(there.person(people[0].id.parse().unwrap()).await.unwrap(), summary);
    let app = TestApp::at_the_time_of(TestStore::alone(moved.clone()), clock).await;
    assert_eq!(belongings(&app, &people, &games, &tables).await, before);
    let [playing, seated] = tables.map(|table| table.at(&app));
    let mut stream = playing.stream(2).await;
    playing.choose(2, "continue").await;
    let opened = stream.until("opened").await;
    assert_eq!(opened["news"]["choices"][0]["choice"], "leave", "what was sealed before the move");
    seated.begin().await;
    assert_eq!(seated.look(0).await["scene"]["phase"], "playing");
}

/// A file with one table and nobody.
async fn small(path: &Path) {
    let store = SqliteStore::open(path).await.unwrap();
    store.append(append(code(1), 0, &["1", "2"])).await.unwrap();
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_an_empty_database_is_moved_into() {
    let (folder, path) = place();
    let database = PostgresServer::get().database().await;
    let move_it = async |path: &Path| migrate_to_postgres(path, &database.address(), |_, _| ()).await;
    let missing = move_it(&folder.path().join("nothing.db")).await;
    assert!(matches!(missing, Err(MigrationError::Missing(_))), "{missing:?}");
    std::fs::write(folder.path().join("letter"), "Dear reader, this is a letter.".repeat(100)).unwrap();
    let letter = move_it(&folder.path().join("letter")).await;
    assert!(matches!(letter, Err(MigrationError::Open(OpenError::NotOurs(_)))), "{letter:?}");
    small(&path).await;
    assert_eq!(move_it(&path).await.unwrap(), MigrationReport { tables: 1, games: 0, people: 0 });
    let again = move_it(&path).await;
    assert!(matches!(again, Err(MigrationError::NotEmpty(_))), "{again:?}");
    assert_eq!(database.open().await.events(&code(1), 0, ALL).await.unwrap(), ["1", "2"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_with_a_gap_does_not_move_and_leaves_nothing_behind() {
    let (_folder, path) = place();
    small(&path).await;
    sqlx::query("INSERT INTO people (id, name, program, since) VALUES (1, 'Ada', 0, 0)")
        .execute(&mut by_hand(&path).await)
        .await
        .unwrap();
    sqlx::query("DELETE FROM events WHERE seq = 1").execute(&mut by_hand(&path).await).await.unwrap();
    let database = PostgresServer::get().database().await;
    let refused = migrate_to_postgres(&path, &database.address(), |_, _| ()).await;
    assert!(matches!(refused, Err(MigrationError::Damaged("events"))), "{refused:?}");
    let store = database.open().await;
    assert_eq!(store.events(&code(1), 0, ALL).await.unwrap(), [""; 0]);
    assert_eq!(store.tables_of(PersonId(1), ALL).await.unwrap(), []);
    let people: i64 = sqlx::query_scalar("SELECT count(*) FROM people")
        .fetch_one(&mut database.by_hand().await)
        .await
        .unwrap();
    assert_eq!(people, 0);
}
