//! Twice the record costs about twice as much on every endpoint that reads one.
//!
//! It measures the processor time of the whole process, because heavy work runs on threads of its own. So there is one test
//! and nothing else in this binary.

#[path = "../../../record/tests/growth/cost.rs"]
#[expect(dead_code, reason = "other tests measure a thread")]
mod cost;
#[path = "../../../record/tests/growth/worst_case.rs"]
mod worst_case;

use std::fs;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode, header};
use futures_util::StreamExt;
use protocol::{Listing, OptionsField, TrollField};
use serde_json::{Value, json};
use server::http::Rates;
use server::store::{Append, GameRow, SqliteStore, Store};
use server::{Server, Settings, TableCode};
use table::{PersonId, StartingPoint, Table, Time};
use tower::ServiceExt;

use cost::assert_ratio;
use worst_case::{
    ODD_TEXTS, game_by_the_slowest_rules, long_expeditions, many_throws, many_turns, one_long_finished_game,
    one_long_turn,
};

/// How often each size is measured: the cheapest counts.
const RUNS: usize = 3;

type Make = fn(usize) -> String;
type MakeRequest<'a> = &'a dyn Fn() -> Request<Body>;

/// Records by half of their size.
const RECORDS: [(&str, usize, Make); 4] = [
    ("one long turn", 1_000, one_long_turn),
    ("many turns", 1_000, many_turns),
    ("many throws", 1_000, many_throws),
    ("long expeditions", 5, long_expeditions),
];

struct Fixture {
    runtime: tokio::runtime::Runtime,
    store: Arc<SqliteStore>,
    app: Router,
    token: String,
    me: PersonId,
}

impl Fixture {
    fn new() -> Fixture {
        // A thread that has ended is not counted any more.
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .thread_keep_alive(Duration::from_hours(1))
            .enable_all()
            .build()
            .unwrap();
        let store = Arc::new(runtime.block_on(SqliteStore::in_memory()).unwrap());
        let settings = Settings { rates: Rates::UNLIMITED, ..Settings::default() };
        let (app, _) = runtime.block_on(async { Server::new(store.clone(), settings).build() });
        let mut fixture = Fixture { runtime, store, app, token: String::new(), me: PersonId(0) };
        let (status, made) =
            fixture.send(fixture.post("/api/programs", json!({ "name": "Ada" }).to_string()));
        assert_eq!(status, StatusCode::CREATED);
        let made: Value = serde_json::from_slice(&made).unwrap();
        made["token"].as_str().unwrap().clone_into(&mut fixture.token);
        fixture.me = made["id"].as_str().unwrap().parse().unwrap();
        fixture
    }

    fn post(&self, path: &str, body: String) -> Request<Body> {
        self.request(Request::post(path).header(header::CONTENT_TYPE, "application/json"), Body::from(body))
    }

    fn get(&self, path: &str) -> Request<Body> {
        self.request(Request::get(path), Body::empty())
    }

    fn request(&self, request: axum::http::request::Builder, body: Body) -> Request<Body> {
        let mut request = request.header(header::HOST, "localhost");
        if !self.token.is_empty() {
            request = request.header(header::AUTHORIZATION, format!("Bearer {}", self.token));
        }
        let mut request = request.body(body).unwrap();
        let peer = SocketAddr::from((Ipv4Addr::LOCALHOST, 1));
        request.extensions_mut().insert(ConnectInfo(peer));
        request
    }

    fn send(&self, request: Request<Body>) -> (StatusCode, Vec<u8>) {
        self.runtime.block_on(async {
            let answer = self.app.clone().oneshot(request).await.unwrap();
            let status = answer.status();
            let body = axum::body::to_bytes(answer.into_body(), usize::MAX).await.unwrap();
            (status, body.to_vec())
        })
    }

    /// The cheapest of several runs of this request, in nanoseconds.
    fn cost(&self, expected: u16, request: impl Fn() -> Request<Body>) -> u64 {
        let cost = || {
            let request = request();
            let before = spent();
            let (status, body) = self.send(request);
            assert_eq!(
                status.as_u16(),
                expected,
                "{}",
                String::from_utf8_lossy(&body[..body.len().min(300)])
            );
            spent().saturating_sub(before)
        };
        (0..RUNS).map(|_| cost()).min().expect("it was run")
    }

