//! From the first letters of a code to the table, on servers that strangers cannot reach.

use axum::Json;
use axum::extract::State;

use super::params::PathParams;
use super::responses::{Errors, PathText, RateLimit, cause};
use super::tables::Made;
use crate::http::errors::table_not_found;
use crate::http::{AppState, Client, Codes, Problem, RateClass, RateKey};

cause!(
    /// The letters have to lead to a table.
    ShortCodes: "table/unknown"
);

/// Find the table whose code begins with these four letters.
///
/// Only on private servers, and only while somebody is at the table. Wrong guesses are limited per address.
#[utoipa::path(get, operation_id = "find_table", path = "/api/codes/{code}", tag = "tables", security(()),
    params(("code" = String, Path, description = "The first four letters of a code.", example = "K7QM")),
    responses((status = 200, description = "The code of the table.", body = Made), Errors<(PathText, RateLimit, ShortCodes)>))]
pub(crate) async fn find(
    State(app): State<AppState>,
    client: Client,
    PathParams(code): PathParams<String>,
) -> Result<Json<Made>, Problem> {
    let address = RateKey::address(client.0);
    app.limits.look(RateClass::LookupMiss, address)?;
    let short = (app.site.codes == Codes::Short).then(|| code.parse().ok()).flatten();
    let Some(table) = short.and_then(|short| app.tables.awake_with(short)) else {
        app.limits.check(RateClass::LookupMiss, address)?;
        return Err(table_not_found());
    };
    Ok(Json(Made { table }))
}
