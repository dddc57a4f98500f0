//! The log of a table, and the way back to it when something could not be written.

use table::{Logged, Table};

use super::{House, Live};
use crate::code::TableCode;
use crate::store::{Store, StoreError};

/// How many events are read from the store at a time.
const PAGE: u32 = 1_000;

impl Live {
    /// Goes back to what is written, and says whether that can be read. Nobody's time was running meanwhile: everybody
    /// counts as just seen.
    pub(super) async fn reload(&mut self) -> bool {
        let log = read_since(&*self.house.store, &self.code, 0).await;
        match log.and_then(|log| Ok((fold(&log, &self.house)?, log))) {
            Ok((mut table, log)) => {
                let now = self.house.clock.now();
                for (who, count) in self.all_connections() {
                    (0..count).for_each(|_| table.see_connected(who, now));
                }
                self.table = table;
                self.row = None;
                self.tell_what_is_written(log);
                self.astray = false;
            }
            Err(error) => {
                tracing::error!(table = %self.code, %error, "a table could not be read again");
                self.astray = true;
            }
        }
        !self.astray
    }

    /// Goes back to the table as it was before something that another node was quicker than, takes in what that node has
    /// written, and says whether it could be read. Everybody is as they are.
    pub(super) async fn give_way(&mut self, before: Option<Box<Table>>) -> bool {
        let Some(mut before) = before else { return self.reload().await };
        before.keep_presence(&self.table, &self.all_connections());
        self.table = *before;
        self.catch_up().await
    }

    /// Tells what is in the log and nobody has been told, because the store did not say that it was written, or because
    /// another node wrote it.
    fn tell_what_is_written(&mut self, log: Vec<Logged>) {
        if self.table.events() == self.told {
            return;
        }
        let entries = Table::retell(log).unwrap_or_default();
        for entry in entries.into_iter().skip(self.told as usize) {
            self.announce(entry);
        }
        self.told = self.table.events();
    }
}

/// The log of a table after this many events.
pub(super) async fn read_since(
    store: &dyn Store,
    code: &TableCode,
    known: u32,
) -> Result<Vec<Logged>, StoreError> {
    let mut log = Vec::new();
    loop {
        let read = u32::try_from(log.len()).ok().and_then(|read| known.checked_add(read));
        let after = read.ok_or_else(|| StoreError::Failed("a log without end".to_owned()))?;
        let page = store.events(code, after, PAGE).await?;
        let last = page.len() < PAGE as usize;
        for text in page {
            // Not why: what stands there may be a secret, and errors are logged.
            let no = |_| StoreError::Failed(format!("an event of {code} after {after} cannot be read"));
            log.push(parse(&text).map_err(no)?);
        }
        if last {
            return Ok(log);
        }
    }
}

/// An event as it is written.
pub(super) fn parse(text: &str) -> serde_json::Result<Logged> {
    serde_json::from_str(text)
}

/// The table that this log tells of.
pub(super) fn fold(log: &[Logged], house: &House) -> Result<Table, StoreError> {
    Table::fold(log, house.clock.now()).map_err(|broken| StoreError::Failed(broken.to_string()))
}
