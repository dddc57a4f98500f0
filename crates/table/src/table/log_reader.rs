//! Reads a log event by event and tells it again, so that a long log need not be in memory at once.
//!
//! The log may be damaged: what no table can have written is refused. It owns the table as it was after the last event that was read. It reads nothing itself.

use crate::log::broken::Broken;
use crate::log::event::Logged;
use crate::table::{Entry, Table};
use crate::time::Time;

/// A log that is being read. It holds one table, however long the log is.
#[derive(Debug, Default)]
pub struct LogReader {
    table: Option<Table>,
}

impl LogReader {
    /// Takes in the next event and says who was told of it.
    pub fn read(&mut self, logged: Logged) -> Result<Entry, Broken> {
        if let Some(table) = &mut self.table {
            table.check_next(&logged.event)?;
            table.make_up_for_move(&logged.event);
            Ok(table.enter(logged))
        } else {
            let table = self.table.insert(Table::first(&logged)?);
            Ok(Entry { notice: table.notice_of_making(), logged })
        }
    }

    /// Takes in the next event without composing a message about it, which is much cheaper.
    pub fn skip(&mut self, logged: &Logged) -> Result<(), Broken> {
        match &mut self.table {
            Some(table) => {
                table.check_next(&logged.event)?;
                table.make_up_for_move(&logged.event);
                drop(table.apply(logged));
            }
            None => self.table = Some(Table::first(logged)?),
        }
        Ok(())
    }

    /// The table after the last event that was taken in.
    pub fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// The table after all events, with everybody seen at this moment; nothing if there were no events.
    pub fn into_table(self, now: Time) -> Option<Table> {
        let mut table = self.table?;
        table.wake(now);
        Some(table)
    }
}
