//! A revoked key opens nothing at any node a second later, whatever the bus carries, while the database is up.

use std::sync::Arc;
use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};
use server::store::{
    ChangePoint, IdentityChanges, KeyHash, KeyKind, KeyRow, PersonRow, PersonState, SharedStore, Store,
};
use sqlx::{Connection, Row};
use table::PersonId;
use throwaway::{Nats, Postgres, Syncing};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep, timeout};

use crate::people::{ask, cookie, guest};
use crate::support::company::diamant;
use crate::support::player::Stream;
use crate::support::postgres_server::PostgresServer;
use crate::support::test_app::TestApp;
use crate::support::two_nodes::TwoNodes;
use crate::whole_games::open_house;

/// For how long a revoked key may still open something.
const LIMIT: Duration = Duration::from_secs(1);

/// A way to show a key: the name of a header and its value.
type Shown<'a> = (&'static str, &'a str);

/// Writes something at this table with this key.
async fn write(node: &TestApp, code: &str, shown: Shown<'_>) -> u16 {
    let (path, body) = (format!("/api/tables/{code}/reactions"), Some(json!({ "reaction": "wow" })));
    ask(node, Method::POST, &path, &[shown], body).send().await.unwrap().status().as_u16()
}

/// Tries a key that was revoked just now, for longer than it may open anything.
async fn expires(node: &TestApp, code: &str, shown: Shown<'_>) {
    let revoked = Instant::now();
    let mut last = 0;
    while revoked.elapsed() < 2 * LIMIT {
        let asked = Instant::now();
        last = write(node, code, shown).await;
        assert!(last == 401 || asked - revoked < LIMIT, "{last} {:?} after the end", asked - revoked);
    }
    assert_eq!(last, 401);
}

/// A table at which the person with this cookie sits.
async fn table(node: &TestApp, owner: &str) -> String {
    let body = Some(json!({ "options": diamant(json!({})), "name": "Ada" }));
    let made = ask(node, Method::POST, "/api/tables", &[("cookie", owner)], body).send().await.unwrap();
    made.json::<Value>().await.unwrap()["table"].as_str().unwrap().to_owned()
}

/// A stream at this node, opened with this key.
async fn stream(node: &TestApp, code: &str, shown: Shown<'_>) -> Stream {
    Stream::open(ask(node, Method::GET, &format!("/api/tables/{code}/events"), &[shown], None)).await
}

async fn ends(stream: Stream) {
    timeout(Duration::from_secs(10), stream.end()).await.expect("the stream ends");
}

/// A token of this person, who is known by this cookie.
async fn token(node: &TestApp, owner: &str) -> (Value, String) {
    let wanted = Some(json!({ "label": "bot", "right": "play" }));
    let made = ask(node, Method::POST, "/api/me/tokens", &[("cookie", owner)], wanted).send().await.unwrap();
    let made: Value = made.json().await.unwrap();
    (made["id"].clone(), format!("Bearer {}", made["token"].as_str().unwrap()))
}

async fn delete(node: &TestApp, path: &str, owner: &str) {
    let answer = ask(node, Method::DELETE, path, &[("cookie", owner)], None).send().await.unwrap();
    assert!(answer.status().is_success());
}

/// A link with which somebody moves to another browser.
async fn link(node: &TestApp, owner: &str) -> Value {
    let made = ask(node, Method::POST, "/api/me/recovery", &[("cookie", owner)], None).send().await.unwrap();
    made.json::<Value>().await.unwrap()["code"].clone()
}

