//! Removes inactive accounts, unfinished tables and chat after their retention time.

use std::collections::BTreeSet;
use std::time::Duration;

use table::{Event, Time};

use super::accounts::{self as store, Accounts, PAGE, Rewrite};
use super::log_pages::LogPages;
use super::time_slice::TimeSlice;
use super::{Housekeeping, accounts};
use crate::context::Context;
use crate::store::{Dialect, PersonState, RequestRow, Sql, StoreError};
use crate::table_code::TableCode;
use crate::tables::write;

/// How many accounts one run starts to delete, so that requested deletions do not wait behind thousands.
const MAX_GUESTS: usize = 500;

const DAY: Duration = Duration::from_hours(24);

/// How many events are rewritten in one transaction.
const BATCH_LIMIT: usize = 100;

/// How long data is kept; `None` keeps it for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retention {
    /// Accounts that nobody has used for so long are deleted.
    pub guests: Option<Duration>,
    /// Tables whose game is not over and at which nothing has happened for so long are removed.
    pub tables: Option<Duration>,
    /// What people said is removed after so long.
    pub chat: Option<Duration>,
    /// How often the server looks.
    pub every: Duration,
    /// A request that was under way when an account was deleted may still write. After this time the server looks once
    /// more, and then forgets that there was an account.
    pub deletion_grace: Duration,
}

impl Default for Retention {
    fn default() -> Retention {
        Retention {
            guests: Some(365 * DAY),
            tables: None,
            chat: Some(30 * DAY),
            every: Duration::from_hours(1),
            deletion_grace: Duration::from_mins(1),
        }
    }
}

/// Removes what is too old, some of it at a time.
pub(super) struct RetentionRun {
    retention: Retention,
    /// When it began: this decides what is too old.
    now: Time,
    guests: usize,
    tables: usize,
    chat_lines: usize,
    /// Tables whose chat cannot be removed. They must not stop the others.
    damaged: BTreeSet<TableCode>,
}

/// Whether something is finished, or has to continue in another time slice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Progress {
    Finished,
    Interrupted,
}

impl RetentionRun {
    pub(super) fn new(retention: Retention, now: Time) -> RetentionRun {
        RetentionRun { retention, now, guests: 0, tables: 0, chat_lines: 0, damaged: BTreeSet::new() }
    }

    /// Continues for a limited time; whether the run is over.
    pub(super) async fn advance(&mut self, housekeeping: &Housekeeping) -> bool {
        let context = housekeeping.tables.context();
        let result = self.enforce(context, &TimeSlice::begin(context)).await;
        if matches!(result, Ok(Progress::Interrupted)) {
            return false;
        }
        let RetentionRun { guests, tables, chat_lines, .. } = self;
        if *guests + *tables + *chat_lines > 0 {
            tracing::info!(
                guests,
                tables,
                chat_lines,
                "removed what is older than the retention settings allow"
            );
        }
        if let Err(error) = result
            && !context.shutdown.has_begun()
        {
            tracing::warn!(%error, "a retention run failed; the next run continues");
        }
        true
    }

    async fn enforce(&mut self, context: &Context, slice: &TimeSlice) -> Result<Progress, StoreError> {
        let accounts = accounts(context)?;
        let expired = self.now.0.saturating_sub(RequestRow::KEPT_FOR).cast_signed();
        accounts.database.change(vec![Sql::new("DELETE FROM requests WHERE at < $1").bind(expired)]).await?;
        if let Some(age) = self.retention.guests {
            while self.guests < MAX_GUESTS {
                let guests = accounts.inactive_guests(self.now.before(age)).await?;
                if guests.is_empty() {
                    break;
                }
                for guest in guests {
                    self.guests += usize::from(accounts.set_state(guest, PersonState::Deleting).await?);
                    if slice.is_over() {
                        return Ok(Progress::Interrupted);
                    }
                }
            }
        }
        if let Some(age) = self.retention.tables {
            loop {
                let tables = accounts.idle_tables(self.now.before(age)).await?;
                if tables.is_empty() {
                    break;
                }
                for table in tables {
                    self.tables += usize::from(accounts.request_removal(&table).await?);
                    if slice.is_over() {
                        return Ok(Progress::Interrupted);
                    }
                }
            }
        }
        match self.retention.chat {
            Some(age) => self.remove_old_chat(context, &accounts, self.now.before(age), slice).await,
            None => Ok(Progress::Finished),
        }
    }

    async fn remove_old_chat(
        &mut self,
        context: &Context,
        accounts: &Accounts<'_>,
        cutoff: Time,
        slice: &TimeSlice,
    ) -> Result<Progress, StoreError> {
        loop {
            let limit = PAGE + u32::try_from(self.damaged.len()).unwrap_or(u32::MAX - PAGE);
            let mut tables = accounts.old_chat(cutoff, limit).await?;
            tables.retain(|table| !self.damaged.contains(table));
            if tables.is_empty() {
                return Ok(Progress::Finished);
            }
            for table in tables {
                match remove_chat(context, accounts, table, cutoff).await {
                    Ok(lines) => self.chat_lines += lines,
                    Err(error @ StoreError::Unreachable(_)) => return Err(error),
                    Err(error) => {
                        error.log(Some(&table), "cannot remove old chat from a table");
                        self.damaged.insert(table);
                    }
                }
                if slice.is_over() {
                    return Ok(Progress::Interrupted);
                }
            }
        }
    }
}

