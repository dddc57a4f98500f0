//! `tacora admin` beside a server that runs, and without one.
#![cfg(unix)]

use std::path::Path;
use std::time::{Duration, Instant};

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::process::Ended;
use crate::serving::{Serving, alone};

fn admin(data: &Path, arguments: &[&str]) -> Ended {
    let all = [&["admin", "--data", data.to_str().unwrap()], arguments].concat();
    alone(&all).output().unwrap().into()
}

fn listed(data: &Path, arguments: &[&str]) -> Value {
    serde_json::from_str(&admin(data, &[arguments, &["--json"]].concat()).printed()).unwrap()
}

async fn program(serving: &Serving, name: &str) -> Value {
    let url = format!("http://{}/api/programs", serving.address());
    let made = reqwest::Client::new().post(url).json(&json!({ "name": name })).send().await.unwrap();
    made.json().await.unwrap()
}

async fn make_table(serving: &Serving, person: &Value) -> String {
    let options = json!({ "game": { "name": "diamant", "edition": "portal-2025", "relics": true } });
    let url = format!("http://{}/api/tables", serving.address());
    let table = reqwest::Client::new().post(url).bearer_auth(person["token"].as_str().unwrap());
    let made: Value = table
        .json(&json!({ "options": options, "name": person["name"] }))
        .send()
        .await
        .unwrap()
        .json()
        .await
        .unwrap();
    made["table"].as_str().unwrap().to_owned()
}

/// Waits until this is answered with this status.
async fn until(serving: &Serving, path: &str, person: &Value, status: StatusCode) {
    let deadline = Instant::now() + Duration::from_secs(30);
    let url = format!("http://{}{path}", serving.address());
    loop {
        let asked = reqwest::Client::new().get(&url).bearer_auth(person["token"].as_str().unwrap());
        let answer = asked.send().await.unwrap().status();
        if answer == status {
            return;
        }
        assert!(Instant::now() < deadline, "{path} is answered with {answer}, not {status}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_and_tables_are_listed_banned_and_removed_while_the_server_runs() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let serving = Serving::start(&["--data", data.to_str().unwrap(), "--port", "0"]);
    let (ada, bo) = (program(&serving, "Ada").await, program(&serving, "Bo").await);
    let (table, other) = (make_table(&serving, &ada).await, make_table(&serving, &bo).await);
    let id = bo["id"].as_str().unwrap();

    let people = listed(&data, &["people", "list"]);
    assert_eq!(people["people"].as_array().unwrap().len(), 2);
    let first = listed(&data, &["people", "list", "--limit", "1"]);
    let second =
        listed(&data, &["people", "list", "--limit", "1", "--after", first["next"].as_str().unwrap()]);
    let mut ids = [&first, &second].map(|page| page["people"][0]["id"].as_str().unwrap());
    ids.sort_unstable();
    let mut both = [ada["id"].as_str().unwrap(), id];
    both.sort_unstable();
    assert_eq!(ids, both);
    let shown = listed(&data, &["people", "show", id]);
    assert_eq!((&shown["people"][0]["name"], &shown["people"][0]["tables"]), (&json!("Bo"), &json!(1)));
    assert!(admin(&data, &["people", "show", id]).printed().contains("Bo (program)"));
    assert_eq!(listed(&data, &["tables", "show", &table])["tables"][0]["host"], ada["id"]);

    assert!(admin(&data, &["people", "ban", id]).printed().contains("is banned"));
    until(&serving, "/api/me", &bo, StatusCode::FORBIDDEN).await;
    assert!(admin(&data, &["people", "ban", id]).refused().contains("is banned already"));
    admin(&data, &["people", "unban", id]).printed();
    until(&serving, "/api/me", &bo, StatusCode::OK).await;

    admin(&data, &["tables", "remove", &table]).printed();
    until(&serving, &format!("/api/tables/{table}"), &bo, StatusCode::NOT_FOUND).await;
    admin(&data, &["people", "remove", id]).printed();
    until(&serving, "/api/me", &bo, StatusCode::UNAUTHORIZED).await;
    until(&serving, &format!("/api/tables/{other}"), &ada, StatusCode::NOT_FOUND).await;
    assert!(admin(&data, &["people", "ban", id]).refused().contains("is being deleted already"));
    until(&serving, "/api/me", &ada, StatusCode::OK).await;
    assert_eq!(serving.signalled("-TERM").code, Some(0));
    assert_eq!(
        listed(&data, &["tables", "list"]),
        json!({ "tables": [], "next": null }),
        "also without a server"
    );
}

#[test]
fn what_is_not_there_is_refused_in_one_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let refused = admin(folder.path(), &["people", "list"]).refused();
    assert!(refused.contains("there is no database at"), "{refused}");
    std::fs::write(folder.path().join("tacora.db"), "a letter".repeat(1_000)).unwrap();
    let refused = admin(folder.path(), &["people", "list"]).refused();
    assert!(refused.contains("is not a database of Tacora"), "{refused}");
    let wrong = alone(&["admin", "people", "show", "Ada"]).output().unwrap();
    assert_eq!(wrong.status.code(), Some(2));
}
