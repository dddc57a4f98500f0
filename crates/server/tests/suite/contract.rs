//! What the document promises, held against every answer that a test gets.

use std::sync::Arc;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{MatchedPath, Request, State};
use axum::http::{Method, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use serde_json::Value;
use utoipa::openapi::OpenApi;

/// The status of an answer that the document does not foresee.
const BREACH: u16 = 599;

/// What is served and not for programs: pages, the document itself, and the numbers for those who run the server.
const OUTSIDE: [&str; 5] = ["/", "/api", "/api/reference.css", "/api/openapi.json", "/metrics"];

/// The app, with every answer checked against the document.
pub(crate) fn kept(app: Router, document: &OpenApi) -> Router {
    let document = Arc::new(serde_json::to_value(document).unwrap());
    app.layer(from_fn_with_state(document, check))
}

async fn check(State(document): State<Arc<Value>>, request: Request, next: Next) -> Response {
    let method = request.method().clone();
    let path = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let answer = next.run(request).await;
    let Some(path) = path else { return answer };
    let (slug, answer) = slug(answer).await;
    let breach = breach(&document, &method, &path, &answer).or_else(|| {
        let slug = slug?;
        let promised = promised(&document, &method, &path, answer.status())["description"].as_str()?;
        (!promised.contains(&format!("`{slug}`")))
            .then(|| format!("{method} {path} answers {slug}, which is not in the document"))
    });
    match breach {
        Some(breach) => (StatusCode::from_u16(BREACH).unwrap(), breach).into_response(),
        None => answer,
    }
}

/// The slug of an answer that is a problem.
async fn slug(answer: Response) -> (Option<String>, Response) {
    if !(answer.status().is_client_error() || answer.status().is_server_error()) {
        return (None, answer);
    }
    let (parts, body) = answer.into_parts();
    let body = to_bytes(body, 1 << 20).await.unwrap();
    let problem: Option<Value> = serde_json::from_slice(&body).ok();
    let slug = problem.and_then(|problem| problem["slug"].as_str().map(str::to_owned));
    (slug, Response::from_parts(parts, Body::from(body)))
}

/// What the document says about answers with this status.
fn promised<'a>(document: &'a Value, method: &Method, path: &str, status: StatusCode) -> &'a Value {
    let word = method.as_str().to_lowercase();
    let operation = &document["paths"][path][if word == "head" { "get" } else { &word }];
    &operation["responses"][status.as_str()]
}

/// What the document does not foresee in this answer.
fn breach(document: &Value, method: &Method, path: &str, answer: &Response) -> Option<String> {
    if OUTSIDE.contains(&path) {
        return None;
    }
    let status = answer.status();
    let word = method.as_str().to_lowercase();
    let operation = &document["paths"][path][if word == "head" { "get" } else { &word }];
    if operation.is_null() {
        let foreseen = status == StatusCode::METHOD_NOT_ALLOWED;
        return (!foreseen).then(|| format!("{method} {path} is not in the document"));
    }
    let promised = promised(document, method, path, status);
    if promised.is_null() {
        return Some(format!("{method} {path} answers {status}, which is not in the document"));
    }
    let kind = answer.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let essence = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default();
    let kinds = promised["content"].as_object();
    let fits = kinds.map_or(essence.is_empty(), |kinds| kinds.contains_key(essence));
    (!fits)
        .then(|| format!("{method} {path} answers {status} with {essence:?}, which is not in the document"))
}

#[test]
fn what_the_document_does_not_foresee_is_noticed() {
    let document = serde_json::json!({ "paths": { "/a": { "get": { "responses": {
        "200": { "content": { "application/json": {} } }, "204": {} } } } } });
    let said = |method: Method, path: &str, status: u16, kind: Option<&str>| {
        let mut answer = StatusCode::from_u16(status).unwrap().into_response();
        if let Some(kind) = kind {
            answer.headers_mut().insert(header::CONTENT_TYPE, kind.parse().unwrap());
        }
        breach(&document, &method, path, &answer)
    };
    assert_eq!(said(Method::GET, "/a", 200, Some("application/json; charset=utf-8")), None);
    assert_eq!(said(Method::GET, "/a", 204, None), None);
    assert_eq!(said(Method::POST, "/a", 405, None), None);
    assert!(said(Method::GET, "/a", 200, Some("text/plain")).is_some());
    assert!(said(Method::GET, "/a", 404, None).is_some());
    assert!(said(Method::POST, "/a", 200, None).is_some());
    assert!(said(Method::GET, "/b", 200, None).is_some());
}
