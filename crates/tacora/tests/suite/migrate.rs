//! `tacora migrate`: from a file to a database, as its host does it.
#![cfg(unix)]

use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};
use throwaway::{Nats, Postgres, Syncing};

use crate::process::Ended;
use crate::serving::{Serving, alone};

fn migrate(from: &Path, to: &str) -> Command {
    alone(&["migrate", "--from", from.to_str().unwrap(), "--to", to])
}

fn ended(mut command: Command) -> Ended {
    command.output().unwrap().into()
}

/// Somebody sits down at a new table; their token, and the code of the table.
async fn one_table(serving: &Serving) -> (String, String) {
    let (http, house) = (reqwest::Client::new(), format!("http://{}/api", serving.address()));
    let ada = http.post(format!("{house}/programs")).json(&json!({ "name": "Ada" })).send().await.unwrap();
    let ada: Value = ada.json().await.unwrap();
    let options = json!({ "game": { "name": "diamant", "edition": "portal-2025", "relics": true } });
    let table = http.post(format!("{house}/tables")).bearer_auth(ada["token"].as_str().unwrap());
    let made = table.json(&json!({ "options": options, "name": "Ada" })).send().await.unwrap();
    assert_eq!(made.status(), 201);
    let made: Value = made.json().await.unwrap();
    (ada["token"].as_str().unwrap().to_owned(), made["table"].as_str().unwrap().to_owned())
}

/// What the owner of this token sees at this table.
async fn look(serving: &Serving, (token, table): &(String, String)) -> Value {
    let url = format!("http://{}/api/tables/{table}", serving.address());
    let answer = reqwest::Client::new().get(url).bearer_auth(token).send().await.unwrap();
    assert_eq!(answer.status(), 200);
    answer.json().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_moves_once_its_server_has_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let serving = Serving::start(&["--data", data.to_str().unwrap(), "--port", "0"]);
    let ada = one_table(&serving).await;
    let before = look(&serving, &ada).await;
    let postgres = Postgres::start(Syncing::Off).unwrap();
    let to = postgres.url("postgres");

    let file = data.join("tacora.db");
    for from in [&data, &file] {
        let refused = ended(migrate(from, &to)).refused();
        assert!(refused.contains("another Tacora is already using"), "{refused}");
    }
    assert_eq!(serving.signalled("-TERM").code, Some(0));
    let copy = folder.path().join("copy.db");
    std::fs::copy(&file, &copy).unwrap();

    let place = to.replace("postgres@", "");
    let moved = ended(migrate(&data, &to)).printed();
    assert_eq!(
        moved,
        format!(
            "Everything has moved to {place}: one table, 0 finished games and one person. \
             The old file stays as it is; from now on, start the server with --database.\n"
        )
    );
    let again = ended(migrate(&copy, &to)).refused();
    assert_eq!(again, format!("{place} is not empty, and only an empty database can be moved into"));
    assert!(!folder.path().join("lock").exists(), "beside a copy there is no server to look for");

    let nats = Nats::start().unwrap();
    let serving = Serving::start(&["serve", "--database", &to, "--nats", &nats.url(), "--port", "0"]);
    assert_eq!(look(&serving, &ada).await, before);
}

#[test]
fn what_cannot_be_moved_is_refused_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let nowhere = "postgres://ada@127.0.0.1:1/club";
    let missing = ended(migrate(&folder.path().join("no/house"), nowhere)).refused();
    assert!(missing.contains("there is no database at"), "{missing}");
    assert!(!folder.path().join("no").exists(), "looking for a house makes none");

    let told = ended(migrate(folder.path(), "postgres://ada:geheim@127.0.0.1:1/club")).refused();
    assert!(told.contains("everybody on this machine can read a command line"), "{told}");
    let from = folder.path().to_str().unwrap();
    let mut by_environment = alone(&["migrate", "--from", from]);
    by_environment.env("TACORA_DATABASE", "postgres://ada:geheim@127.0.0.1:port/club");
    let garbled = ended(by_environment).refused();
    assert!(garbled.contains("no address of a PostgreSQL database"), "{garbled}");
    for line in [told, garbled] {
        assert!(!line.contains("geheim"), "{line}");
    }
    let nothing = ended(alone(&["migrate", "--from", from])).refused();
    assert!(nothing.contains("--to or TACORA_DATABASE"), "{nothing}");
}
