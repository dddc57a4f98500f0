//! Two tabs of one person.

use serde_json::json;

use crate::support::back_end::fresh_store;
use crate::support::company::Company;
use crate::support::hand_clock::HandClock;
use crate::support::test_app::TestApp;

#[tokio::test(flavor = "multi_thread")]
async fn both_tabs_see_everything_and_closing_one_is_not_leaving() {
    let clock = HandClock::new();
    let store = fresh_store().await;
    let app = TestApp::at_the_time_of(store, clock.clone()).await;
    let company = Company::playing(&app, json!({ "grace": 5 })).await;
    let mut ada = company.stream(0).await;
    let (mut left, mut right) = (company.stream(1).await, company.stream(1).await);
    assert_eq!(left.next_text().await, right.next_text().await);

    company.choose(1, "leave").await;
    company.choose(1, "continue").await;
    for _ in 0..2 {
        assert_eq!(left.next_text().await, right.next_text().await);
    }
    let id = |line: &serde_json::Value| line["id"].as_str().unwrap().to_owned();
    company.choose(1, "leave").await;
    let (seen, other) = (left.next().await.unwrap(), right.next().await.unwrap());
    assert_eq!(seen, other);
    assert!(
        id(&seen).ends_with(".2") && seen["you"]["choice"] == "leave" && seen["scene"].is_null(),
        "{seen}"
    );

    drop(left);
    ada.until_here(&[true, true, false]).await;
    clock.advance(3_600);
    let look = company.look(0).await;
    let stood_in: Vec<bool> =
        look["scene"]["seats"].as_array().unwrap().iter().map(|seat| seat["stand-in"].is_string()).collect();
    assert_eq!(stood_in, [false, false, true], "only Cy has no tab at all");
    company.react(0, "wow").await;
    loop {
        if right.next().await.unwrap()["news"]["reaction"] == "wow" {
            return;
        }
    }
}
