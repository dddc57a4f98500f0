//! The general part of the OpenAPI document: title, tags and security schemes.

use utoipa::Modify;
use utoipa::openapi::OpenApi;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};

/// The OpenAPI document before any route is added.
#[derive(utoipa::OpenApi)]
#[openapi(
    info(
        title = "Tacora",
        description = "Tables of Diamant and Troll & Dragon, for people and programs alike.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0"),
        contact(),
    ),
    tags(
        (name = "people", description = "Who you are, and what is yours."),
        (name = "tables", description = "Making tables, finding them, looking at them."),
        (name = "seats", description = "Sitting down and getting ready."),
        (name = "play", description = "Choosing, and calling across the table."),
        (name = "host", description = "What only the host may do."),
        (name = "games", description = "Records, replays and reviews."),
        (name = "catalogue", description = "What can be played, and against whom."),
        (name = "server", description = "Is it alive, and is it ready?"),
    ),
    components(schemas(super::Problem)),
    modifiers(&Credentials),
)]
pub(crate) struct Document;

/// The two ways to authenticate. A route that needs one of them lists the answer 401.
struct Credentials;

impl Modify for Credentials {
    fn modify(&self, document: &mut OpenApi) {
        let components = document.components.get_or_insert_default();
        let bearer = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        components.add_security_scheme("token", bearer);
        let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new("tacora")));
        components.add_security_scheme("cookie", cookie);
    }
}
