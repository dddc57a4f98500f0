//! Codes that move an identity to another device.

use futures_util::future::join_all;
use reqwest::{Method, Response};
use serde_json::{Value, json};

use crate::people::{ask, cookie, guest};
use crate::support::back_end::fresh_store;
use crate::support::hand_clock::HandClock;
use crate::support::test_app::{TestApp, refusal};
use crate::whole_games::open_house;

async fn code(app: &TestApp, cookie: &str) -> Value {
    let request = ask(app, Method::POST, "/api/me/recovery", &[("cookie", cookie)], None);
    let answer = request.send().await.unwrap();
    assert_eq!(answer.status(), 201);
    let made: Value = answer.json().await.unwrap();
    json!({ "code": made["code"] })
}

async fn recover(app: &TestApp, code: Value) -> Response {
    ask(app, Method::POST, "/api/recover", &[], Some(code)).send().await.unwrap()
}

async fn me(app: &TestApp, cookie: &str) -> Response {
    ask(app, Method::GET, "/api/me", &[("cookie", cookie)], None).send().await.unwrap()
}

fn unknown() -> (u16, String) {
    (404, "person/unknown-code".to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_moves_an_identity_once_however_many_try() {
    let app = open_house().await;
    let (ada, first) = guest(&app).await;
    let (void, good) = (code(&app, &first).await, code(&app, &first).await);
    assert_eq!(refusal(recover(&app, void).await).await, unknown(), "the later code is the one that counts");
    let bearer = format!("Bearer {}", good["code"].as_str().unwrap());
    let as_token =
        ask(&app, Method::GET, "/api/me", &[("authorization", &bearer)], None).send().await.unwrap();
    assert_eq!(as_token.status(), 401, "it opens nothing by itself");

    let tries = join_all((0..10).map(|_| recover(&app, good.clone()))).await;
    let (moved, refused): (Vec<Response>, Vec<Response>) =
        tries.into_iter().partition(|one| one.status() == 200);
    assert_eq!((moved.len(), refused.len()), (1, 9));
    for one in refused {
        assert_eq!(refusal(one).await, unknown());
    }
    for cookie in [cookie(&moved[0]), first] {
        assert_eq!(me(&app, &cookie).await.json::<Value>().await.unwrap(), ada, "both devices are Ada's");
    }
    for wrong in [good, json!({ "code": "tr_" }), json!({ "code": format!("tr_{}", "0".repeat(64)) })] {
        assert_eq!(refusal(recover(&app, wrong).await).await, unknown());
    }
}

#[tokio::test]
async fn a_code_is_good_for_a_day() {
    let clock = HandClock::new();
    let store = fresh_store().await;
    let app = TestApp::at_the_time_of(store, clock.clone()).await;
    let (_, first) = guest(&app).await;
    let day = 24 * 60 * 60;
    let good = code(&app, &first).await;
    clock.advance(day);
    assert_eq!(recover(&app, good).await.status(), 200);
    let late = code(&app, &first).await;
    clock.advance(day + 1);
    assert_eq!(refusal(recover(&app, late).await).await, unknown());
}

#[tokio::test]
async fn the_first_of_too_many_devices_is_forgotten() {
    let clock = HandClock::new();
    let store = fresh_store().await;
    let app = TestApp::at_the_time_of(store, clock.clone()).await;
    let (_, first) = guest(&app).await;
    let mut latest = first.clone();
    for device in 2..=21 {
        assert_eq!(me(&app, &first).await.status(), 200, "before device {device}");
        clock.advance(1);
        latest = cookie(&recover(&app, code(&app, &latest).await).await);
    }
    assert_eq!(me(&app, &first).await.status(), 401);
    assert_eq!(me(&app, &latest).await.status(), 200);
}
