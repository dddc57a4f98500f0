//! Background work that takes long or fails holds nothing else up.

use std::sync::atomic::Ordering::SeqCst;

use reqwest::{Method, StatusCode};
use serde_json::json;
use server::housekeeping::Accounts;
use server::store::{PersonState, Store};

use crate::account_deletion::{hasty, person, play, until};
use crate::support::company::Company;
use crate::support::faulty_store::{FaultyStore, StatementFault};
use crate::support::player::Player;
use crate::support::test_app::TestApp;

#[tokio::test(flavor = "multi_thread")]
async fn a_ban_counts_while_a_deletion_takes_long() {
    let store = FaultyStore::new().await;
    let app = TestApp::on(store.clone(), hasty()).await;
    let (ada, bo) = (Player::new(&app, "Ada").await, Player::new(&app, "Bo").await);
    assert_eq!(bo.try_send(Method::GET, "/api/me", None).await.0, StatusCode::OK);
    store.statements.send_replace(Some(StatementFault::Wait("SELECT table_code FROM log_people")));
    let confirm = json!({ "confirm": ada.id });
    assert_eq!(ada.try_send(Method::DELETE, "/api/me", Some(confirm)).await.0, StatusCode::NO_CONTENT);
    until("the deletion waits", async || store.faulty_statements.load(SeqCst) > 0).await;
    let accounts = Accounts::new(store.database().unwrap());
    assert!(accounts.set_state(person(&bo), PersonState::Banned).await.unwrap());
    until("Bo is banned", async || {
        bo.try_send(Method::GET, "/api/me", None).await.0 == StatusCode::FORBIDDEN
    })
    .await;
    assert_eq!(store.faulty_statements.load(SeqCst), 1, "the deletion still waits");
    store.statements.send_replace(None);
    until("Ada is deleted", async || accounts.person(person(&ada)).await.unwrap().is_none()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ban_counts_although_the_store_failed_at_first() {
    let store = FaultyStore::new().await;
    let app = TestApp::on(store.clone(), hasty()).await;
    let bo = Player::new(&app, "Bo").await;
    assert_eq!(bo.try_send(Method::GET, "/api/me", None).await.0, StatusCode::OK);
    let accounts = Accounts::new(store.database().unwrap());
    store.reads_fail.store(true, SeqCst);
    assert!(accounts.set_state(person(&bo), PersonState::Banned).await.unwrap());
    until("the keys of Bo could not be read", async || store.failed_reads.load(SeqCst) > 0).await;
    store.reads_fail.store(false, SeqCst);
    until("Bo is banned", async || {
        bo.try_send(Method::GET, "/api/me", None).await.0 == StatusCode::FORBIDDEN
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deletion_that_fails_at_a_table_keeps_the_names_of_the_others() {
    let store = FaultyStore::new().await;
    let app = TestApp::on(store.clone(), hasty()).await;
    let company = Company::playing(&app, json!({})).await;
    let game = play(&company).await;
    let (ada, bo) = (&company.players[0], &company.players[1]);
    store.statements.send_replace(Some(StatementFault::Fail("DELETE FROM game_people")));
    let confirm = json!({ "confirm": bo.id });
    assert_eq!(bo.try_send(Method::DELETE, "/api/me", Some(confirm)).await.0, StatusCode::NO_CONTENT);
    until("it was tried twice", async || store.faulty_statements.load(SeqCst) > 1).await;
    store.statements.send_replace(None);
    let accounts = Accounts::new(store.database().unwrap());
    until("Bo is deleted", async || accounts.person(person(bo)).await.unwrap().is_none()).await;
    let record = ada.get(&format!("/api/games/{game}/record")).await;
    assert_eq!(record["players"], json!(["Ada", "Deleted player", "Cy"]));
}
