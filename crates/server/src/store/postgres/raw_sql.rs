//! Plain SQL for what is rare.

use sqlx::{Connection, PgConnection};

use super::connections::Statement;
use crate::store::{Sql, Value};

/// A statement with its values.
pub(crate) fn query(sql: &Sql) -> Statement {
    sql.values.iter().fold(sqlx::query(sql.text), |query, value| match value {
        Value::Text(text) => query.bind(text.clone()),
        Value::Number(number) => query.bind(*number),
        Value::Null => query.bind(None::<i64>),
    })
}

/// Carries out all of these or none; whether the last one changed anything.
pub(crate) async fn change(connection: &mut PgConnection, statements: &[Sql]) -> Result<bool, sqlx::Error> {
    let mut transaction = connection.begin().await?;
    let mut changed = 0;
    for sql in statements {
        changed = query(sql).execute(&mut *transaction).await?.rows_affected();
    }
    transaction.commit().await?;
    Ok(changed > 0)
}
