//! Nothing heavy runs on the threads that serve: whatever reads a record waits for a desk.

#[path = "../../record/tests/growth/worst_case.rs"]
#[expect(dead_code, reason = "other tests need the others")]
mod worst_case;

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use futures_util::FutureExt;
use tower::ServiceExt;
use utoipa_axum::router::OpenApiRouter;

use crate::app::{Settings, desk};
use crate::chance::Chance;
use crate::client::Client;
use crate::clock::SystemClock;
use crate::desk::Desk;
use crate::live::House;
use crate::rate::Rates;
use crate::shutdown::Shutdown;
use crate::sqlite::SqliteStore;
use crate::study::Study;
use crate::telemetry::{Counts, Telemetry, well};

/// A server on one thread.
async fn server() -> (Desk, Router) {
    let store = SqliteStore::in_memory().await.expect("a store in memory");
    let house = House {
        store: Arc::new(store),
        node: None,
        clock: Arc::new(SystemClock),
        chance: Chance::Real,
        counts: Counts::new(&Telemetry::new()),
        shutdown: Shutdown::new(),
        loading: Arc::new(Study::new()),
    };
    let desk = desk(house.clone(), &Settings { rates: Rates::UNLIMITED, ..Settings::default() });
    let routes =
        OpenApiRouter::new().merge(crate::api::routes().with_state(desk.clone())).merge(well::routes(house));
    (desk, routes.split_for_parts().0)
}

fn post(path: &str, body: String) -> Request<Body> {
    let request = Request::post(path).header(header::CONTENT_TYPE, "application/json");
    let mut request = request.body(Body::from(body)).unwrap();
    request.extensions_mut().insert(Client(std::net::Ipv4Addr::LOCALHOST.into()));
    request
}

#[tokio::test]
async fn a_server_answers_while_a_record_waits_to_be_judged() {
    let (desk, app) = server().await;
    let desks = desk.records.occupy_all().await;
    let mut replay = Box::pin(app.clone().oneshot(post("/api/replays", worst_case::one_long_turn(2_000))));
    // Whoever judged it on this thread would have the answer by now.
    for _ in 0..100 {
        assert!(replay.as_mut().now_or_never().is_none());
        tokio::task::yield_now().await;
    }
    let health = app.oneshot(Request::get("/health").body(Body::empty()).unwrap()).await.unwrap();
    assert_eq!(health.status(), StatusCode::OK);
    drop(desks);
    assert_eq!(replay.await.unwrap().status(), StatusCode::OK);
}

#[tokio::test]
async fn whoever_waits_too_long_is_told_so() {
    let (desk, app) = server().await;
    let _desks = desk.records.occupy_all().await;
    // Not before: the store is real and takes real time.
    tokio::time::pause();
    let answer = app.oneshot(post("/api/replays", worst_case::many_turns(10))).await.unwrap();
    assert_eq!(answer.status(), StatusCode::SERVICE_UNAVAILABLE);
    assert!(answer.headers().contains_key(header::RETRY_AFTER));
}

#[tokio::test]
async fn a_replay_that_is_too_long_to_send_is_refused() {
    let (_, app) = server().await;
    let answer = app.oneshot(post("/api/replays", worst_case::one_long_turn(19_000))).await.unwrap();
    assert_eq!(answer.status(), StatusCode::UNPROCESSABLE_ENTITY);
}
