//! People and the keys that open their identities.

use sqlx::{SqliteConnection, SqlitePool};
use table::PersonId;

use super::failure::Failure;
use crate::store::sql_row::{key_row, owner_and_key, word};
use crate::store::{KeyHash, KeyRow, PersonRow, StoreError};

/// Somebody new with their first key.
pub(super) async fn add(
    connection: &mut SqliteConnection,
    person: &PersonRow,
    key: &KeyRow,
) -> Result<bool, Failure> {
    let add = sqlx::query("INSERT INTO people (id, name, program, since) VALUES (?, ?, ?, ?)");
    let add = add.bind(person.id.0.cast_signed()).bind(person.name.clone());
    add.bind(person.program).bind(person.since.cast_signed()).execute(&mut *connection).await?;
    add_key(connection, key).await
}

/// Another name for somebody.
pub(super) async fn rename(
    connection: &mut SqliteConnection,
    person: PersonId,
    name: &str,
) -> Result<bool, Failure> {
    let rename = sqlx::query("UPDATE people SET name = ? WHERE id = ?").bind(name.to_owned());
    let done = rename.bind(person.0.cast_signed()).execute(connection).await?;
    Ok(done.rows_affected() == 1)
}

/// Another key.
pub(super) async fn add_key(connection: &mut SqliteConnection, key: &KeyRow) -> Result<bool, Failure> {
    let add = sqlx::query(
        "INSERT INTO keys (id, person, hash, kind, label, since, seen) VALUES (?, ?, ?, ?, ?, ?, ?)",
    );
    let add = add.bind(key.id.cast_signed()).bind(key.person.0.cast_signed()).bind(key.hash.0.to_vec());
    let add = add.bind(word(key.kind)).bind(key.label.clone()).bind(key.since.cast_signed());
    let add = add.bind(key.seen.cast_signed());
    add.execute(connection).await?;
    Ok(true)
}

/// Takes a key back; says whether it was there.
pub(super) async fn revoke_key(
    connection: &mut SqliteConnection,
    person: PersonId,
    key: u64,
) -> Result<bool, Failure> {
    let revoke = sqlx::query("DELETE FROM keys WHERE id = ? AND person = ?").bind(key.cast_signed());
    let done = revoke.bind(person.0.cast_signed()).execute(connection).await?;
    Ok(done.rows_affected() == 1)
}

/// Takes a key back and adds another; says whether the first was there, and does nothing if it was not.
pub(super) async fn exchange_key(
    connection: &mut SqliteConnection,
    spent: KeyHash,
    fresh: &KeyRow,
) -> Result<bool, Failure> {
    let remove = sqlx::query("DELETE FROM keys WHERE hash = ?").bind(spent.0.to_vec());
    let done = remove.execute(&mut *connection).await?;
    if done.rows_affected() == 0 {
        return Ok(false);
    }
    add_key(connection, fresh).await
}

/// Notes the day on which a key was last used.
pub(super) async fn touch_key(
    connection: &mut SqliteConnection,
    hash: KeyHash,
    seen: u64,
) -> Result<bool, Failure> {
    let touch = sqlx::query("UPDATE keys SET seen = ? WHERE hash = ?").bind(seen.cast_signed());
    let done = touch.bind(hash.0.to_vec()).execute(connection).await?;
    Ok(done.rows_affected() == 1)
}

/// Whose key this is.
pub(super) async fn by_key(
    readers: &SqlitePool,
    hash: KeyHash,
) -> Result<Option<(PersonRow, KeyRow)>, StoreError> {
    let find = sqlx::query(
        "SELECT k.id, k.person, k.hash, k.kind, k.label, k.since, k.seen, p.name, p.program, p.since AS person_since, p.state \
         FROM keys k JOIN people p ON p.id = k.person WHERE k.hash = ?",
    );
    let row = find.bind(hash.0.to_vec()).fetch_optional(readers).await?;
    Ok(row.as_ref().map(owner_and_key).transpose()?)
}

/// All keys of this person, the oldest first.
pub(super) async fn keys_of(readers: &SqlitePool, person: PersonId) -> Result<Vec<KeyRow>, StoreError> {
    let find = sqlx::query(
        "SELECT id, person, hash, kind, label, since, seen FROM keys WHERE person = ? ORDER BY since, id",
    );
    let rows = find.bind(person.0.cast_signed()).fetch_all(readers).await?;
    rows.iter().map(|row| Ok(key_row(row)?)).collect()
}