    fn assert_linear(&self, what: &str, expected: u16, requests: [MakeRequest<'_>; 2]) {
        assert_ratio(what, || requests.map(|request| self.cost(expected, request)));
    }

    /// Keeps this record as that of a game that I have finished here.
    fn keep_game(&self, id: &str, record: String) {
        let table = TableCode::random(&mut rand::rng());
        let game = GameRow { id: id.to_owned(), table, ended: 1, people: vec![self.me], record };
        self.append(table, vec!["{}".to_owned()], Some(game));
    }

    /// A table that goes on from this record and sleeps in the store.
    fn sleeping_table(&self, record: String) -> TableCode {
        let options = OptionsField::new(TrollField::default().into());
        let (moment, mut generator) = (StartingPoint::new(record, 1), rand::rng());
        let made = Table::make(self.me, Listing::Private, options, Some(moment), Time(1), &mut generator);
        let code = TableCode::random(&mut generator);
        let log = made.unwrap().1;
        let events = log.iter().map(|entry| serde_json::to_string(&entry.logged).unwrap()).collect();
        self.append(code, events, None);
        code
    }

    fn append(&self, table: TableCode, events: Vec<String>, game: Option<GameRow>) {
        let append = Append {
            table,
            after: 0,
            events,
            row: None,
            grown: 0,
            index: server::store::LogIndex::default(),
            game,
            due: None,
        };
        self.runtime.block_on(self.store.append(append)).unwrap();
    }
}

/// The processor time that all threads of this process have used, in nanoseconds.
fn spent() -> u64 {
    let threads = fs::read_dir("/proc/self/task").expect("a folder of threads");
    let of_thread = |thread: fs::DirEntry| {
        let text = fs::read_to_string(thread.path().join("schedstat")).ok()?;
        text.split(' ').next()?.parse::<u64>().ok()
    };
    threads.filter_map(|thread| of_thread(thread.ok()?)).sum()
}

fn table_from(record: &str) -> String {
    format!(r#"{{"from":{{"record":{record},"moves":1}}}}"#)
}

#[test]
#[cfg(target_os = "linux")]
fn twice_the_record_costs_about_twice_as_much_on_every_endpoint() {
    let fixture = Fixture::new();
    for (name, size, make) in RECORDS {
        let [one, two] = [make(size), make(2 * size)];
        let what = |endpoint: &str| format!("{endpoint}, {name}");

        fixture.assert_linear(
            &what("POST /api/replays"),
            200,
            [&|| fixture.post("/api/replays", one.clone()), &|| fixture.post("/api/replays", two.clone())],
        );
        if name != "long expeditions" {
            // None of these games is over, so it is refused; but only after the whole record was read and judged.
            fixture.assert_linear(
                &what("POST /api/reviews"),
                404,
                [&|| fixture.post("/api/reviews", one.clone()), &|| {
                    fixture.post("/api/reviews", two.clone())
                }],
            );
        }
        let make_table = |record: &str| fixture.post("/api/tables", table_from(record));
        fixture.assert_linear(&what("POST /api/tables"), 201, [&|| make_table(&one), &|| make_table(&two)]);
        let load = |record: &str| {
            let code = fixture.sleeping_table(record.to_owned());
            fixture.get(&format!("/api/tables/{code}"))
        };
        fixture.assert_linear(&what("GET /api/tables/{code}"), 200, [&|| load(&one), &|| load(&two)]);

        let ids = [1, 2].map(|half| format!("{}-{half}", name.replace(' ', "-")));
        fixture.keep_game(&ids[0], one.clone());
        fixture.keep_game(&ids[1], two.clone());
        for part in ["record", "replay"] {
            let get = |id: &str| fixture.get(&format!("/api/games/{id}/{part}"));
            fixture.assert_linear(&what(part), 200, [&|| get(&ids[0]), &|| get(&ids[1])]);
        }
    }
    for (name, make) in ODD_TEXTS {
        let [one, two] = [make(150_000), make(300_000)];
        for path in ["/api/replays", "/api/reviews", "/api/tables"] {
            let post = |text: &str| {
                let body = if path == "/api/tables" { table_from(text) } else { text.to_owned() };
                fixture.post(path, body)
            };
            let (status, _) = fixture.send(post(&two));
            assert_ratio(&format!("POST {path}, {name}"), || {
                [&one, &two].map(|text| fixture.cost(status.as_u16(), || post(text)))
            });
        }
    }
    my_games();
    history(&fixture);
    reviews(&fixture);
    largest(&fixture);
}

/// The longest work that a request can ask for is a small part of the time that the pool gives it, 20 seconds; and what is
/// refused for its length is refused before the expensive part. The bounds are for a build without optimisation.
fn largest(fixture: &Fixture) {
    let finished = one_long_finished_game(15_000);
    let games: Vec<String> = (0..50).map(|number| format!("long-{number}")).collect();
    for id in &games {
        fixture.keep_game(id, finished.clone());
    }
    let replay = |text: String| fixture.post("/api/replays", text);
    let table = |text: String| fixture.post("/api/tables", table_from(&text));
    let padded = |text: String, bytes: usize| text.replacen(':', &format!(":{}", " ".repeat(bytes)), 1);
    let requests: [(&str, u16, u64, MakeRequest<'_>); 8] = [
        ("70,000 rolls", 422, 300, &|| replay(one_long_turn(69_000))),
        ("a replay of 20,000 steps in one turn", 422, 3_000, &|| replay(one_long_turn(20_000))),
        ("a replay of 18,000 turns", 422, 3_000, &|| replay(many_turns(18_000))),
        ("a replay of 5,000 steps", 200, 3_000, &|| replay(one_long_turn(5_000))),
        ("a table from 20,000 steps", 422, 3_000, &|| table(one_long_turn(20_000))),
        ("a table from 5,000 moves in 1 MB", 201, 3_000, &|| table(padded(one_long_turn(2_490), 1_000_000))),
        ("a review of 20,000 steps", 422, 3_000, &|| {
            fixture.post("/api/reviews", one_long_finished_game(20_000))
        }),
        ("a list of the longest games", 200, 8_000, &|| fixture.get("/api/me/games")),
    ];
    for (name, status, most, request) in requests {
        let cost = fixture.cost(status, request) / 1_000_000;
        println!("{name}: {cost} ms");
        assert!(cost <= most, "{name}: {cost} ms");
    }
}

/// Every list of games is judged anew.
fn my_games() {
    let games = |count: usize| {
        let other = Fixture::new();
        for number in 0..count {
            other.keep_game(&format!("game-{number}"), one_long_finished_game(400));
        }
        other
    };
    let [few, many] = [games(10), games(20)];
    assert_ratio("GET /api/me/games", || {
        [&few, &many].map(|fixture| fixture.cost(200, || fixture.get("/api/me/games")))
    });
}

/// A stream that has seen the first message only folds the log from the beginning.
fn history(fixture: &Fixture) {
    let first_chunk = |code: &TableCode| {
        let request = fixture.get(&format!("/api/tables/{code}/events?after=1"));
        fixture.runtime.block_on(async {
            let before = spent();
            let answer = fixture.app.clone().oneshot(request).await.unwrap();
            assert_eq!(answer.status(), StatusCode::OK);
            let chunk = answer.into_body().into_data_stream().next().await;
            assert!(chunk.is_some_and(|chunk| chunk.is_ok()));
            spent().saturating_sub(before)
        })
    };
    let tables = [1_000, 2_000].map(|steps| {
        let code = fixture.sleeping_table(one_long_turn(steps));
        assert_eq!(fixture.send(fixture.get(&format!("/api/tables/{code}"))).0, StatusCode::OK);
        code
    });
    assert_ratio("GET /api/tables/{code}/events", || {
        tables.each_ref().map(|code| (0..RUNS).map(|_| first_chunk(code)).min().expect("it was run"))
    });
}

/// A review has a budget: it costs about the same, however long the game and whatever its rules are.
fn reviews(fixture: &Fixture) {
    let cost = |text: &str| {
        let request = fixture.post("/api/reviews", text.to_owned());
        let before = spent();
        assert_eq!(fixture.send(request).0, StatusCode::OK);
        spent().saturating_sub(before)
    };
    let usual = cost(&one_long_finished_game(200));
    for (name, slow) in [
        ("a long game", one_long_finished_game(2_400)),
        ("full rooms and poor dice", game_by_the_slowest_rules(100)),
        ("many turns with full rooms", game_by_the_slowest_rules(2_400)),
        ("long expeditions", long_expeditions(10)),
    ] {
        let cost = cost(&slow);
        assert!(cost <= 8 * usual.max(500_000_000), "{name}: {cost} ns, usually {usual} ns");
        println!("{name}: {cost} ns, usually {usual} ns");
    }
}
