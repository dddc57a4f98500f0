//! A whole server in memory, with a player at a table, and requests built from arbitrary bytes.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Method, Request, StatusCode, header};
use http_body_util::{BodyExt, Limited};
use libfuzzer_sys::arbitrary::{Error, Result, Unstructured};
use serde_json::{Value, json};
use server::http::Rates;
use server::store::SqliteStore;
use server::{Server, Settings};
use tokio::runtime::Runtime;
use tower::ServiceExt;

const METHODS: [Method; 6] =
    [Method::GET, Method::POST, Method::PUT, Method::DELETE, Method::PATCH, Method::OPTIONS];

/// Bodies that some route accepts. The bytes modify them.
const BODIES: [&str; 16] = [
    r"{}",
    r#"{"name":"Ada"}"#,
    r#"{"options":{"game":{"name":"diamant","edition":"portal-2025"}},"name":"Ada","listing":"public"}"#,
    r#"{"options":{"game":{"name":"troll-dragon"}}}"#,
    r#"{"question":3,"choice":"continue"}"#,
    r#"{"question":5,"choice":"leave","seat":0}"#,
    r#"{"bot":"turn:3"}"#,
    r#"{"reaction":"wow"}"#,
    r#"{"text":"hello"}"#,
    r#"{"label":"x","right":"watch"}"#,
    r#"{"code":"x"}"#,
    r#"{"listing":"private"}"#,
    r#"{"from":0,"to":1}"#,
    r#"{"vote":"agree"}"#,
    r#"{"confirm":"delete"}"#,
    r#"{"version":1,"game":"diamant","edition":"portal-2025","relics":false,"players":["A","B","C"],"expeditions":[]}"#,
];

/// A server, and what requests can refer to.
pub struct App {
    runtime: Runtime,
    router: Router,
    /// The path of every route, with its parameters in braces.
    routes: Vec<String>,
    token: String,
    table: String,
}

impl Default for App {
    /// A fresh server with a table and a running game.
    fn default() -> App {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let (router, document) = runtime.block_on(async {
            let store = SqliteStore::in_memory().await.expect("a store in memory");
            Server::new(Arc::new(store), Settings { rates: Rates::UNLIMITED, ..Settings::default() }).build()
        });
        let routes = document.paths.paths.keys().cloned().collect();
        let mut app = App { runtime, router, routes, token: String::new(), table: String::new() };
        app.token = text(&app.post("/api/programs", &json!({"name": "Ada"})), "token");
        let options =
            json!({"game": {"name": "diamant", "edition": "portal-2025"}, "chat": "words", "hints": "on"});
        app.table = text(&app.post("/api/tables", &json!({"options": options, "name": "Ada"})), "table");
        for _ in 0..2 {
            app.post(&format!("/api/tables/{}/bots", app.table), &json!({"bot": "turn:3"}));
        }
        app.post(&format!("/api/tables/{}/start", app.table), &json!({}));
        app
    }
}

impl App {
    /// The status of the response and, unless it is a stream, its body.
    pub fn send(&self, request: Request<Body>) -> (StatusCode, Vec<u8>) {
        self.runtime.block_on(async {
            let answer = self.router.clone().oneshot(request).await.expect("a router always answers");
            let is_stream =
                answer.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == "text/event-stream");
            let status = answer.status();
            if is_stream {
                return (status, Vec::new());
            }
            let body = Limited::new(answer.into_body(), 64 * 1024 * 1024).collect();
            let body = tokio::time::timeout(Duration::from_secs(60), body).await.expect("an answer ends");
            (status, body.expect("an answer has a limit").to_bytes().to_vec())
        })
    }

    /// Whether the person and the table of this app still exist.
    pub fn is_intact(&self) -> bool {
        let request = self.request(Method::GET, &format!("/api/tables/{}", self.table)).body(Body::empty());
        let me = self.request(Method::GET, "/api/me").body(Body::empty());
        [request, me].into_iter().all(|request| self.send(request.expect("a request")).0 == StatusCode::OK)
    }

    fn post(&self, path: &str, body: &Value) -> Value {
        let request = self.request(Method::POST, path).header(header::CONTENT_TYPE, "application/json");
        let (status, body) = self.send(request.body(Body::from(body.to_string())).expect("a request"));
        assert!(status.is_success(), "{path}: {status} {}", String::from_utf8_lossy(&body));
        serde_json::from_slice(&body).unwrap_or_default()
    }

    fn request(&self, method: Method, path: &str) -> axum::http::request::Builder {
        let request = from_loopback(method, path);
        if self.token.is_empty() {
            request
        } else {
            request.header(header::AUTHORIZATION, format!("Bearer {}", self.token))
        }
    }
}

/// A request to some route or to none, with or without an identity, with some body.
pub fn any_request(app: &App, bytes: &mut Unstructured) -> Result<Request<Body>> {
    let mut path = bytes.choose(&app.routes)?.clone();
    while let (Some(open), Some(close)) = (path.find('{'), path.find('}')) {
        let value = match bytes.int_in_range(0..=4)? {
            0 | 1 => app.table.clone(),
            2 | 3 => bytes.int_in_range(0..=4_u8)?.to_string(),
            _ => bytes.arbitrary::<&str>()?.chars().take(40).collect(),
        };
        path.replace_range(open..=close, &value.replace(['{', '}'], ""));
    }
    if bytes.ratio(1, 4)? {
        path.push('?');
        path.push_str(bytes.choose(&[
            "after=1",
            "scene=changes",
            "limit=3",
            "before=9",
            "seat=0",
            "moves=2",
        ])?);
    }
    if bytes.ratio(1, 16)? {
        path.push_str(bytes.arbitrary()?);
    }
    let method = bytes.choose(&METHODS)?.clone();
    let mut request =
        if bytes.ratio(3, 4)? { app.request(method, &path) } else { from_loopback(method, &path) };
    if bytes.ratio(1, 8)? {
        request = request.header("idempotency-key", bytes.arbitrary::<&str>()?);
    }
    if bytes.ratio(1, 8)? {
        let name = *bytes.choose(&[
            "cookie",
            "authorization",
            "accept",
            "last-event-id",
            "origin",
            "accept-language",
        ])?;
        request = request.header(name, bytes.arbitrary::<&[u8]>()?);
    }
    if bytes.ratio(7, 8)? {
        request = request.header(header::CONTENT_TYPE, "application/json");
    }
    request.body(Body::from(any_body(bytes)?)).map_err(|_| Error::IncorrectFormat)
}

/// A body that some route accepts, with a few bytes changed, or arbitrary bytes.
fn any_body(bytes: &mut Unstructured) -> Result<Vec<u8>> {
    if bytes.ratio(1, 8)? {
        return bytes.arbitrary();
    }
    let mut body = bytes.choose(&BODIES)?.as_bytes().to_vec();
    for _ in 0..bytes.int_in_range(0..=2)? {
        let place = bytes.choose_index(body.len())?;
        match bytes.int_in_range(0..=2)? {
            0 => body[place] = bytes.arbitrary()?,
            1 => drop(body.splice(place..place, bytes.arbitrary::<Vec<u8>>()?)),
            _ => body.truncate(place + 1),
        }
    }
    Ok(body)
}

fn from_loopback(method: Method, path: &str) -> axum::http::request::Builder {
    let peer = ConnectInfo(std::net::SocketAddr::from(([127, 0, 0, 1], 4_000)));
    Request::builder().method(method).uri(path).header(header::HOST, "localhost").extension(peer)
}

fn text(answer: &Value, member: &str) -> String {
    answer[member].as_str().expect("an answer has this member").to_owned()
}