async fn recover(node: &TestApp, code: &Value) -> reqwest::Response {
    let body = Some(json!({ "code": code }));
    ask(node, Method::POST, "/api/recover", &[], body).send().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_expires_at_the_other_node_although_the_bus_hangs() {
    let nats = Nats::start().unwrap();
    let nodes = TwoNodes::on(&nats).await;
    let (_, ada) = guest(&nodes.one).await;
    let (id, bearer) = token(&nodes.one, &ada).await;
    let shown = ("authorization", bearer.as_str());
    let code = table(&nodes.one, &ada).await;
    let open = stream(&nodes.other, &code, shown).await;
    nats.freeze().unwrap();
    assert_eq!(write(&nodes.other, &code, shown).await, 200, "the other node knows the token");
    delete(&nodes.one, &format!("/api/me/tokens/{id}"), &ada).await;
    expires(&nodes.other, &code, shown).await;
    ends(open).await;
    assert_eq!(write(&nodes.other, &code, ("cookie", &ada)).await, 200, "its owner is known as before");
}

#[tokio::test(flavor = "multi_thread")]
async fn devices_expire_at_the_other_node_although_the_bus_loses_the_word() {
    let nodes = TwoNodes::without_a_word().await;
    let (_, ada) = guest(&nodes.one).await;
    let code = table(&nodes.one, &ada).await;
    // One of two devices, then all others.
    for path in ["/api/me/credentials/ID", "/api/me/credentials"] {
        let device = cookie(&recover(&nodes.one, &link(&nodes.one, &ada).await).await);
        let shown = ("cookie", device.as_str());
        let open = stream(&nodes.other, &code, shown).await;
        assert_eq!(write(&nodes.other, &code, shown).await, 200);
        let own = ask(&nodes.one, Method::GET, "/api/me/credentials", &[shown], None).send().await.unwrap();
        let own: Value = own.json().await.unwrap();
        let current = own["devices"].as_array().unwrap().iter().find(|device| device["current"] == true);
        delete(&nodes.one, &path.replace("ID", &current.unwrap()["id"].to_string()), &ada).await;
        expires(&nodes.other, &code, shown).await;
        ends(open).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_recovery_link_is_used_once_in_the_whole_cluster() {
    let nodes = TwoNodes::without_a_word().await;
    let (_, ada) = guest(&nodes.one).await;
    let code = link(&nodes.other, &ada).await;
    assert_eq!(recover(&nodes.one, &code).await.status(), 200);
    assert_eq!(recover(&nodes.other, &code).await.status(), 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_name_is_known_at_the_other_node() {
    let nodes = TwoNodes::without_a_word().await;
    let (_, ada) = guest(&nodes.one).await;
    let name = async |node: &TestApp| {
        let me = ask(node, Method::GET, "/api/me", &[("cookie", &ada)], None).send().await.unwrap();
        me.json::<Value>().await.unwrap()["name"].clone()
    };
    assert_eq!(name(&nodes.other).await, "");
    let body = Some(json!({ "name": "Ada" }));
    let renamed = ask(&nodes.one, Method::PATCH, "/api/me", &[("cookie", &ada)], body).send().await.unwrap();
    assert_eq!(renamed.status(), 200);
    let known = async { while name(&nodes.other).await != "Ada" {} };
    timeout(Duration::from_secs(10), known).await.expect("the name becomes known");
}

/// Whoever sends the head of a request, and the rest of it after the key was revoked.
#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_takes_long_is_not_written_with_a_key_that_was_revoked_meanwhile() {
    let app = open_house().await;
    let (_, ada) = guest(&app).await;
    let (id, bearer) = token(&app, &ada).await;
    let body = json!({ "name": "Mallory" }).to_string();
    let mut connection = TcpStream::connect(app.address).await.unwrap();
    let head = format!(
        "PATCH /api/me HTTP/1.1\r\nhost: {}\r\nauthorization: {bearer}\r\ncontent-type: application/json\r\n\
         content-length: {}\r\nexpect: 100-continue\r\nconnection: close\r\n\r\n",
        app.address,
        body.len()
    );
    connection.write_all(head.as_bytes()).await.unwrap();
    // The server asks for the body once it knows who sends it.
    let mut go_on = [0; 25];
    connection.read_exact(&mut go_on).await.unwrap();
    assert_eq!(&go_on, b"HTTP/1.1 100 Continue\r\n\r\n");
    delete(&app, &format!("/api/me/tokens/{id}"), &ada).await;
    // Slowness is what this is about.
    sleep(Duration::from_millis(300)).await;
    connection.write_all(body.as_bytes()).await.unwrap();
    let mut answer = String::new();
    connection.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 401 "), "{answer}");
    let me = ask(&app, Method::GET, "/api/me", &[("cookie", &ada)], None).send().await.unwrap();
    assert_eq!(me.json::<Value>().await.unwrap()["name"], "");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_node_remembers_of_people_does_not_count_while_the_database_is_away() {
    let mut postgres = Postgres::start(Syncing::Off).unwrap();
    let database = Arc::new(PostgresServer::Elsewhere(postgres.url("postgres"))).database().await;
    let nodes = TwoNodes::without_a_word_on(database).await;
    let (_, ada) = guest(&nodes.one).await;
    let me = async || {
        let me = ask(&nodes.one, Method::GET, "/api/me", &[("cookie", &ada)], None);
        me.send().await.unwrap().status().as_u16()
    };
    let becomes = async |expected: u16| {
        let all = async { while me().await != expected {} };
        timeout(Duration::from_secs(30), all).await.unwrap_or_else(|_| panic!("never {expected}"));
    };
    becomes(200).await;
    postgres.stop().unwrap();
    becomes(503).await;
    postgres.resume().unwrap();
    becomes(200).await;
}

fn key(number: u8) -> KeyRow {
    let (id, hash) = (u64::from(number), KeyHash([number; 32]));
    KeyRow { id, person: PersonId(7), hash, kind: KeyKind::Play, label: String::new(), since: 0, seen: 0 }
}

/// The keys that were revoked, by their numbers, and nothing for a new name; whoever is told is told of this person only.
fn revoked(found: &IdentityChanges) -> Vec<Option<u8>> {
    assert!(found.changes.iter().all(|change| change.person == PersonId(7)));
    let mut numbers: Vec<_> =
        found.changes.iter().map(|change| change.revoked.map(|hash| hash.0[0])).collect();
    numbers.sort_unstable();
    numbers
}

/// A person with three keys, in an empty database.
async fn with_three_keys(store: &dyn Store) {
    let person = PersonRow {
        id: PersonId(7),
        name: String::new(),
        program: false,
        since: 0,
        state: PersonState::Active,
    };
    store.add_person(person, key(1)).await.unwrap();
    store.add_key(key(2)).await.unwrap();
    store.add_key(key(3)).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_revokes_a_key_or_changes_a_name_is_written_down() {
    let database = PostgresServer::get().database().await;
    let store = database.open().await;
    with_three_keys(&store).await;
    let begun = store.identity_changes(ChangePoint::FIRST).await.unwrap();
    assert_eq!(revoked(&begun), [], "a new key is no change");
    assert!(store.revoke_key(PersonId(7), 1).await.unwrap());
    assert!(!store.revoke_key(PersonId(7), 1).await.unwrap());
    assert!(store.exchange_key(KeyHash([2; 32]), key(4)).await.unwrap());
    store.rename(PersonId(7), "Ada".to_owned()).await.unwrap();
    let found = store.identity_changes(begun.next).await.unwrap();
    assert_eq!(revoked(&found), [None, Some(1), Some(2)]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_change_that_is_committed_late_is_not_missed() {
    let database = PostgresServer::get().database().await;
    let store = database.open().await;
    with_three_keys(&store).await;
    let begun = store.identity_changes(ChangePoint::FIRST).await.unwrap();
    let mut slow = database.by_hand().await;
    let mut transaction = slow.begin().await.unwrap();
    sqlx::query("DELETE FROM keys WHERE id = 1").execute(&mut *transaction).await.unwrap();
    store.revoke_key(PersonId(7), 2).await.unwrap();
    let first = store.identity_changes(begun.next).await.unwrap();
    assert_eq!(revoked(&first), [Some(2)], "the other is not committed");
    transaction.commit().await.unwrap();
    let second = store.identity_changes(first.next).await.unwrap();
    assert!(revoked(&second).contains(&Some(1)), "{second:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn old_changes_are_removed() {
    let database = PostgresServer::get().database().await;
    let store = database.open().await;
    with_three_keys(&store).await;
    store.revoke_key(PersonId(7), 1).await.unwrap();
    store.revoke_key(PersonId(7), 2).await.unwrap();
    let mut hand = database.by_hand().await;
    let age = "UPDATE identity_changes SET at = at - interval '11 minutes' WHERE revoked = $1";
    sqlx::query(age).bind(vec![1_u8; 32]).execute(&mut hand).await.unwrap();
    store.remove_old_changes().await.unwrap();
    let left = sqlx::query("SELECT revoked FROM identity_changes").fetch_all(&mut hand).await.unwrap();
    let left: Vec<Vec<u8>> = left.iter().map(|row| row.get(0)).collect();
    assert_eq!(left, [vec![2_u8; 32]]);
}
