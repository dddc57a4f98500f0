//! What a device refuses, and that nothing changes then.

use serde_json::{Value, json};

use crate::kit::{Page, diamant};

#[test]
fn a_refusal_has_a_status_and_a_slug_and_changes_nothing() {
    let mut page = Page::new(1);
    let code = page.begin(&diamant(), &["Ada"], &["renard", "hugo"]);
    let path = format!("/api/tables/{code}");
    let events = page.log.len();
    let cases = [
        ("POST", "/act", json!({ "question": 99, "choice": "leave" }), 409, "table/stale-choice"),
        ("POST", "/act", json!({ "question": "x" }), 400, "request/body"),
        ("POST", "/bots", json!({ "bot": "nobody" }), 409, "table/game-is-on"),
        ("PUT", "/commitment", json!({ "game": "g", "commitment": "short" }), 422, "table/bad-commitment"),
        ("PUT", "/nonce", json!({ "game": "g", "nonce": "short" }), 422, "table/bad-nonce"),
        ("DELETE", "/seats/9", Value::Null, 409, "table/no-such-seat"),
        ("PUT", "/door", json!({ "door": "open" }), 404, "request/no-such-path"),
        ("GET", "/nothing", Value::Null, 404, "request/no-such-path"),
    ];
    for (method, rest, body, status, slug) in cases {
        let answer = page.call(method, &format!("{path}{rest}"), body);
        assert_eq!((&answer["status"], &answer["body"]["slug"]), (&json!(status), &json!(slug)), "{rest}");
        assert_eq!(page.log.len(), events, "{rest}");
    }
    let unknown = page.call("GET", "/api/tables/LOCAL-NONE", Value::Null);
    assert_eq!(unknown["body"]["slug"], "table/unknown");
    let server_only = page.call("GET", "/api/me/credentials", Value::Null);
    assert_eq!(server_only["body"]["slug"], "request/no-such-path");
}

#[test]
fn the_same_request_under_the_same_key_counts_once() {
    let mut page = Page::new(2);
    let made = page.done("POST", "/api/tables", json!({ "options": { "game": diamant() }, "name": "Ada" }));
    let path = format!("/api/tables/{}/bots", made["table"].as_str().unwrap());
    let request =
        json!({ "action": "call", "method": "POST", "path": path, "body": { "bot": "renard" }, "key": "k" });
    let before = page.log.len();
    assert_eq!(page.ask(request.clone())["status"], 200);
    let after = page.log.len();
    assert!(after > before);
    assert_eq!(page.ask(request)["status"], 200);
    assert_eq!(page.log.len(), after);
}

#[test]
fn what_is_no_request_and_what_is_no_log_is_refused() {
    let mut page = Page::new(3);
    let answer = page.device.answer_json("{\"now\":1,\"action\":\"fly\"}");
    assert!(answer.contains("request/body"), "{answer}");
    let answer = page.device.answer_json("");
    assert!(answer.contains("request/body"), "{answer}");
    for log in [json!([]), json!(["{}"]), json!(["no event"])] {
        let answer = page.ask(json!({ "action": "load", "table": "LOCAL-1", "log": log }));
        assert!(answer["status"].as_u64().unwrap() >= 400, "{log}: {answer}");
    }
    let foreign = page.call("POST", "/api/replays", json!({ "game": "chess" }));
    assert_eq!(foreign["body"]["slug"], "table/bad-record");
}
