//! The procedure of a fair deal over HTTP: commitments, reveals, a restart in between, and a seat that falls silent.

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::back_end::Place;
use crate::support::company::{Company, diamant};
use crate::support::hand_clock::HandClock;
use crate::support::test_app::TestApp;

const NONCES: [&str; 2] = ["ab", "cd"];

fn nonce(seat: usize) -> String {
    NONCES[seat].repeat(32)
}

async fn committed(company: &Company) -> Value {
    let game = company.look(0).await["scene"]["deal"]["game"].clone();
    for seat in 0..2 {
        company.players[seat].commit(&company.code, &game, &nonce(seat)).await;
    }
    game
}

async fn deal(company: &Company) -> Value {
    company.players[0].get(&company.path("/record")).await["deal"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_killed_in_the_middle_goes_on_and_publishes_all_nonces_before_the_first_draw() {
    let place = Place::new().await;
    let clock = HandClock::new();
    let store = place.open().await;
    let app = TestApp::at_the_time_of(store.clone(), clock.clone()).await;
    let company = Company::seated(&app, diamant(json!({}))).await;
    let game = committed(&company).await;
    company.begin().await;
    company.players[1].reveal(&company.code, &game, &nonce(1)).await;
    let look = company.look(2).await;
    assert_eq!(
        (&look["scene"]["phase"], &look["scene"]["deal"]["seats"][2]),
        (&json!("seating"), &json!({}))
    );
    assert!(!look.to_string().contains(&nonce(1)), "nobody sees a nonce before all are in");
    app.stop().await;
    store.close().await;

    let app = TestApp::at_the_time_of(place.open().await, clock).await;
    let company = company.at(&app);
    assert_eq!(company.look(2).await, look);
    let mut stream = company.stream(2).await;
    let wrong = json!({ "game": game, "nonce": nonce(1) });
    assert_eq!(
        company.refused(0, Method::PUT, "/nonce", Some(wrong)).await,
        (409, "table/wrong-nonce".to_owned())
    );
    company.players[0].reveal(&company.code, &game, &nonce(0)).await;
    let began = stream.until("game-began").await;
    assert_eq!(began["news"]["deal"]["nonces"], json!([nonce(0), nonce(1), "00".repeat(32)]));
    assert_eq!(deal(&company).await["nonces"], began["news"]["deal"]["nonces"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_does_not_reveal_is_dropped_after_ten_seconds_and_the_others_play() {
    let place = Place::new().await;
    let clock = HandClock::new();
    let app = TestApp::at_the_time_of(place.open().await, clock.clone()).await;
    let company = Company::seated(&app, diamant(json!({}))).await;
    let mut stream = company.stream(0).await;
    let game = committed(&company).await;
    company.begin().await;
    company.players[0].reveal(&company.code, &game, &nonce(0)).await;
    stream.until("commitments-published").await;
    clock.advance(10);
    let restarted = stream.until("deal-restarted").await;
    assert_eq!(restarted["news"]["dropped"], json!([1]));
    let fresh = restarted["scene"]["deal"]["game"].clone();
    assert_ne!(fresh, game);
    company.players[0].commit(&company.code, &fresh, &nonce(0)).await;
    company.players[0].reveal(&company.code, &fresh, &nonce(0)).await;
    let told = deal(&company).await;
    assert_eq!((&told["dropped"], &told["restarts"]), (&json!([1]), &json!(1)));
}
