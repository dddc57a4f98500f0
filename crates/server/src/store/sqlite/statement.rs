//! The statements that write many rows at once.
//!
//! Each exists for 1, 2, 4, … rows, so that few texts serve every number of rows and the database has them prepared. What
//! is left over is bound to nothing and skipped.

use std::sync::Arc;

use sqlx::{AssertSqlSafe, SqlSafeStr, SqlStr};

const SIZES: usize = 10;

/// The statements for 1, 2, 4, … rows.
#[derive(Debug)]
pub(super) struct Statements {
    append: [Arc<str>; SIZES],
    append_and_commit: [Arc<str>; SIZES],
    lengths: [Arc<str>; SIZES],
}

impl Statements {
    /// The most rows that one statement takes.
    pub(super) const MAX_ROWS: usize = 1 << (SIZES - 1);

    /// All of them.
    pub(super) fn new() -> Statements {
        Statements {
            append: each_size(append),
            append_and_commit: each_size(|rows| format!("BEGIN IMMEDIATE; {}; COMMIT", append(rows))),
            lengths: each_size(lengths),
        }
    }

    /// Writes events: a code, a number and a text each. If one is there already, the whole transaction is undone.
    pub(super) fn append(&self, rows: usize) -> SqlStr {
        pick(&self.append, rows)
    }

    /// The same as a transaction of its own.
    pub(super) fn append_and_commit(&self, rows: usize) -> SqlStr {
        pick(&self.append_and_commit, rows)
    }

    /// The code and the length of each log whose code is given.
    pub(super) fn lengths(&self, rows: usize) -> SqlStr {
        pick(&self.lengths, rows)
    }
}

fn each_size(text: impl Fn(usize) -> String) -> [Arc<str>; SIZES] {
    std::array::from_fn(|size| text(1 << size).into())
}

fn pick(texts: &[Arc<str>; SIZES], rows: usize) -> SqlStr {
    let size = rows.next_power_of_two().trailing_zeros() as usize;
    // Nothing in these texts comes from outside.
    AssertSqlSafe(Arc::clone(&texts[size])).into_sql_str()
}

/// `OR ROLLBACK` spares the database a journal for undoing the statement alone.
fn append(rows: usize) -> String {
    let rows = vec!["(?,?,?)"; rows].join(",");
    format!("INSERT OR ROLLBACK INTO events SELECT * FROM (VALUES {rows}) WHERE column1 IS NOT NULL")
}

fn lengths(rows: usize) -> String {
    let rows = vec!["(?)"; rows].join(",");
    format!(
        "SELECT column1, coalesce((SELECT max(seq) FROM events WHERE table_code = column1), 0) \
         FROM (VALUES {rows}) WHERE column1 IS NOT NULL"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_of_rows_finds_a_statement_that_takes_them() {
        let statements = Statements::new();
        for rows in 1..=Statements::MAX_ROWS {
            let takes = statements.append(rows).as_str().matches("(?,?,?)").count();
            assert!(takes >= rows && takes < 2 * rows, "{rows} rows in a statement for {takes}");
        }
    }
}