/// Removes what was said at a table before this moment; how many lines that were.
async fn remove_chat(
    context: &Context,
    accounts: &Accounts<'_>,
    code: TableCode,
    cutoff: Time,
) -> Result<usize, StoreError> {
    let mut pages = LogPages::of(context, code);
    let (mut removed, mut state) = (0, (Vec::new(), None));
    loop {
        let work = move |(rewrites, oldest): &mut (Vec<Rewrite>, Option<Time>),
                         mut entry: super::log_pages::LogEntry| {
            let at = entry.logged.at;
            if let Event::Said { text, .. } = &mut entry.logged.event
                && !text.is_empty()
            {
                if at < cutoff {
                    text.clear();
                    let after = write(&entry.logged);
                    rewrites.push(Rewrite { seq: entry.seq, before: entry.text, after });
                } else {
                    *oldest = Some(oldest.map_or(at, |oldest| oldest.min(at)));
                }
            }
        };
        let ((mut rewrites, oldest), goes_on) = pages.next(state, work).await?;
        removed += rewrites.len();
        while !rewrites.is_empty() {
            let batch = rewrites.drain(..rewrites.len().min(BATCH_LIMIT)).collect();
            accounts.rewrite_events(&code, batch).await?;
        }
        state = (rewrites, oldest);
        if !goes_on {
            accounts.chat_removed(&code, pages.read(), oldest, cutoff).await?;
            return Ok(removed);
        }
    }
}

impl Accounts<'_> {
    /// Some of the accounts that nobody has used since this moment.
    async fn inactive_guests(&self, before: Time) -> Result<Vec<table::PersonId>, StoreError> {
        let find = Sql::new(
            "SELECT id FROM people p WHERE state = 'active' AND since < $1 \
             AND NOT EXISTS (SELECT 1 FROM keys k WHERE k.person = p.id AND k.seen >= $1) ORDER BY id LIMIT $2",
        );
        store::people(&self.database.rows(find.bind(before.0.cast_signed()).bind(PAGE)).await?)
    }

    /// Some of the tables whose game is not over and at which nothing has happened since this moment. Moves do not change
    /// what the index says, so the last event decides.
    async fn idle_tables(&self, before: Time) -> Result<Vec<TableCode>, StoreError> {
        let text = match self.database.dialect() {
            Dialect::Sqlite => {
                "SELECT code FROM tables t WHERE NOT closed AND removing = 0 AND at < $1 AND \
                 coalesce((SELECT CAST(substr(body, instr(body, '\"at\":') + 5, 19) AS INTEGER) FROM events e \
                 WHERE e.table_code = t.code ORDER BY seq DESC LIMIT 1), 0) < $1 LIMIT $2"
            }
            Dialect::Postgres => {
                "SELECT code FROM tables t WHERE NOT closed AND removing = 0 AND at < $1 AND \
                 coalesce((SELECT substring(body FROM '\"at\":([0-9]{1,18})')::bigint FROM events e \
                 WHERE e.table_code = t.code ORDER BY seq DESC LIMIT 1), 0) < $1 LIMIT $2"
            }
        };
        store::codes(&self.database.rows(Sql::new(text).bind(before.0.cast_signed()).bind(PAGE)).await?)
    }

    /// Some of the tables with chat from before this moment.
    async fn old_chat(&self, before: Time, limit: u32) -> Result<Vec<TableCode>, StoreError> {
        let find = Sql::new("SELECT table_code FROM log_chat WHERE oldest < $1 ORDER BY oldest LIMIT $2");
        store::codes(&self.database.rows(find.bind(before.0.cast_signed()).bind(limit)).await?)
    }

    /// The chat of a table begins at `oldest` now. If there is none, and the log still has `length` events, the index
    /// forgets it; if something was written meanwhile, it is looked at again later.
    async fn chat_removed(
        &self,
        code: &TableCode,
        length: u32,
        oldest: Option<Time>,
        cutoff: Time,
    ) -> Result<(), StoreError> {
        let later = oldest.unwrap_or(cutoff).0.cast_signed();
        let keep = Sql::new("UPDATE log_chat SET oldest = $2 WHERE table_code = $1");
        let mut statements = vec![keep.bind(code.to_string()).bind(later)];
        if oldest.is_none() {
            // In PostgreSQL, whoever appends at the same time changes the row of the log first and waits here, or we do.
            let text = match self.database.dialect() {
                Dialect::Sqlite => {
                    "DELETE FROM log_chat WHERE table_code = $1 AND \
                     (SELECT max(seq) FROM events WHERE table_code = $1) = $2"
                }
                Dialect::Postgres => {
                    "WITH log AS (SELECT code FROM logs WHERE code = $1 AND length = $2 FOR UPDATE) \
                     DELETE FROM log_chat USING log WHERE log_chat.table_code = log.code"
                }
            };
            statements.push(Sql::new(text).bind(code.to_string()).bind(length));
        }
        self.database.change(statements).await.map(drop)
    }
}
