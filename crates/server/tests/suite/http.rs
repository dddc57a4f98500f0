//! What holds for every answer: headers, limits, refusals in one form.

use axum::Router;
use axum::body::Bytes;
use axum::extract::DefaultBodyLimit;
use axum::http::header::CACHE_CONTROL;
use axum::routing::{get, post};
use server::http::{BODY_LIMIT, Client, Guard, Proxy, Scheme};
use server::{ConnectionLimits, Settings, Shutdown};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::support::test_app::{TestApp, refusal};

const HEADERS: [(&str, &str); 6] = [
    (
        "content-security-policy",
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
         connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    ),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
];

/// Routes that do what ours may do.
async fn guarded(scheme: Scheme, proxy: Proxy) -> TestApp {
    let length = |body: Bytes| async move { body.len().to_string() };
    let app = Router::new()
        .route("/api/length", post(length))
        .route("/api/record", post(length).layer(DefaultBodyLimit::max(1024 * 1024)))
        .route("/api/kept", get(|| async { ([(CACHE_CONTROL, "max-age=60")], "kept") }))
        .route("/api/client", get(|client: Client| async move { client.0.to_string() }))
        .route("/api/panic", get(|| async { panic!("the secret is 42") as () }))
        .route("/page", get(|| async { "page" }))
        .layer(Guard::new(scheme, proxy));
    TestApp::of(app, ConnectionLimits::default(), Shutdown::new()).await
}

#[tokio::test]
async fn every_kind_of_answer_has_the_headers() {
    let app = TestApp::with(Settings::default()).await;
    for path in
        ["/", "/health", "/ready", "/metrics", "/api", "/api/openapi.json", "/api/nothing", "/nothing"]
    {
        let answer = app.get(path).await;
        for (name, value) in HEADERS {
            assert_eq!(answer.headers()[name], value, "{name} of {path}");
        }
        assert!(!answer.headers().contains_key("strict-transport-security"), "{path}");
        assert!(!answer.headers().contains_key("server"), "{path}");
    }
    let guarded = guarded(Scheme::Http, Proxy::Untrusted).await;
    for path in ["/api/panic", "/api/length", "/page"] {
        let answer = guarded.get(path).await;
        for (name, value) in HEADERS {
            assert_eq!(answer.headers()[name], value, "{name} of {path}");
        }
    }
}

#[tokio::test]
async fn https_is_to_be_kept_only_where_it_is_spoken() {
    let settings =
        Settings { public_url: Some("https://play.example.org".to_owned()), ..Settings::default() };
    let app = TestApp::with(settings).await;
    assert_eq!(app.get("/health").await.headers()["strict-transport-security"], "max-age=31536000");
}

#[tokio::test]
async fn nobody_keeps_what_the_api_says_unless_it_says_so() {
    let app = guarded(Scheme::Http, Proxy::Untrusted).await;
    assert_eq!(app.get("/api/client").await.headers()["cache-control"], "no-store");
    assert_eq!(app.get("/api/nothing").await.headers()["cache-control"], "no-store");
    assert_eq!(app.get("/api/kept").await.headers()["cache-control"], "max-age=60");
    assert!(!app.get("/page").await.headers().contains_key("cache-control"));
}

#[tokio::test]
async fn a_body_may_have_64_kibibytes_unless_its_route_says_otherwise() {
    let app = guarded(Scheme::Http, Proxy::Untrusted).await;
    for (path, length, expected) in [
        ("/api/length", BODY_LIMIT, 200),
        ("/api/length", BODY_LIMIT + 1, 413),
        ("/api/record", 1024 * 1024, 200),
        ("/api/record", 1024 * 1024 + 1, 413),
    ] {
        let answer = app.client.post(app.url(path)).body(vec![b'x'; length]).send().await.unwrap();
        assert_eq!(answer.status(), expected, "{path} {length}");
        if expected == 413 {
            assert_eq!(refusal(answer).await, (413, "request/too-long".to_owned()));
        } else {
            assert_eq!(answer.text().await.unwrap(), length.to_string());
        }
    }
}

#[tokio::test]
async fn what_is_not_there_is_refused_in_our_form() {
    let app = TestApp::with(Settings::default()).await;
    for path in ["/api/nothing", "/api/", "/nothing"] {
        assert_eq!(refusal(app.get(path).await).await, (404, "request/no-such-path".to_owned()), "{path}");
    }
    let answer = app.client.post(app.url("/api/openapi.json")).send().await.unwrap();
    assert_eq!(answer.headers()["allow"], "GET,HEAD");
    assert_eq!(refusal(answer).await, (405, "request/method".to_owned()));
}

#[tokio::test]
async fn a_panic_is_a_fault_without_details_and_the_connection_lives_on() {
    let app = guarded(Scheme::Http, Proxy::Untrusted).await;
    let answer = app.get("/api/panic").await;
    assert_eq!(answer.status(), 500);
    let text = answer.text().await.unwrap();
    assert!(text.contains("server/fault") && !text.contains("42"), "{text}");
    assert_eq!(app.get("/page").await.text().await.unwrap(), "page");
}

#[tokio::test]
async fn the_client_is_the_peer_or_whom_a_trusted_proxy_names() {
    for (proxy, expected) in [(Proxy::Untrusted, "127.0.0.1"), (Proxy::Trusted, "203.0.113.9")] {
        let app = guarded(Scheme::Http, proxy).await;
        let request =
            app.client.get(app.url("/api/client")).header("x-forwarded-for", "6.6.6.6, 203.0.113.9");
        assert_eq!(request.send().await.unwrap().text().await.unwrap(), expected);
    }
}

#[tokio::test]
async fn a_request_names_exactly_one_host() {
    let app = guarded(Scheme::Http, Proxy::Untrusted).await;
    for (version, hosts, status) in [
        ("1.1", "", 400),
        ("1.1", "host: a\r\n", 200),
        ("1.1", "host: a\r\nHost: a\r\n", 400),
        ("1.0", "", 200),
        ("1.0", "host: a\r\nhost: b\r\n", 400),
    ] {
        let mut stream = TcpStream::connect(app.address).await.unwrap();
        let request = format!("GET /page HTTP/{version}\r\n{hosts}connection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        assert!(answer.starts_with(&format!("HTTP/{version} {status} ")), "{version} {hosts}: {answer}");
        assert_eq!(status == 400, answer.contains("request/malformed"), "{answer}");
        assert!(answer.contains("x-content-type-options"), "{answer}");
    }
}
