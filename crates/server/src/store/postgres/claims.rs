//! When timers of tables are due, and which node has claimed them.
//!
//! The next timer (`due`) and the end of a claim (`claimed`) are two columns, so that releasing a claim does not delete
//! what was scheduled meanwhile. The earlier of the two counts.

use table::Time;

use super::connections::Connections;
use super::moment;
use super::read::every;
use crate::store::StoreError;
use crate::store::sql_row::code;
use crate::table_code::TableCode;

/// Takes tables at which something is due, those that wait the longest first.
pub(super) async fn claim_due(
    connections: &Connections,
    now: Time,
    until: Time,
    limit: u32,
) -> Result<Vec<TableCode>, StoreError> {
    let claim = sqlx::query(
        "WITH waiting AS ( \
             SELECT code, LEAST(due, claimed) AS since FROM logs WHERE LEAST(due, claimed) <= $1 \
             ORDER BY LEAST(due, claimed) LIMIT $3 FOR UPDATE SKIP LOCKED \
         ), taken AS ( \
             UPDATE logs SET due = NULL, claimed = $2 FROM waiting WHERE logs.code = waiting.code \
             RETURNING logs.code, waiting.since \
         ) \
         SELECT code FROM taken ORDER BY since, code",
    );
    let claim = claim.bind(moment(now)).bind(moment(until)).bind(i64::from(limit));
    every(&connections.rows(claim).await?, |row| code(row, "code"))
}

/// Takes one table, if something is due there.
pub(super) async fn claim(
    connections: &Connections,
    table: &TableCode,
    now: Time,
    until: Time,
) -> Result<bool, StoreError> {
    let claim =
        sqlx::query("UPDATE logs SET due = NULL, claimed = $3 WHERE code = $1 AND LEAST(due, claimed) <= $2");
    let claim = claim.bind(table.to_string()).bind(moment(now)).bind(moment(until));
    Ok(connections.execute(claim).await? == 1)
}

/// Ends a claim, if it is still the one that lasts until this moment.
pub(super) async fn release_claim(
    connections: &Connections,
    table: &TableCode,
    until: Time,
    due: Option<Time>,
) -> Result<(), StoreError> {
    let settle =
        sqlx::query("UPDATE logs SET due = LEAST(due, $3), claimed = NULL WHERE code = $1 AND claimed = $2");
    let settle = settle.bind(table.to_string()).bind(moment(until)).bind(due.map(moment));
    connections.execute(settle).await.map(drop)
}

/// Something is due, if not earlier.
pub(super) async fn schedule(
    connections: &Connections,
    table: &TableCode,
    due: Time,
) -> Result<(), StoreError> {
    let expect = sqlx::query("UPDATE logs SET due = $2 WHERE code = $1 AND (due IS NULL OR due > $2)");
    connections.execute(expect.bind(table.to_string()).bind(moment(due))).await.map(drop)
}
