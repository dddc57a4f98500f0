//! Extractors for the path and the query of a request.

use axum::extract::{FromRequestParts, Path, Query};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::http::Problem;

/// The parameters in the path.
pub(crate) struct PathParams<T>(pub(crate) T);

/// The parameters in the query.
pub(crate) struct QueryParams<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for PathParams<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<PathParams<T>, Problem> {
        let path = Path::from_request_parts(parts, state).await;
        path.map(|Path(path)| PathParams(path)).map_err(|no| malformed("request/path", no.body_text()))
    }
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for QueryParams<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<QueryParams<T>, Problem> {
        let query = Query::from_request_parts(parts, state).await;
        query.map(|Query(query)| QueryParams(query)).map_err(|no| malformed("request/query", no.body_text()))
    }
}

fn malformed(slug: &'static str, message: String) -> Problem {
    Problem::new(StatusCode::BAD_REQUEST, slug, message)
}
