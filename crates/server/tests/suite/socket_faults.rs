//! WebSockets that are not opened, or closed: bad handshakes and frames, lost rights, and clients that flood or never read.

use std::time::Duration;

use reqwest::Method;
use reqwest::header::HeaderName;
use serde_json::json;
use server::http::Rates;
use server::{ConnectionLimits, Settings};
use websocket::Kind;

use crate::long_history::long_table;
use crate::support::back_end::fresh_store;
use crate::support::company::{Company, diamant};
use crate::support::player::Player;
use crate::support::socket::{KEY, Socket};
use crate::support::test_app::{TestApp, refusal};
use crate::support::test_store::TestStore;
use crate::whole_games::open_house;

/// The status and the slug with which a socket is refused.
async fn refused(request: reqwest::RequestBuilder) -> (u16, String) {
    let (status, problem) = Socket::open(request).await.err().expect("it is refused");
    (status, problem["slug"].as_str().unwrap().to_owned())
}

fn says(status: u16, slug: &str) -> (u16, String) {
    (status, slug.to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_is_no_handshake_is_told_so() {
    let app = open_house().await;
    let company = Company::seated(&app, diamant(json!({}))).await;
    let whole = [
        ("connection", "upgrade"),
        ("upgrade", "websocket"),
        ("sec-websocket-version", "13"),
        ("sec-websocket-key", KEY),
    ];
    for (number, wrong) in [None, None, Some("8"), Some("short")].into_iter().enumerate() {
        let mut request = app.client.get(app.url(&company.path("/socket")));
        for (at, (name, value)) in whole.iter().enumerate() {
            let value = if at == number { wrong } else { Some(*value) };
            request = value.into_iter().fold(request, |request, value| request.header(*name, value));
        }
        let answer = request.send().await.unwrap();
        assert_eq!(answer.headers()["sec-websocket-version"], "13", "{number}");
        assert_eq!(refusal(answer).await, says(426, "request/upgrade"), "{number}");
    }
    let shake = |method, body: &'static str| {
        let request = app.client.request(method, app.url(&company.path("/socket"))).body(body);
        whole.iter().fold(request, |request, (name, value)| request.header(*name, *value))
    };
    let with_body = shake(Method::GET, "hello").send().await.unwrap();
    assert_eq!(refusal(with_body).await, says(426, "request/upgrade"));
    let head = shake(Method::HEAD, "").send().await.unwrap();
    assert_eq!(head.status(), 426, "an answer to HEAD has no body");
    let unknown = app.client.get(app.url("/api/tables/K7QM2XNP4T/socket"));
    assert_eq!(refused(unknown).await, says(404, "table/unknown"));
    let wrong = app.client.get(app.url(&company.path("/socket"))).bearer_auth("tb_wrong");
    assert_eq!(refused(wrong).await, says(401, "person/unknown"));
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_get_no_socket() {
    let settings = Settings {
        rates: Rates::UNLIMITED,
        public_url: Some("https://play.example".to_owned()),
        ..Settings::default()
    };
    let app = TestApp::on(fresh_store().await, settings).await;
    let company = Company::seated(&app, diamant(json!({}))).await;
    let guest = app.client.post(app.url("/api/guests")).send().await.unwrap();
    let cookie = guest.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
    let lan = format!("http://{}", app.address);
    let path = company.path("/socket");
    let open = |cookie: Option<&str>, (name, value): (&'static str, &str)| {
        let request = app.client.get(app.url(&path)).header(HeaderName::from_static(name), value);
        cookie.into_iter().fold(request, |request, cookie| request.header("cookie", cookie))
    };
    for sign in [
        ("origin", "https://evil.example"),
        ("origin", "null"),
        ("origin", "http://play.example"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ] {
        for cookie in [None, Some(cookie.as_str())] {
            assert_eq!(refused(open(cookie, sign)).await, says(403, "request/cross-site"), "{sign:?}");
        }
    }
    for sign in [("origin", "https://play.example"), ("origin", &lan), ("sec-fetch-site", "same-origin")] {
        for cookie in [None, Some(cookie.as_str())] {
            assert!(Socket::open(open(cookie, sign)).await.is_ok(), "{sign:?}");
        }
    }
    // A token does not come from a browser by itself.
    let program = company.players[0].request(Method::GET, &path).header("origin", "https://evil.example");
    assert!(Socket::open(program).await.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_frame_that_is_none_closes_the_connection_and_nobody_else_notices() {
    let app = open_house().await;
    let company = Company::playing(&app, json!({})).await;
    let mut ada = company.players[0].socket(&company.code, "").await;
    ada.next_text().await.unwrap();
    let mut long = vec![0x81, 0xff, 0, 0, 0, 0, 0, 1, 0, 1, 1, 2, 3, 4];
    long.resize(2_000, b'x');
    for (bytes, code, slug) in [
        (&b"\x81\x02{}"[..], 1002, "request/frame"),
        (b"\xc1\x80\0\0\0\0", 1002, "request/frame"),
        (b"\x80\x80\0\0\0\0", 1002, "request/frame"),
        (b"\x83\x80\0\0\0\0", 1002, "request/frame"),
        (b"\x89\xfe\0\x7e\0\0\0\0", 1002, "request/frame"),
        (b"\x82\x81\0\0\0\0a", 1003, "request/frame"),
        (b"\x81\x81\0\0\0\0\xff", 1007, "request/frame"),
        (b"\x81\x80\0\0\0\0", 1007, "request/frame"),
        (b"\x81\x82\0\0\0\0[]", 1007, "request/frame"),
        (b"\x81\x82\0\0\0\0{}", 1007, "request/frame"),
        (b"\x81\x8d\0\0\0\0{\"request\":-1", 1007, "request/frame"),
        (&long, 1009, "request/too-long"),
        (b"GET / HTTP/1.1\r\n\r\n", 1002, "request/frame"),
    ] {
        let mut socket = company.players[1].socket(&company.code, "").await;
        socket.bytes(bytes).await;
        assert_eq!(socket.closed().await, says(code, slug), "{bytes:.20?}");
    }
    let mut leaving = company.players[1].socket(&company.code, "").await;
    leaving.frame(Kind::Close, &1001_u16.to_be_bytes()).await;
    assert_eq!(leaving.closed().await, says(1001, ""));
    let mut pinging = company.players[1].socket(&company.code, "").await;
    pinging.frame(Kind::Ping, b"?").await;
    while pinging.text().await.unwrap() != "pong" {}

    company.react(2, "wow").await;
    let next = ada.next().await.unwrap();
    assert_eq!(next["news"]["type"], "reacted", "{next}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_in_many_frames_is_one_and_commands_in_one_piece_are_many() {
    let app = open_house().await;
    let company = Company::playing(&app, json!({})).await;
    let mut bo = company.players[1].socket(&company.code, "").await;
    let whole = br#"{"request":1,"operation":"react","body":{"reaction":"wow"}}"#;
    let (one, other) = whole.split_at(20);
    let mut bytes = vec![0x01, 0x80 | 0x14, 0, 0, 0, 0];
    bytes.extend_from_slice(one);
    bytes.extend_from_slice(b"\x89\x80\0\0\0\0");
    bytes.extend_from_slice(&[0x80, 0x80 | u8::try_from(other.len()).unwrap(), 0, 0, 0, 0]);
    bytes.extend_from_slice(other);
    for request in 2..20 {
        let text = format!(r#"{{"request":{request},"operation":"react","body":{{"reaction":"wow"}}}}"#);
        bytes.extend_from_slice(&[0x81, 0x80 | u8::try_from(text.len()).unwrap(), 0, 0, 0, 0]);
        bytes.extend_from_slice(text.as_bytes());
    }
    bo.bytes(&bytes).await;
    let mut answers = Vec::new();
    while answers.len() < 19 {
        let text = bo.text().await.unwrap();
        if text.starts_with("{\"request\"") {
            answers.push(text.split(',').next().unwrap().to_owned());
        }
    }
    assert_eq!(answers, (1..20).map(|request| format!("{{\"request\":{request}")).collect::<Vec<_>>());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_floods_is_shut_out() {
    let app = TestApp::on(fresh_store().await, Settings::default()).await;
    let company = Company::playing(&app, json!({})).await;
    let text = br#"{"request":1,"operation":"react","body":{"reaction":"wow"}}"#;
    let mut command = vec![0x81, 0x80 | u8::try_from(text.len()).unwrap(), 0, 0, 0, 0];
    command.extend_from_slice(text);
    for frame in [&command[..], b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0"] {
        let mut flood = company.players[1].socket(&company.code, "").await;
        flood.bytes(&frame.repeat(1_000)).await;
        assert_eq!(flood.closed().await, says(1008, "request/too-many"), "{frame:.2?}");
    }
    let mut empty = company.players[1].socket(&company.code, "").await;
    empty.bytes(&[&b"\x01\x80\0\0\0\0"[..], &b"\0\x80\0\0\0\0".repeat(1_000)].concat()).await;
    assert_eq!(empty.closed().await, says(1008, "request/too-many"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_never_reads_is_given_up_and_counts_as_gone() {
    let (store, company) = long_table().await;
    let settings = Settings { rates: Rates::UNLIMITED, ..Settings::default() };
    let server = TestStore::from(store).server(settings).await;
    let limits =
        ConnectionLimits { write_timeout: Duration::from_millis(300), ..ConnectionLimits::default() };
    let shutdown = server.shutdown.clone();
    let app = TestApp::of(server.build().0, limits, shutdown).await;
    let company = company.at(&app);
    let mut ada = company.stream(0).await;
    ada.until_here(&[true, false, false]).await;
    let never_reads = company.players[1].socket(&company.code, "?after=1").await;
    ada.until_here(&[true, true, false]).await;
    ada.until_here(&[true, false, false]).await;
    drop(never_reads);
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_end_when_what_has_opened_them_is_taken_back() {
    let app = open_house().await;
    let company = Company::seated(&app, diamant(json!({}))).await;
    let [ada, bo, cy] = &company.players[..] else { unreachable!() };
    let nobody = app.client.get(app.url(&company.path("/socket")));
    let nobody = Socket::open(nobody).await.unwrap();
    let made = bo.post("/api/me/tokens", json!({ "label": "phone", "right": "play" })).await;
    let by_token = bo.with_token(&made).socket(&company.code, "").await;
    let mut own = bo.socket(&company.code, "").await;
    let (status, _) = bo.try_send(Method::DELETE, &format!("/api/me/tokens/{}", made["id"]), None).await;
    assert!(status.is_success());
    assert_eq!(by_token.closed().await, says(1008, "person/unknown"));
    let answer = own.ask(json!({ "operation": "react", "body": { "reaction": "wow" } })).await;
    assert_eq!(answer["status"], 200, "{answer}");

    let away = company.path(&format!("/people/{}", bo.id));
    assert!(ada.try_send(Method::DELETE, &away, None).await.0.is_success());
    assert_eq!(own.closed().await, says(1008, "table/removed"));
    assert_eq!(nobody.closed().await, says(1008, "table/door-closed"));
    let again = bo.request(Method::GET, &company.path("/socket"));
    assert_eq!(refused(again).await, says(403, "table/removed"));

    let of_cy = cy.socket(&company.code, "").await;
    let (status, answer) = cy.try_send(Method::DELETE, "/api/me", Some(json!({ "confirm": cy.id }))).await;
    assert!(status.is_success(), "{answer}");
    assert_eq!(of_cy.closed().await, says(1008, "person/unknown"));
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_end_with_the_server_which_waits_for_them() {
    let app = open_house().await;
    let company = Company::seated(&app, diamant(json!({}))).await;
    let socket = company.players[0].socket(&company.code, "").await;
    let closed = tokio::spawn(socket.closed());
    app.stop().await;
    assert_eq!(closed.await.unwrap(), says(1001, "server/closing"));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_socket_counts_as_a_stream_and_as_a_connection() {
    let rates = Rates { streams: Some(1), ..Rates::UNLIMITED };
    let app = TestApp::on(fresh_store().await, Settings { rates, ..Settings::default() }).await;
    let ada = Player::new(&app, "Ada").await;
    let code = ada.make(diamant(json!({})), "Ada").await;
    let path = format!("/api/tables/{code}/socket");
    let _open = ada.socket(&code, "").await;
    assert_eq!(refused(ada.request(Method::GET, &path)).await, says(429, "request/too-many"));
    let events = ada.refused(Method::GET, &format!("/api/tables/{code}/events"), None).await;
    assert_eq!(events, says(429, "request/too-many"));

    let server =
        fresh_store().await.server(Settings { rates: Rates::UNLIMITED, ..Settings::default() }).await;
    let limits = ConnectionLimits { connections: 2, ..ConnectionLimits::default() };
    let shutdown = server.shutdown.clone();
    let app = TestApp::of(server.build().0, limits, shutdown).await;
    // Both places: one becomes the socket, the other is that of the client that makes the table.
    let ada = Player::new(&app, "Ada").await;
    let code = ada.make(diamant(json!({})), "Ada").await;
    let socket = ada.socket(&code, "").await;
    let path = format!("/api/tables/{code}/socket");
    let other = Player::at(&ada, &app);
    assert_eq!(refused(other.request(Method::GET, &path)).await, says(503, "server/full"));
    drop(socket);
    let welcome = async {
        while Socket::open(other.request(Method::GET, &path)).await.is_err() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), welcome).await.expect("a place was given back");
}
