//! Reads the log of a table, also to go back to it after a failed append.

use table::{Broken, Entry, Event, LogReader, Logged, Table, Time};

use super::table_time::TableTime;
use super::{Context, TableTask};
use crate::store::{Store, StoreError};
use crate::table_code::TableCode;

/// How many events are read from the store at a time.
const PAGE: u32 = 1_000;

impl TableTask {
    /// Rebuilds the table from the store; `false` if the store cannot be read. Clocks did not run meanwhile: everybody
    /// counts as just seen.
    pub(super) async fn reload(&mut self) -> bool {
        match self.read_log().await {
            Ok((mut table, time, unsent)) => {
                self.time = time;
                let now = self.now();
                for (who, count) in self.all_connections() {
                    (0..count).for_each(|_| table.see_connected(who, now));
                }
                self.table = table;
                self.row = None;
                for entry in unsent {
                    self.queue_entry(entry);
                }
                self.announced = self.table.events();
                self.needs_reload = false;
            }
            Err(error) => {
                error.log(Some(&self.code), "cannot read a table again after a failed write");
                self.needs_reload = true;
            }
        }
        !self.needs_reload
    }

    /// Goes back to the table before a conflict and applies what the other node has written; `false` if the store cannot
    /// be read. Connections stay as they are.
    pub(super) async fn roll_back(&mut self, before: Option<Box<Table>>) -> bool {
        let Some(mut before) = before else { return self.reload().await };
        before.keep_presence(&self.table, &self.all_connections());
        self.table = *before;
        self.catch_up().await
    }

    /// The table in the store, and the entries that were not published yet, because the store did not confirm them or
    /// another node wrote them.
    async fn read_log(&self) -> Result<(Table, TableTime, Vec<Entry>), StoreError> {
        let (mut log_reader, mut unsent) = (LogReader::default(), Vec::new());
        let (mut read, mut last) = (0, Time::default());
        loop {
            let page = read_page(&*self.context.store, &self.code, read).await?;
            let (is_heavy, is_last) = (is_heavy(&page), page.len() < PAGE as usize);
            last = page.last().map_or(last, |logged| logged.at);
            // The events that were published before.
            let old = self.announced.saturating_sub(read) as usize;
            read += u32::try_from(page.len()).expect("a page is short");
            let fold = move || {
                let mut new = Vec::new();
                for (place, logged) in page.into_iter().enumerate() {
                    if place < old {
                        log_reader.skip(&logged)?;
                    } else {
                        new.push(log_reader.read(logged)?);
                    }
                }
                Ok((log_reader, new))
            };
            let (folded, new) = run_in_pool_if(is_heavy, &self.context, fold).await?;
            log_reader = folded;
            unsent.extend(new);
            if is_last {
                break;
            }
        }
        let clock = self.context.clock.now();
        let time = TableTime::after(last, clock);
        let table = log_reader.into_table(time.at(clock));
        Ok((table.ok_or_else(|| StoreError::from(Broken::Beginning))?, time, unsent))
    }
}

/// The table with this code, if it exists, and its time. Only one page of its log is in memory at a time.
pub(super) async fn load(
    code: &TableCode,
    context: &Context,
) -> Result<Option<(Table, TableTime)>, StoreError> {
    let (mut log_reader, mut read, mut latest) = (LogReader::default(), 0, Time::default());
    loop {
        let page = read_page(&*context.store, code, read).await?;
        let last = page.len() < PAGE as usize;
        latest = page.last().map_or(latest, |logged| logged.at);
        read += u32::try_from(page.len()).expect("a page is short");
        let is_heavy = is_heavy(&page);
        let fold = move || page.iter().try_for_each(|logged| log_reader.skip(logged)).map(|()| log_reader);
        log_reader = run_in_pool_if(is_heavy, context, fold).await?;
        if last {
            let clock = context.clock.now();
            let time = TableTime::after(latest, clock);
            return Ok(log_reader.into_table(time.at(clock)).map(|table| (table, time)));
        }
    }
}

/// Whether applying this page takes too long for the threads that serve requests.
fn is_heavy(page: &[Logged]) -> bool {
    page.len() >= PAGE as usize || page.first().is_some_and(starts_from_record)
}

/// Whether the first game continues from a record, which has to be checked.
pub(crate) fn starts_from_record(made: &Logged) -> bool {
    matches!(made.event, Event::Made { starting_point: Some(_), .. })
}

/// Runs this here or, if it is heavy, in the pool.
pub(crate) async fn run_in_pool_if<T: Send + 'static>(
    is_heavy: bool,
    context: &Context,
    fold: impl FnOnce() -> Result<T, Broken> + Send + 'static,
) -> Result<T, StoreError> {
    let folded = if is_heavy {
        // The caller gets an error and can retry, as when the store itself is too slow.
        context.loading.run(fold).await.map_err(|busy| StoreError::Failed(busy.to_string()))?
    } else {
        fold()
    };
    folded.map_err(StoreError::from)
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
        let page = read_page(store, code, after).await?;
        let last = page.len() < PAGE as usize;
        log.extend(page);
        if last {
            return Ok(log);
        }
    }
}

/// The next events of a table after this many: a whole page, or all that there are.
async fn read_page(store: &dyn Store, code: &TableCode, after: u32) -> Result<Vec<Logged>, StoreError> {
    let page = store.events(code, after, PAGE).await?;
    // Without the reason: the event may contain a secret, and errors are logged.
    let no = |_| StoreError::Failed(format!("an event of {code} after {after} cannot be read"));
    page.iter().map(|text| parse(text).map_err(no)).collect()
}

impl From<Broken> for StoreError {
    fn from(broken: Broken) -> StoreError {
        StoreError::Failed(broken.to_string())
    }
}

/// Parses an event of a log.
pub(crate) fn parse(text: &str) -> serde_json::Result<Logged> {
    serde_json::from_str(text)
}
