//! All slugs of problems, with their status and meaning. Clients translate each of them, so a new one has to be listed here.

use serde_json::{Map, json};
use utoipa::openapi::RefOr;
use utoipa::openapi::extensions::ExtensionsBuilder;
use utoipa::openapi::schema::{ObjectBuilder, Schema, Type};

/// A slug, the status of its problems, and its meaning for programmers.
pub(crate) struct Slug(pub(crate) &'static str, pub(crate) u16, pub(crate) &'static str);

/// In alphabetical order.
#[rustfmt::skip]
pub(crate) const SLUGS: &[Slug] = &[
    Slug("game/no-review", 404, "The game is not over, so it cannot be reviewed."),
    Slug("game/too-long", 422, "The game is too long for a review (5,000 moves) or a replay (8 MiB)."),
    Slug("game/unknown", 404, "No finished game has this id."),
    Slug("person/banned", 403, "The operator of the server has banned this account."),
    Slug("person/may-only-watch", 403, "The token has the right `watch`; this operation needs `play` or `account`."),
    Slug("person/not-confirmed", 422, "`confirm` is not the id of the account to delete."),
    Slug("person/not-owner", 403, "The token has the right `play`; this operation needs `account`."),
    Slug("person/too-many-tokens", 409, "The account has 20 tokens. Revoke one first."),
    Slug("person/unknown", 401, "The request has no valid token or cookie."),
    Slug("person/unknown-code", 404, "The recovery code is wrong, expired or already used."),
    Slug("person/unknown-id", 404, "The path does not contain a valid person id."),
    Slug("person/unknown-token", 404, "The account has no credential with this id."),
    Slug("request/already-done", 409, "A request with this `Idempotency-Key` has succeeded. Its response contained a secret and is not repeated."),
    Slug("request/body", 400, "The body is not the JSON object that the operation expects, or it was not received completely."),
    Slug("request/cross-site", 403, "A request with the cookie came from another site."),
    Slug("request/frame", 400, "A WebSocket frame is malformed, incomplete, binary, or not a command. The connection was closed."),
    Slug("request/key", 400, "The `Idempotency-Key` is not 1 to 64 visible ASCII characters."),
    Slug("request/key-reused", 422, "The `Idempotency-Key` was used for a different request."),
    Slug("request/malformed", 400, "The request is not valid HTTP for this server, for example without a `Host` header."),
    Slug("request/mark", 400, "`Last-Event-ID` or `after` is not the id of a message."),
    Slug("request/media-type", 415, "The body is not declared as `Content-Type: application/json`."),
    Slug("request/method", 405, "The path does not support this method. `Allow` lists those that it does."),
    Slug("request/no-such-path", 404, "The server has no such path."),
    Slug("request/path", 400, "A parameter in the path cannot be decoded."),
    Slug("request/query", 400, "A parameter in the query is invalid."),
    Slug("request/silent", 408, "The client has not answered two pings of a WebSocket. The connection was closed."),
    Slug("request/too-long", 413, "The body or the frame is larger than the operation accepts."),
    Slug("request/too-many", 429, "A rate limit is exceeded, or too many streams are open."),
    Slug("request/under-way", 409, "A request with this `Idempotency-Key` is still running, or was interrupted by a crash."),
    Slug("request/upgrade", 426, "The path speaks WebSocket only, and the request is not a handshake for it."),
    Slug("server/closing", 503, "The server is shutting down. Retry, possibly on another node."),
    Slug("server/deadline", 503, "The work took longer than 20 seconds."),
    Slug("server/fault", 500, "The server has a bug. The log of the server has the details."),
    Slug("server/full", 503, "Too many requests of this kind are queued or running."),
    Slug("server/store", 503, "The database cannot be read or written. Nothing has changed."),
    Slug("table/bad-commitment", 422, "The commitment is not 64 lower-case hexadecimal digits."),
    Slug("table/bad-name", 422, "The name is empty, longer than 40 characters, or has characters that cannot be displayed."),
    Slug("table/bad-nonce", 422, "The nonce is not 64 lower-case hexadecimal digits."),
    Slug("table/bad-options", 422, "The options are missing or inconsistent; `message` says how."),
    Slug("table/bad-record", 422, "The record is invalid, or cannot be used at this move; `message` says why."),
    Slug("table/bad-text", 422, "The chat message is empty, longer than 200 characters, or has characters that cannot be displayed."),
    Slug("table/colour-taken", 409, "Another player has chosen this colour."),
    Slug("table/door-closed", 403, "The host has closed this private table to newcomers."),
    Slug("table/dropped-from-deal", 409, "The seat did not reveal its nonce in time and does not contribute to this deal."),
    Slug("table/full", 409, "All seats are taken."),
    Slug("table/game-is-on", 409, "This is not possible during a game."),
    Slug("table/game-too-long", 409, "The game has reached 15,000 moves and cannot continue."),
    Slug("table/hints-from-record", 409, "The game continues from a record that could belong to a running game, so there are no hints."),
    Slug("table/hints-in-public", 409, "A public table cannot have hints."),
    Slug("table/hints-off", 409, "The table has hints switched off."),
    Slug("table/history-full", 409, "The history of the table is full. Create a new table."),
    Slug("table/illegal-choice", 409, "The rules do not allow this choice now. `you.actions` lists the legal ones."),
    Slug("table/name-taken", 409, "Somebody at the table has this name or one that looks the same."),
    Slug("table/no-game", 409, "No game is running or, for a record, none has begun."),
    Slug("table/no-such-seat", 404, "The table has no such seat."),
    Slug("table/nobody-there", 409, "No person has this seat."),
    Slug("table/not-asked", 409, "The open question is for other seats."),
    Slug("table/not-host", 403, "Only the host can do this."),
    Slug("table/not-revealing", 409, "The commitments are not published yet, or this seat did not commit."),
    Slug("table/not-seated", 403, "The caller has no seat at this table."),
    Slug("table/not-your-seat", 403, "The seat in `?seat=` belongs to somebody else."),
    Slug("table/nothing-asked", 409, "No vote about this seat is open."),
    Slug("table/nothing-to-weigh", 409, "There is only one legal choice, so there is no hint."),
    Slug("table/oneself", 409, "The host cannot do this to their own seat or account."),
    Slug("table/reactions-only", 409, "The table allows only reactions."),
    Slug("table/removed", 403, "The host has removed the caller from this table."),
    Slug("table/stale-choice", 409, "The question is no longer open. Read the current one from the stream."),
    Slug("table/stale-deal", 409, "The deal is no longer open. Read the current one from `scene.deal`."),
    Slug("table/still-playing", 409, "A connected player keeps the seat until the game is over."),
    Slug("table/storage-full", 409, "The tables of this host use all of their storage (256 MiB)."),
    Slug("table/too-many", 409, "The caller has 50 tables without a finished game."),
    Slug("table/too-soon", 429, "The pause between two rolls or throws of a race is not over."),
    Slug("table/unknown", 404, "No table has this code."),
    Slug("table/unknown-bot", 422, "No bot has this id in this game."),
    Slug("table/wrong-nonce", 409, "The nonce does not match the commitment of the seat."),
    Slug("table/wrong-players", 409, "The number of players does not fit the game."),
];

/// The slug with this name.
pub(crate) fn slug(name: &str) -> Option<&'static Slug> {
    let at = SLUGS.binary_search_by(|Slug(other, ..)| (*other).cmp(name)).ok()?;
    SLUGS.get(at)
}

/// The schema of a slug. `x-problems` has the status and the meaning of each.
pub(crate) fn slug_schema() -> RefOr<Schema> {
    let problems: Map<_, _> = SLUGS
        .iter()
        .map(|Slug(name, status, meaning)| {
            ((*name).to_owned(), json!({ "status": status, "meaning": meaning }))
        })
        .collect();
    ObjectBuilder::new()
        .schema_type(Type::String)
        .enum_values(Some(SLUGS.iter().map(|Slug(name, ..)| *name)))
        .description(Some("The kind of error. A slug keeps its meaning and is never renamed."))
        .examples(["table/stale-choice"])
        .extensions(Some(ExtensionsBuilder::new().add("x-problems", problems).build()))
        .into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_slug_is_found_by_its_name() {
        for Slug(name, ..) in SLUGS {
            assert_eq!(
                slug(name).map(|Slug(found, ..)| found),
                Some(name),
                "the list is in alphabetical order"
            );
        }
        assert!(slug("table/unheard-of").is_none());
    }
}
