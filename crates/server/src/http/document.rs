//! The general part of the OpenAPI document: introduction, tags, server and security schemes.

use utoipa::Modify;
use utoipa::openapi::OpenApi;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};

/// What a programmer reads first, in Markdown.
const INTRODUCTION: &str = include_str!("document/introduction.md");

/// The OpenAPI document before any route is added.
#[derive(utoipa::OpenApi)]
#[openapi(
    info(
        title = "Tacora",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0"),
        contact(),
    ),
    servers((url = "/", description = "The server that serves this document.")),
    tags(
        (name = "tables", description = "Create, find and follow tables."),
        (name = "seats", description = "Take a seat and get ready to play."),
        (name = "play", description = "Make choices, ask for hints and chat."),
        (name = "host", description = "Manage a table as its host."),
        (name = "games", description = "Records, replays and reviews of games."),
        (name = "people", description = "Identities, credentials and personal data."),
        (name = "catalogue", description = "Editions, bots and the address of the server."),
        (name = "server", description = "Health checks."),
    ),
    components(schemas(super::Problem, super::api::SocketCommand, super::api::SocketAnswer)),
    modifiers(&Introduction, &Credentials),
)]
pub(crate) struct Document;

struct Introduction;

impl Modify for Introduction {
    fn modify(&self, document: &mut OpenApi) {
        document.info.description = Some(INTRODUCTION.to_owned());
    }
}

/// The two ways to authenticate.
struct Credentials;

impl Modify for Credentials {
    fn modify(&self, document: &mut OpenApi) {
        let components = document.components.get_or_insert_default();
        let mut bearer = Http::new(HttpAuthScheme::Bearer);
        bearer.description = Some(
            "A token in the header `Authorization: Bearer tb_…`. `POST /api/programs` returns one with the right `account`; \
             `POST /api/me/tokens` creates one with the right `play` or `watch`."
                .to_owned(),
        );
        components.add_security_scheme("token", SecurityScheme::Http(bearer));
        let cookie = ApiKeyValue::with_description(
            "tacora",
            "The cookie of a browser, set by `POST /api/guests` or `POST /api/recover`. It has all rights.",
        );
        components.add_security_scheme("cookie", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
    }
}

/// Titles have no full stop, although the doc comments that they come from do.
pub(crate) fn trim_summaries(document: &mut OpenApi) {
    for item in document.paths.paths.values_mut() {
        let operations = [&mut item.get, &mut item.post, &mut item.put, &mut item.patch, &mut item.delete];
        for summary in operations.into_iter().flatten().filter_map(|operation| operation.summary.as_mut()) {
            summary.truncate(summary.trim_end_matches('.').len());
        }
    }
}
