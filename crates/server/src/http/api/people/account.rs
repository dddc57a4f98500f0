//! Deleting your own account.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use utoipa::ToSchema;

use super::caller::Owner;
use super::credentials::no_cookie;
use super::me::revocation_limit;
use crate::housekeeping::Accounts;
use crate::http::api::body::Body;
use crate::http::api::responses::{Errors, IdempotencyKey, JsonBody, OwnsAccount, SameSite, cause};
use crate::http::errors::{not_written, write_failed};
use crate::http::{AppState, Client, Problem};
use crate::store::PersonState;

cause!(
    /// The account has to be confirmed.
    Confirmation: "person/not-confirmed"
);

/// The confirmation to delete an account.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct DeleteAccount {
    /// Your id, from `GET /api/me`, as a safeguard against accidents.
    #[schema(example = "00c0ffee00c0ffee")]
    confirm: String,
}

/// Delete your account.
///
/// Your devices and tokens stop working at once and your streams end. You leave all tables. In histories and records shared with others,
/// your name is replaced and your chat messages are removed within a few seconds. This cannot be undone.
#[utoipa::path(delete, path = "/api/me", tag = "people", security(("token" = ["account"]), ("cookie" = [])), request_body = DeleteAccount,
    responses((status = 204, description = "The account is closed and its data is being removed."),
        Errors<(OwnsAccount, SameSite, JsonBody, Confirmation, IdempotencyKey)>))]
pub(crate) async fn delete_account(
    State(app): State<AppState>,
    client: Client,
    Owner(me): Owner,
    Body(wanted): Body<DeleteAccount>,
) -> Result<Response, Problem> {
    revocation_limit(&app, client)?;
    if wanted.confirm != me.person.to_string() {
        let sentence = "`confirm` must be your own id.";
        return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "person/not-confirmed", sentence));
    }
    let database = app.tables.context().store.database().ok_or_else(not_written)?;
    let accounts = Accounts::new(database);
    accounts.set_state(me.person, PersonState::Deleting).await.map_err(|error| write_failed(&error))?;
    // From here on the account will be deleted, even after a restart.
    if let Err(error) = app.authenticator.revoke_all(me.person).await {
        tracing::warn!(%error, "cannot revoke the credentials of a deleted account; housekeeping tries again");
    }
    app.housekeeping.now();
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, no_cookie())]).into_response())
}
