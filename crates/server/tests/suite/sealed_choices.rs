//! What others have sealed, changed, and when, is in no byte that anybody else receives before the reveal.

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::back_end::Place;
use crate::support::company::Company;
use crate::support::hand_clock::HandClock;
use crate::support::player::Stream;
use crate::support::test_app::TestApp;

/// A game that has just begun, in a place that nobody has open.
pub(crate) async fn begun(place: &Place, besides: Value) -> Company {
    let store = place.open().await;
    let app = TestApp::at_the_time_of(store.clone(), HandClock::new()).await;
    let company = Company::playing(&app, besides).await;
    app.stop().await;
    store.close().await;
    company
}

/// The streams of Ada and of somebody without a name, as NDJSON and as server-sent events, with whole scenes and with
/// changes, from the beginning.
pub(crate) async fn streams(company: &Company, app: &TestApp) -> Vec<Stream> {
    let mut streams = Vec::new();
    for scene in ["whole", "changes"] {
        let path = company.path(&format!("/events?after=1&scene={scene}"));
        for kind in ["application/x-ndjson", "text/event-stream"] {
            let ada = company.players[0].request(Method::GET, &path);
            let nobody = app.client.get(app.url(&path));
            for request in [ada, nobody] {
                streams.push(Stream::open(request.header("accept", kind)).await);
            }
        }
    }
    streams
}

/// What Ada and an onlooker receive while the others, by their seats, choose this in this order.
async fn recording(place: &Place, company: &Company, choices: &[(usize, &str)]) -> Vec<String> {
    let store = place.open().await;
    let app = TestApp::at_the_time_of(store, HandClock::new()).await;
    let company = company.at(&app);
    let streams = streams(&company, &app).await;
    for (seat, choice) in choices {
        company.choose(*seat, choice).await;
    }
    company.react(0, "good-game").await;
    let mut seen = vec![company.look(0).await.to_string()];
    seen.push(app.get(&company.path("")).await.text().await.unwrap());
    seen.push(app.get(&company.path("/record")).await.text().await.unwrap());
    seen.push(company.players[0].get(&company.path("/hint")).await.to_string());
    for mut stream in streams {
        seen.push(stream.text_until("\"good-game\"").await);
    }
    seen
}

async fn all_alike(besides: Value, plays: &[&[(usize, &str)]]) {
    let original = Place::new().await;
    let company = begun(&original, besides).await;
    let mut recordings = Vec::new();
    for choices in plays {
        recordings.push(recording(&original.copy().await, &company, choices).await);
    }
    for other in &recordings[1..] {
        assert_eq!(recordings[0], *other);
    }
    assert!(recordings[0].iter().all(|bytes| bytes.len() > 100), "something was received");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_learns_what_was_sealed_or_changed() {
    // More often than there are lines that the server keeps in memory.
    let back_and_forth: Vec<(usize, &str)> =
        [(1, "leave"), (1, "continue")].into_iter().cycle().take(45).chain([(2, "leave")]).collect();
    let plays: [&[(usize, &str)]; 5] = [
        &back_and_forth,
        &[(1, "leave"), (2, "leave")],
        &[(1, "continue"), (2, "continue")],
        &[(1, "leave"), (1, "continue"), (2, "continue"), (1, "leave"), (2, "leave"), (2, "continue")],
        &[(1, "continue"), (1, "leave"), (1, "continue"), (1, "leave"), (2, "leave")],
    ];
    all_alike(json!({ "clock": 60, "hints": "on" }), &plays).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_timing_is_hidden_nobody_learns_who_has_chosen() {
    let plays: [&[(usize, &str)]; 4] = [
        &[(1, "leave"), (2, "continue")],
        &[(2, "leave"), (1, "continue")],
        &[(2, "leave"), (2, "continue"), (1, "continue"), (2, "leave")],
        &[(1, "leave"), (1, "continue"), (2, "leave")],
    ];
    all_alike(json!({ "timing": "hidden", "hints": "on" }), &plays).await;
}

#[tokio::test(flavor = "multi_thread")]
#[should_panic(expected = "assertion `left == right` failed")]
async fn where_timing_is_shown_the_order_is_seen_so_this_test_can_fail() {
    all_alike(json!({ "hints": "on" }), &[&[(1, "leave"), (2, "leave")], &[(2, "leave"), (1, "leave")]])
        .await;
}
