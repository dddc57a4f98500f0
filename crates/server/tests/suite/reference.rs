//! The reference: a document for programs and a page for people.

use serde_json::Value;
use server::Settings;

use crate::test_app::TestApp;

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
