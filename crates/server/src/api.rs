//! The routes of the API, and the document that describes them.

mod address;
mod answers;
mod body;
mod catalogue;
mod creation_key;
mod games;
mod hints;
mod idempotency;
mod making;
mod people;
mod playing;
mod reviews;
mod seating;
mod visit;
mod watching;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::desk::Desk;

pub(crate) use idempotency::describe as describe_keys;

/// Every route under `/api`.
pub(crate) fn routes(desk: &Desk) -> OpenApiRouter<Desk> {
    let once = axum::middleware::from_fn_with_state(desk.clone(), idempotency::once);
    table_routes().merge(other_routes().layer(once))
}

/// What is asked of tables, which handle idempotency keys themselves.
fn table_routes() -> OpenApiRouter<Desk> {
    OpenApiRouter::new()
        .routes(routes!(making::lobby, making::make))
        .routes(routes!(watching::look))
        .routes(routes!(watching::events))
        .routes(routes!(watching::record))
        .routes(routes!(seating::sit, seating::stand_up))
        .routes(routes!(seating::sit_beside))
        .routes(routes!(seating::commit_nonce))
        .routes(routes!(seating::reveal_nonce))
        .routes(routes!(seating::ready))
        .routes(routes!(seating::start))
        .routes(routes!(seating::add_bot))
        .routes(routes!(seating::clear))
        .routes(routes!(seating::move_seat))
        .routes(routes!(seating::stand_in, seating::vote_on_stand_in))
        .routes(routes!(seating::pass_on))
        .routes(routes!(seating::options))
        .routes(routes!(seating::list))
        .routes(routes!(seating::people))
        .routes(routes!(seating::ban))
        .routes(routes!(seating::door))
        .routes(routes!(playing::act))
        .routes(routes!(playing::react))
        .routes(routes!(playing::say))
        .routes(routes!(hints::hint))
}

/// Everything else. Whatever changes something here takes an idempotency key.
fn other_routes() -> OpenApiRouter<Desk> {
    OpenApiRouter::new()
        .routes(routes!(people::guest))
        .routes(routes!(people::program))
        .routes(routes!(people::me, people::rename, people::delete_account))
        .routes(routes!(people::export))
        .routes(routes!(people::tokens, people::add_token))
        .routes(routes!(people::revoke))
        .routes(routes!(people::credentials, people::revoke_others))
        .routes(routes!(people::revoke_credential))
        .routes(routes!(people::recovery))
        .routes(routes!(people::recover))
        .routes(routes!(making::mine))
        .routes(routes!(games::mine))
        .routes(routes!(games::record))
        .routes(routes!(games::replay))
        .routes(routes!(games::replay_any))
        .routes(routes!(reviews::review))
        .routes(routes!(reviews::review_any))
        .routes(routes!(catalogue::editions))
        .routes(routes!(catalogue::bots))
}
