//! Guests, programs, names and tokens.

use futures_util::future::join_all;
use reqwest::{Method, RequestBuilder, Response};
use serde_json::{Value, json};
use server::Settings;
use server::http::Rates;

use crate::support::back_end::fresh_store;
use crate::support::player::Player;
use crate::support::test_app::{TestApp, refusal};
use crate::whole_games::open_house;

/// A server that people reach at this address, without limits.
async fn house_at(url: &str) -> TestApp {
    let store = fresh_store().await;
    let settings =
        Settings { public_url: Some(url.to_owned()), rates: Rates::UNLIMITED, ..Settings::default() };
    TestApp::on(store, settings).await
}

/// A request with these headers, and JSON.
pub(crate) fn ask(
    app: &TestApp,
    method: Method,
    path: &str,
    headers: &[(&str, &str)],
    body: Option<Value>,
) -> RequestBuilder {
    let request = app.client.request(method, app.url(path));
    let request = headers.iter().fold(request, |request, (name, value)| request.header(*name, *value));
    if let Some(body) = body { request.json(&body) } else { request }
}

/// Somebody new in a browser: the answer, and the cookie that it would send.
pub(crate) async fn guest(app: &TestApp) -> (Value, String) {
    let answer = ask(app, Method::POST, "/api/guests", &[], None).send().await.unwrap();
    assert_eq!(answer.status(), 201);
    let cookie = cookie(&answer);
    (answer.json().await.unwrap(), cookie)
}

fn set_cookie(answer: &Response) -> &str {
    answer.headers()["set-cookie"].to_str().unwrap()
}

/// What a browser would send back.
pub(crate) fn cookie(answer: &Response) -> String {
    set_cookie(answer).split(';').next().unwrap().to_owned()
}

async fn refused(request: RequestBuilder) -> (u16, String) {
    refusal(request.send().await.unwrap()).await
}

#[tokio::test]
async fn a_guest_gets_a_cookie_and_stays_who_they_are() {
    let app = open_house().await;
    let answer = ask(&app, Method::POST, "/api/guests", &[], None).send().await.unwrap();
    let text = set_cookie(&answer).to_owned();
    assert!(text.starts_with("tacora=tg_"), "{text}");
    let attributes: Vec<&str> = text.split("; ").skip(1).collect();
    assert_eq!(attributes, ["Path=/", "HttpOnly", "SameSite=Lax", "Max-Age=63072000"]);
    let cookie = format!("other=1; {}", cookie(&answer));
    let made: Value = answer.json().await.unwrap();
    assert_eq!((&made["name"], &made["program"]), (&json!(""), &json!(false)));

    let again = ask(&app, Method::POST, "/api/guests", &[("cookie", &cookie)], None).send().await.unwrap();
    assert_eq!(again.status(), 200);
    assert!(!again.headers().contains_key("set-cookie"));
    assert_eq!(again.json::<Value>().await.unwrap(), made);
    let me = ask(&app, Method::GET, "/api/me", &[("cookie", &cookie)], None).send().await.unwrap();
    assert_eq!(me.json::<Value>().await.unwrap(), made);

    let stale = format!("tacora=tg_{}", "0".repeat(64));
    let new = ask(&app, Method::POST, "/api/guests", &[("cookie", &stale)], None).send().await.unwrap();
    assert_eq!(new.status(), 201, "a cookie that opens nothing is nobody's");
}

#[tokio::test]
async fn cookies_are_secure_where_the_address_is() {
    for (url, secure) in
        [("https://play.example", true), ("HTTPS://play.example/", true), ("http://lan:7777", false)]
    {
        let app = house_at(url).await;
        let answer = ask(&app, Method::POST, "/api/guests", &[], None).send().await.unwrap();
        assert_eq!(set_cookie(&answer).ends_with("; Secure"), secure, "{url}");
    }
}

#[tokio::test]
async fn strangers_are_told_so() {
    let app = open_house().await;
    let (_, cookie) = guest(&app).await;
    let as_bearer = format!("Bearer {}", cookie.trim_start_matches("tacora="));
    let unknown = format!("Bearer tb_{}", "0".repeat(64));
    let strangers: [&[(&str, &str)]; 6] = [
        &[],
        &[("cookie", "tacora=nonsense")],
        &[("authorization", "Basic abc")],
        &[("authorization", &unknown)],
        &[("authorization", &as_bearer)],
        &[("authorization", &unknown), ("cookie", &cookie)],
    ];
    for who in strangers {
        for (method, path) in [
            (Method::GET, "/api/me"),
            (Method::GET, "/api/me/tokens"),
            (Method::GET, "/api/me/tables"),
            (Method::GET, "/api/me/games"),
            (Method::POST, "/api/me/recovery"),
        ] {
            let refusal = refused(ask(&app, method, path, who, None)).await;
            assert_eq!(refusal, (401, "person/unknown".to_owned()), "{path} {who:?}");
        }
    }
}

#[tokio::test]
async fn a_name_is_changed_for_every_key() {
    let app = open_house().await;
    let bot = Player::new(&app, "Bot").await;
    let made = bot.post("/api/me/tokens", json!({ "label": "other", "right": "watch" })).await;
    let other = bot.with_token(&made);
    let expected = json!({ "id": bot.id, "name": "Bot", "program": true });
    assert_eq!((bot.get("/api/me").await, other.get("/api/me").await), (expected.clone(), expected));
    let (status, _) = bot.try_send(Method::PATCH, "/api/me", Some(json!({ "name": " Zoë " }))).await;
    assert!(status.is_success());
    assert_eq!(
        (&bot.get("/api/me").await["name"], &other.get("/api/me").await["name"]),
        (&json!("Zoë"), &json!("Zoë"))
    );
    for name in ["", " ", "a\u{202e}b", &"x".repeat(41)] {
        let refusal = bot.refused(Method::PATCH, "/api/me", Some(json!({ "name": name }))).await;
        assert_eq!(refusal, (422, "table/bad-name".to_owned()), "{name:?}");
    }
}

