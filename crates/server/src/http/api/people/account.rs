//! Deleting your own account.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use utoipa::ToSchema;

use super::caller::Owner;
use super::credentials::no_cookie;
use super::me::write_limit;
use crate::housekeeping::Accounts;
use crate::http::api::body::Body;
use crate::http::api::responses::ProblemResponses;
use crate::http::errors::{not_written, write_failed};
use crate::http::{AppState, Problem};
use crate::store::PersonState;

/// The confirmation that an account is to be deleted.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct DeleteAccount {
    /// Your own id, as `GET /api/me` shows it: so nobody deletes an account by accident.
    #[schema(example = "00c0ffee00c0ffee")]
    confirm: String,
}

/// Deletes your account. Your devices and tokens stop working at once and your streams end. You leave all tables; in logs and
/// records that others share, your name is replaced and what you said is removed within a few seconds. It cannot be undone.
#[utoipa::path(delete, path = "/api/me", tag = "people", request_body = DeleteAccount,
    responses((status = 204, description = "Nothing opens the account any more; its traces are being removed."), ProblemResponses))]
pub(crate) async fn delete_account(
    State(app): State<AppState>,
    Owner(me): Owner,
    Body(wanted): Body<DeleteAccount>,
) -> Result<Response, Problem> {
    write_limit(&app, &me)?;
    if wanted.confirm != me.person.to_string() {
        let sentence = "to delete the account, confirm it with your id";
        return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "person/not-confirmed", sentence));
    }
    let database = app.tables.context().store.database().ok_or_else(not_written)?;
    let accounts = Accounts::new(database);
    accounts.set_state(me.person, PersonState::Deleting).await.map_err(|error| write_failed(&error))?;
    // From here on the account will be deleted, even after a restart.
    if let Err(error) = app.authenticator.revoke_all(me.person).await {
        tracing::warn!(%error, "cannot revoke the keys of a deleted account; housekeeping tries again");
    }
    app.housekeeping.now();
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, no_cookie())]).into_response())
}
