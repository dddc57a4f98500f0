//! Plain SQL for what is rare.

use sqlx::query::Query;
use sqlx::sqlite::SqliteArguments;
use sqlx::{Sqlite, SqliteConnection, SqlitePool};

use super::failure::Failure;
use crate::store::{Row, Sql, StoreError, Value};

/// Carries these out; whether the last one changed anything.
pub(crate) async fn change(connection: &mut SqliteConnection, statements: &[Sql]) -> Result<bool, Failure> {
    let mut changed = 0;
    for sql in statements {
        changed = query(sql).execute(&mut *connection).await?.rows_affected();
    }
    Ok(changed > 0)
}

/// What this finds.
pub(crate) async fn rows(readers: &SqlitePool, sql: &Sql) -> Result<Vec<Row>, StoreError> {
    let rows = query(sql).fetch_all(readers).await?;
    rows.iter().map(|row| Ok(Row::read(row)?)).collect()
}

fn query(sql: &Sql) -> Query<'static, Sqlite, SqliteArguments> {
    sql.values.iter().fold(sqlx::query(sql.text), |query, value| match value {
        Value::Text(text) => query.bind(text.clone()),
        Value::Number(number) => query.bind(*number),
        Value::Null => query.bind(None::<i64>),
    })
}
