//! Nothing heavy runs on the threads that serve: whatever reads a record waits for a worker of the pool.

#[path = "../../../record/tests/growth/worst_case.rs"]
#[expect(dead_code, reason = "other tests need the others")]
mod worst_case;

use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{Request as HttpRequest, StatusCode, header};
use futures_util::FutureExt;
use protocol::{Listing, OptionsField, TrollField};
use table::{Name, PersonId, StartingPoint, Table, Time, Wish, Wisher};
use tower::ServiceExt;
use utoipa_axum::router::OpenApiRouter;

use crate::app::{Settings, app_state};
use crate::context::Context;
use crate::http::{AppState, Client, Rates};
use crate::identity::TokenKind;
use crate::store::{Append, GameRow};
use crate::table_code::TableCode;
use crate::tables::{Request, write};
use crate::work_pool::WorkPool;

/// A server on one thread.
async fn server() -> (AppState, Router) {
    server_with(&Rates::UNLIMITED).await
}

async fn server_with(rates: &Rates) -> (AppState, Router) {
    let context = Context::in_memory().await;
    let state = app_state(context.clone(), &Settings { rates: *rates, ..Settings::default() });
    let routes = OpenApiRouter::new()
        .merge(crate::http::api::routes(&state).with_state(state.clone()))
        .merge(crate::http::health::routes(context));
    (state, routes.split_for_parts().0)
}

fn post(path: &str, body: String) -> HttpRequest<Body> {
    request(HttpRequest::post(path).header(header::CONTENT_TYPE, "application/json"), Body::from(body))
}

fn request(request: axum::http::request::Builder, body: Body) -> HttpRequest<Body> {
    let mut request = request.body(body).unwrap();
    request.extensions_mut().insert(Client(std::net::Ipv4Addr::LOCALHOST.into()));
    request
}

/// Asserts that this request waits for the pool while others are served, and is answered when there is room.
async fn assert_waits(
    app: &Router,
    pool: &WorkPool,
    what: &str,
    request: HttpRequest<Body>,
    status: StatusCode,
) {
    let workers = pool.occupy_all().await;
    let mut answer = Box::pin(app.clone().oneshot(request));
    // Whoever did the work on this thread would have the answer once the store has answered.
    for _ in 0..200 {
        assert!(answer.as_mut().now_or_never().is_none(), "{what} does not wait");
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    let health = app.clone().oneshot(HttpRequest::get("/health").body(Body::empty()).unwrap()).await.unwrap();
    assert_eq!(health.status(), StatusCode::OK);
    drop(workers);
    assert_eq!(answer.await.unwrap().status(), status, "{what}");
}

#[tokio::test]
async fn one_address_leaves_workers_to_others() {
    let (state, app) = server_with(&Rates { heavy: Some(2), ..Rates::UNLIMITED }).await;
    let long = worst_case::one_long_turn(100);
    let finished = worst_case::one_long_finished_game(50);
    for (pool, path, record) in
        [(&state.records, "/api/replays", long), (state.reviews.pool(), "/api/reviews", finished)]
    {
        let workers = pool.occupy_all().await;
        let ask = |host: u8| {
            let mut request = post(path, record.clone());
            request.extensions_mut().insert(Client(std::net::Ipv4Addr::new(10, 0, 0, host).into()));
            Box::pin(app.clone().oneshot(request))
        };
        let mut waiting = [ask(1), ask(1), ask(2)];
        assert!(waiting[..2].iter_mut().all(|answer| answer.as_mut().now_or_never().is_none()), "{path}");
        let refused = ask(1).now_or_never().expect("it does not wait").unwrap();
        assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS, "{path}");
        assert!(waiting[2].as_mut().now_or_never().is_none(), "{path}");
        drop(workers);
        for answer in futures_util::future::join_all(waiting).await {
            assert_eq!(answer.unwrap().status(), StatusCode::OK, "{path}");
        }
        assert_eq!(ask(1).await.unwrap().status(), StatusCode::OK, "{path}: there is room again");
    }
}

