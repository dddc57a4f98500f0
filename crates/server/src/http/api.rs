//! The routes under `/api`.

mod body;
mod catalogue;
mod creation_key;
mod games;
mod hints;
mod idempotency;
mod params;
mod people;
mod play;
mod reachable;
mod responses;
mod reviews;
mod seat_errors;
mod seats;
mod short_codes;
mod socket;
mod streams;
mod table_request;
mod tables;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::http::AppState;
use idempotency::KeyedOperations;

pub(crate) use idempotency::describe as describe_keys;
pub(crate) use socket::{SocketAnswer, SocketCommand};

/// Every route under `/api`.
pub(crate) fn routes(app: &AppState) -> OpenApiRouter<AppState> {
    let others = other_routes();
    let keyed = KeyedOperations::of(others.get_openapi());
    let once = axum::middleware::from_fn_with_state((app.clone(), keyed), idempotency::once);
    table_routes().merge(others.layer(once))
}

/// The routes of tables, which handle idempotency keys themselves.
fn table_routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(tables::lobby, tables::make))
        .routes(routes!(streams::look))
        .routes(routes!(streams::events))
        .routes(routes!(socket::socket))
        .routes(routes!(streams::record))
        .routes(routes!(seats::sit, seats::stand_up))
        .routes(routes!(seats::sit_beside))
        .routes(routes!(seats::choose_appearance))
        .routes(routes!(seats::commit_nonce))
        .routes(routes!(seats::reveal_nonce))
        .routes(routes!(seats::ready))
        .routes(routes!(seats::start))
        .routes(routes!(seats::add_bot))
        .routes(routes!(seats::clear))
        .routes(routes!(seats::move_seat))
        .routes(routes!(seats::stand_in, seats::vote_on_stand_in))
        .routes(routes!(seats::pass_on))
        .routes(routes!(seats::options))
        .routes(routes!(seats::list))
        .routes(routes!(seats::people))
        .routes(routes!(seats::ban))
        .routes(routes!(seats::door))
        .routes(routes!(play::act))
        .routes(routes!(play::react))
        .routes(routes!(play::say))
        .routes(routes!(hints::hint))
}

/// All other routes. Those that change something accept an idempotency key.
fn other_routes() -> OpenApiRouter<AppState> {
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
        .routes(routes!(tables::mine))
        .routes(routes!(games::mine))
        .routes(routes!(games::record))
        .routes(routes!(games::replay))
        .routes(routes!(games::replay_any))
        .routes(routes!(reviews::review))
        .routes(routes!(reviews::review_any))
        .routes(routes!(catalogue::editions))
        .routes(routes!(catalogue::bots))
        .routes(routes!(reachable::reachable))
        .routes(routes!(short_codes::find))
}
