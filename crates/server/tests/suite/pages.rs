//! The web client as a browser asks for it.

use std::borrow::Cow;
use std::sync::Arc;

use server::http::{Page, Pages};
use server::{Server, Settings};

use crate::support::test_app::{EmptyStore, TestApp};

/// A client of four files.
struct FewFiles;

impl Pages for FewFiles {
    fn page(&self, path: &str) -> Option<Page> {
        let content: &[u8] = match path {
            "index.html" => b"<title>page</title>",
            "assets/app-1234.js" => b"plain script",
            "assets/app-1234.js.gz" => b"zipped script",
            "icon.svg" => b"<svg/>",
            _ => return None,
        };
        let mut hash = [0; 32];
        hash[0] = u8::try_from(content.len()).unwrap();
        Some(Page { content: Cow::Borrowed(content), hash })
    }
}

async fn app() -> TestApp {
    let store = Arc::new(EmptyStore { ready: true });
    TestApp::serving(Server { pages: Some(Arc::new(FewFiles)), ..Server::new(store, Settings::default()) })
        .await
}

#[tokio::test]
async fn every_address_of_the_client_is_its_page() {
    let app = app().await;
    for path in ["/", "/new", "/t/K7QM2XNP4T", "/nothing"] {
        let answer = app.get(path).await;
        assert_eq!(answer.status(), 200, "{path}");
        assert_eq!(answer.headers()["content-type"], "text/html; charset=utf-8", "{path}");
        assert_eq!(answer.headers()["cache-control"], "no-cache", "{path}");
        assert!(answer.headers().contains_key("content-security-policy"), "{path}");
        assert_eq!(answer.text().await.unwrap(), "<title>page</title>", "{path}");
    }
}

#[tokio::test]
async fn a_file_with_a_hash_in_its_name_is_kept_for_good() {
    let answer = app().await.get("/assets/app-1234.js").await;
    assert_eq!(answer.headers()["content-type"], "text/javascript; charset=utf-8");
    assert_eq!(answer.headers()["cache-control"], "public, max-age=31536000, immutable");
    assert_eq!(answer.text().await.unwrap(), "plain script");
}

#[tokio::test]
async fn who_takes_gzip_gets_it_where_it_is_there() {
    let app = app().await;
    let ask = async |path: &str, accept: &str| {
        app.client.get(app.url(path)).header("accept-encoding", accept).send().await.unwrap()
    };
    let zipped = ask("/assets/app-1234.js", "br, gzip;q=0.8").await;
    assert_eq!(zipped.headers()["content-encoding"], "gzip");
    assert_eq!(zipped.headers()["content-type"], "text/javascript; charset=utf-8");
    assert_eq!(zipped.text().await.unwrap(), "zipped script");
    for (path, accept) in [("/assets/app-1234.js", "br"), ("/assets/app-1234.js", "gzip;q=0"), ("/", "gzip")]
    {
        assert!(!ask(path, accept).await.headers().contains_key("content-encoding"), "{path} {accept}");
    }
}

#[tokio::test]
async fn what_the_browser_has_is_not_sent_again() {
    let app = app().await;
    let tag = app.get("/icon.svg").await.headers()["etag"].clone();
    let again = app.client.get(app.url("/icon.svg")).header("if-none-match", tag).send().await.unwrap();
    assert_eq!(again.status(), 304);
    let other = app.client.get(app.url("/icon.svg")).header("if-none-match", "\"x\"").send().await.unwrap();
    assert_eq!(other.status(), 200);
}

#[tokio::test]
async fn what_is_not_there_is_not_a_page() {
    let app = app().await;
    for path in ["/assets/old-9876.js", "/api/nothing", "/../secret.txt"] {
        assert_eq!(app.get(path).await.status(), 404, "{path}");
    }
    assert_eq!(app.client.post(app.url("/")).send().await.unwrap().status(), 405);
}
