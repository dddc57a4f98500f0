//! Leases of nodes, and who is connected to which table through them.

use table::{PersonId, Time};

use super::connections::Connections;
use super::read::every;
use super::{codes, moment, numbers};
use crate::store::sql_row::{SqlRow, code};
use crate::store::{NodeId, StoreError};
use crate::table_code::TableCode;

/// Extends the lease of a node and removes expired ones with their connections. A node whose lease had expired starts
/// without connections.
pub(super) async fn renew_lease(
    connections: &Connections,
    node: NodeId,
    now: Time,
    until: Time,
) -> Result<bool, StoreError> {
    let sweep = sqlx::query(
        "WITH dead AS (DELETE FROM nodes WHERE until <= $1 RETURNING id) \
         DELETE FROM presence USING dead WHERE node = dead.id",
    );
    connections.execute(sweep.bind(moment(now))).await?;
    let renew_lease = sqlx::query("UPDATE nodes SET until = $2 WHERE id = $1");
    if connections.execute(renew_lease.bind(node.0.cast_signed()).bind(moment(until))).await? == 1 {
        return Ok(true);
    }
    let begin = sqlx::query(
        "WITH before AS (DELETE FROM presence WHERE node = $1) \
         INSERT INTO nodes (id, until) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET until = $2",
    );
    connections.execute(begin.bind(node.0.cast_signed()).bind(moment(until))).await?;
    Ok(false)
}

/// These people are connected to this table through this node. If its lease has expired, nothing is stored: the node
/// learns that when it renews the lease, and publishes its connections again.
pub(super) async fn connect(
    connections: &Connections,
    node: NodeId,
    table: &TableCode,
    people: &[PersonId],
) -> Result<(), StoreError> {
    let connect = if people.is_empty() {
        sqlx::query("DELETE FROM presence WHERE node = $1 AND table_code = $2")
    } else {
        sqlx::query(
            "INSERT INTO presence (table_code, node, people) \
             SELECT $2, id, $3 FROM nodes WHERE id = $1 FOR KEY SHARE \
             ON CONFLICT (table_code, node) DO UPDATE SET people = excluded.people",
        )
    };
    let connect = connect.bind(node.0.cast_signed()).bind(table.to_string());
    let connect = if people.is_empty() { connect } else { connect.bind(numbers(people)) };
    connections.execute(connect).await.map(drop)
}

/// Who is connected to these tables through other nodes with a lease.
pub(super) async fn connected_elsewhere(
    connections: &Connections,
    node: NodeId,
    tables: &[TableCode],
    now: Time,
) -> Result<Vec<(TableCode, PersonId)>, StoreError> {
    let find = sqlx::query(
        "SELECT DISTINCT p.table_code, person FROM presence p JOIN nodes n ON n.id = p.node, unnest(p.people) AS person \
         WHERE p.table_code = ANY ($2) AND p.node <> $1 AND n.until > $3",
    );
    let find = find.bind(node.0.cast_signed()).bind(codes(tables)).bind(moment(now));
    every(&connections.rows(find).await?, |row| {
        Ok((code(row, "table_code")?, PersonId(row.number("person")?)))
    })
}
