//! The requests to the writer.

use std::sync::Arc;

use table::PersonId;
use tokio::sync::oneshot;

use crate::store::{
    Append, GameRow, KeyHash, KeyRow, LogIndex, PersonRow, RequestRow, Sql, StoreError, StoredAnswer,
    TableRow,
};
use crate::table_code::TableCode;

/// An operation and the sender that waits for it.
#[derive(Debug)]
pub(super) struct WriteRequest {
    pub(super) op: WriteOp,
    pub(super) answer: oneshot::Sender<Result<bool, StoreError>>,
}

/// A write operation. The answer is whether it changed anything.
#[derive(Debug)]
pub(super) enum WriteOp {
    Append(Entry),
    AddPerson(PersonRow, KeyRow),
    Rename(PersonId, String),
    AddKey(KeyRow),
    RevokeKey(PersonId, u64),
    ExchangeKey(KeyHash, KeyRow),
    TouchKey(KeyHash, u64),
    BeginRequest(RequestRow),
    EndRequest([u8; 32], Option<StoredAnswer>),
    /// Rare statements.
    Change(Vec<Sql>),
    /// Checks that the writer has its database. Writes nothing.
    Check,
    /// Accept no more requests, finish the waiting ones and close the file.
    Close,
}

/// The code of a table, the number of an event and its text.
pub(super) type EventRow<'a> = (&'a Arc<str>, i64, &'a Arc<str>);

/// An [`Append`] whose texts can be handed to the database more than once without being copied.
#[derive(Debug)]
pub(super) struct Entry {
    pub(super) table: TableCode,
    pub(super) code: Arc<str>,
    pub(super) after: u32,
    pub(super) events: Vec<Arc<str>>,
    pub(super) row: Option<TableRow>,
    pub(super) grown: u64,
    pub(super) game: Option<GameRow>,
    pub(super) index: LogIndex,
}

impl Entry {
    /// These events as rows.
    pub(super) fn rows(&self) -> impl Iterator<Item = EventRow<'_>> {
        (i64::from(self.after) + 1..).zip(&self.events).map(|(seq, body)| (&self.code, seq, body))
    }

    /// Whether the indexes stay as they are.
    pub(super) fn is_only_events(&self) -> bool {
        self.row.is_none() && self.game.is_none() && self.index.is_empty()
    }

    /// How long the log is with these events; `None` if it would be longer than a log can be.
    pub(super) fn length_with(&self) -> Option<u32> {
        self.after.checked_add(u32::try_from(self.events.len()).ok()?)
    }
}

impl From<Append> for Entry {
    fn from(append: Append) -> Entry {
        let Append { table, after, events, row, grown, game, index, due: _ } = append;
        let events = events.into_iter().map(Arc::from).collect();
        Entry { table, code: table.to_string().into(), after, events, row, grown, game, index }
    }
}
