//! What each kind of credential may do: every route of the document, held against the table in docs/protocol.md.

use reqwest::Method;
use serde_json::{Value, json};

use crate::people::{ask, guest};
use crate::support::player::Player;
use crate::support::test_app::TestApp;
use crate::whole_games::open_house;

/// What a route needs at least.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Needs {
    Nothing,
    Watch,
    Play,
    Account,
}

/// Which routes need what; all others need nothing.
const NEEDS: [(&str, &str, Needs); 37] = [
    ("get", "/api/me", Needs::Watch),
    ("patch", "/api/me", Needs::Play),
    ("delete", "/api/me", Needs::Account),
    ("get", "/api/me/export", Needs::Account),
    ("get", "/api/me/tables", Needs::Watch),
    ("get", "/api/me/games", Needs::Watch),
    ("get", "/api/me/tokens", Needs::Account),
    ("post", "/api/me/tokens", Needs::Account),
    ("delete", "/api/me/tokens/{id}", Needs::Account),
    ("get", "/api/me/credentials", Needs::Account),
    ("delete", "/api/me/credentials", Needs::Account),
    ("delete", "/api/me/credentials/{id}", Needs::Account),
    ("post", "/api/me/recovery", Needs::Account),
    ("post", "/api/tables", Needs::Play),
    ("post", "/api/tables/{code}/seat", Needs::Play),
    ("delete", "/api/tables/{code}/seat", Needs::Play),
    ("post", "/api/tables/{code}/seats", Needs::Play),
    ("put", "/api/tables/{code}/appearance", Needs::Play),
    ("put", "/api/tables/{code}/commitment", Needs::Play),
    ("put", "/api/tables/{code}/nonce", Needs::Play),
    ("post", "/api/tables/{code}/ready", Needs::Play),
    ("post", "/api/tables/{code}/start", Needs::Play),
    ("post", "/api/tables/{code}/bots", Needs::Play),
    ("delete", "/api/tables/{code}/seats/{seat}", Needs::Play),
    ("put", "/api/tables/{code}/seats/{seat}/place", Needs::Play),
    ("post", "/api/tables/{code}/seats/{seat}/stand-in", Needs::Play),
    ("put", "/api/tables/{code}/seats/{seat}/stand-in", Needs::Play),
    ("post", "/api/tables/{code}/seats/{seat}/host", Needs::Play),
    ("put", "/api/tables/{code}/options", Needs::Play),
    ("put", "/api/tables/{code}/listing", Needs::Play),
    ("put", "/api/tables/{code}/door", Needs::Play),
    ("get", "/api/tables/{code}/people", Needs::Play),
    ("delete", "/api/tables/{code}/people/{person}", Needs::Play),
    ("post", "/api/tables/{code}/act", Needs::Play),
    ("post", "/api/tables/{code}/reactions", Needs::Play),
    ("post", "/api/tables/{code}/words", Needs::Play),
    ("get", "/api/tables/{code}/hint", Needs::Play),
];

/// A credential: the header it is shown in, and what it allows.
async fn credentials(app: &TestApp) -> Vec<(&'static str, Option<(&'static str, String)>, Needs)> {
    let owner = Player::new(app, "Owner").await;
    let mut all = vec![
        ("nobody", None, Needs::Nothing),
        ("cookie", Some(("cookie", guest(app).await.1)), Needs::Account),
        ("program", Some(("authorization", format!("Bearer {}", owner.token))), Needs::Account),
    ];
    for (right, allows) in [("play", Needs::Play), ("watch", Needs::Watch)] {
        // Of somebody else: what the others do to their accounts must not revoke it.
        let owner = Player::new(app, "Owner of a token").await;
        let made = owner.post("/api/me/tokens", json!({ "label": right, "right": right })).await;
        all.push((
            right,
            Some(("authorization", format!("Bearer {}", made["token"].as_str().unwrap()))),
            allows,
        ));
    }
    let cookie = guest(app).await.1;
    let made = ask(app, Method::POST, "/api/me/recovery", &[("cookie", &cookie)], None).send().await.unwrap();
    let code: Value = made.json().await.unwrap();
    let as_bearer = format!("Bearer {}", code["code"].as_str().unwrap());
    all.push(("recovery code", Some(("authorization", as_bearer)), Needs::Nothing));
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn every_route_asks_for_the_credential_it_needs() {
    let app = open_house().await;
    let document: Value = app.get("/api/openapi.json").await.json().await.unwrap();
    let mut met = 0;
    for (path, operations) in document["paths"].as_object().unwrap() {
        for method in operations.as_object().unwrap().keys() {
            let needs = NEEDS.iter().find(|(m, p, _)| m == method && p == path).map(|(.., needs)| *needs);
            met += usize::from(needs.is_some());
            let needs = needs.unwrap_or(Needs::Nothing);
            let filled = [("{code}", "K7QM2XNP4T"), ("{id}", "1"), ("{seat}", "0"), ("{person}", "1")];
            let place =
                filled.into_iter().fold(path.clone(), |path, (name, value)| path.replace(name, value));
            for (name, header, allows) in credentials(&app).await {
                let shown: Vec<(&str, &str)> =
                    header.iter().map(|(name, value)| (*name, value.as_str())).collect();
                let verb = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
                let answer = ask(&app, verb, &place, &shown, None).send().await.unwrap();
                let status = answer.status().as_u16();
                let answer: Value = answer.json().await.unwrap_or_default();
                let no = match (allows, needs) {
                    (Needs::Nothing, Needs::Nothing) if name == "recovery code" => continue,
                    (allows, needs) if allows >= needs => None,
                    (Needs::Nothing, _) => Some((401, "person/unknown")),
                    (Needs::Watch, _) => Some((403, "person/may-only-watch")),
                    _ => Some((403, "person/not-owner")),
                };
                let slug = answer["slug"].as_str().unwrap_or_default();
                match no {
                    Some(no) => assert_eq!((status, slug), no, "{method} {path} with {name}"),
                    None => assert!(
                        status < 500
                            && status != 401
                            && !slug.starts_with("person/may")
                            && slug != "person/not-owner",
                        "{method} {path} with {name}: {status} {answer}"
                    ),
                }
            }
        }
    }
    assert_eq!(met, NEEDS.len(), "every route of the table is in the document");
}