#[tokio::test]
async fn a_server_answers_while_a_record_waits_to_be_judged() {
    let (state, app) = server().await;
    let (long, finished) = (worst_case::one_long_turn(2_000), worst_case::one_long_finished_game(50));
    let replay = post("/api/replays", long.clone());
    assert_waits(&app, &state.records, "a replay", replay, StatusCode::OK).await;
    let review = post("/api/reviews", finished.clone());
    assert_waits(&app, state.reviews.pool(), "a review", review, StatusCode::OK).await;

    let (me, token) =
        state.authenticator.create_person("Ada".to_owned(), TokenKind::Bearer, String::new()).await.unwrap();
    let by_me = |mut request: HttpRequest<Body>| {
        let bearer = format!("Bearer {}", token.text()).parse().unwrap();
        request.headers_mut().insert(header::AUTHORIZATION, bearer);
        request
    };
    let from = |moves| format!(r#"{{"from":{{"record":{long},"moves":{moves}}}}}"#);
    let make = by_me(post("/api/tables", from(1)));
    assert_waits(&app, &state.records, "making a table", make, StatusCode::CREATED).await;

    let game = GameRow {
        id: "game".to_owned(),
        table: TableCode::random(&mut rand::rng()),
        ended: 1,
        people: vec![me.person],
        record: finished,
    };
    append(&state, game.table, vec!["{}".to_owned()], Some(game)).await;
    let get = |path: &str| by_me(request(HttpRequest::get(path), Body::empty()));
    assert_waits(&app, &state.records, "a replay of a game", get("/api/games/game/replay"), StatusCode::OK)
        .await;
    assert_waits(&app, &state.records, "a list of games", get("/api/me/games"), StatusCode::OK).await;
    let review = get("/api/games/game/review");
    assert_waits(&app, state.reviews.pool(), "a review of a game", review, StatusCode::OK).await;

    let code = sleeping_table(&state, me.person, long).await;
    let loading = &state.tables.context().loading;
    let look = get(&format!("/api/tables/{code}"));
    assert_waits(&app, loading, "a table that is loaded", look, StatusCode::OK).await;
    let stream = get(&format!("/api/tables/{code}/events?after=1"));
    assert_waits(&app, loading, "the history of a table", stream, StatusCode::OK).await;
    let record = get(&format!("/api/tables/{code}/record"));
    assert_waits(&app, &state.records, "the record of a table", record, StatusCode::CONFLICT).await;
}

#[tokio::test]
async fn no_games_are_read_for_those_who_wait() {
    let (state, app) = server().await;
    let (_, token) =
        state.authenticator.create_person("Ada".to_owned(), TokenKind::Bearer, String::new()).await.unwrap();
    let get = |path: &str| {
        let bearer = format!("Bearer {}", token.text());
        request(HttpRequest::get(path).header(header::AUTHORIZATION, bearer), Body::empty())
    };
    assert_eq!(app.clone().oneshot(get("/api/me/games")).await.unwrap().status(), StatusCode::OK);
    state.tables.context().store.close().await;
    let workers = state.records.occupy_all().await;
    for path in ["/api/me/games", "/api/games/game/replay"] {
        let mut answer = Box::pin(app.clone().oneshot(get(path)));
        for _ in 0..100 {
            // Whoever asked the store would know by now that it is closed.
            assert!(answer.as_mut().now_or_never().is_none(), "{path}");
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }
    drop(workers);
    let answer = app.oneshot(get("/api/me/games")).await.unwrap();
    assert_eq!(answer.status(), StatusCode::SERVICE_UNAVAILABLE);
}

/// A table that goes on from this record and sleeps in the store. Somebody has looked at it since.
async fn sleeping_table(state: &AppState, host: PersonId, record: String) -> TableCode {
    let options = OptionsField::new(TrollField::default().into());
    let (moment, mut generator) = (StartingPoint::new(record, 1), rand::rng());
    let made = Table::make(host, Listing::Private, options, Some(moment), Time(1), &mut generator);
    let (mut table, mut log) = made.unwrap();
    let name = Name::new("Ada").unwrap();
    table.handle(host, None, Wish::Sit(name), Time(2), &mut generator, &mut log).unwrap();
    let code = TableCode::random(&mut generator);
    append(state, code, log.iter().map(|entry| write(&entry.logged)).collect(), None).await;
    code
}

async fn append(state: &AppState, table: TableCode, events: Vec<String>, game: Option<GameRow>) {
    let append = Append {
        table,
        after: 0,
        events,
        row: None,
        grown: 0,
        game,
        index: crate::store::LogIndex::default(),
        due: None,
    };
    state.tables.context().store.append(append).await.unwrap();
}

#[tokio::test]
async fn a_table_that_is_read_again_waits_for_the_pool() {
    let (state, app) = server().await;
    let (me, _) =
        state.authenticator.create_person("Ada".to_owned(), TokenKind::Bearer, String::new()).await.unwrap();
    let code = sleeping_table(&state, me.person, worst_case::one_long_turn(2_000)).await;
    let look = || request(HttpRequest::get(format!("/api/tables/{code}")), Body::empty());
    assert_eq!(app.clone().oneshot(look()).await.unwrap().status(), StatusCode::OK);
    // What another server has written is noticed when this one writes: then it reads the table again.
    let events = state.tables.context().store.events(&code, 0, 100).await.unwrap();
    let said = Append {
        table: code,
        after: u32::try_from(events.len()).unwrap(),
        events: vec![events.last().unwrap().clone()],
        row: None,
        grown: 0,
        index: crate::store::LogIndex::default(),
        game: None,
        due: None,
    };
    state.tables.context().store.append(said).await.unwrap();
    let loading = &state.tables.context().loading;
    let workers = loading.occupy_all().await;
    let from = Wisher { who: me.person, seat: None };
    let wish = |reply| Request::Wish { from, key: None, wish: Wish::Ready, reply };
    let mut asked = Box::pin(state.tables.call(code, wish));
    for _ in 0..200 {
        assert!(asked.as_mut().now_or_never().is_none(), "it was read on a thread that serves");
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    drop(workers);
    assert!(asked.await.is_ok(), "then the wish is carried out at the table as it is now");
    assert_eq!(app.oneshot(look()).await.unwrap().status(), StatusCode::OK);
}

#[tokio::test]
async fn whoever_waits_too_long_is_told_so() {
    let (state, app) = server().await;
    let _workers = state.records.occupy_all().await;
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
