//! People and the keys that open their identities.

use table::PersonId;

use super::connections::{Connections, Statement};
use super::read::every;
use crate::store::sql_row::{key_row, owner_and_key, word};
use crate::store::{KeyHash, KeyRow, PersonRow, StoreError};

/// Somebody new with their first key.
pub(super) async fn add(connections: &Connections, person: PersonRow, key: KeyRow) -> Result<(), StoreError> {
    let add = sqlx::query(
        "WITH person AS (INSERT INTO people (id, name, program, since) VALUES ($8, $9, $10, $11)) \
         INSERT INTO keys (id, person, hash, kind, label, since, seen) VALUES ($1, $2, $3, $4, $5, $6, $7)",
    );
    let add = with_key(add, key).bind(person.id.0.cast_signed()).bind(person.name);
    connections.execute(add.bind(person.program).bind(person.since.cast_signed())).await.map(drop)
}

/// Another name for somebody.
pub(super) async fn rename(
    connections: &Connections,
    person: PersonId,
    name: String,
) -> Result<(), StoreError> {
    let rename = sqlx::query("UPDATE people SET name = $2 WHERE id = $1");
    connections.execute(rename.bind(person.0.cast_signed()).bind(name)).await.map(drop)
}

/// Another key.
pub(super) async fn add_key(connections: &Connections, key: KeyRow) -> Result<(), StoreError> {
    let add = sqlx::query(
        "INSERT INTO keys (id, person, hash, kind, label, since, seen) VALUES ($1, $2, $3, $4, $5, $6, $7)",
    );
    connections.execute(with_key(add, key)).await.map(drop)
}

/// Takes a key back; says whether it was there.
pub(super) async fn revoke_key(
    connections: &Connections,
    person: PersonId,
    key: u64,
) -> Result<bool, StoreError> {
    let revoke = sqlx::query("DELETE FROM keys WHERE id = $1 AND person = $2");
    let done = connections.execute(revoke.bind(key.cast_signed()).bind(person.0.cast_signed())).await?;
    Ok(done == 1)
}

/// Takes a key back and adds another; says whether the first was there, and does nothing if it was not.
pub(super) async fn exchange_key(
    connections: &Connections,
    spent: KeyHash,
    fresh: KeyRow,
) -> Result<bool, StoreError> {
    let exchange = sqlx::query(
        "WITH spent AS (DELETE FROM keys WHERE hash = $8 RETURNING id) \
         INSERT INTO keys (id, person, hash, kind, label, since, seen) SELECT $1, $2, $3, $4, $5, $6, $7 FROM spent",
    );
    let done = connections.execute(with_key(exchange, fresh).bind(spent.0.to_vec())).await?;
    Ok(done == 1)
}

/// Notes the day on which a key was last used.
pub(super) async fn touch_key(connections: &Connections, hash: KeyHash, seen: u64) -> Result<(), StoreError> {
    let touch = sqlx::query("UPDATE keys SET seen = $2 WHERE hash = $1");
    connections.execute(touch.bind(hash.0.to_vec()).bind(seen.cast_signed())).await.map(drop)
}

/// Whose key this is.
pub(super) async fn by_key(
    connections: &Connections,
    hash: KeyHash,
) -> Result<Option<(PersonRow, KeyRow)>, StoreError> {
    let find = sqlx::query(
        "SELECT k.id, k.person, k.hash, k.kind, k.label, k.since, k.seen, p.name, p.program, p.since AS person_since, p.state \
         FROM keys k JOIN people p ON p.id = k.person WHERE k.hash = $1",
    );
    let rows = connections.rows(find.bind(hash.0.to_vec())).await?;
    Ok(every(&rows, owner_and_key)?.pop())
}

/// All keys of this person, the oldest first.
pub(super) async fn keys_of(connections: &Connections, person: PersonId) -> Result<Vec<KeyRow>, StoreError> {
    let find = sqlx::query(
        "SELECT id, person, hash, kind, label, since, seen FROM keys WHERE person = $1 ORDER BY since, id",
    );
    every(&connections.rows(find.bind(person.0.cast_signed())).await?, key_row)
}

/// A key as the first seven values of a statement.
fn with_key(statement: Statement, key: KeyRow) -> Statement {
    let statement = statement.bind(key.id.cast_signed()).bind(key.person.0.cast_signed());
    let statement = statement.bind(key.hash.0.to_vec()).bind(word(key.kind));
    statement.bind(key.label).bind(key.since.cast_signed()).bind(key.seen.cast_signed())
}
