//! All slugs of problems. Clients translate each of them, so a new one has to be listed here.

use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema, Type};

/// In alphabetical order.
pub(crate) const SLUGS: &[&str] = &[
    "game/no-review",
    "game/too-long",
    "game/unknown",
    "person/banned",
    "person/may-only-watch",
    "person/not-confirmed",
    "person/not-owner",
    "person/too-many-tokens",
    "person/unknown",
    "person/unknown-code",
    "person/unknown-id",
    "person/unknown-token",
    "request/already-done",
    "request/body",
    "request/cross-site",
    "request/key",
    "request/key-reused",
    "request/malformed",
    "request/mark",
    "request/media-type",
    "request/method",
    "request/no-such-path",
    "request/path",
    "request/query",
    "request/too-long",
    "request/too-many",
    "request/under-way",
    "server/closing",
    "server/deadline",
    "server/fault",
    "server/full",
    "server/store",
    "table/bad-commitment",
    "table/bad-name",
    "table/bad-nonce",
    "table/bad-options",
    "table/bad-record",
    "table/bad-text",
    "table/colour-taken",
    "table/door-closed",
    "table/dropped-from-deal",
    "table/full",
    "table/game-is-on",
    "table/game-too-long",
    "table/hints-from-record",
    "table/hints-in-public",
    "table/hints-off",
    "table/history-full",
    "table/illegal-choice",
    "table/name-taken",
    "table/no-game",
    "table/no-such-seat",
    "table/nobody-there",
    "table/not-asked",
    "table/not-host",
    "table/not-revealing",
    "table/not-seated",
    "table/not-your-seat",
    "table/nothing-asked",
    "table/nothing-to-weigh",
    "table/oneself",
    "table/reactions-only",
    "table/removed",
    "table/stale-choice",
    "table/stale-deal",
    "table/still-playing",
    "table/storage-full",
    "table/too-many",
    "table/too-soon",
    "table/unknown",
    "table/unknown-bot",
    "table/wrong-nonce",
    "table/wrong-players",
];

/// What is wrong, for programs.
pub(crate) fn slug_schema() -> RefOr<Schema> {
    ObjectBuilder::new()
        .schema_type(Type::String)
        .enum_values(Some(SLUGS.iter().copied()))
        .description(Some("What is wrong, for programs: it never changes."))
        .examples(["table/stale-choice"])
        .into()
}
