//! The error responses of an operation, for the OpenAPI document: composed from the causes that apply to it.
//!
//! A cause is a list of slugs. The document groups the slugs of an operation by status.

use std::collections::{BTreeMap, BTreeSet};
use std::marker::PhantomData;

use utoipa::IntoResponses;
use utoipa::openapi::{ContentBuilder, Ref, RefOr, Response, ResponseBuilder};

use crate::http::slugs::{Slug, slug};

/// The error responses with these causes: a tuple of [`Causes`].
pub(crate) struct Errors<C>(PhantomData<C>);

/// Why an operation can fail.
pub(crate) trait Causes {
    /// The slugs of its problems.
    fn slugs() -> Vec<&'static str>;
}

/// Declares a cause and its slugs.
macro_rules! cause {
    ($(#[$about:meta])* $name:ident: $($slug:literal),+ $(,)?) => {
        $(#[$about])*
        pub(crate) enum $name {}

        impl $crate::http::api::responses::Causes for $name {
            fn slugs() -> Vec<&'static str> {
                vec![$($slug),+]
            }
        }
    };
}
pub(crate) use cause;

macro_rules! tuples {
    ($(($($name:ident),+)),+) => {$(
        impl<$($name: Causes),+> Causes for ($($name,)+) {
            fn slugs() -> Vec<&'static str> {
                [$($name::slugs()),+].concat()
            }
        }
    )+};
}
tuples!((A), (A, B), (A, B, C), (A, B, C, D), (A, B, C, D, E), (A, B, C, D, E, F));

cause!(
    /// Credentials are optional, but wrong ones are refused.
    OptionalIdentity: "person/unknown", "person/banned", "server/store"
);
cause!(
    /// Any credential is enough.
    MayWatch: "person/unknown", "person/banned", "server/store"
);
cause!(
    /// The credential has to have the right `play`.
    MayPlay: "person/unknown", "person/banned", "person/may-only-watch", "server/store"
);
cause!(
    /// The credential has to have the right `account`.
    OwnsAccount: "person/unknown", "person/banned", "person/may-only-watch", "person/not-owner", "server/store"
);
cause!(
    /// A request that changes something must not come from another site.
    SameSite: "request/cross-site"
);
cause!(
    /// The path has to be decodable.
    PathText: "request/path"
);
cause!(
    /// The query has to be valid.
    Query: "request/query"
);
cause!(
    /// The body has to be JSON of at most 64 KiB.
    JsonBody: "request/body", "request/media-type", "request/too-long"
);
cause!(
    /// The body may hold a record, and only a few such bodies are read at a time.
    RecordBody: "request/body", "request/media-type", "request/too-long", "server/full"
);
cause!(
    /// The caller or the address may send only so many requests.
    RateLimit: "request/too-many"
);
cause!(
    /// The database has to answer.
    Database: "server/store"
);
cause!(
    /// The work is done by a pool of workers.
    Workers: "server/full", "server/deadline", "server/closing"
);
cause!(
    /// The idempotency key of a request that is not about a table.
    IdempotencyKey: "request/key", "request/key-reused", "request/under-way", "request/body", "request/too-long",
        "request/too-many", "server/store", "server/closing"
);
cause!(
    /// The answer contains a secret and is not repeated.
    Secret: "request/already-done"
);
cause!(
    /// The table has to exist and let the caller in.
    TableAccess: "request/query", "request/key", "table/not-your-seat", "table/removed", "table/door-closed",
        "table/unknown", "request/too-many", "server/store", "server/closing"
);
cause!(
    /// The history of the table has to have room.
    History: "table/history-full"
);
cause!(
    /// The key of a request that changes a table.
    TableKey: "request/key-reused"
);
cause!(
    /// Only the host may do this.
    Host: "table/not-host"
);

/// What every request has in common that changes a table.
pub(crate) type TableChange = (TableAccess, MayPlay, SameSite, TableKey, History);

impl<C: Causes> IntoResponses for Errors<C> {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        let mut by_status: BTreeMap<u16, BTreeSet<&str>> = BTreeMap::new();
        for name in C::slugs() {
            let Slug(name, status, _) = slug(name).expect("every cause names slugs of the list");
            by_status.entry(*status).or_default().insert(name);
        }
        let response = |(status, slugs): (u16, BTreeSet<&str>)| {
            let slugs: Vec<String> = slugs.into_iter().map(|slug| format!("`{slug}`")).collect();
            let problem = ContentBuilder::new().schema(Some(Ref::from_schema_name("Problem"))).build();
            let response = ResponseBuilder::new()
                .description(format!("{}: {}.", heading(status), slugs.join(", ")))
                .content("application/json", problem);
            (status.to_string(), response.build().into())
        };
        by_status.into_iter().map(response).collect()
    }
}

/// An example that is too long for an attribute.
pub(crate) fn example(json: &str) -> serde_json::Value {
    serde_json::from_str(json).expect("the examples are JSON")
}

/// What a status means here.
fn heading(status: u16) -> &'static str {
    match status {
        400 => "The request is invalid",
        401 => "The caller is not authenticated",
        403 => "The caller is not allowed to do this",
        404 => "Not found",
        409 => "Not possible in the current state",
        413 => "The body is too large",
        415 => "The body is not JSON",
        422 => "The content of the request is invalid",
        429 => "Too many requests; `Retry-After` says when to try again",
        503 => "Temporarily unavailable; nothing has changed",
        _ => "Error",
    }
}