#[tokio::test]
async fn tokens_are_made_listed_and_taken_back_at_once() {
    let app = open_house().await;
    let (ada, bo) = (Player::new(&app, "Ada").await, Player::new(&app, "Bo").await);
    let first = ada.get("/api/me/tokens").await["tokens"][0].clone();
    let made = ada.post("/api/me/tokens", json!({ "label": "screen", "right": "watch" })).await;
    let screen = ada.with_token(&made);
    let listed = ada.get("/api/me/tokens").await;
    assert_eq!(listed["tokens"].as_array().unwrap().len(), 2);
    let line = listed["tokens"].as_array().unwrap().iter().find(|line| line["id"] == made["id"]).unwrap();
    assert_eq!(
        (&line["label"], &line["right"], line.get("token")),
        (&json!("screen"), &json!("watch"), None)
    );

    let path = format!("/api/me/tokens/{}", made["id"]);
    for (method, path, body) in [
        (Method::PATCH, "/api/me", Some(json!({ "name": "X" }))),
        (Method::POST, "/api/me/tokens", Some(json!({ "label": "x", "right": "play" }))),
        (Method::POST, "/api/me/recovery", None),
        (Method::DELETE, &path, None),
        (Method::POST, "/api/tables", Some(json!({}))),
    ] {
        let refusal = screen.refused(method, path, body).await;
        assert_eq!(refusal, (403, "person/may-only-watch".to_owned()), "{path}");
    }
    for (who, path) in [(&bo, path.as_str()), (&ada, "/api/me/tokens/0"), (&ada, "/api/me/tokens/x")] {
        let refusal = who.refused(Method::DELETE, path, None).await;
        assert_eq!(refusal, (404, "person/unknown-token".to_owned()), "{path}");
    }
    let refusal = ada.refused(Method::DELETE, "/api/me/tokens/%ff", None).await;
    assert_eq!(refusal, (400, "request/path".to_owned()));
    assert_eq!(ada.try_send(Method::DELETE, &path, None).await.0, 204);
    assert_eq!(screen.refused(Method::GET, "/api/me", None).await, (401, "person/unknown".to_owned()));
    let own = format!("/api/me/tokens/{}", first["id"]);
    assert_eq!(ada.try_send(Method::DELETE, &own, None).await.0, 204);
    assert_eq!(ada.refused(Method::GET, "/api/me", None).await, (401, "person/unknown".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn there_are_at_most_twenty_tokens_however_they_are_asked_for() {
    let app = open_house().await;
    let (_, cookie) = guest(&app).await;
    let wanted = json!({ "label": "x", "right": "play" });
    let one = async |_| {
        let request = ask(&app, Method::POST, "/api/me/tokens", &[("cookie", &cookie)], Some(wanted.clone()));
        let answer = request.send().await.unwrap();
        if answer.status() == 201 { None } else { Some(refusal(answer).await) }
    };
    let answers = join_all((0..25).map(one)).await;
    let refusals: Vec<(u16, String)> = answers.into_iter().flatten().collect();
    assert_eq!(refusals, vec![(409, "person/too-many-tokens".to_owned()); 5]);
}

#[tokio::test]
async fn other_sites_cannot_use_the_cookie() {
    let app = house_at("https://Play.example/tacora/").await;
    let (_, cookie) = guest(&app).await;
    let host = app.address.to_string();
    let name = || Some(json!({ "name": "X" }));
    for sign in [
        ("origin", "https://evil.example"),
        ("origin", "null"),
        ("origin", "http://play.example"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ] {
        let who = [sign, ("cookie", cookie.as_str())];
        let no = (403, "request/cross-site".to_owned());
        assert_eq!(refused(ask(&app, Method::PATCH, "/api/me", &who, name())).await, no, "{sign:?}");
        assert_eq!(refused(ask(&app, Method::POST, "/api/guests", &[sign], None)).await, no, "{sign:?}");
        let code = Some(json!({ "code": "tr_" }));
        assert_eq!(refused(ask(&app, Method::POST, "/api/recover", &[sign], code)).await, no, "{sign:?}");
        let looked = ask(&app, Method::GET, "/api/me", &who, None).send().await.unwrap();
        assert_eq!(looked.status(), 200, "{sign:?}");
    }
    let bot = Player::new(&app, "Bot").await;
    let bearer = format!("Bearer {}", bot.token);
    let lan = format!("http://{host}");
    let ours: [&[(&str, &str)]; 5] = [
        &[("cookie", &cookie)],
        &[("cookie", &cookie), ("origin", "https://play.example"), ("sec-fetch-site", "same-origin")],
        &[("cookie", &cookie), ("origin", &lan)],
        &[("cookie", &cookie), ("sec-fetch-site", "none")],
        &[("authorization", &bearer), ("origin", "https://evil.example")],
    ];
    for who in ours {
        let answer = ask(&app, Method::PATCH, "/api/me", who, name()).send().await.unwrap();
        assert_eq!(answer.status(), 200, "{who:?}");
    }
}
