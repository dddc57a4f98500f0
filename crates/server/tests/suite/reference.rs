//! The reference: a document for programs and a page for people.

use reqwest::Method;
use serde_json::{Value, json};
use server::Settings;

use crate::support::company::diamant;
use crate::support::player::Player;
use crate::support::test_app::TestApp;
use crate::whole_games::open_house;

#[tokio::test]
async fn the_document_lists_what_is_served() {
    let app = TestApp::with(Settings::default()).await;
    let document: Value = app.get("/api/openapi.json").await.json().await.unwrap();
    assert!(document["openapi"].as_str().unwrap().starts_with("3."));
    for (path, item) in document["paths"].as_object().unwrap() {
        if item["get"].is_object() && !path.contains('{') {
            assert_ne!(app.get(path).await.status(), 404, "{path}");
        }
    }
    assert!(document["paths"]["/ready"]["get"]["responses"]["503"].is_object(), "{document}");
}

#[tokio::test]
async fn the_page_shows_every_operation_and_every_type() {
    let app = TestApp::with(Settings::default()).await;
    let answer = app.get("/api").await;
    assert_eq!(answer.headers()["content-type"], "text/html; charset=utf-8");
    let page = answer.text().await.unwrap();
    let document: Value = app.get("/api/openapi.json").await.json().await.unwrap();
    for path in document["paths"].as_object().unwrap().keys() {
        let shown = path.replace('/', "<wbr>/");
        assert!(page.contains(&format!("<span class=\"path\">{shown}</span>")), "{path} in {page}");
    }
    for name in document["components"]["schemas"].as_object().unwrap().keys() {
        assert!(page.contains(&format!("id=\"type-{}\"", name.to_lowercase())), "{name}");
    }
    assert_eq!(page.matches("<h1").count(), 1);
    assert!(
        !page.contains("<script") && !page.contains("style=") && !page.contains("://"),
        "nothing foreign"
    );
}

#[tokio::test]
async fn every_link_within_the_page_leads_somewhere() {
    let app = TestApp::with(Settings::default()).await;
    let page = app.get("/api").await.text().await.unwrap();
    for link in page.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
        match link.strip_prefix('#') {
            Some(anchor) => assert!(page.contains(&format!("id=\"{anchor}\"")), "{link}"),
            None => assert_eq!(app.get(link).await.status(), 200, "{link}"),
        }
    }
}

#[tokio::test]
async fn an_address_in_the_document_takes_the_methods_of_the_document_and_no_others() {
    let app = TestApp::with(Settings::default()).await;
    let document: Value = app.get("/api/openapi.json").await.json().await.unwrap();
    for (path, item) in document["paths"].as_object().unwrap() {
        let address = path
            .replace("{code}", "K7QM2XNP4T")
            .replace("{seat}", "0")
            .replace("{person}", "0000000000000001")
            .replace("{id}", "1");
        assert!(!address.contains('{'), "{address}");
        for method in ["GET", "POST", "PUT", "PATCH", "DELETE"] {
            let request = app.client.request(method.parse().unwrap(), app.url(&address));
            let status = request.send().await.unwrap().status();
            // What is not in the document, or answers what is not in it, is 599: see the contract.
            assert_ne!(status, 599, "{method} {path}");
            assert_eq!(status == 405, item[method.to_lowercase()].is_null(), "{method} {path}: {status}");
        }
    }
}

#[tokio::test]
async fn every_refusal_in_the_document_has_the_same_form() {
    let app = TestApp::with(Settings::default()).await;
    let document: Value = app.get("/api/openapi.json").await.json().await.unwrap();
    let items = document["paths"].as_object().unwrap().values();
    let operations = items.flat_map(|item| item.as_object().unwrap().values());
    let answers = operations.flat_map(|operation| operation["responses"].as_object().unwrap());
    for (status, answer) in answers.filter(|(status, _)| status.starts_with('4')) {
        let schema = &answer["content"]["application/json"]["schema"]["$ref"];
        assert_eq!(schema, "#/components/schemas/Problem", "{status} {answer}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_operation_needs_credentials_exactly_where_the_document_says_so() {
    let app = open_house().await;
    let host = Player::new(&app, "Ada").await;
    let wanted = json!({ "options": diamant(json!({})) });
    let (_, table) = host.try_send(Method::POST, "/api/tables", Some(wanted)).await;
    let code = table["table"].as_str().unwrap();
    let document: Value = app.get("/api/openapi.json").await.json().await.unwrap();
    for (path, item) in document["paths"].as_object().unwrap() {
        let address = path
            .replace("{code}", code)
            .replace("{seat}", "0")
            .replace("{person}", "me")
            .replace("{id}", "1");
        for (method, operation) in item.as_object().unwrap() {
            let security = operation["security"].as_array().unwrap();
            let (open, token) =
                (security.contains(&json!({})), security.iter().any(|way| way["token"].is_array()));
            assert_eq!(token, operation["responses"]["401"].is_object(), "{method} {path}");
            let request = app.client.request(method.to_uppercase().parse().unwrap(), app.url(&address));
            let status = request.send().await.unwrap().status();
            assert_eq!(status == 401, !open, "{method} {path}: {status}");
        }
    }
}

#[tokio::test]
async fn every_operation_is_described() {
    let app = TestApp::with(Settings::default()).await;
    let document: Value = app.get("/api/openapi.json").await.json().await.unwrap();
    let tags: Vec<&Value> = document["tags"].as_array().unwrap().iter().map(|tag| &tag["name"]).collect();
    for (path, item) in document["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            let summary = operation["summary"].as_str().unwrap();
            assert!(
                summary.len() < 90 && !summary.contains('\n') && !summary.ends_with('.'),
                "{method} {path}: {summary}"
            );
            assert!(tags.contains(&&operation["tags"][0]), "{method} {path}");
            for parameter in operation["parameters"].as_array().into_iter().flatten() {
                assert!(parameter["description"].is_string(), "{method} {path}: {parameter}");
            }
        }
    }
}
