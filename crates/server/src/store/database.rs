//! Plain SQL that both databases understand, for what is rare: accounts, retention and administration.
//!
//! What happens at every decision is in `sqlite/` and `postgres/`, tuned for each.

use async_trait::async_trait;
use sqlx::{Database as Engine, Decode, Type};

use crate::store::StoreError;

/// A database that is asked in plain SQL.
#[async_trait]
pub trait Database: Send + Sync {
    /// Which of the two it is.
    fn dialect(&self) -> Dialect;

    /// What a statement finds.
    async fn rows(&self, sql: Sql) -> Result<Vec<Row>, StoreError>;

    /// Carries out all of these or none; whether the last one changed anything.
    async fn change(&self, statements: Vec<Sql>) -> Result<bool, StoreError>;
}

/// Which database it is, where they differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialect {
    /// SQLite.
    Sqlite,
    /// PostgreSQL.
    Postgres,
}

/// A statement and its values, numbered `$1`, `$2`, ….
#[derive(Clone, Debug)]
pub struct Sql {
    pub(crate) text: &'static str,
    pub(crate) values: Vec<Value>,
}

impl Sql {
    /// This statement, without values.
    pub fn new(text: &'static str) -> Sql {
        Sql { text, values: Vec::new() }
    }

    /// The same with the next value.
    #[must_use]
    pub fn bind(mut self, value: impl Into<Value>) -> Sql {
        self.values.push(value.into());
        self
    }
}

/// A value in a statement or a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A text.
    Text(String),
    /// A number.
    Number(i64),
    /// Nothing.
    Null,
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Number(number)
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Value {
        Value::Number(number.into())
    }
}

/// What a statement found: its columns in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row(Vec<Value>);

impl Row {
    /// The row as either database gives it. Flags become 0 and 1.
    pub(crate) fn read<'r, R>(row: &'r R) -> Result<Row, sqlx::Error>
    where
        R: sqlx::Row,
        usize: sqlx::ColumnIndex<R>,
        Option<i64>: Decode<'r, R::Database> + Type<R::Database>,
        Option<bool>: Decode<'r, R::Database> + Type<R::Database>,
        Option<String>: Decode<'r, R::Database> + Type<R::Database>,
        R::Database: Engine,
    {
        let value = |index: usize| -> Result<Value, sqlx::Error> {
            if let Ok(number) = row.try_get::<Option<i64>, _>(index) {
                return Ok(number.map_or(Value::Null, Value::Number));
            }
            if let Ok(flag) = row.try_get::<Option<bool>, _>(index) {
                return Ok(flag.map_or(Value::Null, |flag| Value::Number(flag.into())));
            }
            Ok(row.try_get::<Option<String>, _>(index)?.map_or(Value::Null, Value::Text))
        };
        (0..row.len()).map(value).collect::<Result<_, _>>().map(Row)
    }

    /// A column that is a text.
    pub fn text(&self, column: usize) -> Result<&str, StoreError> {
        match self.0.get(column) {
            Some(Value::Text(text)) => Ok(text),
            _ => Err(unreadable(column)),
        }
    }

    /// A column that is a number; 0 if there is nothing in it.
    pub fn number(&self, column: usize) -> Result<i64, StoreError> {
        match self.0.get(column) {
            Some(Value::Number(number)) => Ok(*number),
            Some(Value::Null) => Ok(0),
            _ => Err(unreadable(column)),
        }
    }

    /// A column that can be read from its text, such as a code.
    pub fn parse<T: std::str::FromStr>(&self, column: usize) -> Result<T, StoreError> {
        self.text(column)?.parse().map_err(|_| unreadable(column))
    }
}

fn unreadable(column: usize) -> StoreError {
    StoreError::Failed(format!("column {column} of a row cannot be read"))
}
