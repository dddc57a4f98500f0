//! The lengths of the logs that were appended to recently.
//!
//! Only the writer appends, so cached lengths stay valid. If another process writes to the file, the primary key of the
//! events refuses duplicates, and the writer clears this cache.

use std::collections::HashMap;

use sqlx::sqlite::SqliteArguments;
use sqlx::{Arguments, Row, SqliteConnection};

use super::failure::Failure;
use super::statement::Statements;
use super::write_request::Entry;
use crate::table_code::TableCode;

/// More logs than are ever in use at the same time.
const LIMIT: usize = 100_000;

/// The lengths of the logs that have been looked up.
#[derive(Debug, Default)]
pub(super) struct Lengths {
    known: HashMap<TableCode, u32>,
}

impl Lengths {
    /// Looks up those logs of these that are not known yet.
    pub(super) async fn learn<'a>(
        &mut self,
        entries: impl Iterator<Item = &'a Entry>,
        statements: &Statements,
        connection: &mut SqliteConnection,
    ) -> Result<(), Failure> {
        if self.known.len() > LIMIT {
            self.known.clear();
        }
        let mut unknown: Vec<&Entry> =
            entries.filter(|entry| !self.known.contains_key(&entry.table)).collect();
        unknown.sort_unstable_by_key(|entry| entry.table);
        unknown.dedup_by_key(|entry| entry.table);
        for chunk in unknown.chunks(Statements::MAX_ROWS) {
            let mut arguments = SqliteArguments::default();
            for entry in chunk {
                arguments.add(entry.code.clone()).expect("a text can be bound");
            }
            let query = sqlx::query_with(statements.lengths(chunk.len()), arguments);
            let rows = query.fetch_all(&mut *connection).await?;
            for row in rows {
                let code: &str = row.try_get(0)?;
                let table = code.parse().expect("the code that was asked for comes back");
                self.known.insert(table, row.try_get(1)?);
            }
        }
        Ok(())
    }

    /// Whether these events come next in their log; if so, they are counted.
    pub(super) fn take(&mut self, entry: &Entry) -> bool {
        let Some(length) = self.known.get_mut(&entry.table).filter(|length| **length == entry.after) else {
            return false;
        };
        let Some(longer) = entry.length_with() else { return false };
        *length = longer;
        true
    }

    /// Clears the cache, after something was counted that was not written.
    pub(super) fn forget(&mut self) {
        self.known.clear();
    }
}
