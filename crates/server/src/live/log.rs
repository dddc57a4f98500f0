//! The log of a table, and the way back to it when something could not be written.

use table::{Entry, Logged, Notice, Table};

use super::{House, Live};
use crate::code::TableCode;
use crate::store::{Store, StoreError};

/// How many events are read from the store at a time.
const PAGE: u32 = 1_000;

impl Live {
    /// Goes back to what is written, and says whether that can be read.
    pub(super) async fn reload(&mut self) -> bool {
        let log = read_log(&*self.house.store, &self.code).await;
        match log.and_then(|log| Ok((fold(&log, &self.house)?, log))) {
            Ok((table, log)) => {
                self.table = table;
                let now = self.house.clock.now();
                for (who, count) in &self.connections {
                    (0..*count).for_each(|_| self.table.see_connected(*who, now));
                }
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

    /// Tells what is in the log and nobody has been told, because the store did not say that it was written.
    fn tell_what_is_written(&mut self, log: Vec<Logged>) {
        if self.table.messages() == self.told {
            return;
        }
        let told = self.told;
        let new =
            |entry: &Entry| matches!(&entry.notice, Notice::Everybody(message) if message.number > told);
        let entries = Table::retell(log).unwrap_or_default();
        for entry in entries.into_iter().skip_while(|entry| !new(entry)) {
            self.announce(entry);
        }
    }
}

/// The whole log of a table.
pub(super) async fn read_log(store: &dyn Store, code: &TableCode) -> Result<Vec<Logged>, StoreError> {
    let mut log = Vec::new();
    loop {
        let after =
            u32::try_from(log.len()).map_err(|_| StoreError::Failed("a log without end".to_owned()))?;
        let page = store.events(code, after, PAGE).await?;
        let last = page.len() < PAGE as usize;
        for text in page {
            // Not why: what stands there may be a secret, and errors are logged.
            let no = |_| StoreError::Failed(format!("event {} of {code} cannot be read", log.len() + 1));
            log.push(serde_json::from_str(&text).map_err(no)?);
        }
        if last {
            return Ok(log);
        }
    }
}

/// The table that this log tells of.
pub(super) fn fold(log: &[Logged], house: &House) -> Result<Table, StoreError> {
    Table::fold(log, house.clock.now()).map_err(|broken| StoreError::Failed(broken.to_string()))
}
